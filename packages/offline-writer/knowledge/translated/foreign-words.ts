import words from '../../data/foreign-topic-words.json' with { type: 'json' };
import { aspects, type Aspect } from '../../reading/material.ts';
import { closedWords } from '../../reading/language-words.ts';
import { foldedWords } from './folded-words.ts';

/** What a language asks with, and what stands around a topic without meaning another one. */
export interface ForeignWords {
  /** Phrases of words without marks, the longest first; who wants a history takes what there is where nothing has a year. */
  readonly asking: readonly {
    readonly asks: Aspect | 'history';
    readonly words: readonly string[];
  }[];
  readonly plain: ReadonlySet<string>;
  /** What a film is called by who asks for one; right beside a name it is a work of that name. */
  readonly films: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  /** What a name may end in, twice at most, where a language joins much to its nouns; empty where names are listed with theirs. */
  readonly endings: readonly string[];
}

type AskingFile = Readonly<
  Record<
    string,
    {
      readonly asking: Readonly<Partial<Record<string, readonly string[]>>>;
      readonly articles?: readonly string[];
      readonly endings?: readonly string[];
      readonly films: readonly string[];
      readonly plain: readonly string[];
    }
  >
>;
const files = new Map(Object.entries<AskingFile[string]>(words));

/** The languages in which a topic can be asked. */
export const foreignLanguages: readonly string[] = [...files.keys()].sort();

const isAsking = (name: string): name is Aspect | 'history' =>
  name === 'history' || (aspects as readonly string[]).includes(name);

function readWords(language: string): ForeignWords {
  const {
    asking = {},
    films = [],
    articles = [],
    endings = [],
    plain = [],
  } = files.get(language) ?? {};
  const closed = Object.hasOwn(closedWords, language) ? (closedWords[language] ?? []) : [];
  return {
    asking: Object.entries(asking)
      .flatMap(([asks, phrases = []]) =>
        isAsking(asks) ? phrases.map((phrase) => ({ asks, words: foldedWords(phrase) })) : [],
      )
      .sort((one, other) => other.words.length - one.words.length),
    plain: new Set([...plain, ...films, ...closed].flatMap((word) => foldedWords(word))),
    films: new Set(films.flatMap((word) => foldedWords(word))),
    articles: new Set(articles),
    endings: endings.flatMap(foldedWords),
  };
}

const kept = new Map<string, ForeignWords>();

export function foreignWordsOf(language: string): ForeignWords {
  const read = kept.get(language) ?? readWords(language);
  kept.set(language, read);
  return read;
}
