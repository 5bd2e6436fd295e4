import { withChoices } from './quiz-choices.ts';
import words from '../../data/format-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(words);

/* "1) Where is it? a) here b) there ... ANSWER b, there": a question, its choices and its answer in one line. */

const answer = said.answerLabels;
const line = new RegExp(
  String.raw`^\s*(?:(?:${said.questionMarks}) ?\d{1,2}\s?[.):–-]?\s+|\d{1,2}\s?[.):]\s*)?([^?？]{3,200}[?？](?:\s[^?？]{1,60}[?？])?)\s*((?:\(?a\s?[).].{1,200}?)?)\s*(?:\.{2,}|…|[-–—|>→]+)?\s*[([]?(?:${answer})(?!\p{L})\s*[:=–-]?\s*([^\n]{1,200}?)[)\]]?\s*$`,
  'iu',
);
/** "Q4 what year was it? A 1989": its letter stands for the answer, where the question has its own. */
const byLetter =
  /^\s*(?:[Qq]|[Ff]|[Pp]|[Dd])\s?\d{1,2}\s?[.):–-]?\s+([^?？]{3,200}[?？])\s*(?:A|R|Ans?)(?:\s?[:.)–-])?\s+(?!.*\b[bB][).]|.*\s\(?B[:]?\s)(\S.{0,200})$/u;
/** "Q2 How many inches in one hand? (4)": the answer stands in a bracket at the end. */
const inBracket = new RegExp(
  String.raw`^\s*(?:(?:${said.questionMarks})\s?\d{1,2}\s?[.):–-]?\s+|\d{1,2}\s?[.)]\s+)?(\S[^()]{2,300}[?？][^()?？]{0,80}?)\s*\(([^()]{1,80})\)\s*$`,
  'iu',
);
const asideBracket = new RegExp(
  String.raw`^(?:${said.quizAsides}|\d+ (?:marks?|points?|pts?))(?!\p{L})`,
  'iu',
);
const leastQuestions = 2;
const leastInBrackets = 3;
const longest = 600;

/** The lines of such a quiz, each part in a line of its own with its label. Anything else is left. */
export function readInlineQuiz(text: string): string {
  const written = withAnswersBelow(
    withAnswersOfBrackets(withChoices(text.split('\n')).flatMap(atQuestions)),
  );
  const lines = written.map(withAnswerNamed);
  const isQuiz =
    lines.filter((each) => each.length <= longest && (line.test(each) || isAsked.test(each)))
      .length >= leastQuestions;
  if (!isQuiz) return written.join('\n');
  return lines
    .flatMap((each) => {
      const [whole, question = '', choices = '', said = ''] =
        each.length <= longest ? (line.exec(each) ?? []) : [];
      if (whole === undefined) return [each];
      // The bracket that ends the answer's own remark is no bracket around it.
      const told = /[([][^)\]]*$/u.test(said) ? `${said})` : said;
      const offered = choices.replace(/[\s.…–—|>→-]+$/u, '');
      return [
        `Q: ${question}`,
        ...(offered === '' ? [] : [offered]),
        `A: ${inFull(told, offered)}`,
      ];
    })
    .join('\n');
}

/** A question that has its answer in the next line by now. */
const isAsked = /^Q: /u;

/** "Q1 How many bones? (206) Q2 Which is the longest?": questions that are numbered within a line, and what stands behind the last. */
function atQuestions(line: string): readonly string[] {
  const cuts: number[] = [];
  for (const { index, 1: number } of line.matchAll(
    /(?<=^|[\s.!?)])Q\s?(\d{1,2})(?=[.:)]?\s+\p{Lu})/gu,
  ))
    if (Number(number) === cuts.length + 1) cuts.push(index);
  if (cuts.length < leastQuestions) return [line];
  const pieces = [0, ...cuts].map((from, at) => line.slice(from, cuts[at]).trim());
  const [, last = '', behind = ''] =
    /^([^()]*[?？]\s*\([^()]{1,80}\))[.!]?\s*(.*)$/su.exec(pieces.at(-1) ?? '') ?? [];
  return [...pieces.slice(0, -1), ...(last === '' ? pieces.slice(-1) : [last, behind])].filter(
    (piece) => piece !== '',
  );
}

/** Where most questions are answered in a bracket, each is one of a quiz. */
function withAnswersOfBrackets(lines: readonly string[]): readonly string[] {
  const read = lines.map((each) => {
    const [, question = '', told = ''] = each.length <= longest ? (inBracket.exec(each) ?? []) : [];
    return question === '' || asideBracket.test(told) ? null : { question, told };
  });
  const found = read.filter((each) => each !== null).length;
  const asked = lines.filter((each) => /[?？]/u.test(each)).length;
  if (found < leastInBrackets || found * 2 <= asked) return lines;
  return lines.flatMap((each, at) => {
    const quiz = read[at];
    return quiz == null ? [each] : [`Q: ${quiz.question}`, `A: ${quiz.told}`];
  });
}

/** "Q4 What does the bottom number mean", and ">> pressure at rest" below it: an arrow leads to the answer. */
function withAnswersBelow(lines: readonly string[]): readonly string[] {
  const isAnswer = (at: number): boolean =>
    arrow.test(lines[at] ?? '') && asksAbove.test((lines[at - 1] ?? '').slice(0, longest));
  const answers = new Set(lines.flatMap((_, at) => (isAnswer(at) ? [at] : [])));
  if (answers.size < leastQuestions) return lines;
  return lines.map((each, at) => {
    if (answers.has(at)) return `A: ${each.replace(arrow, '')}`;
    return answers.has(at + 1) ? `Q: ${each.replace(numberOfQuestion, '')}` : each;
  });
}
const arrow = /^\s*(?:>{1,3}|[-=]>|→|⇒|»)\s*(?=\S)/u;
const asksAbove = /[?？]|^\s*q(?:uestion)?\s?\d{1,2}(?!\d)/iu;
const numberOfQuestion = /^\s*(?:q(?:uestion)?\s?\d{1,2}\s?[.):–-]?|\d{1,2}\s?[.)])\s+/iu;

const withAnswerNamed = (each: string): string => {
  const [whole, question = '', told = ''] =
    each.length <= longest ? (byLetter.exec(each) ?? []) : [];
  return whole === undefined ? each : `${question} Answer: ${told}`;
};

/** "b, its the stirrup bone": the letter of a choice that is said again, or said more of, is the choice. */
function inFull(told: string, choices: string): string {
  const [whole, letter = '', rest = ''] = /^\(?([a-h])\)?[.,:;–-]*\s+(\S.*)$/iu.exec(told) ?? [];
  if (whole === undefined) return told;
  const chosen = new RegExp(
    String.raw`(?:^|\s)\(?${letter}\s?[).]\s*(.{1,120}?)(?=\s+\(?[a-h]\s?[).]|$)`,
    'iu',
  ).exec(choices)?.[1];
  if (chosen === undefined) return told;
  const again = rest.toLowerCase().startsWith(chosen.toLowerCase());
  return again ? rest : `${chosen}, ${rest}`;
}
