import { dictionaryWords } from './dictionary-words.ts';
import type { Sense, WordNet } from './word-net.ts';

/** WordNet's field of people, whose listed parts are those of any animal. */
const people = 18;
const maxKinds = 16;
const maxParts = 12;
const topKinds = new Set(dictionaryWords.topKinds);

const related = (net: WordNet, sense: Sense, symbols: readonly string[]): readonly Sense[] =>
  sense.pointers
    .filter(({ symbol }) => symbols.some((one) => symbol === one))
    .map(({ offset }) => net.senseAt(offset));

/** The senses that a sense is a kind of, from near to far. */
const chain = (net: WordNet, sense: Sense): readonly Sense[] => {
  const found: Sense[] = [];
  let next: Sense | undefined = sense;
  while (found.length < maxKinds) {
    [next] = related(net, next, ['@', '@i']);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
};

/** What kind of thing a sense is, from near to far, by every name: dachshund, hunting dog, dog. */
export const kindsOf = (net: WordNet, sense: Sense): readonly string[] =>
  chain(net, sense).flatMap(({ words }) => words.map((word) => word.toLowerCase()));

/** The same by one name each, without those that say nothing. */
export const plainKindsOf = (net: WordNet, sense: Sense): readonly string[] =>
  chain(net, sense)
    .map(({ words }) => words[0] ?? '')
    .filter((kind) => kind !== '' && !topKinds.has(kind));

/** What it consists of, its own parts first and then those of its nearest kinds. */
export const partsOf = (net: WordNet, sense: Sense): readonly string[] => {
  if (sense.field === people) return [];
  const near = [sense, ...chain(net, sense).slice(0, 3)];
  const parts = near.flatMap((one) => related(net, one, ['%p', '%s']));
  return [...new Set(parts.map(({ words }) => words[0] ?? ''))].filter(Boolean).slice(0, maxParts);
};

/** How a sense is used, as `slang`. */
export const usagesOf = (net: WordNet, sense: Sense): readonly string[] =>
  related(net, sense, [';u']).flatMap(({ words }) => words);

export const isSingleThing = (sense: Sense): boolean =>
  sense.pointers.some(({ symbol }) => symbol === '@i');
