import { announced, inOrder } from './announce.ts';
import { withAllBonds } from './bonds.ts';
import type { TextOfLines } from './line-features.ts';
import type { Needs } from './line-worth.ts';
import type { PlacedLine } from './pieces.ts';
import { shareOfRoom, type Room } from './room.ts';
import {
  createScale,
  inTurn,
  openIn,
  placesOf,
  type Choice,
  type Material,
  type Scale,
  type Told,
} from './scale.ts';
import { haveRoom } from './share-scenes.ts';
import { toldInOrder } from './tell-in-order.ts';

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

/** Of more lines the best are told one after the other, and none is weighed against what is told already. */
const mostWeighed = 160;
const mostSwaps = 40;
/** A film is begun with so many of the best passages, each by itself. */
const mostRuns = 3;
/** What a second of speech counts where lines are compared: all, so that short lines win, or half as much. */
const byLength = [1, 0.5];

/** The places of all the material where all of it fits, so that no fact of ours takes its room; otherwise none. */
function allOwn({ lines, beats, measure }: Material, room: Room): Told {
  const own = lines.filter(({ line }) => line.source !== 'structure' && line.source !== 'fact');
  const fits = own.every(({ pieces }) => pieces.length > 0) && haveRoom(own, beats, room, measure);
  return new Set(fits ? own.map(({ place }) => place) : []);
}

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
      const score = scale.gainOf(together, told) / scale.secondsIn(together) ** exponent;
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
  const runs = scale
    .runsBeside(start)
    .map((run) => ({ run, worth: scale.worthOf(run) }))
    .toSorted((one, other) => other.worth - one.worth)
    .filter(({ run }) => scale.fits(run))
    .slice(0, mostRuns)
    .map(({ run }) => swapped(material, scale, filled(material, scale, run, 1), start));
  return byLength
    .map((exponent) => swapped(material, scale, filled(material, scale, start, exponent), start))
    .concat(runs)
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
  const fits = (places: Told) => haveRoom(inOrder(places, lines), beats, room, material.measure);
  const whole = withAllBonds(material.whole, material.bonds);
  const form = fits(whole) ? whole : new Set<number>();
  const first = withAllBonds([...form, ...material.first], material.bonds);
  const start =
    all.size > 0 ? all : fits(first) ? first : inTurn(scale, form, material.first, true);
  const told = cut.fromBeginning
    ? toldInOrder(material, scale, start, cut.about.genre)
    : cut.keepsEnds
      ? bothEnds(material, scale, start)
      : bestOf(material, scale, start);
  // What the creator says comes before what would announce it.
  const withWords = announced(told, lines);
  const chosen = shareOfRoom(withWords, beats, room) <= 1 ? withWords : inOrder(told, lines);
  return { chosen, worth: scale.worthOf(told) };
}
