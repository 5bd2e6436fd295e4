import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import quizWords from '../../data/quiz-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);
/* "Q1 Australia? A Sydney B Canberra C Melbourne - B": a question, its choices and the letter of its answer in one line. */

const longest = 400;
const leastQuestions = 2;
const line = new RegExp(
  String.raw`^\s*(?:(?:${said.questionMarks}|${said.questionMarksInRows})?\s?\d{1,2}[.):]?\s+)(?<question>\S[^?？]{0,200}[?？])+\s+(?<choices>\(?[aA][).:]?\s.{3,200}?)\s*(?:[-–—=>→]+|\(|answer:?|ans:?)\s*(?<letter>[a-eA-E])\)?[.!]?\s*$`,
  'iu',
);
const letters = 'ABCDE';

/** The choices by their letters, from A on; none where a letter is left out. */
function choicesIn(text: string): readonly string[] {
  // "A a jar B a spoon": behind a capital letter a small one is an article.
  const mark = /^\s*\(?[A-E]/u.test(text) ? /\s\(?([A-E])[).:]?\s+/u : /\s\(?([a-e])[).:]?\s+/u;
  const parts = ` ${text}`.split(mark);
  const found: string[] = [];
  for (let at = 1; at + 1 < parts.length; at += 2) {
    if (parts[at]?.toUpperCase() !== letters[found.length]) return [];
    found.push((parts[at + 1] ?? '').trim());
  }
  return found.length < 2 || found.includes('') ? [] : found;
}

/** "How many wings? A two B four C six. Answer: four, they hook together": the answer is said again, and more of it. */
const told = new RegExp(
  String.raw`^\s*(?:(?:${said.questionMarks}|${said.questionMarksInRows})?\s?\d{1,2}[.):]?\s+)?(?<question>\S[^?？]{2,200}[?？])\s+(?<choices>[aA][).:]?\s.{3,200}?)[.;]?\s+(?:${said.answerMarks})\s?[:=–-]\s*(?<answer>(?![a-eA-E](?:[).:,]|\s*$))\S.{0,160})$`,
  'iu',
);

/** A question, its choices each with its letter, and its answer, in a line each. */
const partsOf = (question: string, choices: readonly string[], answer: string) => [
  `Q: ${question}`,
  choices.map((choice, at) => `${letters[at] ?? ''}) ${choice}`).join(' '),
  `A: ${answer}`,
];

function asked(text: string): readonly string[] | null {
  if (text.length > longest) return null;
  const saidAgain = told.exec(text)?.groups ?? {};
  const offers = choicesIn(saidAgain['choices'] ?? '');
  if (offers.length > 0)
    return partsOf(saidAgain['question'] ?? '', offers, saidAgain['answer'] ?? '');
  const { question = '', choices = '', letter = '' } = line.exec(text)?.groups ?? {};
  const all = choicesIn(choices);
  const answer = all[letters.indexOf(letter.toUpperCase())];
  return answer === undefined ? null : partsOf(question, all, answer);
}

/** The lines of a quiz with each question's choices and its answer apart. */
export function withChoices(lines: readonly string[]): readonly string[] {
  const pairs = lines.map(asked);
  if (pairs.filter((pair) => pair !== null).length < leastQuestions) return lines;
  return lines.flatMap((text, at) => pairs[at] ?? [text]);
}

/** What stands behind a question: what may be chosen, as it is asked, and what answers it. */
export interface Offered {
  readonly choices: string;
  /** Whether the choices are a part of the question, and have no letters. */
  readonly areAsked: boolean;
  readonly answer: string;
}

const anyOf = (list: readonly string[]) => `(?:${alternatives(list)})(?![\\p{L}\\p{M}])`;
const leads = `(?:${anyOf(Object.values(quizWords.leadsAnswer).flat())}[\\s:,–-]*)?`;
/** "B!!", "It's b", "La B.", "A, with its reed": the letter of a choice, and what is said of it. */
const byItsLetter = new RegExp(
  `^${leads}(?:${anyOf(quizWords.beforeLetter)}\\s+)?\\(?([a-e])\\)?(?:[\\s.!]*$|[,;:.!–—-]+\\s*(.*)$)`,
  'isu',
);
const lead = new RegExp(`^${leads}`, 'iu');
const orWord = anyOf(quizWords.or);
const alternativesOf = new RegExp(
  `^([^.!?;]{1,40}(?:,\\s[^.!?;,]{1,40}){0,4}),?\\s${orWord}\\s([^.!?;,]{1,40})[.;…]+\\s+(\\S.*)$`,
  'isu',
);
const mostWordsOfChoice = 4;
const endOfChoice = /[.;!…](?=\s)|\s(?=[-–—=>→])/u;

/** "A harp B theremin C tuba. B!!": the choices from their first letter on, and what stands behind the last. */
function letteredIn(text: string): Offered | null {
  const isMarked = /^\(?[Aa]\s?[).:]/u.test(text);
  const starts: { readonly from: number; readonly to: number }[] = [];
  for (const { index, 0: mark, 1: letter } of text.matchAll(
    isMarked ? /(?<=^|\s)\(?([A-Ea-e])\s?[).:]\s*/gu : /(?<=^|\s)([A-E])\s+(?=\S)/gu,
  ))
    if (letter?.toUpperCase() === letters[starts.length])
      starts.push({ from: index, to: index + mark.length });
  const last = starts.at(-1);
  if (last === undefined || starts.length < 2 || starts[0]?.from !== 0) return null;
  const rest = text.slice(last.to);
  const end = endOfChoice.exec(rest);
  if (end === null) return null;
  const choices = starts.map(({ to }, at) =>
    text.slice(to, starts[at + 1]?.from ?? last.to + end.index).replace(/[\s.,;]+$/u, ''),
  );
  const answer = rest.slice(end.index + 1).replace(/^[\s\-–—=>→.]+/u, '');
  if (answer === '' || choices.includes('')) return null;
  const [, letter = '', more = ''] = byItsLetter.exec(answer) ?? [];
  const chosen = choices[letters.indexOf(letter.toUpperCase())];
  // Its letter alone says nothing to whoever does not see the choices any more.
  const named = letter === '' || chosen === undefined ? answer : inWords(chosen, more);
  const isSmall = /^\(?a/u.test(text);
  const sign = (at: number) => (isSmall ? letters.toLowerCase() : letters)[at] ?? '';
  return {
    choices: choices.map((choice, at) => `${sign(at)}) ${choice}`).join(' '),
    areAsked: false,
    answer: named,
  };
}

const inWords = (chosen: string, more: string): string => {
  if (more === '') return chosen;
  return more.toLowerCase().startsWith(chosen.toLowerCase()) ? more : `${chosen}, ${more}`;
};

const firstWord = (text: string) => /[\p{L}\p{N}]+/u.exec(text.toLowerCase())?.[0] ?? '';

/** "9, 18 or 30 ft. 18, longer than my truck": what may be chosen, where one of it answers. */
function askedIn(text: string): Offered | null {
  const [, before = '', last = '', answer = ''] = alternativesOf.exec(text) ?? [];
  if (before === '') return null;
  const choices = [...before.split(/,\s/u), last];
  const isShort = choices.every((choice) => choice.split(/\s+/u).length <= mostWordsOfChoice);
  const said = firstWord(answer.replace(lead, ''));
  if (!isShort || !choices.some((choice) => firstWord(choice) === said)) return null;
  return {
    choices: `${text.slice(0, text.length - answer.length).replace(/[\s.;…]+$/u, '')}?`,
    areAsked: true,
    answer,
  };
}

/** The choices behind a question apart from its answer; null where it offers none. */
export const offeredIn = (behind: string): Offered | null =>
  behind.length > longest ? null : (letteredIn(behind) ?? askedIn(behind));

/** "It's 4", "Answer 88": an answer without what leads to it. */
export const bareAnswer = (answer: string): string => {
  const bare = answer.replace(lead, '').trim();
  return bare === '' ? answer : bare;
};
