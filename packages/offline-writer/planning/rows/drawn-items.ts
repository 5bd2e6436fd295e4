import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import {
  emptyPlan,
  maxPlanSubjects,
  type PictureShot,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { nameOf } from '../choosing/candidates.ts';
import { isDrawable } from '../drawable.ts';
import { plain } from '../film-memory.ts';
import { headsOf } from '../languages/foreign-heads.ts';
import { subjectOf } from '../languages/foreign-subjects.ts';
import { lexiconOf } from '../languages/lexicons.ts';
import { hitsMeant } from '../languages/meant-in-film.ts';
import { thingsOf } from '../named-things.ts';
import { castOf, isEnglishFilm, type PlanContext } from '../plan-context.ts';
import { rowWordsOf } from './row-words.ts';

/* What each item of a row is drawn by beside it, in the items' order. */

/** What nobody surely draws keeps its place: the painter gives its item a bullet. */
export const undrawn = plain('thing');

/** So many of a row's items are drawn, or none: one drawing between bullets looks forgotten. */
const leastDrawn = 0.5;

/** The things that a text of another language names, in order. */
function foreignIn(text: string, { film, memory, kindOf }: PlanContext): readonly PlanSubject[] {
  const lexicon = lexiconOf(film.language);
  if (lexicon === null) return [];
  const { tokens, hits } = hitsMeant(text, lexicon, memory);
  return headsOf(hits, tokens, lexicon, kindOf)
    .filter(({ kind }) => kind === 'thing')
    .map((hit) => subjectOf(hit, false));
}

/** What an item names before all else, where a painter surely has it. */
function thingIn(item: string, sentence: string, context: PlanContext): PlanSubject {
  const { memory, kindOf, film } = context;
  const at = sentence.toLowerCase().indexOf(item.toLowerCase());
  const part = { whole: sentence, from: at, to: at + item.length };
  const own = { whole: item, from: 0, to: item.length };
  const named = isEnglishFilm(film)
    ? thingsOf(at < 0 ? own : part, { memory, kindOf, cast: castOf(film) }, 'all')
    : foreignIn(item, context);
  const [first] = named;
  const isDrawn = first !== undefined && isDrawable(first.what) && kindOf(first.what) !== 'person';
  return isDrawn ? plainly({ ...first, count: 1, doing: '', holding: '', feeling: '' }) : undrawn;
}

/** "Group of woollen blankets" is no plain prose: one blanket stands for them. */
function plainly(thing: PlanSubject): PlanSubject {
  if (!describePlan({ ...emptyPlan, subjects: [thing] }).includes('“')) return thing;
  const one =
    thing.what
      .replace(/^group of /u, '')
      .split(' ')
      .at(-1) ?? thing.what;
  return plain(singularPhrase(one) ?? one);
}

/** What is drawn beside the items of a row, one for each; none where too few of them surely are. */
export function drawnItems(
  items: readonly string[],
  sentence: string,
  context: PlanContext,
): readonly PlanSubject[] {
  const things = items.slice(0, maxPlanSubjects).map((item) => thingIn(item, sentence, context));
  const drawn = things.filter((thing) => thing !== undrawn).length;
  return drawn > 0 && drawn >= things.length * leastDrawn ? things : [];
}

/** Cards whose items may each be a thing. */
const ofThings: ReadonlySet<PlanLayout> = new Set(['checklist', 'ingredients', 'list']);
/** More words than these tell of a thing. */
const mostWords = 5;

/** A card of another language than English with what its items are drawn as: the painter knows only English nouns. */
export function withDrawnItems(shot: PictureShot, context: PlanContext): PictureShot {
  const { layout, items, subjects } = shot;
  const words = rowWordsOf(context.film.language);
  const isOpen =
    words !== null &&
    !isEnglishFilm(context.film) &&
    ofThings.has(layout) &&
    items.length > 1 &&
    items.every(
      (item) =>
        item.split(/\s+/u).length <= mostWords &&
        !words.has(item, 'denying') &&
        !words.has(item, 'never') &&
        !words.starts(item, 'leads'),
    );
  const drawn = isOpen ? drawnItems(items, '', context) : [];
  const names = new Set(drawn.map(({ what }) => nameOf(what)));
  // What stood beside the card is drawn at its item, or is of none of them and stays.
  return drawn.length > 0 && subjects.every(({ what }) => names.has(nameOf(what)))
    ? { ...shot, subjects: drawn }
    : shot;
}
