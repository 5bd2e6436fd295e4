import type { Card } from '../card-of-scene.ts';
import { weekdayCard } from '../day-told.ts';
import { newMemory } from '../film-memory.ts';
import { foreignThings } from '../languages/foreign-line.ts';
import type { PlanContext, SceneInput } from '../plan-context.ts';
import { partsOf } from '../scene-texts.ts';
import { lettersOf, wordsOf } from '../../plain-words.ts';
import { closedWords } from '../../reading/language-words.ts';
import { thingsCard } from '../rows/row-card.ts';
import { toldWeek } from '../told-in-words/told-week.ts';
import { answeredCard, askedCard, meaningCard } from './asked-and-told.ts';
import { followsCard } from './hung-together.ts';
import { rowCard } from './in-a-row.ts';
import { lengthCard } from './lengths-told.ts';
import { notButCard } from './not-but.ts';
import { codeOf } from './order-words.ts';
import { ordersCard, type ForeignOrders } from './orders.ts';

/* Which card the words of a scene could be: a question and its answer, what shall be done and what not, what follows from what, steps. */

/** They are told, and no diagram. */
const tales: ReadonlySet<string> = new Set(['story', 'joke', 'poem', 'dialogue', 'script']);
/** Clauses in a row are steps or points there. */
const steps: ReadonlySet<string> = new Set(['how-to', 'recipe', 'list']);
/** Less than this of a scene's words is not what it says. */
const leastOfScene = 0.6;

const smallWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(closedWords).map(([language, words]) => [language, new Set(words)]),
);

/** Which of a foreign film's sentences are orders: those of steps that begin with no noun and no small word, and what stands beside a ban. */
const ordersOf = ({ film, kindOf }: PlanContext): ForeignOrders => {
  const small = smallWords.get(codeOf(film.language)) ?? new Set();
  const namesThing = (word: string) =>
    foreignThings(word, { language: film.language, memory: newMemory(), kindOf }).length > 0;
  return {
    areSteps: /^(?:how-to|recipe)$/u.test(film.genre),
    isStep: (sentence) => {
      const [first = ''] = wordsOf(sentence);
      return film.genre === 'how-to' && !small.has(lettersOf(first)) && !namesThing(first);
    },
  };
};

/** The card of a scene by its words alone; null where they are plain telling, or where only a part of a sentence is said. */
export function cardOfWords(scene: SceneInput, planning: PlanContext): Card | null {
  const { film, wholes } = planning;
  const parts = partsOf(scene.lines, wholes);
  const areWhole = parts.every(({ whole, from, to }) => from === 0 && to === whole.length);
  if (parts.length === 0 || !areWhole || tales.has(film.genre)) return null;
  const sentences = parts.map(({ whole }) => whole.trim());
  const said = sentences.join(' ').length;
  const { language } = film;
  const number = String(scene.lines.find(({ unit }) => unit?.number != null)?.unit?.number ?? '');
  const ofThings = new Set(sentences.filter((sentence) => thingsCard(sentence, language) !== null));
  const ofOne = (sentence: string): Card | null =>
    sentence.length < said * leastOfScene || ofThings.has(sentence)
      ? null
      : (notButCard(sentence, language) ??
        followsCard(sentence, language) ??
        lengthCard(sentence, language) ??
        meaningCard(sentence, film.title, language) ??
        (steps.has(film.genre) || language.startsWith('en') ? rowCard(sentence, language) : null));
  return (
    (film.genre === 'quiz' ? null : answeredCard(sentences, language)) ??
    askedCard(sentences) ??
    notButCard(sentences.join(' '), language) ??
    (ofThings.size > 0 ? null : ordersCard(sentences, number, language, ordersOf(planning))) ??
    sentences.map(ofOne).find((card) => card !== null) ??
    null
  );
}

/** The weekday that is all a picture could tell of a scene's words. */
export const dayOf = (scene: SceneInput, { film, wholes }: PlanContext): Card | null =>
  tales.has(film.genre)
    ? null
    : (partsOf(scene.lines, wholes)
        .map(
          ({ whole }) => toldWeek(whole, film.language) ?? weekdayCard(whole, film.language, false),
        )
        .find((card) => card !== null) ?? null);
