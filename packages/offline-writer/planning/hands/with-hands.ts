import {
  maxLaterShots,
  maxPlanTotalCharacters,
  planTextLength,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { placeOfWords } from '@scenewright/contract/rules/shot-words.ts';
import type { GenreId } from '../../genres/genre.ts';
import { bansOf, forbiddingOf } from '../bans.ts';
import { isNoted } from '../film-things.ts';
import { isEnglishFilm, type PlanContext, type SceneInput } from '../plan-context.ts';
import { asks } from '../scene-texts.ts';
import { withinLimits } from '../within-limits.ts';
import { readHands } from './english-hands.ts';
import { readForeignHands } from './foreign-hands.ts';
import { onlyNear } from './only-near.ts';
import { newHandsMemory, type HandsMemory, type ToldAct } from './told-act.ts';
import { type Segment, type Acts, withActs, cards } from './shots-of-hands.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/*
 * Films that tell how something is done show it: the act from near, a pair of hands at work, in place of the words that tell it
 * or of a body that stands there. What has to be read, as an amount, stays, and the act is shown before or behind it.
 */

const ofDoing: ReadonlySet<GenreId> = new Set(['how-to', 'recipe', 'list', 'explainer', 'article']);
/** Each of their lines is a step. */
const ofSteps: ReadonlySet<GenreId> = new Set(['how-to', 'recipe']);
/** They tell of something else than how it is done, unless they tell several things to do. */
const seldomOfDoing: ReadonlySet<GenreId> = new Set([
  'dialogue',
  'script',
  'pitch',
  'news',
  'story',
]);
const leastTold = 3;

/** The pictures of a plan, each with where it is cut to; null where nobody can tell. */
function segmentsOf({ later = [], ...opening }: PicturePlan, text: string): Segment[] | null {
  const segments: Segment[] = [{ from: 0, at: '', shows: opening, isNew: false }];
  for (const { at, shows } of later) {
    const from = placeOfWords(text, at, (segments.at(-1)?.from ?? 0) + 1);
    if (from < 0) return null;
    segments.push({ from, at, shows, isNew: false });
  }
  return segments;
}

/** Whether each picture is cut to where its words are said, and not where the same words are said before. */
const isFound = (segments: readonly Segment[], text: string): boolean =>
  segments.every(({ from, at }, index) => {
    const before = segments[index - 1];
    return before === undefined || placeOfWords(text, at, before.from + 1) === from;
  });

function planOf(segments: readonly Segment[]): PicturePlan | null {
  const [opening, ...later] = segments;
  if (opening === undefined) return null;
  const plan: PicturePlan = {
    ...opening.shows,
    ...(later.length === 0 ? {} : { later: later.map(({ at, shows }) => ({ at, shows })) }),
  };
  const fits = later.length <= maxLaterShots && planTextLength(plan) <= maxPlanTotalCharacters / 2;
  return fits ? withinLimits(plan) : null;
}

/** Without the last new pictures, as many as are too many. */
function fitted(segments: readonly Segment[], text: string): PicturePlan | null {
  let kept = segments;
  for (;;) {
    const plan = isFound(kept, text) ? planOf(kept) : null;
    if (plan !== null) return plan;
    const at = kept.findLastIndex(({ isNew }, index) => isNew && index > 0);
    const isCard = kept[at] !== undefined && cards.has(kept[at].shows.layout);
    // A card that an act was shown before is not lost with its place.
    if (at < 0 || isCard) return null;
    kept = kept.filter((_, index) => index !== at);
  }
}

/** What an act looks like. */
const keyOf = (act: Pick<PlanSubject, 'doing' | 'holding'> | undefined): string =>
  `${act?.doing ?? ''}|${act?.holding ?? ''}`;

const bansHands = new RegExp(`^(?:${said.bannedPeople})$`, 'u');

/** Shows the acts that a film's lines tell. */
export function withHands(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  context: PlanContext,
): readonly PicturePlan[] {
  const { film } = context;
  const bans = bansOf(forbiddingOf(film));
  const isBanned = bans.some((ban) => bansHands.test(ban));
  const isAny = ofDoing.has(film.genre) || seldomOfDoing.has(film.genre);
  if (!isAny || isBanned) return plans;
  const memory = newHandsMemory();
  const told = scenes.map((scene) => actsOf(scene, memory, context));
  const isOfDoing =
    ofDoing.has(film.genre) ||
    told.flatMap(({ acts }) => acts).filter(({ isTold }) => isTold).length >= leastTold;
  if (!isOfDoing) return plans;
  let before = '';
  return plans.map((plan, index) => {
    const { acts = [], text = '' } = told[index] ?? {};
    const own = ofDoing.has(film.genre) ? acts : acts.filter(({ isTold }) => isTold);
    const isOpen = !isNoted(scenes[index], context) && plan.turns === undefined;
    const shown = isOpen ? showActs(plan, own, text, before, context) : null;
    before = keyOf((shown ?? plan).subjects[0]);
    return isOpen && ofSteps.has(film.genre) ? onlyNear(shown ?? plan) : (shown ?? plan);
  });
}

/** "Sit up and take the cap off": of what is told in one breath the hands are seen. */
const handsFirst = (acts: Acts): Acts =>
  acts.filter((act, index) => {
    const next = acts[index + 1];
    const isBrief = next !== undefined && next.isBody !== true && next.at - act.at < oneBreath;
    return act.isBody !== true || !isBrief;
  });
const oneBreath = 40;

/** What a scene says, and the acts that it tells, each with its place in that text. */
function actsOf(
  { lines }: SceneInput,
  memory: HandsMemory,
  { film, denied, memory: { proper } }: PlanContext,
): { readonly text: string; readonly acts: Acts } {
  const acts: ToldAct[] = [];
  let text = '';
  for (const line of lines.filter(({ source }) => source !== 'structure')) {
    const own = line.text.trim();
    if (text !== '') text += ' ';
    const from = text.length;
    text += own;
    const isFood = film.genre === 'recipe';
    const read = isEnglishFilm(film)
      ? readHands(own, memory, isFood)
      : readForeignHands(own, film.language, memory, proper, isFood);
    const isDenied = denied.has(line.unit?.text ?? own) || asks(own);
    if (!isDenied) acts.push(...handsFirst(read).map((act) => ({ ...act, at: act.at + from })));
  }
  return { text, acts };
}

/** A plan with the acts of its lines; null where it stays as it is. */
function showActs(
  plan: PicturePlan,
  acts: Acts,
  text: string,
  before: string,
  context: PlanContext,
): PicturePlan | null {
  const fresh = acts.filter((act, at) => keyOf(act) !== (at > 0 ? keyOf(acts[at - 1]) : before));
  if (fresh.length === 0) return null;
  const segments = segmentsOf(plan, text);
  if (segments === null) return null;
  const all = segments.flatMap((segment, at) =>
    withActs(segment, segments[at + 1]?.from ?? text.length, fresh, text, context),
  );
  return all.some(({ isNew }) => isNew) ? fitted(all, text) : null;
}
