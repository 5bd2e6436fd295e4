import {
  emptyPlan,
  type PicturePlan,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import type { Card } from '../card-of-scene.ts';
import { withChosenThings } from '../choosing/choose-things.ts';
import { shotsOf } from '../choosing/shots.ts';
import { isNoted } from '../film-things.ts';
import { sceneOf } from '../later-shots.ts';
import type { PlanContext, SceneInput } from '../plan-context.ts';
import { partsOf, textsOf } from '../scene-texts.ts';
import { withinLimits } from '../within-limits.ts';
import { cardOfWords, dayOf } from './card-of-words.ts';

/*
 * What would be words alone, as a card of how they hang together. Such a card says more at a glance than the same words in large type.
 */

const isShown = ({ count }: PlanSubject): boolean => count > 0;

/** Layouts that have room for a thing beside what they say. */
const illustrated: ReadonlySet<PlanLayout> = new Set([
  'calendar',
  'checklist',
  'clock',
  'definition',
  'list',
  'question-answer',
]);

/** What is less sure than this is wrong beside words as often as it helps, and a card tells them without it. */
const [leastInCard, leastForWords] = [0.6, 0.8];

/** What a thing has to be worth, to stand in a card or to keep its words from being one; null where there is no card. */
const leastBesideCard = (card: Card | null): number | null =>
  card === null ? null : illustrated.has(card.layout) ? leastInCard : leastForWords;

type Shot = Pick<PicturePlan, 'layout' | 'subjects'>;

/** Whether a shot is words, or things that only stand: nobody does anything in it. */
const isOfWords = ({ layout, subjects }: Shot): boolean =>
  (layout === 'words' || layout === 'recipe-step' || layout === 'scene') &&
  subjects.every(({ doing, holding, feeling }) => `${doing}${holding}${feeling}` === '');

/** Whether a card may stand in the place of shots: it takes what they show with it, or they show nothing. */
const mayStand = ({ layout }: Card, shots: readonly Shot[]): boolean =>
  shots.every(isOfWords) &&
  (illustrated.has(layout) || shots.every(isBare)) &&
  // "How do you save a cactus?": the cactus and its pot say more than the question does.
  (layout !== 'question-answer' || !shots.some((shot) => shot.layout === 'scene'));

const isBare = ({ layout, subjects }: Shot): boolean =>
  layout !== 'scene' && !subjects.some(isShown);

/** "It is no bicycle": what a scene denies stands beside no words of it. */
const isDenied = (scene: SceneInput | undefined, { denied, wholes }: PlanContext): boolean =>
  partsOf(scene?.lines ?? [], wholes).some(({ whole }) => denied.has(whole));

/**
 * Puts a card in the place of words, with the thing that would stand beside them.
 * @param cards the card that each scene's words could be
 */
const withCardsOfWords = (
  plans: readonly PicturePlan[],
  cards: readonly (Card | null)[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
  isAsked: (scene: number) => boolean,
): readonly PicturePlan[] =>
  plans.map((plan, at) => {
    const shots = [plan, ...(plan.later ?? []).map(({ shows }) => shows)];
    const scene = scenes[at];
    const isLeft =
      scene === undefined ||
      at === 0 ||
      isAsked(at) ||
      !shots.every((shot) => isOfWords(shot) && isBare(shot));
    const card = cards[at] ?? (isLeft ? null : dayOf(scene, planning));
    if (card === null || !mayStand(card, shots))
      return scene === undefined || isAsked(at) ? plan : withCardOfEach(plan, scene, planning);
    const things = shots.map(({ subjects }) => subjects.filter(isShown));
    const subjects = isDenied(scene, planning)
      ? []
      : (things.find(({ length }) => length > 0) ?? []);
    return withinLimits({ ...emptyPlan, ...card, subjects });
  });

/** Of fewer words the words themselves say as much. */
const leastOfShot = 4;

/** The lines that a shot's text is made of; none where it is a part of one. */
function linesOf(text: string, { lines }: SceneInput): SceneInput['lines'] {
  const own = lines.filter(
    (line) => line.source !== 'structure' && text.includes(line.text.trim()),
  );
  const said = own.map((line) => line.text.trim()).join(' ');
  return said === text.trim() ? own : [];
}

/** A scene of several sentences, each of which that would be bare words is the card that it could be by itself. */
function withCardOfEach(plan: PicturePlan, scene: SceneInput, planning: PlanContext): PicturePlan {
  const { later = [] } = plan;
  if (later.length === 0) return plan;
  const shots = shotsOf(plan, textsOf(scene.lines).join(' '));
  const cardOfShot = (at: number): Card | null => {
    const shot = shots[at];
    if (shot === undefined || !isBare(shot.shot) || !isOfWords(shot.shot)) return null;
    if (shot.text.split(/\s+/u).length < leastOfShot) return null;
    const own = linesOf(shot.text, scene);
    return own.length === 0 ? null : cardOfWords(sceneOf(own, scene), planning);
  };
  const opening = cardOfShot(0);
  return withinLimits({
    ...plan,
    ...(opening === null ? {} : { ...emptyPlan, ...opening }),
    later: later.map((each, at) => {
      const card = cardOfShot(at + 1);
      return card === null ? each : { ...each, shows: { ...emptyPlan, ...card, subjects: [] } };
    }),
  });
}

/**
 * The pictures of a film with the best thing beside their words, and its words as cards where they say how things hang together.
 * @param isWished tells the scenes whose picture somebody asked for: they stay
 */
export function withThingsOrCards(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
  isWished: (scene: number) => boolean,
): readonly PicturePlan[] {
  const isAsked = (at: number): boolean => isWished(at) || isNoted(scenes[at], planning);
  const cards = scenes.map((scene, at) => (isAsked(at) ? null : cardOfWords(scene, planning)));
  const illustrated = withChosenThings(plans, scenes, planning, {
    isWished,
    leastBeside: (at) => leastBesideCard(cards[at] ?? null),
  });
  return withCardsOfWords(illustrated, cards, scenes, planning, isAsked);
}
