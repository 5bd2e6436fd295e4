import type { Beat } from '../genres/genre.ts';
import { keptPauseS, type PlacedLine } from './pieces.ts';
import { mostSpeech, sceneSeconds } from './scene-seconds.ts';

export interface Room {
  readonly scenes: number;
  /** Seconds of speech that a scene can hold. */
  readonly speechS: number;
  /** Seconds that a scene is to last; one that is longer takes from those that are shorter. */
  readonly sceneS: number;
  /** Seconds, at the usual pace, of the longest sentence that is said whole in a scene of its own: a little faster, where it must be. */
  readonly squeezedS: number;
  /** The same of the longest scene that the film may have: a sentence up to here is torn only for the sake of others. */
  readonly wholeS: number;
  /** Seconds of speech that the longest scene holds: a sentence up to here is never shared between scenes. 0 where none lasts longer than another. */
  readonly unsharedS: number;
}

const tolerance = 1e-9;

/** Seconds that all scenes last together at most. */
export const filmSecondsOf = ({ scenes, sceneS }: Room): number => scenes * sceneS;

/** What is said without a picture cut. */
interface Stretch {
  readonly seconds: number;
  /** The silence before it, where it does not begin a scene. */
  readonly pauseS: number;
  /** A long silence behind it, where it ends a scene. */
  readonly silentS: number;
  /** Whether it may not share the scene of what comes before it. */
  readonly isApart: boolean;
}

interface Need {
  readonly scenes: number;
  readonly seconds: number;
}

/**
 * How much of its scenes and of its seconds lines need, in this order; they have room where it is at most 1. Where scenes
 * that are filled one after the other last too long, they are shared out in the fewest seconds.
 */
export function shareOfRoom(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
): number {
  const stretches = stretchesOf(lines, beats, room.speechS);
  if (stretches.length === 0) return 0;
  if (room.scenes === 0) return Infinity;
  const speechS = stretches.reduce((sum, { seconds }) => sum + seconds, 0);
  const ofSpeech = speechS / (filmSecondsOf(room) * mostSpeech + tolerance);
  const shareOf = ({ scenes, seconds }: Need) =>
    Math.max(scenes / room.scenes, seconds / filmSecondsOf(room), ofSpeech);
  const inTurn = filledInTurn(stretches, room.speechS);
  const share = shareOf(inTurn);
  const isHopeless = inTurn.scenes > room.scenes || ofSpeech > 1;
  if (share <= 1 || isHopeless || stretches.length * room.scenes > mostShared) return share;
  return Math.min(share, shareOf({ ...inTurn, seconds: fewestSeconds(stretches, room) }));
}

/** Of more, only scenes that are filled one after the other are looked at. */
const mostShared = 6_000;

function stretchesOf(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  speechS: number,
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let lastBeat = -1;
  // A structure word stands in the scene of what it announces.
  let wordS = 0;
  for (const [at, { beat, pieces, place }] of lines.entries()) {
    const changes = beat !== lastBeat;
    const own = beats[beat];
    const isApart =
      changes && (own?.alone === true || own?.apart === true || beats[lastBeat]?.alone === true);
    const pauseS = changes ? (beats[lastBeat]?.pauseS ?? 0) : 0;
    const ownPauseS = beats[beat]?.pauseS ?? 0;
    pieces.forEach(({ seconds, announces, glued }, index) => {
      const endsBeat = index === pieces.length - 1 && lines[at + 1]?.beat !== beat;
      if (announces) {
        wordS += seconds + (endsBeat ? ownPauseS : 0);
        return;
      }
      const silentS = endsBeat ? keptPauseS(ownPauseS) : 0;
      const before = stretches.at(-1);
      const isGlued = glued && wordS === 0 && !isApart && lines[at - 1]?.place === place - 1;
      const togetherS = (before?.seconds ?? 0) + pauseS + seconds;
      if (before !== undefined && isGlued && togetherS + silentS <= speechS) {
        stretches[stretches.length - 1] = { ...before, seconds: togetherS, silentS };
        return;
      }
      stretches.push({
        seconds: seconds + wordS,
        pauseS: index === 0 ? pauseS : 0,
        silentS,
        isApart: index === 0 && isApart,
      });
      wordS = 0;
    });
    if (pieces.some(({ announces }) => !announces)) lastBeat = beat;
  }
  return stretches;
}

/** Scenes filled one after the other: the fewest, though not always the shortest. */
function filledInTurn(stretches: readonly Stretch[], speechS: number): Need {
  let scenes = 0;
  let seconds = 0;
  let filledS = Infinity;
  let silentS = 0;
  for (const next of stretches) {
    const addedS = next.seconds + next.pauseS;
    if (next.isApart || filledS + addedS + next.silentS > speechS + tolerance) {
      if (scenes > 0) seconds += sceneSeconds(filledS + silentS);
      scenes += 1;
      filledS = next.seconds;
    } else filledS += addedS;
    ({ silentS } = next);
  }
  if (scenes > 0) seconds += sceneSeconds(filledS + silentS);
  return { scenes, seconds };
}

/** The fewest seconds in which so many scenes hold all. */
function fewestSeconds(stretches: readonly Stretch[], { scenes, speechS }: Room): number {
  // By how many scenes there are, the seconds up to each stretch.
  const least: number[][] = [];
  const before = (from: number, count: number) =>
    from === 0 ? (count === 0 ? 0 : Infinity) : (least[from - 1]?.[count] ?? Infinity);
  for (const [end, { silentS }] of stretches.entries()) {
    const own = Array.from({ length: scenes + 1 }, () => Infinity);
    let filledS = 0;
    for (let from = end; from >= 0; from -= 1) {
      const first = stretches[from];
      if (first === undefined) break;
      const speechHereS = filledS + first.seconds + silentS;
      // A sentence with its silence is heard even where it fills more than a scene.
      if (from < end && speechHereS > speechS + tolerance) break;
      const lengthS = sceneSeconds(speechHereS);
      for (let count = 1; count <= scenes; count += 1)
        own[count] = Math.min(own[count] ?? Infinity, before(from, count - 1) + lengthS);
      if (first.isApart) break;
      filledS += first.seconds + first.pauseS;
    }
    least.push(own);
  }
  return Math.min(...(least.at(-1) ?? []));
}
