import { isChoice, withChoices, withKey } from './answer-keys.ts';
import { wordsOf } from './english.ts';
import type { Draft } from './units.ts';
import words from '../data/quiz-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

const longestAnswerWords = 8;
const leastPairs = 2;

/** Questions that are each followed by a short answer are a quiz, without any label; in front of a labelled answer each is one. */
export function markQuiz(written: readonly Draft[]): Draft[] {
  const drafts = withChoices(withKey(written)).map((draft, at, all) =>
    all[at + 1]?.kind === 'answer' &&
    canBe(draft) &&
    (isQuestion(draft.text) || asksByItsPlace(draft, all[at - 1]))
      ? { ...draft, kind: 'question' as const }
      : draft,
  );
  const pairs: number[] = [];
  for (let index = 0; index + 1 < drafts.length; index += 1) {
    const [question, answer] = [drafts[index], drafts[index + 1]];
    if (question === undefined || answer === undefined || !canBe(answer)) continue;
    // "Question one: …" is labelled, and what answers it is not.
    if (!canBe(question) && question.kind !== 'question') continue;
    const isPair =
      isQuestion(question.text) &&
      !isQuestion(answer.text) &&
      !isChoice(answer) &&
      wordsOf(answer.text).length <= longestAnswerWords;
    if (isPair) pairs.push(index);
  }
  if (pairs.length < leastPairs || pairs.length * 2 < drafts.length * 0.7) return drafts;
  const questions = new Set(pairs);
  return drafts.map((draft, index) => {
    if (questions.has(index)) return { ...draft, kind: 'question' };
    return questions.has(index - 1) ? { ...draft, kind: 'answer' } : draft;
  });
}

function canBe(draft: Draft): boolean {
  return draft.kind === 'sentence' || draft.kind === 'item';
}

/** "5. True or false: your funny bone is a bone.": a point behind an answer, and before one, asks as the others do. */
const asksByItsPlace = (draft: Draft, before: Draft | undefined): boolean =>
  draft.kind === 'item' && before?.kind === 'answer' && !isChoice(draft);

function isQuestion(text: string): boolean {
  return /[?？؟]["”]?$/u.test(text) && !score.test(text);
}
/** "3 out of 3?" asks nobody: what stands behind it is said to who knew so many. */
const score = new RegExp(String.raw`^\d+ ?(?:${said.outOf}|/) ?\d+ ?[?？؟]$`, 'iu');
