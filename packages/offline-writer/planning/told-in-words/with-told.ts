import {
  emptyPlan,
  type PicturePlan,
  type PictureShot,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Line } from '../../genres/genre.ts';
import { lettersOf } from '../../plain-words.ts';
import { stretchesOf } from '../each-sentence.ts';
import type { PlanContext, SceneInput } from '../plan-context.ts';
import { partsOf } from '../scene-texts.ts';
import { withinLimits } from '../within-limits.ts';
import { amountsTold } from './amounts-told.ts';
import { isDenied } from './denied-number.ts';
import { toldCard } from './told-card.ts';

/* What would be words, or things that only stand there, as the card of the amount, the hour or the days that its sentence tells. */

const isShown = ({ count }: PlanSubject): boolean => count > 0;

/** Cards that have room for a thing beside what they say. */
const illustrated: ReadonlySet<PlanLayout> = new Set(['clock', 'figure', 'list', 'money']);
/** Beside a length of time or an hour a dial would show another hour. */
const dials = /(?:^| )(?:clock|watch|o['’]clock)$/u;
const tellsTime = ({ layout, figure }: PictureShot): boolean =>
  layout === 'clock' || (layout === 'figure' && figure !== null && figure.unit !== '');
const mostBeside = 2;

/** What stands beside words stands beside their card; null where a number of things that is drawn says it already. */
function besideCard(card: PictureShot, { subjects }: PictureShot): readonly PlanSubject[] | null {
  const shown = subjects.filter(isShown);
  const banned = subjects.filter((subject) => !isShown(subject));
  if (shown.some(({ count }) => count > 1 && String(count) === card.figure?.value)) return null;
  const beside = shown.filter(
    ({ what, count }) => count === 1 && !(tellsTime(card) && dials.test(what)),
  );
  return illustrated.has(card.layout) ? [...beside.slice(0, mostBeside), ...banned] : banned;
}

/** Whether nobody does anything in a shot, and nothing is told of the things in it but that they are there. */
const onlyStands = ({ layout, subjects, relation, quote }: PictureShot): boolean =>
  layout === 'scene' &&
  relation === '' &&
  quote === '' &&
  subjects.every(({ doing, holding, feeling }) => `${doing}${holding}${feeling}` === '');

/** The sentence that a shot is seen with, said whole; empty where there is none, or several. */
function sentenceOf(lines: readonly Line[], { wholes, denied }: PlanContext): string {
  const [part, ...more] = partsOf(lines, wholes);
  return part === undefined ||
    more.length > 0 ||
    part.from > 0 ||
    part.to < part.whole.length ||
    denied.has(part.whole)
    ? ''
    : part.whole.trim();
}

/** A step of a recipe that is read, with what it measures in words: "mezzo litro", "anderthalb Stunden". */
function withAmounts(shot: PictureShot, sentence: string, language: string): PictureShot | null {
  const isRead = sentence !== '' && lettersOf(shot.quote) === lettersOf(sentence);
  if (!isRead || shot.items.length > 0 || /\p{N}/u.test(sentence)) return null;
  const items = amountsTold(sentence, language)
    .filter(({ kind }) => kind === 'measure' || kind === 'duration')
    .map(({ value, unit }) => `${value} ${unit}`);
  return items.length === 0 || isDenied(sentence, language) ? null : { ...shot, items };
}

/** The card of a shot that is nothing but its words, or nothing but things; null where it shows what is said. */
function cardOfShot(
  shot: PictureShot,
  sentence: string,
  isOpening: boolean,
  { film }: PlanContext,
): PictureShot | null {
  if (shot.layout === 'recipe-step') return withAmounts(shot, sentence, film.language);
  const isRead = shot.layout === 'words' && lettersOf(shot.quote) === lettersOf(sentence);
  if (sentence === '' || !(isRead || (!isOpening && onlyStands(shot)))) return null;
  const card = toldCard(sentence, film.language, film.genre);
  if (card === null) return null;
  const made = { ...emptyPlan, ...card };
  const subjects = besideCard(made, shot);
  return subjects === null ? null : { ...made, subjects };
}

/** The sentence of each shot of a plan. */
function sentencesOf(plan: PicturePlan, scene: SceneInput, planning: PlanContext) {
  const spoken = scene.lines.filter(({ source }) => source !== 'structure');
  return (stretchesOf(plan, spoken) ?? []).map(({ lines, at }) =>
    // A cut within a sentence shows only its end.
    lettersOf(lines[0]?.text ?? '').startsWith(lettersOf(at)) ? sentenceOf(lines, planning) : '',
  );
}

/**
 * The pictures of a film, in which what is told in numbers stands as a card.
 * @param isAsked tells the scenes whose picture somebody asked for: they stay
 */
export const withTold = (
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
  isAsked: (scene: number) => boolean,
): readonly PicturePlan[] =>
  plans.map((plan, at) => {
    const scene = scenes[at];
    if (scene === undefined || isAsked(at) || planning.film.genre === 'quiz') return plan;
    const sentences = sentencesOf(plan, scene, planning);
    const { later = [], ...opening } = plan;
    const first = cardOfShot(opening, sentences[0] ?? '', at === 0, planning);
    const rest = later.map((cut, place) => {
      const shows = cardOfShot(cut.shows, sentences[place + 1] ?? '', false, planning);
      return shows === null ? cut : { ...cut, shows };
    });
    if (first === null && rest.every((cut, place) => cut === later[place])) return plan;
    return withinLimits({ ...(first ?? opening), ...(rest.length > 0 ? { later: rest } : {}) });
  });
