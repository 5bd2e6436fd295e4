import type { GenreId } from '../genres/genre.ts';
import { withAllBonds } from './bonds.ts';
import { answersBefore } from './exchanges.ts';
import { isGlued } from './glue.ts';
import type { PlacedLine } from './pieces.ts';
import { inTurn, placesOf, type Material, type Scale, type Told } from './scale.ts';

/*
 * What is told in its order: a poem, a joke, what people say to each other, a script. Such a form is told whole before
 * anything that stands beside it (who wrote it, and for whom); where it is too long, whole parts of it go out of its middle.
 */

const isVerse = ({ line }: PlacedLine) => line.unit?.kind === 'verse';
const blockOf = (placed: PlacedLine | undefined) => placed?.line.unit?.block;

/** Tells the form from its beginning on, and to its end: a joke to its punch line, a poem to its last stanza. */
export function toldInOrder(material: Material, scale: Scale, start: Told, genre: GenreId): Told {
  const order = material.lines.filter(({ line }) => line.source !== 'structure');
  const isBeside = ({ beat }: PlacedLine) => material.beats[beat]?.shows.role === 'detail';
  const form = order.filter((placed) => !isBeside(placed));
  const whole = inTurn(scale, start, placesOf(form), true);
  const isWhole = form.every(({ place }) => whole.has(place));
  if (isWhole) {
    const beside = partsOf(order.filter(isBeside), (one, last) => blockOf(one) !== blockOf(last));
    return beside.reduce((told, part) => withPart(scale, told, part) ?? told, whole);
  }
  if (form.some(isVerse)) return versesOf(form, scale, start, whole);
  if (genre === 'joke') return jokeOf(material, form, scale, start);
  if (genre === 'dialogue') return withOneGap(turnsOf(form), scale, start, whole);
  return withLast(material, scale, start, placesOf(form));
}

type Part = readonly PlacedLine[];

/** Lines in parts: a new one begins where this says so. */
function partsOf(
  order: readonly PlacedLine[],
  begins: (line: PlacedLine, before: PlacedLine, part: Part) => boolean,
): Part[] {
  const parts: PlacedLine[][] = [];
  for (const placed of order) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part === undefined || before === undefined || begins(placed, before, part))
      parts.push([placed]);
    else part.push(placed);
  }
  return parts;
}

/** Tells a part whole or not at all. */
function withPart(scale: Scale, told: Told, part: Part): Told | null {
  const longer = inTurn(scale, told, placesOf(part), true);
  return part.every(({ place }) => longer.has(place)) ? longer : null;
}

/** Of more parts it is not looked for which ones go. */
const mostParts = 80;

/**
 * The parts without the shortest run of them that must go: out of the middle, or, where the first and the last have no room
 * together, from the beginning. The last part is told; where that alone is too long, what else is told is told instead.
 */
function withOneGap(
  parts: readonly Part[],
  scale: Scale,
  start: Told,
  otherwise: Told,
  ofLater = 0,
): Told {
  if (parts.length > mostParts) return otherwise;
  const lengths = parts.map((part) => scale.secondsIn(placesOf(part)));
  const leastS = lengths.reduce((sum, length) => sum + length, 0) - scale.roomS;
  const lossOf = (from: number, to: number) =>
    lengths
      .slice(from, to)
      .reduce((sum, own, at) => sum + own * (1 + (ofLater * (from + at)) / parts.length), 0) +
    (from === 0 ? scale.roomS : 0) +
    (leavesAnswer(parts[to - 1], parts[to]) ? scale.roomS * ofAnswer : 0);
  const gaps = parts.flatMap((_, from) =>
    parts.slice(from + 1).map((__, more) => {
      const to = from + more + 1;
      return { from, to, lostS: lossOf(from, to) };
    }),
  );
  for (const { from, to } of gaps.toSorted((one, other) => one.lostS - other.lostS)) {
    if (scale.isFull()) break;
    const lostS = lengths.slice(from, to).reduce((sum, own) => sum + own, 0);
    if (lostS < leastS) continue;
    const kept = [...parts.slice(0, from), ...parts.slice(to)];
    const told = withPart(scale, start, kept.flat());
    if (told !== null) return told;
  }
  return otherwise;
}

/** What is said to words that nobody hears costs as much as so much of the film. */
const ofAnswer = 0.3;
const leavesAnswer = (gone: Part | undefined, told: Part | undefined): boolean => {
  const [before, first] = [gone?.at(-1), told?.[0]];
  return before !== undefined && first !== undefined && answersBefore(first, before);
};

/** What one says at a time with its answer: a question is told with what is said to it. The last answers each other too. */
function turnsOf(form: readonly PlacedLine[]): Part[] {
  const turns = partsOf(form, (placed, before) => {
    const [here, last] = [placed.line.unit, before.line.unit];
    const isSame = here?.speaker !== null && here?.speaker === last?.speaker;
    return !isSame && !isGlued(placed, before);
  });
  const asks = (part: Part) => /[?？؟]["'”’)»]*$/u.test(part.at(-1)?.line.text ?? '');
  const exchanges: PlacedLine[][] = [];
  turns.forEach((turn, at) => {
    const before = exchanges.at(-1);
    const isAnswer = before !== undefined && asks(before);
    if (isAnswer || (before !== undefined && at === turns.length - 1)) before.push(...turn);
    else exchanges.push([...turn]);
  });
  return exchanges;
}

/** Its stanzas; where no two have room, the pairs of their lines. */
function versesOf(form: readonly PlacedLine[], scale: Scale, start: Told, fromFirst: Told): Told {
  // Lines that lean on others are told from the first on: an end without what it leans on is none.
  if (form.some(({ line }) => line.unit?.leansOn != null && line.unit.kind === 'verse'))
    return fromFirst;
  const poem = withoutColophon(form);
  const stanzas = partsOf(poem, (placed, before) => blockOf(placed) !== blockOf(before));
  const told = withOneGap(stanzas, scale, start, start);
  const count = stanzas.filter((part) => part.every(({ place }) => told.has(place))).length;
  const isTold = count > 1 || (count === 1 && stanzas.length > 1 && isMost(told, scale));
  if (isTold) return told;
  const pairs = stanzas.flatMap((stanza) => pairsOf(stanza));
  return withOneGap(pairs, scale, start, fromFirst);
}

const isMost = (told: Told, scale: Scale) => scale.secondsIn(told) >= scale.roomS * leastOfStanzas;
const leastOfStanzas = 0.5;

/** Lines of a stanza that belong together: pairs, and a last one without another with the pair before it. */
function pairsOf(stanza: Part): Part[] {
  if (stanza.length < 4) return [stanza];
  return partsOf(stanza, (placed, _, part) => {
    const isLastOdd = placed === stanza.at(-1) && stanza.length % 2 === 1;
    return part.length >= 2 && !isLastOdd;
  });
}

/** The lines of a poem without a last one that stands by itself behind its stanzas. */
function withoutColophon(order: readonly PlacedLine[]): readonly PlacedLine[] {
  const isAlone =
    order.length > 4 &&
    blockOf(order.at(-1)) !== blockOf(order.at(-2)) &&
    blockOf(order.at(-2)) === blockOf(order.at(-3));
  return isAlone ? order.slice(0, -1) : order;
}

/** Who and where, and the punch line, with the shortest run of sentences between them left out; else as much before the punch line as there is room for. */
function jokeOf({ beats }: Material, form: readonly PlacedLine[], scale: Scale, start: Told): Told {
  const punch = form.filter(({ beat }) => beats[beat]?.shows.role === 'punch');
  const before = form.filter((placed) => !punch.includes(placed));
  const parts = partsOf(before, (placed, last) => !isGlued(placed, last));
  const ended = inTurn(scale, start, placesOf(punch), true);
  const begun = inTurn(scale, ended, placesOf(before.slice(0, 1)), true);
  const led = inTurn(scale, begun, placesOf(before), false);
  return withOneGap([...parts, punch], scale, start, led, nearPunch);
}

/** What leads up to the punch line counts so much more than how it began. */
const nearPunch = 2;

/** A script ends on what it was written for ("Bring something broken."): its last scene or line, where that is short, then all from the first on. */
function withLast(
  { bonds, lines }: Material,
  scale: Scale,
  start: Told,
  places: readonly number[],
): Told {
  const scene = places.filter(
    (place) => blockOf(lines[place]) === blockOf(lines[places.at(-1) ?? -1]),
  );
  const last = [scene, places.slice(-1)]
    .map((end) => withAllBonds(end, bonds))
    .find((end) => scale.secondsIn(end) <= scale.roomS * mostOfLast);
  return inTurn(scale, inTurn(scale, start, [...(last ?? [])], true), places, true);
}
/** The end of a script takes so much of the room at most. */
const mostOfLast = 0.3;
