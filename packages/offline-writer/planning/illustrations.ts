import {
  emptyPlan,
  maxPlanSubjects,
  type PicturePlan,
  type PlanLayout,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { isContrast } from './card-of-lists.ts';
import { drawableHead, isDrawable } from './drawable.ts';
import { people } from './plan-words.ts';

/*
 * A card is set beside a picture of what it speaks of: a thing that its own line names, else what the film is about. The words
 * say what is meant, so a thing that a line only mentions may stand beside them, where it could not stand for them.
 */

/** How near a thing has to be to what a card says. */
type Nearness = 'film' | 'line' | 'clause';

/** Beside a figure stands what its clause names: anything else would be taken for what is counted. */
const nearest: ReadonlyMap<PlanLayout, Nearness> = new Map([
  ['words', 'film'],
  ['quote', 'film'],
  ['verse', 'film'],
  ['title', 'film'],
  ['end-card', 'film'],
  ['list', 'film'],
  ['checklist', 'film'],
  ['money', 'film'],
  ['calendar', 'film'],
  ['clock', 'film'],
  ['figure', 'clause'],
  ['question-answer', 'clause'],
  ['definition', 'line'],
  ['ingredients', 'line'],
  ['recipe-step', 'line'],
]);

/** Beside these stands what a film is about only where they speak of it: else it would say something of them. */
const isRead: ReadonlySet<PlanLayout> = new Set([
  'words',
  'quote',
  'verse',
  'money',
  'calendar',
  'clock',
]);

interface Things {
  /** What the lines of a scene name, by its number from 0. */
  readonly ofLine: (at: number) => readonly PlanSubject[];
  /** What the clause of a scene names that holds a text. */
  readonly ofClause: (at: number, holding: string) => readonly PlanSubject[];
  /** Whether the figure of a scene is a length, a weight, a time or a share. */
  readonly isMeasured: (at: number) => boolean;
  /** What the film is about, first of all. */
  readonly ofFilm: readonly PlanSubject[];
  /** Whether the lines of a scene speak of a thing, if only by a pronoun. */
  readonly refersTo: (at: number, thing: PlanSubject) => boolean;
  /** Whether the lines of a scene tell several prices, each of something else. */
  readonly hasPrices: (at: number) => boolean;
  /** Whether somebody has said what is seen in a scene. */
  readonly isNoted: (at: number) => boolean;
  /** A plan without what is forbidden, within its limits. */
  readonly finish: (plan: PicturePlan) => PicturePlan;
}

const mostBeside = 2;
/** What a film is about stands beside so many lines that do not speak of it, and not beside one after another: it would be a stamp. */
const mostOfFilm = 2;
const leastBetween = 2;
const isPerson = (what: string) =>
  /^\p{Lu}/u.test(what) || people.has(what.split(' ').at(-1) ?? '');
const isShown = ({ what, count }: PlanSubject) => count > 0 && (isDrawable(what) || isPerson(what));
const bare = (subject: PlanSubject): PlanSubject => ({
  ...subject,
  what: drawableHead(subject.what),
  doing: '',
  holding: '',
  feeling: '',
});

/** What a clause has to hold to be the one of a figure, or of a question. */
const sayingOf = ({ layout, quote, figure }: PicturePlan): string =>
  layout === 'question-answer' ? quote.replace(/[?？؟]+$/u, '') : (figure?.value ?? '');

/** A place without anybody or anything in it, and what is said there. */
const isEmptyPlace = ({ layout, subjects, quote }: PicturePlan): boolean =>
  layout === 'scene' && subjects.length === 0 && quote !== '';

/** What a line speaks of beside its words says more of it than the empty place where it is. */
function besideItsWords(
  plan: PicturePlan,
  named: readonly PlanSubject[],
  finish: Things['finish'],
): PicturePlan {
  const own = named.filter(isShown).slice(0, mostBeside).map(bare);
  return own.length === 0
    ? plan
    : finish({ ...emptyPlan, layout: 'words', quote: plan.quote, subjects: own });
}

/** Puts a picture beside each card that speaks of something; where several things are the film's, they take turns. */
export function withIllustrations(
  plans: readonly PicturePlan[],
  { ofLine, ofClause, isMeasured, ofFilm, refersTo, hasPrices, isNoted, finish }: Things,
): readonly PicturePlan[] {
  const about = ofFilm.filter(isShown);
  let turn = 0;
  let lastAt = -leastBetween;
  return plans.map((plan, at) => {
    // What is measured is nothing that could be counted beside it.
    const near = isMeasured(at) ? 'film' : nearest.get(plan.layout);
    if (isEmptyPlace(plan) && !isNoted(at)) return besideItsWords(plan, ofLine(at), finish);
    if (near === undefined || isNoted(at) || plan.subjects.some(isShown)) return plan;
    // Beside a figure stands only what its own clause names, be it measured or counted.
    const isOfClause =
      near === 'clause' || plan.layout === 'figure' || (plan.layout === 'money' && hasPrices(at));
    const named = isOfClause ? ofClause(at, sayingOf(plan)) : ofLine(at);
    const own = named.filter(isShown).slice(0, mostBeside);
    // Of several things of a film none is surely what a figure is about.
    const isAnyAbout = near === 'film' && (plan.layout !== 'figure' || about.length === 1);
    const mayStand = turn < mostOfFilm && at - lastAt >= leastBetween;
    const candidates =
      isRead.has(plan.layout) || isContrast(plan)
        ? about.filter((thing) => refersTo(at, thing))
        : about;
    const other =
      isAnyAbout && own.length === 0 && mayStand ? candidates[turn % candidates.length] : undefined;
    if (other !== undefined) [turn, lastAt] = [turn + 1, at];
    const beside = [...own, ...(other === undefined ? [] : [other])].map(bare);
    if (beside.length === 0) return plan;
    const room = maxPlanSubjects - beside.length;
    return finish({ ...plan, subjects: [...plan.subjects.slice(0, room), ...beside] });
  });
}
