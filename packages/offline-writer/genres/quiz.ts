import { choicesIn } from '../reading/answer-keys.ts';
import type { Material, Unit } from '../reading/material.ts';
import { beatOf, chainsOf, ownLine, worthOf } from './beats.ts';
import { isEnglish, isWished } from './evidence.ts';
import { framed, titleBeats } from './frame.ts';
import type { Beat, Genre, Line } from './genre.ts';
import { questionsOf } from './questions.ts';
import { structureLine } from './structure-words.ts';
import { cues } from './genre-cues.ts';

/** As long as a viewer needs to guess; of a list of common questions nobody guesses the answers. */
const beforeAnswerS = 1.5;
const withoutGuessS = 0.5;
/** An answer of a word is gone before it is seen. */
const afterAnswerS = 1;

/** "5 sec countdown on each": the silence that was asked for. */
const countdown = new RegExp(
  String.raw`(\d{1,2}) ?(?:${cues.secondUnits})(?!\p{L})[^.\d]{0,24}(?:${cues.thinkingSigns}|paus\p{L}{0,2}|przerw\p{L}+)|(?:${cues.waitingSigns}|paus\p{L}{0,2}|przerw\p{L}+)[^.\d]{0,24}?(\d{1,2}) ?(?:${cues.secondUnits})(?!\p{L})`,
  'iu',
);
const longestCountdownS = 5;
function askedPauseS({ requests }: Material): number | null {
  const [, one, other] = countdown.exec(requests.join('\n').slice(0, 4_000)) ?? [];
  const seconds = Number(one ?? other ?? 0);
  return seconds > 0 ? Math.min(seconds, longestCountdownS) : null;
}

const namesQuiz = new RegExp(String.raw`\b(?:${cues.quizSigns})\b`, 'iu');

/** Whether the viewer is asked, and not the creator. */
const isGuessed = (material: Material) =>
  !isEnglish(material) ||
  isWished(material, 'quiz') ||
  material.units.some(({ text }) => choicesIn(text).length > 0) ||
  material.units.some(({ text }) => namesQuiz.test(text));

/** Whether each question is announced by its number. */
const isNumbered = (material: Material) =>
  isEnglish(material) &&
  isGuessed(material) &&
  material.units.filter(({ kind }) => kind === 'question').length >= 2;

function announced(question: Unit, count: number): Line[] {
  if (/^(?:question|round)\b/iu.test(question.text)) return [];
  const word = structureLine(`Question ${count}`);
  return word === null ? [] : [word];
}

/** "A sailor says it is two fathoms deep. How many feet is that?", "110, 220 or 440.": sentences of one question. */
const goesOn = (unit: Unit, { shows, lines }: Beat): boolean =>
  shows.role === 'question' && lines.at(-1)?.unit?.block === unit.block;

/** A question with the choices after it, up to its answer. */
function quizBeats(material: Material): Beat[] {
  const beats: Beat[] = [];
  let count = 0;
  const announces = isNumbered(material);
  const isGuess = isGuessed(material);
  const pauseS = askedPauseS(material) ?? (isGuess ? beforeAnswerS : withoutGuessS);
  for (const unit of material.units) {
    const last = beats.at(-1);
    if (unit.kind === 'question' && last !== undefined && goesOn(unit, last)) {
      beats[beats.length - 1] = { ...last, lines: [...last.lines, ownLine(unit)] };
    } else if (unit.kind === 'question') {
      count += 1;
      const lines = [...(announces ? announced(unit, count) : []), ownLine(unit)];
      const apart = isGuess && last?.shows.role === 'answer';
      beats.push(beatOf('question', lines, { weight: 0.85, pauseS, number: count, apart }));
    } else if (unit.kind === 'answer') {
      if (last?.shows.role === 'answer')
        beats[beats.length - 1] = { ...last, lines: [...last.lines, ownLine(unit)] };
      else
        beats.push(
          beatOf('answer', [ownLine(unit)], {
            weight: 0.85,
            number: count === 0 ? null : count,
            apart: isGuess,
            pauseS: isGuess ? afterAnswerS : 0,
          }),
        );
    } else if (unit.kind === 'item' && last?.shows.role === 'question') {
      beats[beats.length - 1] = { ...last, lines: [...last.lines, ownLine(unit)] };
    } else if (unit.leansOn !== null && last !== undefined) {
      beats[beats.length - 1] = { ...last, lines: [...last.lines, ownLine(unit)] };
    } else {
      beats.push(
        ...chainsOf([unit]).map((chain) =>
          beatOf('detail', chain.map(ownLine), { weight: 0.6 + worthOf(chain) }),
        ),
      );
    }
  }
  return beats;
}

export const quiz: Genre = {
  id: 'quiz',
  verbatim: false,
  fits(material) {
    if (material.form.hasQuiz) return 0.92;
    return isWished(material, 'quiz') ? 0.83 : 0;
  },
  arrange: (material) => framed(material, [...titleBeats(material, 0.74), ...quizBeats(material)]),
  questions: (material) => questionsOf('quiz', material),
};
