import { readFileSync } from 'node:fs';
import type { Aspect } from '../../reading/material.ts';

type ByAspect = Readonly<Record<string, readonly string[]>>;

interface TopicWords {
  readonly determiners: readonly string[];
  readonly personal: readonly string[];
  /** Judgements that may stand right before a name: "amazing honey". */
  readonly praise: readonly string[];
  /** Words that may stand before "facts about" and its like, but make a name another one: "secret garden". */
  readonly flavour: readonly string[];
  /** What people call a thing that they name: "the legendary Titanic"; the named ones only with what has a name of its own. */
  readonly epithets: readonly string[];
  readonly namedEpithets: readonly string[];
  readonly before: ByAspect;
  readonly after: ByAspect;
  readonly ofAttribute: readonly string[];
  readonly asking: readonly string[];
  readonly irregular: Readonly<Record<string, string>>;
}

const file = new URL('../../data/topic-words.json', import.meta.url);
const data = JSON.parse(readFileSync(file, 'utf8')) as TopicWords;

/** A closed phrase around a name, and the aspect it asks for; an empty aspect asks for nothing in particular. */
interface Qualifier {
  readonly words: readonly string[];
  readonly aspect: Aspect | '';
}

const longestFirst = (byAspect: ByAspect): readonly Qualifier[] =>
  Object.entries(byAspect)
    .flatMap(([aspect, phrases]) =>
      phrases.map((phrase) => ({ words: phrase.split(' '), aspect: aspect as Aspect | '' })),
    )
    .sort((one, other) => other.words.length - one.words.length);

const before = longestFirst(data.before);
const after = longestFirst(data.after);
const namedEpithets = new Set(data.namedEpithets);
const trimmed = new Set([
  ...data.determiners,
  ...data.praise,
  ...data.epithets,
  ...data.namedEpithets,
]);
const flavour = new Set([...trimmed, ...data.flavour]);
const personal = new Set(data.personal);
const asking = new Set(data.asking);
const attributes = new Set(data.ofAttribute);

/** Words in lower case, with hyphens and apostrophes inside, without other marks; a possessive keeps its 's. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .replaceAll(/[’‘`]/gu, "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*/gu) ?? [];

export const isPersonal = (word: string): boolean => personal.has(word);
export const isAttribute = (phrase: string): boolean => attributes.has(phrase);

const isFlavour = (word: string): boolean => flavour.has(word) || /^\d{1,2}$/.test(word);

/** A noun phrase without what may stand around a name, and the aspect that is asked for by it. */
export interface Core {
  readonly words: readonly string[];
  readonly aspect: Aspect | null;
  readonly attribute: string | null;
  /** Whether an epithet was taken off that belongs to names alone: of "the Great Bear" the bear is not meant. */
  readonly isNamed?: boolean;
}

const startsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length < words.length && phrase.every((word, index) => words[index] === word);
const endsWith = (words: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length < words.length &&
  phrase.every((word, index) => words[words.length - phrase.length + index] === word);

const attributeOf = (words: readonly string[]): readonly [string, readonly string[]] | null => {
  const of = words.indexOf('of');
  if (of < 1 || of > 2 || of === words.length - 1) return null;
  const phrase = words.slice(0, of).join(' ');
  return attributes.has(phrase) ? [phrase, words.slice(of + 1)] : null;
};

/** Takes one thing off a phrase; null where nothing more may be taken off. */
const trimOnce = (core: Core): Core | null => {
  const { words, aspect } = core;
  const plain = words.slice(
    Math.max(
      0,
      words.findIndex((word) => !isFlavour(word)),
    ),
  );
  const ahead = before.find((qualifier) => startsWith(plain, qualifier.words));
  if (ahead !== undefined)
    return {
      ...core,
      words: plain.slice(ahead.words.length),
      aspect: aspect ?? (ahead.aspect || null),
    };
  const behind = after.find((qualifier) => endsWith(words, qualifier.words));
  if (behind !== undefined)
    return {
      ...core,
      words: words.slice(0, -behind.words.length),
      aspect: behind.aspect || aspect,
    };
  const attribute = attributeOf(words);
  if (attribute !== null && core.attribute === null)
    return { words: attribute[1], aspect, attribute: attribute[0] };
  const [first = ''] = words;
  if (words.length > 1 && (trimmed.has(first) || /^\d{1,2}$/.test(first)))
    return {
      ...core,
      words: words.slice(1),
      ...(namedEpithets.has(first) ? { isNamed: true } : {}),
    };
  return null;
};

/** Every shorter phrase that says the same subject, the longest first: "the history of Rome", "history of rome", "rome". */
export const cores = (phrase: string): readonly Core[] => {
  const found: Core[] = [];
  let core: Core | null = { words: wordsOf(phrase).slice(0, 24), aspect: null, attribute: null };
  while (core !== null && core.words.length > 0) {
    found.push(core);
    core = trimOnce(core);
  }
  return found;
};

const irregular: ReadonlyMap<string, string> = new Map(Object.entries(data.irregular));

/** A word without its ending, so that "spoils" and "spoiled" are alike; for comparing alone, never to be shown. */
export const stemOf = (word: string): string => {
  const plain = word.replace(/'s$|'$/u, '');
  const base = irregular.get(plain) ?? plain;
  if (base.length < 4) return base;
  const cut = base
    .replace(/ies$/, 'y')
    .replace(/(?:sses|shes|ches|xes)$/, (ending) => ending.slice(0, -2))
    .replace(/([^su])s$/, '$1')
    .replace(/(?:ing|ed)$/, (ending, at: number) => (at > 2 ? '' : ending));
  return cut
    .replace(/([^lsz])\1$/, '$1')
    .replace(/e$/, '')
    .replace(/y$/, 'i');
};

const bare = new Set([...asking, ...flavour].map(stemOf));

/** The stems of a text that say something: without asking words, judgements and numbers of points. */
export const contentStems = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !asking.has(word) && !isFlavour(word))
    .map(stemOf)
    .filter((stem) => !bare.has(stem));
