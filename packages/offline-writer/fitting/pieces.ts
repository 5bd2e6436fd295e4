import type { MeasureSpeech } from '../brief.ts';
import type { Beat, Line } from '../genres/genre.ts';
import { partsOfSentence } from './cut-points.ts';

/** A line of a beat, or a part of one that no scene can hold whole. */
export interface Piece {
  /** The beat's and the line's place in the film. */
  readonly beat: number;
  readonly line: number;
  readonly text: string;
  readonly seconds: number;
  /** What it costs to cut the picture before it, within its line; 0 where it begins the line. */
  readonly cost: number;
  /** Whether its line ends with it. */
  readonly endsLine: boolean;
  /** Whether what is told of its beat ends with it. */
  readonly endsBeat: boolean;
}

/** A line with its pieces; none where no scene of this length can hold one of its words. */
export interface PlacedLine {
  readonly place: number;
  readonly beat: number;
  readonly line: Line;
  readonly pieces: readonly Piece[];
}

/** What is heard at all takes some time. */
const leastPieceS = 0.1;

/** Every line of the film in pieces that a scene with so much room can hold. */
export function placeLines(
  beats: readonly Beat[],
  roomS: number,
  measure: MeasureSpeech,
): PlacedLine[] {
  let place = -1;
  return beats.flatMap(({ lines, pauseS }, beat) =>
    lines.map((line) => {
      place += 1;
      // A silence that the genre wants stands in the scene too.
      const fits = (text: string) => measure(text) <= roomS - keptPauseS(pauseS);
      const parts = partsOfSentence(line.text, fits);
      const pieces = parts.map(({ text, cost }, index) => ({
        beat,
        line: place,
        text,
        cost,
        seconds: Math.max(measure(text), leastPieceS),
        endsLine: index === parts.length - 1,
        endsBeat: false,
      }));
      return { place, beat, line, pieces };
    }),
  );
}

/** The usual breath at a scene's end is long enough for shorter rests; a longer silence is kept there too. */
export const keptPauseS = (pauseS: number) => (pauseS > usualRestS ? pauseS : 0);
const usualRestS = 0.5;
