import { readFileSync } from 'node:fs';

/** Closed lists by which a gloss is judged and made into a sentence. */
interface DictionaryWords {
  readonly irregularPlurals: Readonly<Record<string, string>>;
  /** Usages that WordNet marks and that are never spoken. */
  readonly refusedUsage: readonly string[];
  /** Usages of any sense for which the word is left alone altogether. */
  readonly offendingUsage: readonly string[];
  readonly refusedKinds: readonly string[];
  /** Words of a gloss that is never spoken. */
  readonly refusedWords: readonly string[];
  /** Kinds whose members have no plural: drinks, sports. */
  readonly massKinds: readonly string[];
  /** Kinds that say nothing: entity, object. */
  readonly topKinds: readonly string[];
  readonly endsOfNounPhrase: readonly string[];
  /** Marks of a gloss that cannot be spoken. */
  readonly looseGloss: readonly string[];
  /** Last words of names that take "the". */
  readonly theBefore: readonly string[];
  /** Kinds whose single things take "the": rivers, deserts. */
  readonly theKinds: readonly string[];
  /** Nouns whose gloss is no longer true. */
  readonly outdated: readonly string[];
  /** Notes of a gloss that say in which stories it is so. */
  readonly stories: Readonly<Record<string, string>>;
  /** Words that today often mean what this dictionary does not know. */
  readonly unsure: readonly string[];
}

interface NounNumbers {
  /** Nouns without a plural, and nouns that have one, by how the glosses themselves use them. */
  readonly mass: readonly string[];
  readonly count: readonly string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'));

export const dictionaryWords = read('dictionary-words.json') as DictionaryWords;
const numbers = read('noun-numbers.json') as NounNumbers;
export const massNouns: ReadonlySet<string> = new Set(numbers.mass);
export const countNouns: ReadonlySet<string> = new Set(numbers.count);
