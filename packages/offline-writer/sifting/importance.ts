import stored from '../data/importance-model.json' with { type: 'json' };
import { isImperative } from '../reading/english.ts';
import type { Unit } from '../reading/material.ts';
import { likelihoods, type LinearModel } from './linear-model.ts';

/** How soon a unit is said: where a third of the text has room, where two thirds have, where all has. */
export const ranks = ['first', 'next', 'last'] as const;

/** What of a unit tells how much it matters. */
export type Ranked = Pick<
  Unit,
  'text' | 'kind' | 'block' | 'leansOn' | 'corrects' | 'figures' | 'names' | 'number'
>;

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(wordPattern) ?? [];
const stemsOf = (text: string): readonly string[] =>
  wordsOf(text).flatMap((word) => (word.length >= 4 ? [word.slice(0, 5)] : []));
const signs: Readonly<Record<string, RegExp>> = {
  question: /[?？؟]/u,
  exclamation: /[!！]/u,
  quotation: /["“”«»„「」]/u,
  bracket: /[(（]/u,
  colon: /[:：]/u,
  negation:
    /(?<!\p{L})(?:not|never|no|n't|don't|nie|kein|nicht|nunca|no|jamais|pas|ne|não|non|mai)(?!\p{L})/iu,
  contrast: /(?<!\p{L})(?:but|however|instead|yet|aber|doch|pero|sino|mais|mas|ma|però)(?!\p{L})/iu,
  address: /https?:|www\.|\S@\S|\.(?:com|org|net|io)\b|\d{3}[ -]\d{3}/u,
};

/** The features of each unit of a text, by their names. */
export function rankFeatures(
  units: readonly Ranked[],
  heading: string,
): readonly (readonly string[])[] {
  const named = new Set(stemsOf(heading));
  const stems = units.map(({ text }) => new Set(stemsOf(text)));
  const times = new Map<string, number>();
  for (const stem of stems.flatMap((own) => [...own])) times.set(stem, (times.get(stem) ?? 0) + 1);
  const leanedOn = new Set(units.flatMap(({ leansOn }) => leansOn ?? []));
  const corrected = new Set(units.flatMap(({ corrects }) => corrects ?? []));
  return units.map((unit, at) => {
    const own = [...(stems[at] ?? [])];
    const words = wordsOf(unit.text);
    const shared = own.filter((stem) => (times.get(stem) ?? 0) > 1).length;
    return [
      'one',
      ...placeOf(units, at),
      `kind ${unit.kind}`,
      `length ${Math.min(6, Math.floor(words.length / 4))}`,
      ...unit.figures.map(({ kind }) => `figure ${kind}`),
      `figures ${Math.min(2, unit.figures.length)}`,
      `names ${Math.min(2, unit.names.length)}`,
      ...Object.entries(signs).flatMap(([name, sign]) => (sign.test(unit.text) ? [name] : [])),
      ...(isImperative(unit.text) ? ['imperative', `imperative ${unit.kind}`] : []),
      ...(unit.leansOn === null ? [] : ['leans']),
      ...(leanedOn.has(at) ? ['leaned on'] : []),
      ...(unit.corrects === null ? [] : ['corrects']),
      ...(corrected.has(at) ? ['corrected'] : []),
      `shared ${Math.min(4, shared)}`,
      `of the heading ${Math.min(2, own.filter((stem) => named.has(stem)).length)}`,
    ];
  });
}

function placeOf(units: readonly Ranked[], at: number): readonly string[] {
  const count = units.length;
  const size = count <= 3 ? 'few' : count <= 7 ? 'some' : 'many';
  const unit = units[at];
  const isFirst = units[at - 1]?.block !== unit?.block;
  const isLast = units[at + 1]?.block !== unit?.block;
  const end =
    at === 0
      ? 'first'
      : at === count - 1
        ? 'last'
        : at === 1
          ? 'second'
          : at === count - 2
            ? 'last but one'
            : 'inner';
  return [
    `place ${end}`,
    `place ${end} of ${size}`,
    `place ${end}, ${unit?.kind ?? ''}`,
    `fifth ${Math.floor((at * 5) / count)}`,
    `block ${isFirst ? 'first' : ''}${isLast ? 'last' : ''}`,
    ...(signs['question']?.test(units[at - 1]?.text ?? '') === true ? ['behind a question'] : []),
    ...(signs['contrast']?.test(units[at + 1]?.text ?? '') === true ? ['before a contrast'] : []),
  ];
}

let trained: LinearModel | null = null;

const learned = (): LinearModel => {
  const weights = Object.entries<readonly number[]>(stored.weights);
  return {
    classes: ranks,
    weights: new Map(weights.map(([name, all]) => [name, all.map((weight) => weight / 100)])),
  };
};

/** What names the whole: its title, and what it asks a film about. */
export const headingOf = ({
  title,
  topic,
}: {
  readonly title: string | null;
  readonly topic: { readonly text: string } | null;
}): string => [title, topic?.text].filter((text) => text != null).join(' ');

/** How much each unit matters to the text, from 0 to 1. */
export function importanceOf(
  units: readonly Ranked[],
  heading: string,
  model: LinearModel = (trained ??= learned()),
): readonly number[] {
  return rankFeatures(units, heading).map((features) => {
    const [first = 0, next = 0] = likelihoods(model, features);
    return Math.round((first + next / 2) * 1000) / 1000;
  });
}
