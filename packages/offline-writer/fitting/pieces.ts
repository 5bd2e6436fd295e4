import type { MeasureSpeech } from '../brief.ts';
import type { Beat, Line } from '../genres/genre.ts';
import { partsOfSentence, sharedAt } from './cut-points.ts';
import { isGlued } from './glue.ts';
import { isHeading } from './headings.ts';
import type { Room } from './room.ts';

/** A line of a beat, or a part of one that no scene can hold whole. */
export interface Piece {
  /** The beat's and the line's place in the film. */
  readonly beat: number;
  readonly line: number;
  readonly text: string;
  readonly seconds: number;
  /** What it costs to cut the picture before it, within its line; 0 where it begins the line. */
  readonly cost: number;
  /** Whether it goes on without a space where the piece before it ends. */
  readonly joined: boolean;
  /** Whether its line ends with it. */
  readonly endsLine: boolean;
  /** Whether what is told of its beat ends with it. */
  readonly endsBeat: boolean;
  /** Whether its line leans on the line that stands before it in the text. */
  readonly leansBack: boolean;
  /** Whether it belongs in the scene of the line before it, wherever that is told. */
  readonly glued: boolean;
  /** A structure word ("Step 2:") or a heading: nothing without what comes after it. */
  readonly announces: boolean;
}

/** A line with its pieces; none where no scene of this length can hold one of its words. */
export interface PlacedLine {
  readonly place: number;
  readonly beat: number;
  readonly line: Line;
  /** How long it takes to say in one go: its pieces take a little longer. */
  readonly seconds: number;
  readonly pieces: readonly Piece[];
}

/** What a scene holds, and what it holds where it says a sentence a little faster; the same where neither is told. */
type SceneRoom = Pick<Room, 'speechS'> & Partial<Pick<Room, 'squeezedS' | 'unsharedS'>>;

/** Sums of seconds are seldom exact. */
const tolerance = 1e-9;
/** What is heard at all takes some time. */
const leastPieceS = 0.1;

/**
 * Every line of the film in pieces that a scene with so much room can hold: one that is said whole in a scene of its own is
 * one piece. Where lines may be shared, one that no scene of the film holds is in pieces at cuts up to that cost as well.
 */
export function placeLines(
  beats: readonly Beat[],
  { speechS: roomS, squeezedS = roomS, unsharedS = roomS }: SceneRoom,
  measure: MeasureSpeech,
  sharedUpTo = 0,
): PlacedLine[] {
  const all = beats.flatMap(({ lines }) => lines);
  let place = -1;
  const placed = beats.flatMap(({ lines, pauseS }, beat) =>
    lines.map((line) => {
      place += 1;
      const before = all[place - 1];
      const announces = announcesNext(line, all[place + 1], roomS, measure);
      const word =
        before !== undefined && announcesNext(before, line, roomS, measure) ? before.text : '';
      // A silence that the genre wants stands in the scene too, and so does what announces the line: said in one go with it.
      const fitsIn = (text: string, seconds: number) =>
        measure(`${word} ${text}`) <= seconds - keptPauseS(pauseS) + tolerance;
      const fits = (text: string) =>
        fitsIn(text, text === line.text ? Math.max(roomS, squeezedS) : roomS);
      const isOne =
        line.source === 'structure' || line.unit?.kind === 'verse' || fitsIn(line.text, unsharedS);
      const parts = partsOfSentence(line.text, fits, isOne ? 0 : sharedUpTo);
      const pieces = parts.map(({ text, cost, joined }, part) => ({
        beat,
        line: place,
        text,
        cost,
        joined,
        // One that is longer is said a little faster, with what announces it.
        seconds: Math.max(
          Math.min(measure(text), roomS - (word === '' ? 0 : measure(word))),
          leastPieceS,
        ),
        endsLine: part === parts.length - 1,
        endsBeat: false,
        leansBack: part === 0 && leansBack(line, before),
        glued: part === 0 && before !== undefined && isGlued({ line }, { line: before }),
        announces,
      }));
      const seconds = Math.max(measure(line.text), leastPieceS);
      return { place, beat, line, seconds, pieces };
    }),
  );
  return withoutTornFacts(placed, beats);
}

const leansBack = ({ unit }: Line, before: Line | undefined): boolean => {
  const id = before?.unit?.id;
  return unit !== null && id !== undefined && (unit.leansOn === id || unit.corrects === id);
};

/** A heading so short is said in the scene of what it heads. */
const longestHeadingS = 2;
/** A longer one would leave no room for what it heads. */
const mostOfScene = 0.35;
const announcesNext = (line: Line, next: Line | undefined, roomS: number, measure: MeasureSpeech) =>
  line.source === 'structure' ||
  (isHeading(line, next) && measure(line.text) <= Math.min(longestHeadingS, roomS * mostOfScene));

/** From here on a beat is told, torn or not. */
const mustWeight = 0.8;

/** A fact of ours is told whole, or cut between its clauses; only the answer itself is told however it must be cut. */
function withoutTornFacts(lines: readonly PlacedLine[], beats: readonly Beat[]): PlacedLine[] {
  return lines.map((placed) => {
    const isTorn =
      placed.line.source === 'fact' &&
      (beats[placed.beat]?.weight ?? 0) < mustWeight &&
      beats[placed.beat]?.shows.role === 'fact' &&
      placed.pieces.some(({ cost }) => cost > sharedAt.clauses);
    return isTorn ? { ...placed, pieces: [] } : placed;
  });
}

/** The usual breath at a scene's end is long enough for shorter rests; a longer silence is kept there too. */
export const keptPauseS = (pauseS: number) => (pauseS > usualRestS ? pauseS : 0);
const usualRestS = 0.5;

/** Pieces in order; the last of each beat is marked, for the silence after it. */
export function piecesOf(lines: readonly PlacedLine[]): Piece[] {
  const pieces = lines.flatMap((line) => line.pieces);
  return pieces.map((piece, index) => ({
    ...piece,
    endsBeat: pieces[index + 1]?.beat !== piece.beat,
    glued: piece.glued && pieces[index - 1]?.line === piece.line - 1,
  }));
}

/** Seconds of a line, piece by piece. */
export const secondsOfLine = (placed: PlacedLine | undefined): number =>
  placed?.pieces.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;
