import type { Beat } from '../genres/genre.ts';
import { keptPauseS, type PlacedLine } from './pieces.ts';

export interface Room {
  readonly scenes: number;
  /** Seconds of speech that a scene can hold. */
  readonly speechS: number;
}

/** How many scenes lines need at least, in this order. */
export function leastScenes(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  speechS: number,
): number {
  let scenes = 0;
  let filledS = Infinity;
  let lastBeat = -1;
  // A structure word stands in the scene of what it announces.
  let wordS = 0;
  for (const [at, { beat, pieces }] of lines.entries()) {
    const changes = beat !== lastBeat;
    const isApart = changes && (beats[beat]?.alone === true || beats[lastBeat]?.alone === true);
    const pauseS = changes ? (beats[lastBeat]?.pauseS ?? 0) : 0;
    pieces.forEach(({ seconds: pieceS, announces }, index) => {
      if (announces) {
        wordS += pieceS;
        return;
      }
      const seconds = pieceS + wordS;
      wordS = 0;
      const addedS = seconds + (index === 0 ? pauseS : 0);
      const endsBeat = index === pieces.length - 1 && lines[at + 1]?.beat !== beat;
      const ownS = endsBeat ? keptPauseS(beats[beat]?.pauseS ?? 0) : 0;
      if ((index === 0 && isApart) || filledS + addedS + ownS > speechS + 1e-9) {
        scenes += 1;
        filledS = seconds;
      } else filledS += addedS;
    });
    if (pieces.some(({ announces }) => !announces)) lastBeat = beat;
  }
  return scenes;
}
