import words from '../../data/format-words.json' with { type: 'json' };
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
