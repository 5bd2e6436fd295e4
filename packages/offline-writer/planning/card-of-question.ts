import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import quizWords from '../data/quiz-words.json' with { type: 'json' };
import type { Line } from '../genres/genre.ts';
import { bareAnswer } from '../reading/formats/quiz-choices.ts';
import type { LinePicture } from './picture-of-line.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { answersTo } from './answers-to.ts';
import { asks } from './scene-texts.ts';
import { clip } from './within-limits.ts';
import { keyPhrase } from './word-card.ts';
import { capital } from '../plain-words.ts';

/* A question with what may be chosen, and its answer alone: each stands while it is said. */

/** A long question is said in parts, and each shows the whole of it. */
const wholeOf = ({ text, unit }: Line) => unit?.text ?? text;
/** Whether a line asks something. */
export const asksIn = (line: Line): boolean => asks(wholeOf(line));

/** The first question of the lines with what answers it, up to the next one; null where they ask and answer nothing. */
export function questionCard(scene: SceneText, picture: LinePicture): Card | null {
  const lines = scene.lines.filter(({ source }) => source !== 'structure');
  const askedAt = lines.findIndex(asksIn);
  const asked = lines[askedAt];
  // What is said before a question answers the one before.
  const isAnswering = scene.asked !== '' && (asked === undefined || (isQuiz(scene) && askedAt > 0));
  const behind = isAnswering ? lines : lines.slice(askedAt + 1);
  const first = behind.findIndex((line) => !asksIn(line));
  const next = behind.findIndex((line, at) => at > first && asksIn(line));
  const told = behind.slice(0, next < 0 || first < 0 ? undefined : next);
  const options = told.flatMap(({ text }) => choicesOf(text));
  const quote = isAnswering ? scene.asked : clip(scene.parts[askedAt]?.whole ?? '');
  const isAnswered =
    isQuiz(scene) ||
    answersTo(
      quote,
      told.map(({ text }) => text),
      scene.film.language,
    );
  const answers = (isAnswered ? told : [])
    .filter((line) => !asksIn(line) && !isChoiceText(line.text))
    .filter(({ text }) => /^["'“‘«(¿¡]?[\p{L}\p{N}$€£-]/u.test(text))
    // What is said behind the answer ("4 right: you are a legend") is none of it.
    .filter(({ unit }, at) => at === 0 || !isQuiz(scene) || unit?.kind === 'answer')
    // One number answers; a further one is another's.
    .filter(({ text }, at) => at === 0 || /\p{L}/u.test(text));
  // A question alone has no panel for its answer.
  if (quote === '' || (asked === undefined && !isAnswering)) return null;
  if (answers.length === 0 && options.length === 0)
    return picture.sureness > 0 ? { layout: 'scene', quote } : { layout: 'words', quote };
  const items = [
    ...options,
    ...answers
      .flatMap(({ text }, at) => (at === 0 && isQuiz(scene) ? inTwo(text) : [keyPhrase([text])]))
      .slice(0, mostAnswers)
      .map(withoutEnd),
  ];
  // Nobody may see the answer before it is said, nor one of several that may be chosen.
  const subjects = picture.subjects.filter(
    ({ what }) =>
      !answers.some(({ text }) => namesIt(text, what)) &&
      !options.some((text) => namesIt(text, what)),
  );
  return { layout: 'question-answer', quote, items, subjects };
}

const isQuiz = ({ film }: SceneText) => film.genre === 'quiz';

const mostAnswers = 2;
const withoutEnd = (text: string) => text.replace(/[.,;。]$/u, '');
const namesIt = (text: string, what: string) =>
  ` ${text.toLowerCase()}`.includes(` ${what.split(' ').at(-1)?.toLowerCase().slice(0, 5) ?? ''}`);

const mostOfAnswer = 4;
/** "18, longer than my truck": what answers, and what is added to it. */
function inTwo(text: string): readonly string[] {
  const bare = bareAnswer(keyPhrase([text]));
  const [, answer = '', more = ''] =
    /^([^,;:–—(]{1,40})(?:[,;:–—]\s+|\s(?=\())(\S.*)$/su.exec(bare) ?? [];
  const told = capital(answer);
  return answer === '' || answer.split(/\s+/u).length > mostOfAnswer
    ? [capital(bare)]
    : [told, more.replace(/^\((.*)\)\.?$/su, '$1')];
}

const option = /(?:^|\s)\(?([a-h])[).]\s+(?=\S)/giu;
const mostWordsOfChoice = 4;
const bareChoices = new RegExp(
  `^([^.!?;,]{1,40}(?:,\\s[^.!?;,]{1,40}){0,4}),?\\s(?:${alternatives(quizWords.or)})\\s([^.!?;,]{1,40})[?？]$`,
  'iu',
);

/** "a) Rome b) Paris c) Oslo", "66, 88 or 100?": what may be chosen; none where a text is no row of choices. */
function choicesOf(text: string): readonly string[] {
  const starts = [...text.matchAll(option)];
  if (starts.length > 1 && starts[0]?.index === 0)
    return starts.map(({ index }, at) =>
      withoutEnd(text.slice(index, starts[at + 1]?.index).trim()),
    );
  const [, before = '', last = ''] = bareChoices.exec(text.trim()) ?? [];
  const choices = before === '' ? [] : [...before.split(/,\s/u), last];
  const words = (text: string) => text.split(/\s+/u).length;
  // "Is it the bat, the koala or the goat?" asks; what is only offered begins as it ends.
  const areBare =
    choices.every((choice) => /^\p{N}/u.test(choice)) ||
    (choices.length > 2 && words(choices[0] ?? '') <= words(last));
  return areBare && choices.every((choice) => words(choice) <= mostWordsOfChoice)
    ? choices.map((choice, at) => `${letters[at] ?? ''}) ${choice}`)
    : [];
}
const letters = 'abcdefgh';

/** Whether a text only offers what may be chosen. */
export const isChoiceText = (text: string): boolean => choicesOf(text).length > 0;
