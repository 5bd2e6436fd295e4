import { purposes } from './reader-model.ts';
import type { Segment } from './segments.ts';

/*
 * What the second look knows of a segment, as numbers: what the first look thought of it, of its neighbours and of all
 * that it belongs to, its form and its place. Notes stand beside notes, and furniture beside furniture.
 */

const cuts: readonly Segment['cut'][] = ['line', 'sentence', 'bracket', 'dash', 'sign', 'comma'];
/** How far the second look sees to both sides. */
const farthest = 3;
const nowhere = -12;
/** Stands for what is thought of others where there are none. */
const none = -1;
/** A longer segment counts no more than one of so many signs. */
const mostWeight = 100;

interface Seen {
  readonly segments: readonly Segment[];
  readonly chances: readonly (readonly number[])[];
  readonly odds: readonly (readonly number[])[];
}

/** The numbers of each segment, always in the same order; those of its form are told by the names that are asked for. */
export function surroundingsOf(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  features: readonly (readonly string[])[],
  forms: readonly string[],
): readonly (readonly number[])[] {
  const seen = { segments, chances, odds: chances.map((all) => all.map(logOdds)) };
  const groups = groupsOf(segments).map((keys) => thoughtsOf(seen, keys));
  const order = placesOf(seen);
  return segments.map((segment, at) => {
    const own = new Set(features[at]);
    return [
      ...neighboursOf(seen, at),
      ...groups.flatMap((thoughts) => thoughts[at] ?? []),
      ...(order[at] ?? []),
      ...looksOf(segment),
      ...forms.map((form) => (own.has(form) ? 1 : 0)),
    ];
  });
}

const logOdds = (chance: number): number => Math.log((chance + 1e-4) / (1 - chance + 1e-4));

function neighboursOf({ segments, odds }: Seen, at: number): readonly number[] {
  const own = segments[at];
  const numbers: number[] = [];
  for (let step = -farthest; step <= farthest; step += 1)
    for (const [purpose] of purposes.entries())
      if (purpose < purposes.length - 1 || Math.abs(step) <= 1)
        numbers.push(odds[at + step]?.[purpose] ?? nowhere);
  for (const step of [-1, 1]) {
    const other = segments[at + step];
    const apart = other === undefined || own === undefined ? none : Math.abs(other.line - own.line);
    numbers.push(
      Math.min(3, apart),
      other !== undefined && other.sentence === own?.sentence ? 1 : 0,
      other?.text.length ?? none,
    );
  }
  return numbers;
}

/** By what segments belong together: one key for each of them. */
function groupsOf(segments: readonly Segment[]): readonly (readonly (number | string)[])[] {
  let paragraph = 0;
  const paragraphs = segments.map(({ line }, at) => {
    if (line - (segments[at - 1]?.line ?? line) > 1) paragraph += 1;
    return paragraph;
  });
  return [
    segments.map(() => 0),
    paragraphs,
    segments.map(({ line }) => line),
    segments.map(({ sentence }) => sentence),
    segments.map(({ text, cut }) => `${cut} ${startOf(text)}`),
  ];
}

/** Points of one list begin alike. */
function startOf(text: string): string {
  const [sign = ''] = text.trimStart();
  if (/\p{L}/u.test(sign)) return 'letter';
  return /\d/u.test(sign) ? 'digit' : sign;
}

/** Of each segment what is thought of the others of its group: the mean and the most of each purpose. */
function thoughtsOf(
  { segments, chances }: Seen,
  keys: readonly (number | string)[],
): readonly (readonly number[])[] {
  const places = Map.groupBy(segments.keys(), (at) => keys[at]);
  const thoughts = segments.map((): number[] => []);
  const weightOf = (at: number) => Math.min(mostWeight, segments[at]?.text.length ?? 0);
  for (const group of places.values())
    for (const [purpose] of purposes.slice(0, -1).entries()) {
      const chanceOf = (at: number) => chances[at]?.[purpose] ?? 0;
      let [weight, sum, most, second] = [0, 0, none, none];
      for (const at of group) {
        weight += weightOf(at);
        sum += weightOf(at) * chanceOf(at);
        second = Math.max(second, Math.min(most, chanceOf(at)));
        most = Math.max(most, chanceOf(at));
      }
      for (const at of group) {
        const others = weight - weightOf(at);
        thoughts[at]?.push(
          group.length === 1 || others === 0 ? none : (sum - weightOf(at) * chanceOf(at)) / others,
          chanceOf(at) === most ? second : most,
        );
      }
    }
  return thoughts;
}

/** Where a segment stands, and how much of what is before and behind it is for the viewers. */
function placesOf({ segments, chances }: Seen): readonly (readonly number[])[] {
  const count = segments.length;
  const saidOf = (at: number) => chances[at]?.[0] ?? 0;
  const all = chances.reduce((sum, _, at) => sum + saidOf(at), 0);
  const signs = segments.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  return segments.map((_, at) => {
    const behind = all - before - saidOf(at);
    const numbers = [
      at,
      count - 1 - at,
      count,
      segments.at(-1)?.line ?? 0,
      at === 0 ? 1 : before / at,
      at === count - 1 ? 1 : behind / (count - 1 - at),
      signs,
      signs / count,
    ];
    before += saidOf(at);
    return numbers;
  });
}

function looksOf({ text, cut }: Segment): readonly number[] {
  const shareOf = (pattern: RegExp) => (text.match(pattern)?.length ?? 0) / text.length;
  return [
    text.length,
    text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0,
    shareOf(/\p{N}/gu),
    shareOf(/[\p{P}\p{S}]/gu),
    shareOf(/\p{Lu}/gu),
    cuts.indexOf(cut),
  ];
}
