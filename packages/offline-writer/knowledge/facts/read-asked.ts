import type { Topic } from '../../reading/material.ts';
import { toTopic } from '../../reading/topics.ts';
import type { KnownFact } from '../known.ts';
import { isAside, isBan, isChat, isRemark, startsAsking, type Token } from './asking-words.ts';
import { answerOf, factsOfAnswers, factsOfSides, type Answered } from './choose-facts.ts';
import { partsOf, readingsOf, type Part } from './idea-parts.ts';
import { bearsOn, matchClause, matchSides } from './match-topic.ts';
import { spellingsOf } from './misspelt.ts';
import { inStatedSense, isApposition, isWork, type InSense, type KindsOf } from './senses.ts';
import type { NamedSubject, Names } from './subjects.ts';
import { lettersOf } from '../../plain-words.ts';
import { namePattern, writtenName } from './written-name.ts';
import { ofQuestions } from '../knowledge-words.ts';

/** A short idea, understood. */
export interface AskedFacts {
  readonly topic: Topic;
  readonly remarks: readonly string[];
  /** The answers first. */
  readonly facts: readonly KnownFact[];
}

/** What a dictionary says of words. */
export interface Words {
  isWord(word: string): boolean;
  readonly kindsOf: KindsOf;
}

/** An idea of more words holds material. */
const mostWords = 40;

/** What one clause asks. */
type Ask =
  | { readonly kind: 'sides'; readonly sides: readonly NamedSubject[] }
  | { readonly kind: 'subject'; readonly answered: Answered };

interface AskedPart {
  readonly part: Part;
  readonly clauses: readonly (readonly Token[])[];
  readonly asks: readonly Ask[];
}

/**
 * What a short idea asks of a known subject. It does so where the subject is named and every other word is explained: as
 * a word of asking, as one that the subject's own facts speak of, as a second subject that is compared, or as a remark
 * apart. Null where anything is left: what is not explained means another subject.
 */
export function readAsked(
  names: Names,
  idea: string,
  notes: readonly string[],
  words: Words,
): AskedFacts | null {
  return readAs(names, idea, notes, words)?.facts ?? readRespelt(names, idea, notes, words);
}

interface ReadIdea {
  readonly facts: AskedFacts;
  /** The subjects that it is of. */
  readonly of: string;
}

/** A spelling that is so much nearer than that of another subject is surely meant. */
const surelyNearer = 5;

/** The nearest spelling that can be read; null where one of another subject is as near. */
function readRespelt(
  names: Names,
  idea: string,
  notes: readonly string[],
  words: Words,
): AskedFacts | null {
  let best: (ReadIdea & { readonly slips: number }) | null = null;
  for (const { text, slips, typed } of spellingsOf(names, idea, words.isWord)) {
    if (best !== null && slips >= best.slips + surelyNearer) break;
    const read = readAs(names, text, notes, words);
    if (read === null) continue;
    if (best !== null && best.of !== read.of) return null;
    const topic = { ...read.facts.topic, misspelt: typed.join(' ') };
    best ??= { of: read.of, slips, facts: { ...read.facts, topic } };
  }
  return best?.facts ?? null;
}

/** Its marks say where a remark begins; where they do not, its commas may. */
function readAs(
  names: Names,
  idea: string,
  notes: readonly string[],
  { kindsOf }: Words,
): ReadIdea | null {
  for (const withCommas of [false, true]) {
    const parts = partsOf(idea, withCommas);
    if (parts.reduce((sum, { tokens }) => sum + tokens.length, 0) > mostWords) return null;
    const stated = inStatedSense(names, parts, kindsOf);
    const read =
      stated === null ? null : readParts(stated.names, idea, stated.parts, notes, withCommas);
    if (stated !== null && read !== null) return inSense(read, stated);
    const plain = readParts(names, idea, parts, notes, withCommas);
    if (plain !== null) return plain;
  }
  return null;
}

const inSense = ({ of, facts }: ReadIdea, { sense, said }: InSense): ReadIdea => ({
  of,
  facts: {
    ...facts,
    topic: { ...facts.topic, sense },
    remarks: [...facts.remarks, ...said],
  },
});

function readParts(
  names: Names,
  idea: string,
  parts: readonly Part[],
  notes: readonly string[],
  withCommas: boolean,
): ReadIdea | null {
  const asked: AskedPart[] = [];
  const remarks: string[] = [];
  for (const part of parts) {
    const one = readPart(names, part, asked.at(-1)?.asks.at(-1));
    const isOfOne =
      one !== null &&
      (asked[0] === undefined || subjectsOf(one.asks) === subjectsOf(asked[0].asks));
    if (isOfOne) asked.push(one);
    else if (isWork(part)) return null;
    else if (
      (isNoted(part, notes) && !isApposition(part)) ||
      isAside(part.tokens) ||
      isBan(part.tokens) ||
      (!withCommas && isRemark(part.tokens, part.isBracketed))
    )
      remarks.push(part.text.trim());
    else return null;
  }
  const [first] = asked;
  return first === undefined
    ? null
    : {
        facts: { topic: topicOf(idea, asked), remarks, facts: factsOf(asked) },
        of: subjectsOf(first.asks),
      };
}

/** What the reader took for a note to the film-maker. */
const isNoted = ({ text }: Part, notes: readonly string[]) =>
  notes.some((note) => lettersOf(note).includes(lettersOf(text)));

const subjectsOf = (asks: readonly Ask[]) => {
  const [ask] = asks;
  if (ask === undefined) return '';
  const found = ask.kind === 'sides' ? ask.sides : [ask.answered.asked.found];
  return found.map(({ subject }) => subject.id).join(' ');
};

/** The questions of a part; null where one of its words is not explained. */
function readPart(names: Names, part: Part, before: Ask | undefined): AskedPart | null {
  for (const clauses of readingsOf(part)) {
    const asks = readClauses(names, clauses, before);
    if (asks !== null) return { part, clauses: clauses.slice(0, asks.length), asks };
  }
  return null;
}

function readClauses(
  names: Names,
  clauses: readonly (readonly Token[])[],
  before: Ask | undefined,
): readonly Ask[] | null {
  const asks: Ask[] = [];
  for (const clause of clauses) {
    const ask = readClause(names, clause, asks.at(-1) ?? before);
    // Of "how do they work, and are they safe" the half is told that is known.
    if (ask === null && asks.length > 0 && clause.some(({ word }) => standsForName.test(word)))
      break;
    if (ask === null) return null;
    asks.push(ask);
  }
  return asks.length === 0 ? null : asks;
}

const standsForName = new RegExp(`^(?:${ofQuestions.standIns})$`, 'u');

function readClause(names: Names, clause: readonly Token[], before: Ask | undefined): Ask | null {
  const words = clause.map(({ word }) => word);
  const text = words.join(' ');
  const sides = matchSides(names, text);
  if (sides !== null) return { kind: 'sides', sides };
  const isOfThem = before?.kind === 'subject' && words.some((word) => standsForName.test(word));
  const again = isOfThem ? readAgain(names, words, before.answered) : null;
  if (again !== null) return again;
  const answered = answerOf(matchClause(names, text));
  if (answered !== null) return { kind: 'subject', answered };
  if (before === undefined) return null;
  const [first] = clause;
  // "What is inflation and why does my shop cost more": the second question is asked of the same.
  if (
    before.kind === 'subject' &&
    /^(?:why|how)$/u.test(first?.word ?? '') &&
    isUnbroken(clause) &&
    bearsOn(names, text, before.answered.asked.found.subject)
  )
    return readAgain(names, words.slice(0, 1), before.answered);
  // "What is the difference", "which is better"
  if (before.kind === 'sides')
    return /\b(?:differences?|better|best)\b/u.test(text) ? before : null;
  return words.length === 1 ? readAgain(names, words, before.answered) : null;
}

/** Without a comma, behind which something else is said. */
const isUnbroken = (clause: readonly Token[]) =>
  clause.every(({ start }, at) => at === 0 || start - (clause[at - 1]?.end ?? 0) <= 1);

/** "What did she do", "and how": asked of the subject that was named before. */
function readAgain(names: Names, words: readonly string[], { asked }: Answered): Ask | null {
  const { name, subject } = asked.found;
  const named = words.map((word) => (standsForName.test(word) ? name : word));
  const text = (words.length === 1 ? [...words, name] : named).join(' ');
  const answered = answerOf(
    matchClause(names, text).filter(({ found }) => found.subject === subject),
  );
  return answered === null ? null : { kind: 'subject', answered };
}

/** Whether nothing is asked but what a subject is. */
const isNaming = ({ asked }: Answered) =>
  asked.rest.length === 0 && asked.aspect === null && asked.asks === null;

function factsOf(parts: readonly AskedPart[]): readonly KnownFact[] {
  const asks = parts.flatMap(({ asks: all }) => all);
  const compared = asks.find((ask) => ask.kind === 'sides');
  if (compared !== undefined) return factsOfSides(compared.sides);
  const answers = asks.flatMap((ask) => (ask.kind === 'subject' ? [ask.answered] : []));
  const questions = answers.filter((answered) => !isNaming(answered));
  return factsOfAnswers(questions.length > 0 ? questions : answers);
}

/** A part's questions, and the marks between them and those of the next part. */
function textOf(idea: string, { part, clauses }: AskedPart, next: Part | undefined): string {
  const tokens = clauses.flat();
  const [start, end] = [tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0];
  const isTyped = tokens.every((token) => !isChat(part.text, token));
  const spelt = clauses.map((clause) => clause.map(({ word }) => word).join(' ')).join(' and ');
  const text = isTyped ? part.text.slice(start, end) : spelt;
  const isWhole = tokens[0]?.word === part.tokens[0]?.word || startsAsking(tokens[0]);
  if (next === undefined) return `${text}${part.isAsked && isWhole ? '?' : ''}`;
  const between = idea.slice(part.start + end, next.start + (next.tokens[0]?.start ?? 0));
  return `${text}${/^[^\p{L}\p{N}]{1,4}$/u.test(between) ? between : '. '}`;
}

/** The questions as they were typed, without wishes and remarks; chat spellings are spelt out. */
function topicOf(idea: string, parts: readonly AskedPart[]): Topic {
  const text = parts.map((asked, at) => textOf(idea, asked, parts[at + 1]?.part)).join('');
  const asks = parts.flatMap(({ asks: all }) => all);
  const found = asks.flatMap((ask) =>
    ask.kind === 'sides' ? ask.sides : [ask.answered.asked.found],
  );
  const asked = asks.flatMap((ask) => (ask.kind === 'subject' ? [ask.answered.asked] : []));
  const named = found.reduce((said, one) => recased(said, one), text);
  return {
    text: named,
    head: recased([...new Set(found.map(({ name }) => name))].join(' and '), found[0]),
    aspect: asked.find(({ aspect }) => aspect !== null)?.aspect ?? null,
    count: toTopic(text, 'en').count,
  };
}

/** A text with the name of a subject in the letters that its facts write within a sentence: "rosa parks", Rosa Parks. */
function recased(text: string, found: NamedSubject | undefined): string {
  if (found === undefined) return text;
  const first = writtenName(found);
  if (first === null || first === first.toLowerCase()) return text;
  const pattern = namePattern(found);
  return text.replace(pattern, (typed) => (typed === typed.toLowerCase() ? first : typed));
}
