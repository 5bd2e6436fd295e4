import type { Beat } from '../genres/genre.ts';
import type { Unit } from '../reading/material.ts';
import { isTornHeadline } from './headings.ts';
import type { TextOfLines } from './line-features.ts';
import type { PlacedLine } from './pieces.ts';
import { importanceOf } from './rank-lines.ts';

/** How much the film needs each line of the creator's, by its unit. */
export type Needs = ReadonlyMap<number, number>;

/** Learns how much the film needs each line, as the text has them in order. */
export function needsOf(beats: readonly Beat[], about: TextOfLines): Needs {
  const own = beats
    .flatMap(({ lines, shows: { role } }) =>
      lines.flatMap(({ unit }) => (unit === null ? [] : [{ unit, role }])),
    )
    .toSorted((one, other) => one.unit.id - other.unit.id);
  const likely = likelySaid(own.map(({ unit }) => unit));
  const needs = importanceOf(
    own.map((line, at) => ({
      ...line,
      unit: { ...line.unit, said: likely[at] ?? line.unit.said },
    })),
    about,
  );
  return new Map(own.map(({ unit }, at) => [unit.id, needs[at] ?? 0]));
}

/**
 * How likely each unit is for the viewers: a point that its author numbered, or that stands between others, is as likely
 * as they are, however it reads by itself. The last point of a list may be a note in its place.
 */
function likelySaid(units: readonly Unit[]): readonly number[] {
  const isPoint = (unit: Unit) => unit.kind === 'item' || unit.kind === 'step';
  const last = units.findLast(isPoint);
  const inBlock = new Map<number, { points: number; sure: number }>();
  for (const unit of units.filter(isPoint)) {
    const { points, sure } = inBlock.get(unit.block) ?? { points: 0, sure: 0 };
    const isSure = unit.said >= leastOfFellow;
    inBlock.set(unit.block, { points: points + 1, sure: sure + Number(isSure) });
  }
  return units.map((unit) => {
    const { points = 0, sure = 0 } = inBlock.get(unit.block) ?? {};
    if (!isPoint(unit) || unit.said >= surelySaid) return unit.said;
    const others = points - 1;
    const areSure = sure - Number(unit.said >= leastOfFellow) === others;
    const mayBeNote = unit === last && unit.number === null;
    return others >= 2 && areSure && !mayBeNote ? surelySaid : unit.said;
  });
}
const leastOfFellow = 0.5;
const surelySaid = 0.9;

/** The worth of every line, where not all fits: how much the film needs each of its seconds. */
export function lineWorths(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  needs: Needs,
): readonly number[] {
  const worthOf = (placed: PlacedLine) => {
    const { line, beat, seconds } = placed;
    if (line.source === 'structure' || isTornHeadline(placed, lines)) return 0;
    const own = line.unit === null ? undefined : needs.get(line.unit.id);
    if (own !== undefined) return own * seconds ** ofLength;
    const { weight = 0, shows } = beats[beat] ?? {};
    // A title names what all the rest is of; a picture may show it where nobody says it.
    const ofShown = shows?.role === 'title' && !/\d/u.test(line.text) ? ofTitle : 1;
    return ofFacts * ofShown * weight ** 3 * seconds ** ofFactLength;
  };
  const worths = lines.map(worthOf);
  const roleOf = ({ beat }: PlacedLine) => beats[beat]?.shows.role;
  const points = lines.filter((placed) => roleOf(placed) === 'point');
  if (points.length < leastPoints) return worths;
  const best = Math.max(...points.map(({ place }) => worths[place] ?? 0));
  // "5 mistakes that kill a cactus": without it nobody knows what the points are of.
  const isHeading = (placed: PlacedLine) =>
    placed.place < (points[0]?.place ?? 0) &&
    (placed.line.unit?.kind === 'heading' || (roleOf(placed) === 'title' && isOwnLine(placed)));
  return lines.map((placed, at) =>
    isHeading(placed) ? Math.max(worths[at] ?? 0, best * ofHeading) : (worths[at] ?? 0),
  );
}
const isOwnLine = ({ line }: PlacedLine) => line.source === 'own';
/** Fewer are no list. */
const leastPoints = 3;
const ofHeading = 1.1;

/** Not quite as much more as it is longer: of two lines that are needed alike the shorter leaves room for another. */
const ofLength = 0.8;
/** What we know ourselves, or a title, is worth what its beat weighs: a long fact says one thing, as a short one does. */
const ofFacts = 2.8;
const ofTitle = 0.6;
const ofFactLength = 0.2;
