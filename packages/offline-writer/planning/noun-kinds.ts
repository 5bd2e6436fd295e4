import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { openWordNet, type WordNet, type WordSense } from '../knowledge/dictionary/word-net.ts';
import { isListed } from './drawable.ts';
import { everydayAnimals, everydayThings, people, vagueNouns } from './plan-words.ts';

/** What can be seen: somebody, an animal, a place or another thing. Everything else is no noun to draw. */
export type NounKind = 'person' | 'animal' | 'place' | 'thing';

/** Says what a noun phrase stands for, by its usual meaning; null where nobody could draw it, or nobody knows it. */
export type KindOf = (phrase: string) => NounKind | null;

/** WordNet's fields of nouns that can be seen; the others are acts, feelings, times, relations… */
const kindsByField: Readonly<Record<number, NounKind>> = {
  5: 'animal',
  6: 'thing',
  8: 'thing',
  13: 'thing',
  17: 'thing',
  18: 'person',
  20: 'thing',
  27: 'thing',
};
const locationField = 15;

/**
 * "Washer", "stroller", "guinea pig": what the painter has under a name by which somebody is called as well, though no text of
 * WordNet's does so.
 */
function kindOfDrawn(senses: readonly WordSense[]): NounKind | null {
  const ofOthers = senses.find(({ field }) => drawnFields.has(field));
  const isMet = senses.some(({ field, uses }) => field === personField && uses > 0);
  return ofOthers === undefined || isMet ? null : (kindsByField[ofOthers.field] ?? null);
}
const personField = 18;
/** Animals, what people make, food and plants. */
const drawnFields: ReadonlySet<number> = new Set([5, 6, 13, 20]);

/** A sense decides where most uses of the word are of it. */
function kindOfNoun(wordNet: WordNet, noun: string): NounKind | null {
  const senses = wordNet.sensesOf(noun.toLowerCase()).slice(0, 8);
  const [first] = senses;
  if (first === undefined) return null;
  if (first.field === personField && isListed(noun)) {
    const kind = kindOfDrawn(senses);
    if (kind !== null) return kind;
  }
  if (first.field === locationField) return /^\p{Lu}/u.test(first.words[0] ?? '') ? 'place' : null;
  const seen = senses.filter(({ field }) => kindsByField[field] !== undefined);
  const uses = (all: typeof senses) => all.reduce((sum, sense) => sum + sense.uses + 0.5, 0);
  const kind = kindsByField[first.field] ?? kindsByField[seen[0]?.field ?? 0];
  if (kind === undefined) return null;
  return kindsByField[first.field] !== undefined
    ? uses(seen) * 2 >= uses(senses)
      ? kind
      : null
    : uses(seen) > uses(senses) * 0.6
      ? kind
      : null;
}

/** WordNet's fields of acts, qualities, thoughts, sayings, events, feelings, owning, quantities, states and times. */
const unseenFields: ReadonlySet<number> = new Set([4, 7, 9, 10, 11, 12, 21, 23, 26, 28]);

/** Looks nouns up in the dictionary, each once. */
export function createKindOf(open: () => WordNet = openWordNet): KindOf {
  let wordNet: WordNet | undefined;
  const known = new Map<string, NounKind | null>();
  const look = (noun: string): NounKind | null => {
    const before = known.get(noun);
    if (before !== undefined) return before;
    const kind = people.has(noun)
      ? 'person'
      : everydayThings.has(noun)
        ? 'thing'
        : everydayAnimals.has(noun)
          ? 'animal'
          : vagueNouns.has(noun)
            ? null
            : (kindOfNoun((wordNet ??= open()), noun) ?? (isListed(noun) ? 'thing' : null));
    if (known.size < 20_000) known.set(noun, kind);
    return kind;
  };
  // "Paper tiger", "cold turkey": two words that are known together, and as nothing that could be seen.
  const isUnseenWhole = (noun: string): boolean => {
    const senses = (wordNet ??= open()).sensesOf(noun);
    return senses.length > 0 && senses.every(({ field }) => unseenFields.has(field));
  };
  return (phrase) => {
    const words = phrase.toLowerCase().split(' ').slice(-3);
    if (words.join('').length > 60 || /[^\p{L}\p{N} '’.-]/u.test(phrase)) return null;
    const head = words.at(-1) ?? '';
    if (vagueNouns.has(head) || (head.length < 3 && head !== 'ox')) return null;
    for (let from = 0; from < words.length; from += 1) {
      const noun = words.slice(from).join(' ');
      const kind = look(noun) ?? look(singularPhrase(noun) ?? noun);
      if (kind !== null) return kind;
      if (from < words.length - 1 && isUnseenWhole(noun)) return null;
    }
    return null;
  };
}
