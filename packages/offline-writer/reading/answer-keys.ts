import { asSpoken } from './sentences.ts';
import type { Draft } from './units.ts';
import words from '../data/head-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

/* The choices of a question, and answers that stand apart from their questions, at the end of a quiz. */

const longest = 600;
const keyOpening = new RegExp(
  String.raw`^(?:the )?(?:correct )?(?:${said.answerKeys})\s*(?:[:：.–-]|$)\s*`,
  'iu',
);
const pair =
  /(\d{1,2})\s?[.):=–-]?\s?([^\d,;:\s][^\d,;:]{0,60}?)\s*(?=[,;/|]?\s*\d{1,2}\s?[.):=–-]?\s?[^\d\s]|[.!\s]*$)/gu;
const choice = /(?<=^|\s)\(?([a-h])[).]\s+/giu;
const leastAnswers = 2;
const mostChoices = 10;

/** What a line offers to choose from ("a) two b) three c) four"); empty where it is no such line. */
export function choicesIn(text: string): readonly string[] {
  const signs = text.length > longest ? [] : [...text.matchAll(choice)];
  const isRow = signs.every(
    ([, letter], place) => letter?.toLowerCase() === String.fromCodePoint(0x61 + place),
  );
  if (signs.length < 2 || !isRow || signs[0]?.index !== 0) return [];
  return signs.map(({ 0: sign, index }, place) =>
    text
      .slice(index + sign.length, signs[place + 1]?.index)
      .replace(/[.,;\s]+$/u, '')
      .trim(),
  );
}

const choiceLine = /^\s*\(?([a-h])[).]\s*(\S.*)$/iu;
const mostListed = 6;

/** Choices that stand under each other below their question, in one row with their letters. */
export function choicesInRows(text: string): string {
  const lines = text.split('\n');
  const rows: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const listed = /[?？؟]\s*$/u.test(rows.at(-1) ?? '') ? listedFrom(lines, at) : [];
    if (listed.length > 1) {
      rows.push(listed.join(' '));
      at += listed.length - 1;
    } else rows.push(lines[at] ?? '');
  }
  return rows.join('\n');
}

/** The choices from a line on, each as "a) …", in the order of their letters. */
function listedFrom(lines: readonly string[], from: number): readonly string[] {
  const listed: string[] = [];
  for (const line of lines.slice(from, from + mostListed)) {
    const [, letter = '', said = ''] = choiceLine.exec(line) ?? [];
    if (letter.toLowerCase() !== String.fromCodePoint(0x61 + listed.length)) break;
    listed.push(`${letter}) ${said.trim()}`);
  }
  return listed;
}

interface Key {
  /** The answers, in the order of the questions. */
  readonly answers: readonly string[];
  /** The place of its first draft, and how many it has. */
  readonly at: number;
  readonly length: number;
}

/** "Answers: 1 T 2 F", in one line or with a line for each. */
function keyOf(drafts: readonly Draft[]): Key | null {
  const at = drafts.findLastIndex(
    ({ text, kind }) => kind !== 'answer' && text.length <= longest && keyOpening.test(text),
  );
  const head = drafts[at];
  if (head === undefined) return null;
  const rest = head.text.replace(keyOpening, '');
  const below = drafts.slice(at + 1);
  const isListed = !/[\p{L}\p{N}]/u.test(rest) && below.every(({ number }) => number !== null);
  const pairs = isListed
    ? below.map(({ number, text }) => [number ?? 0, text] as const)
    : [...rest.matchAll(pair)].map(([, number, text]) => [Number(number), text ?? ''] as const);
  const isWhole =
    pairs.length >= leastAnswers &&
    pairs.every(([number], place) => number === place + 1) &&
    (isListed || below.length === 0);
  if (!isWhole) return null;
  const answers = pairs.map(([, text]) => text.replace(/[.\s]+$/u, '').trim());
  return { answers, at, length: isListed ? below.length + 1 : 1 };
}

/** An answer in words: the choice that a letter names, and true or false. */
function inWords(answer: string, choices: readonly string[]): string {
  const letter = /^\(?([a-h])\)?[.]?$/iu.exec(answer)?.[1]?.toLowerCase();
  const chosen = letter === undefined ? undefined : choices[(letter.codePointAt(0) ?? 0) - 0x61];
  if (chosen !== undefined) return asSpoken(chosen);
  if (/^t$/iu.test(answer)) return 'True.';
  if (/^f$/iu.test(answer)) return 'False.';
  // Its choices keep their letters, and so does the answer.
  return /^[a-h]\) /u.test(answer)
    ? asSpoken(answer).replace(/^[A-H]/u, (sign) => sign.toLowerCase())
    : asSpoken(answer);
}

/** Whether a draft offers choices, all of them in a line. */
export const isChoice = (draft: Draft | undefined): boolean =>
  draft !== undefined && choicesIn(draft.text).length > 0;

/** The choices that stand behind a question, up to the next. */
function choicesBehind(drafts: readonly Draft[], from: number, to: number): readonly string[] {
  return drafts
    .slice(from + 1, Math.min(to, from + mostChoices))
    .flatMap(({ text, kind, number }) => {
      const listed = choicesIn(text);
      if (listed.length > 0) return listed;
      return kind === 'item' && number === null ? [text.replace(/\.$/u, '')] : [];
    });
}

/** "a) Nile b) Amazon": the letters of its choices are small. */
const inSmallLetters = /(?<![\p{L}\p{N}])b\)/u;

const asks = ({ text }: Draft): boolean => /[?？؟]["”]?$/u.test(text);

/** Choices are points of their question, and its letter is said in words where the answer names it. */
export function withChoices(drafts: readonly Draft[]): Draft[] {
  let question = -1;
  return drafts.map((draft, place): Draft => {
    if (asks(draft)) question = place;
    if (asks(draft) && isChoice(drafts[place + 1])) return { ...draft, kind: 'question' };
    if (question < 0) return draft;
    if (isChoice(draft))
      return {
        ...draft,
        kind: 'item',
        number: null,
        text: inSmallLetters.test(draft.text) ? draft.text.replace(/^A(?=\))/u, 'a') : draft.text,
      };
    if (draft.kind !== 'answer') return draft;
    const choices = choicesBehind(drafts, question, place);
    const isSmall = drafts.slice(question, place).some(({ text }) => inSmallLetters.test(text));
    const answer = draft.text
      .replace(/\.$/u, '')
      .replace(/^[A-H](?=\) )/u, (letter) => (isSmall ? letter.toLowerCase() : letter));
    return { ...draft, text: inWords(answer, choices) };
  });
}

/** A quiz with each answer of its key behind its question; as it is where it has no key, or one that does not fit. */
export function withKey(drafts: readonly Draft[]): Draft[] {
  const key = keyOf(drafts);
  if (key === null) return [...drafts];
  const body = drafts.slice(0, key.at);
  const numbered = body.flatMap(({ number }, place) => (number === null ? [] : [place]));
  const asked = body.flatMap((draft, place) => (asks(draft) ? [place] : []));
  const questions = [numbered, asked].find(({ length }) => length === key.answers.length);
  if (questions === undefined) return [...drafts];
  const told = body.flatMap((draft, place): Draft[] => {
    const at = questions.findLastIndex((question) => question <= place);
    const question = body[questions[at] ?? -1];
    const end = questions[at + 1] ?? body.length;
    const own: Draft = questions.includes(place) ? { ...draft, kind: 'question' } : draft;
    if (question === undefined || place + 1 !== end) return [own];
    const text = inWords(key.answers[at] ?? '', choicesBehind(body, questions[at] ?? 0, end));
    const bare = { number: null, seconds: null, picture: null, onScreen: null, follows: false };
    return [own, { ...question, ...bare, kind: 'answer', text }];
  });
  return [...told, ...drafts.slice(key.at + key.length)];
}
