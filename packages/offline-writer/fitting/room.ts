import type { Beat } from '../genres/genre.ts';
import { keptPauseS, type PlacedLine } from './pieces.ts';
import { sceneSeconds } from './scene-seconds.ts';

export interface Room {
  readonly scenes: number;
  /** Seconds of speech that a scene can hold. */
  readonly speechS: number;
  /** Seconds that a scene is to last; one that is longer takes from those that are shorter. */
  readonly sceneS: number;
}

/** Seconds that all scenes last together at most. */
export const filmSecondsOf = ({ scenes, sceneS }: Room): number => scenes * sceneS;

/** How much of its scenes and of its seconds lines need, in this order; they have room where it is at most 1. */
export function shareOfRoom(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
): number {
  const { scenes, seconds } = needIn(lines, beats, room.speechS);
  if (scenes === 0) return 0;
  if (room.scenes === 0) return Infinity;
  return Math.max(scenes / room.scenes, seconds / filmSecondsOf(room));
}

/** How many scenes lines need at least, and how many seconds these last. */
function needIn(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  speechS: number,
): { readonly scenes: number; readonly seconds: number } {
  let scenes = 0;
  let seconds = 0;
  let filledS = Infinity;
  // A long silence behind a scene's last word.
  let silentS = 0;
  let lastBeat = -1;
  // A structure word stands in the scene of what it announces.
  let wordS = 0;
  for (const [at, { beat, pieces }] of lines.entries()) {
    const changes = beat !== lastBeat;
    const isApart = changes && (beats[beat]?.alone === true || beats[lastBeat]?.alone === true);
    const pauseS = changes ? (beats[lastBeat]?.pauseS ?? 0) : 0;
    pieces.forEach(({ seconds: pieceS, announces }, index) => {
      const endsBeat = index === pieces.length - 1 && lines[at + 1]?.beat !== beat;
      if (announces) {
        wordS += pieceS + (endsBeat ? (beats[beat]?.pauseS ?? 0) : 0);
        return;
      }
      const withWordS = pieceS + wordS;
      wordS = 0;
      const addedS = withWordS + (index === 0 ? pauseS : 0);
      const ownS = endsBeat ? keptPauseS(beats[beat]?.pauseS ?? 0) : 0;
      if ((index === 0 && isApart) || filledS + addedS + ownS > speechS + 1e-9) {
        if (scenes > 0) seconds += sceneSeconds(filledS + silentS);
        scenes += 1;
        filledS = withWordS;
      } else filledS += addedS;
      silentS = ownS;
    });
    if (pieces.some(({ announces }) => !announces)) lastBeat = beat;
  }
  if (scenes > 0) seconds += sceneSeconds(filledS + silentS);
  return { scenes, seconds };
}
