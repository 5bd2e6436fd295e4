import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import quizWords from '../../data/quiz-words.json' with { type: 'json' };

/*
 * A quiz as somebody types it at one go: questions and answers in a line, without labels, numbered in any way, some taken back.
 * "2. how many bones - 206", "4) Which is the longest river? Indus no wait make it: which river has the dam. Narmada"
 */

const leastQuestions = 2;
/** Of its numbered lines so many are questions with their answers. */
const leastShare = 0.7;
const longest = 600;
/** What is longer explains something, and nobody guesses it. */
const mostAnswerWords = 9;
const mostQuestionWords = 30;

const anyOf = (list: readonly string[]) => `(?:${alternatives(list)})(?![\\p{L}\\p{M}])`;
const asking = new RegExp(
  `^[¿"“«]?${anyOf(Object.values(quizWords.asks).flat())}(?! (?:to|i|we) )`,
  'iu',
);
const numbered = /^\s*(\d{1,2})(?:\s?[.):–-]|(?=\s[\p{L}¿"“«]))\s*(?=\S)(.*)$/u;
const inMarks = /^(.*[?？؟])[\s–—>=→:-]*([^?？؟]*)$/u;
const behindDash = /^([^?？؟]{8,200}?)\s+(?:[-–—=→]|>{1,2})\s*(\S[^?？؟]*)$/u;
const behindStop = /^([^?？؟.]{8,200})\.\s+([^?？؟]*)$/u;
const takingBack = new RegExp(
  `[\\s,.…;–—-]+${anyOf(quizWords.takesBack).replaceAll(' ', ',? ')}[\\s,:;.…–—-]*(?:${anyOf(quizWords.putsInstead)}[\\s,:;–—-]*)?`,
  'iu',
);
const headed = new RegExp(
  `(?<=^|[\\s.!?])(?:${alternatives(quizWords.heads)})\\s(?:n[º°]\\.?\\s?)?(\\d{1,2}|\\p{L}{2,10})\\s?[:.–-]\\s*`,
  'giu',
);

interface Asked {
  readonly question: string;
  readonly answer: string;
}

const wordsIn = (text: string) => text.trim().split(/\s+/u).length;
const isAnswer = (text: string, most: number) => /[\p{L}\p{N}]/u.test(text) && wordsIn(text) <= most;

/** What is asked and what answers it; what its author took back is neither. Null where a line is no such pair. */
function askedIn(written: string, most: number): Asked | null {
  const found = takingBack.exec(written);
  if (found !== null) {
    const instead = askedIn(written.slice(found.index + found[0].length), most);
    if (instead !== null) return instead;
    const before = askedIn(written.slice(0, found.index), most);
    const answer = written.slice(found.index + found[0].length);
    return before === null || !isAnswer(answer, most) ? null : { ...before, answer };
  }
  const [, marked = '', told = ''] = inMarks.exec(written) ?? [];
  if (marked !== '')
    return wordsIn(marked) <= mostQuestionWords && isAnswer(told, most)
      ? { question: marked.replace(/([?？؟])[?？؟!]+$/u, '$1'), answer: told }
      : null;
  if (!asking.test(written)) return null;
  const [, bare = '', answer = ''] = behindDash.exec(written) ?? behindStop.exec(written) ?? [];
  return bare !== '' && isAnswer(answer, most) ? { question: `${bare}?`, answer } : null;
}

const inLines = ({ question, answer }: Asked): readonly string[] => [`Q: ${question}`, `A: ${answer}`];

/** A text whose questions and answers have their labels, each in a line of its own, where it is such a quiz; else as it is. */
export function readQuizLines(text: string): string {
  return withNumbered(text.split('\n').flatMap(inParagraph)).join('\n');
}

/** Lines that count from one on, be their numbers written as they may. */
function withNumbered(lines: readonly string[]): readonly string[] {
  let next = 1;
  const asked = lines.map((line) => {
    const [, own, rest = ''] = line.length > longest ? [] : (numbered.exec(line) ?? []);
    if (Number(own) !== next) return null;
    next += 1;
    return { pair: askedIn(rest.trim(), mostAnswerWords), hasMark: /[?？؟]/u.test(rest) };
  });
  const pairs = asked.filter((each) => each?.pair != null);
  const count = next - 1;
  const isQuiz =
    pairs.length >= leastQuestions &&
    pairs.length >= count * leastShare &&
    pairs.filter((each) => each?.hasMark).length * 2 >= count;
  if (!isQuiz) return lines;
  return lines.flatMap((line, at) => {
    const pair = asked[at]?.pair;
    return pair == null ? [line] : inLines(pair);
  });
}

/** So much may be told behind a question that is announced as one. */
const mostAnnouncedWords = 30;
const firstSentence = /^(\S.*?[.!…])\s+(?=["“«¿¡]?[\p{Lu}\p{Lo}\d])(.*)$/su;

/** "Question one: how long is it? About 45 cm. Question two: …" in one line; behind the last answer the text goes on. */
function inParagraph(line: string): readonly string[] {
  const heads = [...line.matchAll(headed)];
  if (heads.length < leastQuestions) return [line];
  const pieces = heads.map(({ index, 0: head }, at) => ({
    at: index,
    text: line.slice(index + head.length, heads[at + 1]?.index).trim(),
  }));
  const told: string[] = [line.slice(0, heads[0]?.index).trim()];
  for (const [at, { text }] of pieces.entries()) {
    const [, question = '', behind = ''] = inMarks.exec(text) ?? [];
    const isLast = at === pieces.length - 1;
    const [, first = behind, rest = ''] = isLast ? (firstSentence.exec(behind) ?? []) : [];
    if (question === '' || !isAnswer(first, mostAnnouncedWords)) return [line];
    told.push(...inLines({ question, answer: first }), ...(rest === '' ? [] : ['', rest]));
  }
  return told.filter((each, at) => each !== '' || at > 0);
}
