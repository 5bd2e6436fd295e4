import { existsSync, readFileSync } from 'node:fs';
import { foldedWords } from './folded-words.ts';

/** A fact, told in another language than English. */
export interface TranslatedFact {
  /** Beginnings of words, or phrases, by which a question asks for just this. */
  readonly asked: readonly string[];
  /** Sentences: the first stands by itself. */
  readonly said: readonly string[];
}

/** A subject by its names in a language, and its facts by their places among the English ones. */
export interface TranslatedSubject {
  readonly id: string;
  readonly names: readonly string[];
  readonly facts: Readonly<Record<string, TranslatedFact>>;
}

/** The subjects of a language by their names, in words without marks; empty where nothing is translated into it. */
export type TranslatedNames = ReadonlyMap<string, readonly TranslatedSubject[]>;

type TranslationFile = Readonly<Record<string, Omit<TranslatedSubject, 'id'>>>;

const folder = new URL('../../data/facts-translated/', import.meta.url);
const kept = new Map<string, TranslatedNames>();

function readNames(language: string): TranslatedNames {
  const file = new URL(`${language}.json`, folder);
  if (!/^[a-z]{2}$/u.test(language) || !existsSync(file)) return new Map();
  const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as TranslationFile).flatMap(
    ([id, subject]) =>
      subject.names.map((name) => ({
        name: foldedWords(name).join(' '),
        subject: { id, ...subject },
      })),
  );
  return new Map(
    [...Map.groupBy(all, ({ name }) => name)].map(([name, found]) => [
      name,
      found.map(({ subject }) => subject),
    ]),
  );
}

/** A language's file is read when something is first asked in it. */
export function translatedNames(language: string): TranslatedNames {
  const names = kept.get(language) ?? readNames(language);
  kept.set(language, names);
  return names;
}
