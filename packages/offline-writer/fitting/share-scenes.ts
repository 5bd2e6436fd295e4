import type { MeasureSpeech } from '../brief.ts';
import type { Beat, BeatRole } from '../genres/genre.ts';
import { endsInColon } from './bonds.ts';
import { composeDialogue, dialogueSeconds } from './dialogue.ts';
import { keptPauseS, piecesOf, type Piece, type PlacedLine } from './pieces.ts';
import { filmSecondsOf, shareOfRoom, type Room } from './room.ts';
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
  if (before.alone || after.alone || after.apart === true) return Infinity;
  const { role } = after.shows;
  const differ =
    before.shows.note !== '' && after.shows.note !== '' && before.shows.note !== after.shows.note;
  // What is done in between is seen there.
  const isActed = after.lines[0]?.unit?.silentBefore !== undefined;
  if (differ || isActed) return 4;
  if (questionOf(before) !== questionOf(after)) return 5;
  // A new list begins with its own picture.
  if (after.lines[0]?.unit?.kind === 'heading' && before.shows.role !== 'title') return 3;
  if (role === 'point' || role === 'step') return before.shows.role === role ? 5 : 1.5;
  if (role === 'verse') return isNewStanza(before, after) ? 2.5 : 0.1;
  if (opensGroup(after) && isNewStanza(before, after)) return 3;
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

/** "Good: …", "Contras: …": what follows belongs to it, and what stands before does not. */
const opensGroup = ({ lines: [first] }: Beat): boolean =>
  first?.source === 'own' && /^\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,2}: /u.test(first.text);

const isNewStanza = (before: Beat, after: Beat) =>
  before.lines.at(-1)?.unit?.block !== after.lines[0]?.unit?.block;

/** Only where a word and what it announces fit into no scene together. */
const cutAfterWord = 100;

/** What it costs to cut between two pieces. */
function costOfCut(before: Piece, after: Piece, beats: readonly Beat[]): number {
  if (before.announces) return cutAfterWord;
  if (after.glued) return cutBeforeGlued;
  if (after.leansBack && !hasOwnPicture(beats[after.beat]))
    return cutBeforeLeaning + (before.beat === after.beat ? cutInBeat : 0);
  if (before.endsLine && after.line === before.line + 1 && endsInColon.test(before.text))
    return cutBeforeLeaning;
  // A verse that runs on into the next line is no place to rest.
  if (before.beat !== after.beat) {
    if (beats[before.beat]?.shows.role !== 'verse') return 0;
    return (isAtRest.test(before.text) ? 0 : costOfRunOn) + costInStanza(before.beat, beats);
  }
  const isOfTurn = beats[after.beat]?.shows.role === 'turn';
  return before.endsLine ? (isOfTurn ? cutInTurn : cutInBeat) : after.cost;
}

/** A scene that its author wrote, with its picture or its seconds, stays one. */
const hasOwnPicture = (beat: Beat | undefined): boolean =>
  beat?.lines.some(
    ({ unit }) => unit !== null && (unit.picture !== null || unit.seconds !== null),
  ) ?? false;

/** Only where no scene holds both. */
const cutBeforeGlued = 40;
const cutInBeat = 1.2;
/** What one person says in a turn belongs together. */
const cutInTurn = 3;
/** "Take off your rings. | They ladder the fabric." */
const cutBeforeLeaning = 3;

/** A stanza is parted after a pair of its lines rather than after one or three. */
function costInStanza(at: number, beats: readonly Beat[]): number {
  const blockOf = (place: number) => beats[place]?.lines[0]?.unit?.block;
  const block = blockOf(at);
  if (blockOf(at + 1) !== block) return 0;
  let first = at;
  while (first > 0 && at - first < longestStanza && blockOf(first - 1) === block) first -= 1;
  return (at - first) % 2 === 0 ? costOfOdd : costOfPair;
}
const longestStanza = 40;
const costOfOdd = 6;
const costOfPair = 0.3;

const isAtRest = /[^\p{L}\p{N}]$/u;
const costOfRunOn = 2;

/** What pieces say in one scene, with the silences between their beats. */
const dialogueOf = (pieces: readonly Piece[], beats: readonly Beat[]): string =>
  composeDialogue(
    pieces.map((piece) => ({
      text: piece.text,
      restS: restAfter(piece, pieces, beats),
      joined: piece.joined,
    })),
  );

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

/** What a second costs that a scene lasts longer than was asked for: one is hardly seen, several are a picture that stands. */
const ofLonger = 0.8;
const morePerLonger = 1.5;

/** The cost of one scene by itself: silence, being gone before it is seen, and lasting longer than was asked for. */
function costOfScene(speechS: number, sceneS: number): number {
  const lengthS = sceneSeconds(speechS);
  const [shortS, longS] = [Math.max(shortSceneS - lengthS, 0), Math.max(lengthS - sceneS, 0)];
  return lengthS - speechS + shortS * 0.8 + longS ** morePerLonger * ofLonger;
}

/** What a second of the film costs where it lasts too long, the least first. */
const costsOfSecond = [0, 0.3, 0.6, 1.2, 2.5, 5, 10, 1_000] as const;
/** Of a longer film seconds are all that is saved, as soon as any must be. */
const mostGraded = 20_000;
/** Of more pieces each is measured by itself, though together they take a little less time. */
const mostJoined = 80;

/**
 * Pieces shared out among scenes, in order: new beats get new pictures as long as there are scenes and little is silent.
 * Where that lasts longer than all scenes may, seconds are saved, no more of them than must be.
 */
export function shareScenes(
  pieces: readonly Piece[],
  beats: readonly Beat[],
  cutting: Cutting,
  measure: MeasureSpeech,
): Piece[][] {
  const spans = spansOf(pieces, beats, cutting, measure);
  const isLong = pieces.length * Math.min(cutting.scenes, pieces.length) > mostGraded;
  let scenes: Piece[][] = [];
  for (const costOfSecond of isLong ? [0, 1_000] : costsOfSecond) {
    scenes = sharedOut(pieces, spans, cutting, costOfSecond);
    const lengths = scenes.map((own) => sceneSeconds(heardSeconds(own, beats, cutting, measure)));
    if (lengths.reduce((sum, lengthS) => sum + lengthS, 0) <= filmSecondsOf(cutting)) break;
  }
  return scenes;
}

/** What pieces take to say in one scene, as they are said there: in one go. */
const spokenSeconds = (
  pieces: readonly Piece[],
  beats: readonly Beat[],
  measure: MeasureSpeech,
): number =>
  pieces.length > mostJoined
    ? speechSecondsOf(pieces, beats)
    : dialogueSeconds(dialogueOf(pieces, beats), measure);

/** The same as it is heard: a sentence by itself, or with what announces it, that is longer than a scene is said a little faster. */
function heardSeconds(
  pieces: readonly Piece[],
  beats: readonly Beat[],
  { speechS }: Room,
  measure: MeasureSpeech,
): number {
  const seconds = spokenSeconds(pieces, beats, measure);
  return pieces.slice(0, -1).every(({ announces }) => announces)
    ? Math.min(seconds, speechS)
    : seconds;
}

/** So much longer than they last in one go pieces that are measured one by one may seem. */
export const mostByPieces = 1.25;

/** Whether lines have room, as they are said: in one go, where measured one by one they are a little too long. */
export function haveRoom(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
  measure: MeasureSpeech,
): boolean {
  if (shareOfRoom(lines, beats, room) <= 1) return true;
  const pieces = piecesOf(lines);
  const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0);
  const isLong = seconds > filmSecondsOf(room) * mostByPieces || pieces.length > mostJoined;
  if (room.scenes === 0 || isLong) return false;
  const scenes = shareScenes(pieces, beats, { ...room, cuts: 1 }, measure);
  const lengths = scenes.map((own) => heardSeconds(own, beats, room, measure));
  const isHeld = scenes.every(
    (own, at) => own.length === 1 || (lengths[at] ?? 0) <= room.speechS + 1e-9,
  );
  // What belongs to the sentence before it stands in its scene, where one holds both.
  const isTorn = scenes.some(([first], at) => {
    const before = scenes[at - 1]?.at(-1);
    if (first === undefined || before === undefined) return false;
    if (!first.glued && !before.announces) return false;
    return before.seconds + first.seconds <= room.speechS;
  });
  const lastS = lengths.reduce((sum, speechS) => sum + sceneSeconds(speechS), 0);
  return isHeld && !isTorn && scenes.length <= room.scenes && lastS <= filmSecondsOf(room);
}

/** A scene that may end with a piece: where it begins, how long it is, and what it costs. */
interface Span {
  readonly from: number;
  readonly lengthS: number;
  readonly cost: number;
}

/** The scenes that may end with each piece. */
function spansOf(
  pieces: readonly Piece[],
  beats: readonly Beat[],
  cutting: Cutting,
  measure: MeasureSpeech,
): readonly (readonly Span[])[] {
  const pairs = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    if (before === undefined) return { border: 0, sharing: 0 };
    const isNewBeat = before.beat !== piece.beat;
    return {
      border: costOfCut(before, piece, beats),
      sharing: isNewBeat ? costBetween(before, piece, beats) * cutting.cuts : 0,
    };
  });
  const isJoined = pieces.length <= mostJoined;
  return pieces.map((last, end) => {
    const spans: Span[] = [];
    let sharing = 0;
    let addedS = last.seconds + restOf(last, true, beats);
    for (let from = end; from >= 0; from -= 1) {
      const first = pieces[from];
      if (first === undefined) break;
      if (from < end) {
        sharing += pairs[from + 1]?.sharing ?? 0;
        addedS += first.seconds + restOf(first, false, beats);
      }
      if (sharing === Infinity) break;
      const speechS = isJoined
        ? heardSeconds(pieces.slice(from, end + 1), beats, cutting, measure)
        : addedS;
      if (from < end && speechS > cutting.speechS + 1e-9) break;
      const cost = sharing + costOfScene(speechS, cutting.sceneS) + (pairs[from]?.border ?? 0);
      spans.push({ from, lengthS: sceneSeconds(speechS), cost });
    }
    return spans;
  });
}

function sharedOut(
  pieces: readonly Piece[],
  spans: readonly (readonly Span[])[],
  cutting: Cutting,
  costOfSecond: number,
): Piece[][] {
  // Where every piece could have a scene of its own, nothing need be counted.
  const most = cutting.scenes < pieces.length ? cutting.scenes : 0;
  const mostBefore = most > 0 ? scenesLeftBefore(spans, most) : null;
  const steps: (Step | undefined)[][] = [[{ cost: 0, from: 0 }]];
  for (let end = 1; end <= pieces.length; end += 1) {
    const mayEnd = mostBefore?.[end] !== 0;
    steps[end] = mayEnd
      ? stepsTo(spans[end - 1] ?? [], costOfSecond, steps, mostBefore?.[end] ?? 0)
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
function scenesLeftBefore(spans: readonly (readonly Span[])[], most: number): number[] {
  // Each as full as may be, scenes are the fewest.
  const fewest: number[] = [];
  fewest[spans.length] = 0;
  for (let from = spans.length - 1, end = spans.length; from >= 0; from -= 1) {
    while (end > from + 1 && (spans[end - 1]?.at(-1)?.from ?? 0) > from) end -= 1;
    fewest[from] = 1 + (fewest[end] ?? 0);
  }
  return fewest.map((left) => Math.max(most - left, 0));
}

const cheapest = (ways: readonly (Step | undefined)[]) =>
  ways.reduce(
    (best, way, count) =>
      (way?.cost ?? Infinity) < (ways[best]?.cost ?? Infinity) - 1e-9 ? count : best,
    0,
  );

/** The cheapest ways to end a scene before a piece, by how many scenes there are then; by none where none are counted. */
function stepsTo(
  spans: readonly Span[],
  costOfSecond: number,
  steps: readonly (Step | undefined)[][],
  most: number,
) {
  const ways: (Step | undefined)[] = [];
  for (const { from, lengthS, cost } of spans) {
    const ownCost = cost + lengthS * costOfSecond;
    const earlier = steps[from] ?? [];
    for (let count = 0; count < Math.max(most, 1) && count < earlier.length; count += 1) {
      const step = earlier[count];
      if (step === undefined) continue;
      const scenes = Math.min(count + 1, most);
      const whole = step.cost + ownCost;
      if (whole < (ways[scenes]?.cost ?? Infinity) - 1e-9) ways[scenes] = { cost: whole, from };
    }
  }
  return ways;
}

function costBetween(before: Piece, after: Piece, beats: readonly Beat[]): number {
  const [one, other] = [beats[before.beat], beats[after.beat]];
  return one === undefined || other === undefined ? 0 : costOfSharing(one, other);
}
