import { toTopic } from '../../reading/topics.ts';
import type { Aspect, Topic } from '../../reading/material.ts';
import type { KnownFact } from '../known.ts';
import { knownFact } from '../facts/known-fact.ts';
import type { FactEntry, SubjectEntry } from '../facts/subjects.ts';
import { foldedWords } from './folded-words.ts';
import { foreignWordsOf, type ForeignWords } from './foreign-words.ts';
import {
  translatedNames,
  type TranslatedFact,
  type TranslatedSubject,
} from './translated-facts.ts';

const mostWords = 14;

/** An idea of more words holds material, and asks nothing. */
export const mayAsk = (idea: string): boolean => {
  const { length } = foldedWords(idea);
  return length > 0 && length <= mostWords;
};

const mostWordsOfName = 4;
/** What speaks less of the question than this part of the best answer does is no answer beside it. */
const leastOfBest = 0.7;
/** A word of a fact's own sentence counts less than one that it is listed to answer. */
const ofOwnSentence = 0.5;
/** So many letters of a word say which one it is, whatever ending it has. */
const lettersOfStem = 5;

/** What is asked of a subject in another language than English. */
export interface AskedAbroad {
  readonly topic: Topic;
  readonly facts: readonly KnownFact[];
}

interface Found {
  readonly subject: TranslatedSubject;
  /** The idea's other words, in order. */
  readonly rest: readonly string[];
}

/** A word of fewer letters says too little without its ending. */
const leastOfName = 4;

/** A word without what its language joins to a noun, in every way: "pingwinach", "penguenlerin". */
const withoutEndings = (word: string, endings: readonly string[], times = 2): readonly string[] =>
  times === 0
    ? []
    : endings
        .filter((end) => word.endsWith(end) && word.length - end.length >= leastOfName)
        .map((end) => word.slice(0, word.length - end.length))
        .flatMap((stem) => [stem, ...withoutEndings(stem, endings, times - 1)]);

/** Every subject that some of the words name, by its longest name there; "the film Titanic" names a work. */
function subjectsIn(words: readonly string[], language: string, isSure: boolean): readonly Found[] {
  const names = translatedNames(language);
  const { films, endings } = foreignWordsOf(language);
  return words.flatMap((_, start) => {
    for (let length = Math.min(mostWordsOfName, words.length - start); length > 0; length -= 1) {
      const name = words.slice(start, start + length).join(' ');
      const found = [name, ...(isSure ? withoutEndings(name, endings) : [])]
        .map((each) => names.get(each))
        .find((each) => each !== undefined);
      if (found === undefined || films.has(words[start - 1] ?? '')) continue;
      const rest = words.filter((_, at) => at < start || at >= start + length);
      return found.map((subject) => ({ subject, rest }));
    }
    return [];
  });
}

const startsAt = (words: readonly string[], phrase: readonly string[]): number =>
  words.findIndex((_, start) => phrase.every((word, at) => words[start + at] === word));

/** What the words ask for, and those that are left when all is taken out that asks or only stands there. */
function contentOf(
  words: readonly string[],
  { asking, plain }: ForeignWords,
): { readonly asks: Aspect | 'history' | null; readonly content: readonly string[] } {
  let left = words;
  const asked: (Aspect | 'history')[] = [];
  for (const phrase of asking) {
    const start = startsAt(left, phrase.words);
    if (start < 0) continue;
    asked.push(phrase.asks);
    left = left.filter((_, at) => at < start || at >= start + phrase.words.length);
  }
  return {
    asks: asked.find((aspect) => aspect !== 'what') ?? asked[0] ?? null,
    content: left.filter((word) => !plain.has(word) && !/^\d+$/u.test(word)),
  };
}

/** Whether a typed word is a listed one, whatever ending it has. */
const isOf = (word: string, stem: string): boolean =>
  stem.length < lettersOfStem - 1 ? word === stem : word.startsWith(stem);

/** How much of what is asked a fact speaks of. */
function scoreOf(fact: TranslatedFact, words: readonly string[], content: readonly string[]) {
  const listed = fact.asked.map(foldedWords);
  const own = fact.said
    .flatMap(foldedWords)
    .filter(({ length }) => length >= lettersOfStem)
    .map((word) => word.slice(0, Math.max(lettersOfStem, word.length - 2)));
  const answered = content.map((word): number =>
    listed.some((phrase) => phrase.some((stem) => isOf(word, stem)))
      ? 1
      : own.some((stem) => word.startsWith(stem))
        ? ofOwnSentence
        : 0,
  );
  const isPhrased = listed.some((phrase) => phrase.length > 1 && startsAt(words, phrase) >= 0);
  return {
    score: answered.reduce((sum, value) => sum + value, 0) + (isPhrased ? 1 : 0),
    unexplained: content.filter((_, at) => answered[at] === 0),
  };
}

interface Choice {
  readonly fact: FactEntry;
  readonly translated: TranslatedFact;
  readonly place: number;
  readonly score: number;
}

interface Chosen {
  readonly answers: readonly Choice[];
  readonly all: readonly Choice[];
  readonly asks: Aspect | 'history' | null;
  /** Whether nothing more is asked of the subject. */
  readonly isBare: boolean;
}

/** The facts that answer, the best first, and all of the subject; null where a word is left that no fact explains. */
function choose({ subject, rest }: Found, entry: SubjectEntry, language: string): Chosen | null {
  const { asks, content } = contentOf(rest, foreignWordsOf(language));
  const all = Object.entries(subject.facts).flatMap(([key, translated]) => {
    const place = Number(key);
    const fact = entry.facts[place];
    return fact === undefined
      ? []
      : [{ fact, translated, place, ...scoreOf(translated, rest, content) }];
  });
  const left = content.filter((word) => all.every(({ unexplained }) => unexplained.includes(word)));
  if (left.length > 0) return null;
  const answers = answersAmong(all, asks, content.length === 0);
  return answers.length === 0 ? null : { answers, all, asks, isBare: content.length === 0 };
}

/**
 * Those that speak of what is asked; what only has a word of it in its sentence must also say why, how or when, as is asked. Where
 * nothing more is asked than that, all that say so.
 */
function answersAmong(
  all: readonly Choice[],
  asks: Aspect | 'history' | null,
  isBare: boolean,
): readonly Choice[] {
  const saying = all.filter(
    ({ score, fact }) => score >= 1 || (score > 0 && isOfAspect(fact, asks)),
  );
  const most = Math.max(...saying.map(({ score }) => score));
  if (saying.length > 0)
    return saying
      .filter(({ score }) => score >= most * leastOfBest)
      .map((choice) => ({
        ...choice,
        score: choice.score + (choice.fact.aspect === asks ? ofOwnSentence : 0),
      }))
      .sort((one, other) => other.score - one.score);
  if (!isBare) return [];
  const told = all.filter(({ fact }) => isOfAspect(fact, asks));
  if (told.length > 0) return told;
  // How a volcano erupts is what makes it erupt.
  if (asks === 'how') return all.filter(({ fact }) => fact.aspect === 'why');
  return asks === 'history' ? all : [];
}

/** Which facts answer a question of a subject that asks for nothing more; of how much it asks, only those listed say. */
const isOfAspect = ({ aspect, date }: FactEntry, asks: Aspect | 'history' | null): boolean =>
  asks === null ||
  asks === 'what' ||
  (aspect === asks && asks !== 'how-many') ||
  // What it is good for is a reason.
  (asks === 'so-what' && aspect === 'why') ||
  ((asks === 'when' || asks === 'history') && (aspect === 'when' || date !== undefined));

const toKnown = (
  { translated, ...choice }: Choice,
  subject: SubjectEntry,
  isAnswer: boolean,
): KnownFact => knownFact(subject, choice, { sentences: translated.said, isAnswer });

/**
 * What a short idea asks of a known subject in another language than English. As in English, every word of it must be explained;
 * what is not means another subject.
 * @param isSure whether the idea is known to be of that language: "Marsden" is no Turkish for "from Mars"
 */
export function readTranslated(
  idea: string,
  language: string,
  subjectOf: (id: string) => SubjectEntry | null,
  isSure = true,
): AskedAbroad | null {
  if (!mayAsk(idea)) return null;
  const words = foldedWords(idea);
  const read = subjectsIn(words, language, isSure).flatMap((found) => {
    const entry = subjectOf(found.subject.id);
    const chosen = entry === null ? null : choose(found, entry, language);
    return entry === null || chosen === null ? [] : [{ ...chosen, entry, rest: found.rest }];
  });
  const best = read.toSorted(
    (one, other) =>
      (other.answers[0]?.score ?? 0) - (one.answers[0]?.score ?? 0) ||
      one.rest.length - other.rest.length,
  )[0];
  if (best === undefined) return null;
  const { answers, all, entry, asks, isBare } = best;
  const mayBeginWithIt = asks === 'how' || isBare;
  const places = new Set(answers.map(({ place }) => place));
  return {
    topic: {
      ...toTopic(idea.trim(), language),
      aspect: asks === 'history' ? 'when' : asks,
      language,
    },
    facts: [
      ...answers.map((choice) => toKnown(choice, entry, true)),
      // Who asks how may have to be told first what it is; why it does one thing is said at once.
      ...all
        .filter(({ place }) => mayBeginWithIt && place === 0 && !places.has(0))
        .map((choice) => toKnown(choice, entry, false)),
    ],
  };
}
