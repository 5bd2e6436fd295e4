import type { Token } from './asking-words.ts';
import type { Part } from './idea-parts.ts';
import { lookUp } from './match-topic.ts';
import { namesInSense, type NamedSubject, type Names, type SubjectEntry } from './subjects.ts';
import { stemOf, wordsOf } from './topic-words.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** What every noun is a kind of, from near to far: of bird, vertebrate and animal. */
export type KindsOf = (noun: string) => readonly string[];

/** An idea without the words that only say in which sense its name is meant. */
export interface InSense {
  readonly names: Names;
  readonly parts: readonly Part[];
  /** The id of the subject that is meant. */
  readonly sense: string;
  /** Parts that said so. */
  readonly said: readonly string[];
}

/** "The bird, not the country": stems of what is meant, and of what is not. */
interface Statement {
  readonly meant: readonly string[];
  readonly others: readonly string[];
}

const mostNameWords = 6;
const mostSenseWords = 8;
const mostKindWords = 2;
/** What leads to the sense of a name: "as in the fruit", "I mean the planet". */
const leading = new RegExp(`^(?:${ofQuestions.senseLeads})$`, 'u');
const denying = new RegExp(`^(?:${ofQuestions.senseDenials})$`, 'u');
/** Behind a name one of these begins its sense: "Java the island", "turkey as in the bird", "Mercury not the metal". */
const beginsSense = /^(?:the|as|not|meaning)$/u;

const stemsOf = (words: readonly string[]) =>
  words.filter((word) => !leading.test(word) && !denying.test(word)).map(stemOf);

function statementOf(words: readonly string[]): Statement | null {
  if (words.length === 0 || words.length > mostSenseWords) return null;
  const not = words.findIndex((word) => /^(?:not|no|rather|instead)$/u.test(word));
  const meant = stemsOf(not < 0 ? words : words.slice(0, not));
  const others = not < 0 ? [] : stemsOf(words.slice(not));
  return meant.length + others.length === 0 ? null : { meant, others };
}

/** Words that say what a subject is: its kind, and what that is a kind of. */
const kindStems = ({ kind, names }: SubjectEntry, kindsOf: KindsOf): ReadonlySet<string> => {
  const last = wordsOf(kind).at(-1) ?? kind;
  const kinds = [kind, ...kindsOf(kind), ...kindsOf(last)];
  return new Set([...kinds, ...names].flatMap((text) => wordsOf(text)).map(stemOf));
};

const fits = (found: NamedSubject, { meant, others }: Statement, kindsOf: KindsOf): boolean => {
  const { subject } = found;
  const context = (subject.ambiguous?.context ?? []).flatMap((text) => wordsOf(text));
  const kinds = kindStems(subject, kindsOf);
  const all = new Set([...kinds, ...context.map(stemOf)]);
  const isOther = others.length > 0 && others.every((stem) => kinds.has(stem));
  return meant.every((stem) => all.has(stem)) && !isOther;
};

/** Whether what is not meant is a sense of the name that is known: of "no needles on screen" it is not. */
const isKnownSense = (
  all: readonly NamedSubject[],
  { others }: Statement,
  kindsOf: KindsOf,
): boolean => {
  const unlike = all.flatMap(({ subject }) => subject.ambiguous?.unlike ?? []);
  const known = new Set([
    ...unlike.flatMap((text) => wordsOf(text)).map(stemOf),
    ...all.flatMap(({ subject }) => [...kindStems(subject, kindsOf)]),
  ]);
  return others.every((stem) => known.has(stem));
};

/** The one subject of a name that a statement leaves; of several the usual one. */
function meantBy(
  all: readonly NamedSubject[],
  statement: Statement,
  kindsOf: KindsOf,
): NamedSubject | null {
  if (statement.meant.length === 0 && !isKnownSense(all, statement, kindsOf)) return null;
  const fitting = all.filter((found) => fits(found, statement, kindsOf));
  if (fitting.length < 2) return fitting[0] ?? null;
  return fitting.find(({ subject }) => subject.ambiguous?.usual !== false) ?? null;
}

const mostAppositionWords = 4;

const opensApposition = new RegExp(`^(?:${ofQuestions.appositionLeads})$`, 'u');

/** "The singer", "my niece": a sense, or somebody of the creator's, behind a name. */
export const isApposition = ({ tokens }: Part): boolean =>
  tokens.length > 1 &&
  tokens.length <= mostAppositionWords &&
  opensApposition.test(tokens[0]?.word ?? '');

const namesWork = new RegExp(String.raw`^(?:the|a) (?:\S+ )?(?:${ofQuestions.works})$`, 'u');

/** "The film": a work of that name. */
export const isWork = ({ tokens }: Part): boolean => namesWork.test(wordsIn(tokens).join(' '));

/** Names in a part that end right before a word, or begin right behind one, the longest first. */
const namesAt = (names: Names, tokens: readonly Token[], edge: number, isBefore: boolean) => {
  const lengths = Array.from({ length: mostNameWords }, (_, at) => mostNameWords - at);
  return lengths.flatMap((length) => {
    const [from, to] = isBefore ? [edge - length, edge] : [edge, edge + length];
    if (from < 0 || to > tokens.length) return [];
    return lookUp(
      names,
      tokens.slice(from, to).map(({ word }) => word),
    );
  });
};

interface Stated {
  readonly found: NamedSubject;
  readonly tokens: readonly Token[];
}

const wordsIn = (tokens: readonly Token[]) => tokens.map(({ word }) => word);

/** A name with its sense behind it in the same breath: "tell me about Java the island", "turkey (the bird)". */
function statedBehind(names: Names, { tokens }: Part, kindsOf: KindsOf): Stated | null {
  for (let at = 1; at < tokens.length; at += 1) {
    const rest = wordsIn(tokens.slice(at));
    const isLed = beginsSense.test(rest[0] ?? '');
    if ((!isLed && rest.length > mostKindWords) || isWithinName(names, tokens, at)) continue;
    const statement = statementOf(rest);
    if (statement === null) continue;
    const all = namesAt(names, tokens, at, true).filter(
      ({ subject }) => isLed || isItsKind(subject, rest, kindsOf),
    );
    const found = meantBy(all, statement, kindsOf);
    if (found !== null) return { found, tokens: tokens.slice(0, at) };
  }
  return null;
}

/** "Sea water" is a name of its own, and not the sea that is a water. */
const isWithinName = (names: Names, tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some((_, from) =>
      tokens
        .slice(at, from + mostNameWords)
        .some((__, more) => lookUp(names, wordsIn(tokens.slice(from, at + more + 1))).length > 0),
    );

/** Whether words are nothing but the kind of a subject: "island". */
const isItsKind = (subject: SubjectEntry, words: readonly string[], kindsOf: KindsOf): boolean => {
  const kinds = new Set(
    [subject.kind, ...kindsOf(subject.kind)].flatMap((text) => wordsOf(text)).map(stemOf),
  );
  return stemsOf(words).length > 0 && stemsOf(words).every((stem) => kinds.has(stem));
};

/** A name with its kind before it: "the planet Mercury", "the island of Java". */
function statedBefore(names: Names, { tokens }: Part, kindsOf: KindsOf): Stated | null {
  for (let at = 1; at < tokens.length; at += 1)
    for (let from = Math.max(0, at - 3); from < at; from += 1) {
      const kind = wordsIn(tokens.slice(from, at));
      // "Drink water" wants something else than water.
      const isLed = /^(?:the|a|an)$/u.test(kind[0] ?? '') || kind.at(-1) === 'of';
      const all = namesAt(names, tokens, at, false).filter(
        ({ subject }) =>
          (isLed || subject.ambiguous !== undefined) &&
          isItsKind(subject, kind, kindsOf) &&
          !isOtherwise(subject, wordsIn(tokens.slice(from))),
      );
      const statement = statementOf(kind);
      const found = statement === null ? null : meantBy(all, statement, kindsOf);
      if (found !== null) return { found, tokens: [...tokens.slice(0, from), ...tokens.slice(at)] };
    }
  return null;
}

/** "Sweet gum" is listed as something else than gum, the sweet. */
const isOtherwise = ({ ambiguous }: SubjectEntry, words: readonly string[]): boolean =>
  ambiguous?.unlike?.some((other) => `${words.join(' ')} `.startsWith(`${other} `)) ?? false;

/** An idea whose name has its sense said beside it; null where none is. What says the sense is not told, nor is it another topic. */
export function inStatedSense(
  names: Names,
  parts: readonly Part[],
  kindsOf: KindsOf,
): InSense | null {
  const [first, ...others] = parts;
  if (first === undefined) return null;
  const beside = statedBehind(names, first, kindsOf) ?? statedBefore(names, first, kindsOf);
  const tokens = beside?.tokens ?? first.tokens;
  const named = beside === null ? namesIn(names, tokens) : [beside.found];
  let found = beside?.found ?? null;
  const rest = others.filter((part) => {
    const statement = statementOf(wordsIn(part.tokens));
    const meant = statement === null ? null : meantBy(named, statement, kindsOf);
    found ??= meant;
    return meant === null || meant.subject.id !== found?.subject.id;
  });
  if (found === null) return null;
  const { id } = found.subject;
  const said = others.filter((part) => !rest.includes(part)).map(({ text }) => text.trim());
  return {
    names: namesInSense(names, id),
    parts: [{ ...first, tokens }, ...rest],
    sense: id,
    said,
  };
}

const namesIn = (names: Names, tokens: readonly Token[]): readonly NamedSubject[] =>
  tokens.flatMap((_, at) => namesAt(names, tokens, at, false));
