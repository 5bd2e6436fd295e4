import type { MeasureSpeech } from '../brief.ts';
import type { Beat } from '../genres/genre.ts';
import { announced, inOrder } from './announce.ts';
import { withAllBonds, withBonds } from './bonds.ts';
import type { TextOfLines } from './line-features.ts';
import type { Needs } from './line-worth.ts';
import type { PlacedLine } from './pieces.ts';
import { filmSecondsOf, shareOfRoom, type Room } from './room.ts';
import { haveRoom } from './share-scenes.ts';

/** How a film may be cut where there is too much. */
export interface Cut {
  /** Told from the beginning on, without a gap: order is all. */
  readonly fromBeginning: boolean;
  /** Told from the beginning on, and how it ends: a story, with one gap. */
  readonly keepsEnds: boolean;
  /** What the lines are of. */
  readonly about: TextOfLines;
  /** Whether the reader can tell, in this language, which sentence leans on which. */
  readonly isLeaningKnown: boolean;
}

/** A cut that knows how much the film needs each line. */
export interface Weighed extends Cut {
  readonly needs: Needs;
}

/** What may be told, and what each line of it is worth. */
export interface Material {
  readonly lines: readonly PlacedLine[];
  readonly beats: readonly Beat[];
  /** By place. */
  readonly worths: readonly number[];
  /** By place: the lines without which it may not be told. */
  readonly bonds: readonly (readonly number[])[];
  /** The places of what is told before all else, where all of it fits. */
  readonly first: readonly number[];
  readonly measure: MeasureSpeech;
}

export interface Choice {
  /** In order, with the words that announce them. */
  readonly chosen: readonly PlacedLine[];
  /** What all of it is worth. */
  readonly worth: number;
}

type Told = ReadonlySet<number>;

/**
 * Lines are looked at so often, to see whether one more fits, before the rest is left out as it stands. No text that
 * somebody typed comes near it; forty thousand characters of one-word lines would be looked at for seconds.
 */
const mostLooks = 300_000;
/** Of more lines the best are told one after the other, and none is weighed against what is told already. */
const mostWeighed = 160;
const mostSwaps = 40;
/** What a second of speech counts where lines are compared: all, so that short lines win, or half as much. */
const byLength = [1, 0.5];

const secondsOf = (placed: PlacedLine | undefined) =>
  placed?.pieces.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;

/** What may be told for its own sake. */
const openIn = ({ lines, worths }: Material) =>
  lines.filter(
    ({ line, pieces, place }) =>
      line.source !== 'structure' && pieces.length > 0 && (worths[place] ?? 0) > 0,
  );

/** The places of all the material where all of it fits, so that no fact of ours takes its room; otherwise none. */
function allOwn({ lines, beats, measure }: Material, room: Room): Told {
  const own = lines.filter(({ line }) => line.source !== 'structure' && line.source !== 'fact');
  const fits = own.every(({ pieces }) => pieces.length > 0) && haveRoom(own, beats, room, measure);
  return new Set(fits ? own.map(({ place }) => place) : []);
}

/** Which lines fit together, and what they are worth. */
function createScale(material: Material, room: Room) {
  const { lines, beats, worths, bonds } = material;
  const roomS = filmSecondsOf(room);
  const lengths = lines.map(secondsOf);
  let looks = 0;
  const lengthOf = (place: number) => lengths[place] ?? 0;
  const secondsIn = (told: Iterable<number>) => {
    let sum = 0;
    for (const place of told) sum += lengthOf(place);
    return sum;
  };

  return {
    lengthOf,
    secondsIn,
    roomS,
    isFull: () => looks > mostLooks,
    worthOf(told: Iterable<number>): number {
      let sum = 0;
      for (const place of told) sum += worths[place] ?? 0;
      return sum;
    },
    /** A line with what it needs and is not told yet; null where that is too long. */
    together(place: number, told: Told, leftS: number): Told | null {
      const lookedAt = (member: number) => {
        looks += 1;
        return lengthOf(member);
      };
      const all = withBonds(place, bonds, (member) => told.has(member), lookedAt, leftS);
      if (all === null) return null;
      for (const member of all) if (lines[member]?.pieces.length === 0) return null;
      return all;
    },
    fits(told: Told): boolean {
      looks += told.size;
      return shareOfRoom(inOrder(told, lines), beats, room) <= 1;
    },
    /** How much of the scenes these lines need. */
    scenesOf: (told: Told): number => shareOfRoom(inOrder(told, lines), beats, room),
  };
}
type Scale = ReturnType<typeof createScale>;

/** Tells again and again what is worth most for its length, with all that it needs, as long as something fits. */
function filled(material: Material, scale: Scale, start: Told, exponent: number): Told {
  let told = start;
  const refused = new Set<number>();
  const open = openIn(material);
  for (;;) {
    const leftS = scale.roomS - scale.secondsIn(told);
    let best: { readonly score: number; readonly together: Told; readonly place: number } | null =
      null;
    for (const { place } of open) {
      if (told.has(place) || refused.has(place) || scale.isFull()) continue;
      const together = scale.together(place, told, leftS);
      if (together === null) continue;
      const score = scale.worthOf(together) / scale.secondsIn(together) ** exponent;
      if (best === null || score > best.score + 1e-9) best = { score, together, place };
    }
    if (best === null) return told;
    const longer = new Set([...told, ...best.together]);
    if (scale.fits(longer)) told = longer;
    else refused.add(best.place);
  }
}

/** What is left of what is told, without a line and all that needs it. */
function without(place: number, left: Told, told: Told, bonds: Material['bonds']): Told {
  const kept = new Set(left);
  kept.delete(place);
  for (let before = -1; before !== kept.size;) {
    before = kept.size;
    for (const member of kept)
      if (bonds[member]?.some((needed) => told.has(needed) && !kept.has(needed)) === true)
        kept.delete(member);
  }
  return kept;
}

/** Tells in place of what is told something that is worth more, where that fits. */
function swapped(material: Material, scale: Scale, start: Told, fixed: Told): Told {
  let told = start;
  const byWorth = openIn(material)
    .map(({ place }) => place)
    .toSorted((one, other) => (material.worths[other] ?? 0) - (material.worths[one] ?? 0));
  for (let swaps = 0; swaps < mostSwaps; swaps += 1) {
    const better = betterBySwap(material, scale, told, byWorth, fixed);
    if (better === null) return told;
    told = filled(material, scale, better, 1);
  }
  return told;
}

function betterBySwap(
  { bonds }: Material,
  scale: Scale,
  told: Told,
  byWorth: readonly number[],
  fixed: Told,
): Told | null {
  const worth = scale.worthOf(told);
  const cheapest = byWorth.toReversed().filter((place) => told.has(place) && !fixed.has(place));
  for (const place of byWorth) {
    if (told.has(place)) continue;
    for (const others of pairs(cheapest)) {
      if (scale.isFull()) return null;
      const kept = others.reduce((left, other) => without(other, left, told, bonds), told);
      const together = scale.together(place, kept, scale.roomS - scale.secondsIn(kept));
      if (together === null) continue;
      const swap = new Set([...kept, ...together]);
      if (scale.worthOf(swap) > worth + 1e-6 && scale.fits(swap)) return swap;
    }
  }
  return null;
}

/** Each of these by itself, then each with another. */
function pairs(all: readonly number[]): number[][] {
  const twos = all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));
  return [...all.map((one) => [one]), ...(all.length <= mostPaired ? twos : [])];
}
const mostPaired = 16;

/** The best of very many lines one after the other; many are tried at once as long as all of them fit. */
function inTurn(scale: Scale, start: Told, order: readonly number[], stopsAtGap: boolean): Told {
  let told = start;
  let count = 1;
  for (let next = 0; next < order.length && !scale.isFull();) {
    const longer = new Set(told);
    const areTogether = order.slice(next, next + count).every((place) => {
      if (longer.has(place)) return true;
      const all = scale.together(place, longer, scale.roomS - scale.secondsIn(longer));
      for (const member of all ?? []) longer.add(member);
      return all !== null;
    });
    if (areTogether && scale.fits(longer)) {
      told = longer;
      next += count;
      count *= 2;
    } else if (count > 1) count = Math.floor(count / 2);
    else if (stopsAtGap) return told;
    else next += 1;
  }
  return told;
}

/** From the beginning on: a joke to its punch line, a poem to its last stanza or lines. */
function fromBeginning(material: Material, scale: Scale, start: Told, { about }: Cut): Told {
  const { lines, beats } = material;
  const order = lines.filter(({ line }) => line.source !== 'structure');
  const roleOf = ({ beat }: PlacedLine) => beats[beat]?.shows.role;
  const last = order.at(-1);
  const places = placesOf(order);
  if (last !== undefined && roleOf(last) === 'verse') return verses(order, scale, start);
  const punch = order.filter((placed) => roleOf(placed) === 'punch').map(({ place }) => place);
  const punched = inTurn(scale, start, punch, false);
  const told = inTurn(scale, punched, places, true);
  if (places.every((place) => told.has(place))) return told;
  if (punch.length === 0)
    return about.genre === 'script' ? withLast(material, scale, start, places) : told;
  // Of a joke who and where, then what is said, then the rest.
  const said = order.filter(({ line }) => saysAloud.test(line.text)).map(({ place }) => place);
  return inTurn(scale, punched, [...places.slice(0, 1), ...said, ...places], false);
}

/** A script ends on what it was written for ("Bring something broken."): its last scene or line, where that is short, then all from the first on. */
function withLast(
  { bonds, lines }: Material,
  scale: Scale,
  start: Told,
  places: readonly number[],
): Told {
  const blockOf = (place: number | undefined) => lines[place ?? -1]?.line.unit?.block;
  const scene = places.filter((place) => blockOf(place) === blockOf(places.at(-1)));
  const last = [scene, places.slice(-1)]
    .map((end) => withAllBonds(end, bonds))
    .find((end) => scale.secondsIn(end) <= scale.roomS * mostOfLast);
  return inTurn(scale, inTurn(scale, start, [...(last ?? [])], true), places, true);
}
/** The end of a script takes so much of the room at most. */
const mostOfLast = 0.3;
const saysAloud = /["“”«»„]|\?/u;

/** The end of a poem takes so much of the scenes at most. */
const mostOfVerse = 0.5;
const atRest = /[^\p{L}\p{N}\s]$/u;
const atEnd = /[.!?…。！？]["'”’»)]*$/u;

/** A poem's last stanza, or as many of its last lines as there is room for, and before them its lines from the first on up to where one may rest. */
function verses(all: readonly PlacedLine[], scale: Scale, start: Told): Told {
  const whole = inTurn(scale, start, placesOf(all), true);
  // Lines that lean on others are told from the first on: an end without what it leans on is none.
  const leans = all.some(({ line }) => line.unit?.leansOn != null || line.unit?.corrects != null);
  if (leans || all.every(({ place }) => whole.has(place))) return whole;
  const order = withoutColophon(all);
  const places = placesOf(order);
  const from = endOfPoem(order, scale);
  const ended = inTurn(scale, start, places.slice(from), true);
  const told = inTurn(scale, ended, places, true);
  const gap = places.findIndex((place) => !told.has(place));
  if (gap < 0 || gap >= from) return told;
  const mayRest = (marks: RegExp) =>
    order.findLastIndex(({ line }, at) => at < gap && marks.test(line.text));
  const [rest, end] = [mayRest(atRest), mayRest(atEnd)];
  const last = end >= rest - 1 && end >= 0 ? end : rest;
  const left = new Set(places.slice(last + 1, last < 0 ? 0 : gap));
  let best: Told = new Set([...told].filter((place) => !left.has(place)));
  // What the beginning leaves over is the end's.
  for (let at = from - 1; at > Math.max(last, from - mostOfEndLines); at -= 1) {
    const longer = new Set([...best, ...places.slice(at, from)]);
    if (!scale.fits(longer)) break;
    if (atRest.test(order[at - 1]?.line.text ?? '')) best = longer;
  }
  return best;
}

const placesOf = (lines: readonly PlacedLine[]) => lines.map(({ place }) => place);

/** The lines of a poem without a last one that stands by itself behind its stanzas. */
function withoutColophon(order: readonly PlacedLine[]): readonly PlacedLine[] {
  const blockOf = (at: number) => order.at(at)?.line.unit?.block;
  const isAlone = order.length > 4 && blockOf(-1) !== blockOf(-2) && blockOf(-2) === blockOf(-3);
  return isAlone ? order.slice(0, -1) : order;
}

/** No more of the last lines of a poem are looked at. */
const mostOfEndLines = 40;

/** Where the last stanza begins, or the first sentence of it that there is room for. */
function endOfPoem(order: readonly PlacedLine[], scale: Scale): number {
  const blockOf = (at: number) => order[at]?.line.unit?.block;
  const block = blockOf(order.length - 1);
  const isStart = (at: number) =>
    at > 0 && (blockOf(at - 1) !== block || atEnd.test(order[at - 1]?.line.text ?? ''));
  const from = order.findIndex((_, at) => {
    if (at < order.length - mostOfEndLines) return false;
    const end = new Set(order.slice(at).map(({ place }) => place));
    return blockOf(at) === block && isStart(at) && scale.scenesOf(end) <= mostOfVerse;
  });
  return from < 0 ? order.length : from;
}

/** How a story ends takes so much of the room at most, and so much where it does not end without its turn. */
const mostOfEnd = 0.42;
const mostOfTurn = 0.65;

/** The last lines, as many as belong to the end and lean on nothing before them. */
function endOf(material: Material, scale: Scale): readonly number[] {
  const order = placesOf(openIn(material));
  let usedS = 0;
  let end: readonly number[] = [];
  for (let at = order.length - 1; at > 0; at -= 1) {
    usedS += scale.lengthOf(order[at] ?? 0);
    if (usedS > scale.roomS * (end.length === 0 ? mostOfTurn : mostOfEnd)) break;
    const run = order.slice(at);
    const told = new Set(run);
    if (run.every((place) => material.bonds[place]?.every((needed) => told.has(needed)) !== false))
      end = run;
  }
  return end;
}

/** A story from its beginning on, and its end. */
function bothEnds(material: Material, scale: Scale, start: Told): Told {
  const order = placesOf(openIn(material));
  const ended = inTurn(scale, start, [...endOf(material, scale)], true);
  return inTurn(scale, ended, order, true);
}

function bestOf(material: Material, scale: Scale, start: Told): Told {
  const open = openIn(material);
  if (open.length > mostWeighed) {
    const score = ({ place }: PlacedLine) =>
      (material.worths[place] ?? 0) / Math.max(scale.lengthOf(place), 0.1);
    const order = open.toSorted(
      (one, other) => score(other) - score(one) || one.place - other.place,
    );
    return inTurn(scale, start, placesOf(order), false);
  }
  return byLength
    .map((exponent) => swapped(material, scale, filled(material, scale, start, exponent), start))
    .reduce((best, next) => (scale.worthOf(next) > scale.worthOf(best) + 1e-9 ? next : best));
}

/**
 * The lines that are told, in order: all where they fit, otherwise those that are worth most together with what they lean
 * on, or, where order is all, from the beginning on without a gap and to the punch line.
 */
export function chooseLines(material: Material, room: Room, cut: Cut): Choice {
  const { lines, beats } = material;
  const scale = createScale(material, room);
  const all = allOwn(material, room);
  const first = withAllBonds(material.first, material.bonds);
  const isFirstWhole = haveRoom(inOrder(first, lines), beats, room, material.measure);
  const start =
    all.size > 0 ? all : isFirstWhole ? first : inTurn(scale, all, material.first, true);
  const told = cut.fromBeginning
    ? fromBeginning(material, scale, start, cut)
    : cut.keepsEnds
      ? bothEnds(material, scale, start)
      : bestOf(material, scale, start);
  // What the creator says comes before what would announce it.
  const withWords = announced(told, lines);
  const chosen = shareOfRoom(withWords, beats, room) <= 1 ? withWords : inOrder(told, lines);
  return { chosen, worth: scale.worthOf(told) };
}
