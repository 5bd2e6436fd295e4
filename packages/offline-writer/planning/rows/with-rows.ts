import {
  emptyPlan,
  type PicturePlan,
  type PictureShot,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Card } from '../card-of-scene.ts';
import { nameOf } from '../choosing/candidates.ts';
import { shotsOf } from '../choosing/shots.ts';
import { isNoted } from '../film-things.ts';
import type { FilmInput, PlanContext, SceneInput } from '../plan-context.ts';
import { partsOf, textsOf } from '../scene-texts.ts';
import { withinLimits } from '../within-limits.ts';
import { drawnItems, withDrawnItems } from './drawn-items.ts';
import { thingsCard } from './row-card.ts';

/* Things that a sentence names in a row, one under the other: in the place of its words, or of one of the things. */

/** Less than this of what is said with a picture is not what it says. */
const leastOfShot = 0.6;

const isVisible = ({ count }: { readonly count: number }): boolean => count > 0;

/** How many there are of it the row says itself. */
const one = (subject: PlanSubject): PlanSubject => ({ ...subject, count: 1 });

/** Whether a picture gives way to a row: words, things that only stand there, or a figure of one of them alone. */
function givesWay(
  shot: PictureShot,
  { items = [] }: Card,
  drawn: readonly PlanSubject[],
  isOpening: boolean,
): boolean {
  const { layout, subjects, figure } = shot;
  const isActed = subjects.some(
    ({ doing, holding, feeling }) => `${doing}${holding}${feeling}` !== '',
  );
  if (isActed || shot.relation !== '' || shot.turns !== undefined) return false;
  if (layout === 'words') return true;
  if (layout === 'recipe-step') return shot.items.length < items.length;
  if (layout === 'figure')
    return figure !== null && items.some((item) => item.includes(figure.value));
  // A scene with all of them shows more than their names do.
  const shown = new Set(subjects.filter(isVisible).map(({ what }) => nameOf(what)));
  const areShown = drawn.length > 0 && drawn.every(({ what }) => shown.has(nameOf(what)));
  return layout === 'scene' && !isOpening && !areShown;
}

const leastAmounts = 2;
const amount = /^[\p{N}½¼¾⅓⅔]/u;

/** What a recipe names with its amounts is a card of ingredients. */
function inRecipe(card: Card, { genre }: FilmInput): Card {
  const amounts = (card.items ?? []).filter((item) => amount.test(item)).length;
  return genre === 'recipe' && card.layout === 'list' && amounts >= leastAmounts
    ? { ...card, layout: 'ingredients', quote: '' }
    : card;
}

/** The row that some words are, or most of them; null where they are none. */
function rowIn(text: string, scene: SceneInput, { film, wholes }: PlanContext) {
  for (const { whole, from, to } of partsOf(scene.lines, wholes)) {
    const sentence = whole.trim();
    const isWhole = from === 0 && to === whole.length;
    if (!isWhole || !text.includes(sentence) || sentence.length < text.length * leastOfShot)
      continue;
    const card = thingsCard(sentence, film.language);
    if (card !== null) return { card: inRecipe(card, film), sentence };
  }
  return null;
}

const isVerse = ({ beats }: SceneInput): boolean =>
  beats.some(({ shows }) => shows.role === 'verse');

/**
 * The plans of a film in which things that are named in a row are a list.
 * @param isWished tells the scenes whose picture somebody asked for: they stay
 */
export function withRows(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
  isWished: (scene: number) => boolean,
): readonly PicturePlan[] {
  const { film } = planning;
  return plans.map((plan, at) => {
    const scene = scenes[at];
    const isLeft =
      scene === undefined || film.genre === 'poem' || isWished(at) || isNoted(scene, planning);
    if (isLeft || isVerse(scene)) return plan;
    const shots = shotsOf(plan, textsOf(scene.lines).join(' '));
    const shown = shots.map(({ shot, text }, place): PictureShot => {
      const row = rowIn(text, scene, planning);
      if (row === null) return withDrawnItems(shot, planning);
      const { card } = row;
      const isDenied = card.layout === 'checklist';
      const drawn = isDenied ? [] : drawnItems(card.items ?? [], row.sentence, planning);
      if (!givesWay(shot, card, drawn, at === 0 && place === 0)) return shot;
      const beside = isDenied ? [] : shot.subjects.filter(isVisible).map(one);
      return { ...emptyPlan, ...card, subjects: drawn.length > 0 ? drawn : beside };
    });
    if (shown.every((shot, place) => shot === shots[place]?.shot)) return plan;
    const later = plan.later?.map((each, index) => ({
      ...each,
      shows: shown[index + 1] ?? each.shows,
    }));
    return withinLimits({ ...plan, ...shown[0], ...(later === undefined ? {} : { later }) });
  });
}
