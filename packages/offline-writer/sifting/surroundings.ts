import { wordsOf } from '../plain-words.ts';
import { signsOfMaker, speaksOfFilm } from './reader-words.ts';
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
  const shared = sharedWords(seen);
  const manners = mannersOf(features, segments);
  return segments.map((segment, at) => {
    const own = new Set(features[at]);
    return [
      ...neighboursOf(seen, at),
      ...groups.flatMap((thoughts) => thoughts[at] ?? []),
      ...(order[at] ?? []),
      ...looksOf(segment),
      ...(shared[at] ?? []),
      ...(manners[at] ?? []),
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
    ...signsOfMaker(text.slice(0, 400)),
  ];
}

/**
 * What a segment shares with the others: how many words that tell something it has, how many of them come back, and how likely what
 * says them is for the viewers. Who speaks of the film speaks of nothing that the film tells.
 */
function sharedWords({ segments, chances }: Seen): readonly (readonly number[])[] {
  const stems = segments.map(({ text }) => [...new Set(stemsOf(text))]);
  const places = new Map<string, number[]>();
  for (const [at, own] of stems.entries())
    for (const stem of own) {
      const known = places.get(stem);
      if (known === undefined) places.set(stem, [at]);
      else if (known.length < mostPlaces) known.push(at);
    }
  return stems.map((own, at) => {
    const sentence = segments[at]?.sentence;
    const thoughts = own.map((stem) => {
      const others = (places.get(stem) ?? []).filter(
        (place) => segments[place]?.sentence !== sentence,
      );
      return others.length === 0
        ? none
        : Math.max(...others.map((place) => chances[place]?.[0] ?? 0));
    });
    const back = thoughts.filter((said) => said >= 0);
    return [
      own.length,
      back.length,
      own.length === 0 ? none : back.length / own.length,
      back.length === 0 ? none : Math.max(...back),
      own.length === 0 ? none : back.reduce((sum, said) => sum + said, 0) / own.length,
    ];
  });
}
const mostPlaces = 12;
/** Words of the viewers' ears, not of films; what a longer word begins with stands for it in all its forms. */
const stemsOf = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => word.length >= 4 && !speaksOfFilm([word]))
    .map((word) => word.slice(0, 5));

/** How the others are written of which a note differs: a tale has capital letters, full stops, one person. */
const manner = [
  'lowerStart',
  'ends',
  'you',
  'firstPerson',
  'imperative',
  'emoji',
  'bullet',
  'comma',
] as const;
function mannersOf(
  features: readonly (readonly string[])[],
  segments: readonly Segment[],
): readonly (readonly number[])[] {
  const own = features.map((names) => {
    const known = new Set(names);
    return manner.map((name) => (known.has(name) ? 1 : 0));
  });
  const all = manner.map((_, at) => own.reduce((sum, marks) => sum + (marks[at] ?? 0), 0));
  const others = Math.max(1, segments.length - 1);
  return own.map((marks) =>
    marks.flatMap((mark, at) => [
      mark,
      segments.length === 1 ? none : ((all[at] ?? 0) - mark) / others,
    ]),
  );
}
