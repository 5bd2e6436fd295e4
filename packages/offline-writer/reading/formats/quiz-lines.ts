import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import correctionWords from '../../data/correction-words.json' with { type: 'json' };
import formatWords from '../../data/format-words.json' with { type: 'json' };
import quizWords from '../../data/quiz-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';
import { offeredIn } from './quiz-choices.ts';

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
const numbered = new RegExp(
  String.raw`^\s*(?:(?:${alternativesIn(formatWords).questionMarks})\s?)?(?!\d{1,2} ?(?:${alternativesIn(quizWords).outOf}|/) ?\d)(\d{1,2})(?:\s?[.):–-]|(?=\s[\p{L}¿"“«]))\s*(?=\S)(.*)$`,
  'iu',
);
const inMarks = /^(.*[?？؟])[\s–—>=→:-]*([^?？؟]*)$/u;
const behindDash = /^([^?？؟]{8,200}?)\s+(?:[-–—=→]|>{1,2})\s*(\S[^?？؟]*)$/u;
const behindStop = /^([^?？؟.]{8,200})\.\s+([^?？؟]*)$/u;
const takingBack = new RegExp(
  `[\\s,.…;–—-]+${anyOf(correctionWords.takesBack).replaceAll(' ', ',? ')}[\\s,:;.…–—-]*(?:${anyOf(quizWords.putsInstead)}[\\s,:;–—-]*)?`,
  'iu',
);
const headed = new RegExp(
  `(?<=^|[\\s.!?])(?:${alternatives(quizWords.heads)})\\s(?:n[º°]\\.?\\s?)?(\\d{1,2}|\\p{L}{2,10})\\s?[:.–-]\\s*`,
  'giu',
);

interface Asked {
  readonly question: string;
  /** What may be chosen, each with its letter; empty where nothing is. */
  readonly choices: string;
  readonly answer: string;
}

const wordsIn = (text: string) => text.trim().split(/\s+/u).length;
const isAnswer = (text: string, most: number) =>
  /[\p{L}\p{N}]/u.test(text) && wordsIn(text) <= most;

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
  const [, marked = '', behind = ''] = inMarks.exec(written) ?? [];
  if (marked !== '') {
    const offered = offeredIn(behind);
    const answer = offered?.answer ?? behind;
    const question = marked.replace(/([?？؟])[?？؟!]+$/u, '$1');
    return wordsIn(marked) <= mostQuestionWords && isAnswer(answer, most)
      ? {
          question: offered?.areAsked === true ? `${question} ${offered.choices}` : question,
          choices: offered?.areAsked === false ? offered.choices : '',
          answer,
        }
      : null;
  }
  const claim = judgedIn(written, most);
  if (claim !== null) return claim;
  if (namesIt.test(written)) {
    const [, task = '', answer = ''] = behindStop.exec(written) ?? [];
    if (task !== '' && isAnswer(answer, most)) return { question: `${task}.`, choices: '', answer };
  }
  const [, begun = '', lettered = ''] = beforeLetters.exec(written) ?? [];
  const offers = begun === '' ? null : offeredIn(lettered);
  if (offers !== null && !offers.areAsked && isAnswer(offers.answer, most))
    return { question: `${begun}:`, choices: offers.choices, answer: offers.answer };
  if (!asking.test(written)) return null;
  const [, bare = '', answer = ''] = behindDash.exec(written) ?? behindStop.exec(written) ?? [];
  return bare !== '' && isAnswer(answer, most)
    ? { question: `${bare}?`, choices: '', answer }
    : null;
}

/** "Carrots were first a) orange b) purple. Purple": its choices say that it is asked. */
const beforeLetters = /^([^?？؟]{4,160}?)[\s:]+(\(?[aA]\s?[).]\s*\S.*)$/su;

/** "Name the river that fills the falls.", "Complete: …": asked without a question. */
const namesIt = new RegExp(`^${anyOf(quizWords.tasks)}`, 'iu');
const truth = anyOf(quizWords.truths);
/** "A shark is a mammal. false its a fish" */
const judged = new RegExp(
  `^(\\S[^?？؟]{5,160}?)\\s*[.:;?？!…–—>=-]+\\s*(${truth}[^?？؟]{0,80})$`,
  'iu',
);
const offersTruth = new RegExp(`${truth}\\W{1,3}(?:${anyOf(quizWords.or)})\\W{1,3}${truth}`, 'iu');

/** What may be true, and whether it is. */
function judgedIn(written: string, most: number): Asked | null {
  const [, claim = '', told = ''] = judged.exec(written) ?? [];
  return claim === '' || wordsIn(claim) < 3 || !isAnswer(told, most)
    ? null
    : { question: /[.!]$/u.test(claim) ? claim : `${claim}.`, choices: '', answer: told };
}

const inLines = ({ question, choices, answer }: Asked): readonly string[] => [
  `Q: ${question}`,
  ...(choices === '' ? [] : [choices]),
  `A: ${answer}`,
];

const askedBefore = /^\s*Q(?:uestion)?\s?\d{0,2}\s?[.:)].*[?？؟]\s*$/iu;

/** "Q1. Which bird …?" and below it "A. The swift": no first of several choices, where none is a second. */
function withAnswerMarks(lines: readonly string[]): readonly string[] {
  const answers = lines.flatMap((line, at) =>
    /^\s*A\. +\S/u.test(line) && askedBefore.test(lines[at - 1] ?? '') ? [at] : [],
  );
  const isQuiz =
    answers.length >= leastQuestions && !lines.some((line) => /^\s*B[.)] /u.test(line));
  return isQuiz
    ? lines.map((line, at) => (answers.includes(at) ? line.replace(/A\. +/u, 'A: ') : line))
    : lines;
}

/** A text whose questions and answers have their labels, each in a line of its own, where it is such a quiz; else as it is. */
export function readQuizLines(text: string): string {
  const lines = withAnswerMarks(text.split('\n')).flatMap(inParagraph);
  return withJudged(withNumbered(partedAtNumbers(lines))).join('\n');
}

/** "1. Which river …? Danube. 2. Which …?" in one line: a line for each, where it is a quiz. */
function partedAtNumbers(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const starts: number[] = [];
    for (const { index, 1: own } of line.matchAll(/(?<=^|\s)(\d{1,2})[.)]\s+(?=\S)/gu))
      if (Number(own) === starts.length + 1) starts.push(index);
    if (starts.length < leastQuestions || (starts[0] ?? 0) > longestLead) return [line];
    const pieces = starts.map((from, at) => line.slice(from, starts[at + 1]).trim());
    // What stands behind the last answer is none of it.
    const last = behindAnswer.exec(pieces.at(-1) ?? '');
    const parted = [
      line.slice(0, starts[0]).trim(),
      ...pieces.slice(0, -1),
      ...(last === null ? pieces.slice(-1) : [last[1] ?? '', last[2] ?? '']),
    ].filter((piece) => piece !== '');
    return withNumbered(parted).length > parted.length ? parted : [line];
  });
}
const longestLead = 120;
const behindAnswer = /^([^?？؟]*[?？؟]\s*[^.!?]{1,60}[.!])\s+(\S.*)$/su;

/** Claims that are each judged in their line, or sentence by sentence behind "True or false?". */
function withJudged(lines: readonly string[]): readonly string[] {
  const offers = lines.findIndex((line) => offersTruth.test(line.slice(0, longest)));
  const parted =
    offers < 0 ? lines : lines.flatMap((line, at) => (at < offers ? [line] : claimsOf(line)));
  const pairs = parted.map((line) =>
    line.length > longest
      ? null
      : judgedIn(line.replace(/^\s*(?:[-•*]|\d{1,2}[.)])\s+/u, ''), mostAnswerWords),
  );
  const count = pairs.filter((pair) => pair !== null).length;
  const isQuiz = count >= (offers < 0 ? leastJudged : leastQuestions);
  if (!isQuiz) return lines;
  return parted.flatMap((line, at) => {
    const pair = pairs[at];
    return pair == null ? [line] : inLines(pair);
  });
}
const leastJudged = 3;

/** A paragraph in which each claim is followed by what it is: a line for each pair. */
function claimsOf(line: string): readonly string[] {
  const sentences = line.split(/(?<=[.!?？…])\s+/u);
  const isTruth = (text: string | undefined) => text !== undefined && startsTruth.test(text);
  if (sentences.filter((each) => isTruth(each) && !offersTruth.test(each)).length < leastQuestions)
    return [line];
  const told: string[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const before = told.at(-1);
    const isJudging = isTruth(sentence) && !offersTruth.test(sentence) && at > 0;
    if (isJudging && before !== undefined) told[told.length - 1] = `${before} ${sentence}`;
    else told.push(...headOf(sentence));
  }
  return told;
}
const startsTruth = new RegExp(`^["“]?${truth}`, 'iu');
/** "True or false: spiders have six legs." announces, and claims. */
const headOf = (sentence: string): readonly string[] => {
  const [, head = '', claim = ''] = /^([^:?？]{5,60}[:?？])\s*(\S.*)$/su.exec(sentence) ?? [];
  return offersTruth.test(head) && claim !== '' ? [head.replace(/:$/u, '?'), claim] : [sentence];
};

/** Lines that count from one on, be their numbers written as they may. */
function withNumbered(lines: readonly string[]): readonly string[] {
  let next = 1;
  const asked = lines.map((line) => {
    const [, own, rest = ''] = line.length > longest ? [] : (numbered.exec(line) ?? []);
    if (Number(own) !== next) return null;
    next += 1;
    return {
      pair: askedIn(rest.trim(), mostAnswerWords),
      hasMark: /[?？؟]/u.test(rest) || judged.test(rest),
    };
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
    told.push(
      ...inLines({ question, choices: '', answer: first }),
      ...(rest === '' ? [] : ['', rest]),
    );
  }
  return told.filter((each, at) => each !== '' || at > 0);
}
