import type { Beat, BeatRole } from '../genres/genre.ts';
import { keptPauseS, type Piece } from './pieces.ts';
import { filmSecondsOf, type Room } from './room.ts';
import { sceneSeconds } from './scene-seconds.ts';

/** How a film is cut: how much a new picture for a new beat is worth, in seconds of silence. */
export interface Cutting extends Room {
  /** 1 is usual; more makes for shorter scenes. */
  readonly cuts: number;
}

/** Each of these has its picture to itself as long as the scenes suffice. */
const ownPicture: ReadonlySet<BeatRole> = new Set([
  'point',
  'step',
  'ingredients',
  'moment',
  'headline',
  'proof',
  'call',
  'definition',
]);
const shortSceneS = 4;

/** What it costs that two beats share a picture. */
function costOfSharing(before: Beat, after: Beat): number {
  if (before.alone || after.alone) return Infinity;
  const { role } = after.shows;
  const differ =
    before.shows.note !== '' && after.shows.note !== '' && before.shows.note !== after.shows.note;
  if (differ) return 4;
  if (questionOf(before) !== questionOf(after)) return 5;
  if (role === 'point' || role === 'step') return before.shows.role === role ? 5 : 1.5;
  if (role === 'verse') return isNewStanza(before, after) ? 2.5 : 0.1;
  if (role === 'answer') return 0.3;
  if (role === 'question') return 3;
  if (role === 'turn') return 0.6;
  return ownPicture.has(role) ? 1.5 : 0.9;
}

/** The question that a beat answers; null where it answers none of ours. */
function questionOf({ lines }: Beat): string | null {
  const last = lines.at(-1);
  return last?.source === 'answer' ? last.of : null;
}

const isNewStanza = (before: Beat, after: Beat) =>
  before.lines.at(-1)?.unit?.block !== after.lines[0]?.unit?.block;

/** Only where a word and what it announces fit into no scene together. */
const cutAfterWord = 100;

/** What it costs to cut between two pieces. */
function costOfCut(before: Piece, after: Piece, beats: readonly Beat[]): number {
  if (before.announces) return cutAfterWord;
  if (after.leansBack && !hasOwnPicture(beats[after.beat]))
    return cutBeforeLeaning + (before.beat === after.beat ? cutInBeat : 0);
  // A verse that runs on into the next line is no place to rest.
  if (before.beat !== after.beat)
    return beats[before.beat]?.shows.role !== 'verse' || isAtRest.test(before.text)
      ? 0
      : costOfRunOn;
  return before.endsLine ? cutInBeat : after.cost;
}

/** A scene that its author wrote, with its picture or its seconds, stays one. */
const hasOwnPicture = (beat: Beat | undefined): boolean =>
  beat?.lines.some(
    ({ unit }) => unit !== null && (unit.picture !== null || unit.seconds !== null),
  ) ?? false;

const cutInBeat = 1.2;
/** "Take off your rings. | They ladder the fabric." */
const cutBeforeLeaning = 3;

const isAtRest = /[^\p{L}\p{N}]$/u;
const costOfRunOn = 2;

/** Speech of pieces that share a scene, with the silences between their beats. */
export function speechSecondsOf(pieces: readonly Piece[], beats: readonly Beat[]): number {
  return pieces.reduce((sum, piece) => sum + piece.seconds + restAfter(piece, pieces, beats), 0);
}

/** The silence after a piece within its scene. */
export const restAfter = (piece: Piece, scene: readonly Piece[], beats: readonly Beat[]): number =>
  restOf(piece, piece === scene.at(-1), beats);

function restOf(piece: Piece, isLast: boolean, beats: readonly Beat[]): number {
  if (!piece.endsBeat) return 0;
  const pauseS = beats[piece.beat]?.pauseS ?? 0;
  return isLast ? keptPauseS(pauseS) : pauseS;
}

interface Step {
  readonly cost: number;
  readonly from: number;
}

/** The cost of one scene by itself: silence, being gone before it is seen, and lasting longer than was asked for. */
function costOfScene(speechS: number, sceneS: number): number {
  const lengthS = sceneSeconds(speechS);
  const [shortS, longS] = [Math.max(shortSceneS - lengthS, 0), Math.max(lengthS - sceneS, 0)];
  return lengthS - speechS + shortS * 0.8 + longS * 0.4;
}

/** What a second of the film costs where it lasts too long, the least first. */
const costsOfSecond = [0, 0.3, 0.6, 1.2, 2.5, 5, 10, 1_000] as const;

/**
 * Pieces shared out among scenes, in order: new beats get new pictures as long as there are scenes and little is silent.
 * Where that lasts longer than all scenes may, seconds are saved, no more of them than must be.
 */
export function shareScenes(
  pieces: readonly Piece[],
  beats: readonly Beat[],
  cutting: Cutting,
): Piece[][] {
  let scenes: Piece[][] = [];
  for (const costOfSecond of costsOfSecond) {
    scenes = sharedOut(pieces, beats, cutting, costOfSecond);
    const lastS = scenes.reduce((sum, own) => sum + sceneSeconds(speechSecondsOf(own, beats)), 0);
    if (lastS <= filmSecondsOf(cutting)) break;
  }
  return scenes;
}

function sharedOut(
  pieces: readonly Piece[],
  beats: readonly Beat[],
  cutting: Cutting,
  costOfSecond: number,
): Piece[][] {
  // Where every piece could have a scene of its own, nothing need be counted.
  const most = cutting.scenes < pieces.length ? cutting.scenes : 0;
  const mostBefore = most > 0 ? scenesLeftBefore(pieces, most, cutting.speechS) : null;
  const steps: (Step | undefined)[][] = [[{ cost: 0, from: 0 }]];
  for (let end = 1; end <= pieces.length; end += 1) {
    const mayEnd = mostBefore?.[end] !== 0;
    steps[end] = mayEnd
      ? stepsTo(end, pieces, beats, { ...cutting, costOfSecond }, steps, mostBefore?.[end] ?? 0)
      : [];
  }
  let count = cheapest(steps[pieces.length] ?? []);
  const scenes: Piece[][] = [];
  for (let end = pieces.length; end > 0; count = Math.max(count - 1, 0)) {
    const from = steps[end]?.[count]?.from ?? 0;
    scenes.push(pieces.slice(from, end));
    end = from;
  }
  return scenes.toReversed();
}

/** How many scenes may end before each piece at most, so that the others still hold what follows. */
function scenesLeftBefore(pieces: readonly Piece[], most: number, speechS: number): number[] {
  const left: number[] = [];
  let followingS = 0;
  for (let end = pieces.length; end >= 0; end -= 1) {
    left[end] = Math.max(most - Math.ceil(followingS / speechS - 1e-9), 0);
    followingS += Math.min(pieces[end - 1]?.seconds ?? 0, speechS);
  }
  return left;
}

const cheapest = (ways: readonly (Step | undefined)[]) =>
  ways.reduce(
    (best, way, count) =>
      (way?.cost ?? Infinity) < (ways[best]?.cost ?? Infinity) - 1e-9 ? count : best,
    0,
  );

/** The cheapest ways to end a scene before this piece, by how many scenes there are then; by none where none are counted. */
function stepsTo(
  end: number,
  pieces: readonly Piece[],
  beats: readonly Beat[],
  cutting: Cutting & { readonly costOfSecond: number },
  steps: readonly (Step | undefined)[][],
  most: number,
) {
  const ways: (Step | undefined)[] = [];
  let sharing = 0;
  let speechS = 0;
  for (let from = end - 1; from >= 0; from -= 1) {
    const [before, first, second] = [pieces[from - 1], pieces[from], pieces[from + 1]];
    if (first === undefined) break;
    const isLast = from === end - 1;
    if (!isLast && second !== undefined && second.beat !== first.beat)
      sharing += costBetween(first, second, beats) * cutting.cuts;
    speechS += first.seconds + restOf(first, isLast, beats);
    if (sharing === Infinity || (speechS > cutting.speechS + 1e-9 && !isLast)) break;
    const costOfBorder = before === undefined ? 0 : costOfCut(before, first, beats);
    const cost =
      sharing +
      costOfScene(speechS, cutting.sceneS) +
      costOfBorder +
      sceneSeconds(speechS) * cutting.costOfSecond;
    const earlier = steps[from] ?? [];
    for (let count = 0; count < Math.max(most, 1) && count < earlier.length; count += 1) {
      const step = earlier[count];
      if (step === undefined) continue;
      const scenes = Math.min(count + 1, most);
      const whole = step.cost + cost;
      if (whole < (ways[scenes]?.cost ?? Infinity) - 1e-9) ways[scenes] = { cost: whole, from };
    }
  }
  return ways;
}

function costBetween(before: Piece, after: Piece, beats: readonly Beat[]): number {
  const [one, other] = [beats[before.beat], beats[after.beat]];
  return one === undefined || other === undefined ? 0 : costOfSharing(one, other);
}
