import { cores, stemOf, contentStems, type Core } from '../facts/topic-words.ts';
import type { Definition } from '../known.ts';
import { chooseSense } from './choose-sense.ts';
import { definingSentence, type Entry } from './defining-sentence.ts';
import { singularsOf } from './noun-forms.ts';
import { partsOf, plainKindsOf } from './relations.ts';
import type { WordNet } from './word-net.ts';

const maxHeadCharacters = 120;
const maxContextCharacters = 4000;

interface Candidate {
  readonly noun: string;
  readonly isPlural: boolean;
}

/** The form under which the dictionary holds a phrase; a plural of its own ("scissors") is no plural of another word. */
const candidateOf = (net: WordNet, { words }: Core): Candidate | null => {
  const phrase = words.join(' ').replace(/'s$/, '');
  const asItStands = net.sensesOf(phrase);
  const singular = singularsOf(phrase).find((noun) => net.sensesOf(noun).length > 0);
  const isOnlyPlural = asItStands.some(
    ({ words: alike }) => singular !== undefined && alike.includes(singular),
  );
  if (singular !== undefined && (asItStands.length === 0 || isOnlyPlural))
    return { noun: singular, isPlural: true };
  return asItStands.length === 0 ? null : { noun: phrase, isPlural: false };
};

const findEntry = (net: WordNet, head: string): Candidate | null =>
  cores(head)
    .filter(({ attribute }) => attribute === null)
    .map((core) => candidateOf(net, core))
    .find((candidate) => candidate !== null) ?? null;

/** Defines what a head names as a whole; a part of it is a neighbour and never defined in its place. */
export const defineHead = (net: WordNet, head: string, context: string): Definition | null => {
  const found = findEntry(net, head.slice(0, maxHeadCharacters));
  if (found === null) return null;
  const own = new Set(found.noun.split(' ').map(stemOf));
  const around = contentStems(context.slice(0, maxContextCharacters)).filter(
    (stem) => !own.has(stem),
  );
  const sense = chooseSense(net, found.noun, new Set(around));
  if (sense === null) return null;
  const entry: Entry = { ...found, sense, hasThe: /^\s*the\s/i.test(head) };
  const sentence = definingSentence(net, entry);
  if (sentence === null) return null;
  return { sentence, kinds: plainKindsOf(net, sense), parts: partsOf(net, sense) };
};
