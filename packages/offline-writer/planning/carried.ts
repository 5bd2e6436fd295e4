import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import { isDrawable } from './drawable.ts';
import { deniesForeign, namesForeign, wordsShown } from './languages/named-share.ts';
import { isMainly, isOnlyAside, isOnlyBehind, namesAny, pointsShown } from './main-points.ts';
import { still } from './named-things.ts';
import { castOf, isEnglishFilm, type PlanContext } from './plan-context.ts';
import { isAnybody, people } from './plan-words.ts';
import type { SaidPart } from './scene-texts.ts';
import { saysSomething } from './stand-by.ts';
import { saysUndrawnState } from './undrawn-states.ts';

/*
 * A picture has to carry its line: where it shows less than half of what the line is about, the line itself is read, and the
 * thing stands beside it. In another language than English a third of the words that say something is as much.
 */

const leastOfPoints = 1 / 2;
const leastOfWords = 1 / 3;
/** Words that are read beside a picture say what it does not show. */
const longestBadge = 12;

const isActing = ({ doing, holding }: PlanSubject): boolean => doing !== '' || holding !== '';
const isOfPeopleTalking = ({ relation, subjects }: PicturePlan): boolean =>
  relation !== '' || subjects.some(({ doing }) => doing === 'talking');

/** "Upright, not flat": whatever is done, it is done so. */
const saysNot = ({ whole, from, to }: SaidPart, { film: { language } }: PlanContext): boolean =>
  /^en\b/iu.test(language) &&
  /(?:^|[,;:–—-] )(?:not|never) \p{L}+(?:[.!,;:–—]|$)/u.test(whole.slice(from, to));

/** Whether a line says of its things what no picture of them shows: that they are not, or are empty or broken. */
export function isUndrawn(
  { whole, from, to }: SaidPart,
  { film: { language } }: PlanContext,
): boolean {
  const text = whole.slice(from, to);
  if (saysUndrawnState(text, language)) return true;
  if (/^en\b/iu.test(language)) return /\b(?:not|never) \p{L}+(?:[.!,;:–—]|$)/u.test(text);
  return deniesForeign({ whole, from, to }, language);
}

/** Whether a picture shows enough of what its lines are about. */
export function carries(
  plan: PicturePlan,
  parts: readonly SaidPart[],
  context: PlanContext,
): boolean {
  const { film, memory, kindOf } = context;
  const { subjects, quote } = plan;
  if (plan.layout !== 'scene' || quote.length > longestBadge || isOfPeopleTalking(plan))
    return true;
  if (parts.length === 0 || subjects.every(({ count }) => count === 0)) return true;
  if (subjects.every((subject) => !saysSomething(subject, context))) return false;
  const isUnseen = subjects.some(isActing) ? saysNot : isUndrawn;
  if (parts.some((part) => isUnseen(part, context))) return false;
  const isEnglish = isEnglishFilm(film);
  const counts = parts.map((part) =>
    isEnglish
      ? pointsShown(part, subjects, { memory, kindOf, cast: castOf(film) })
      : wordsShown(part, subjects, { language: film.language, proper: memory.proper }),
  );
  const shown = counts.reduce((sum, count) => sum + count.shown, 0);
  const all = counts.reduce((sum, count) => sum + count.all, 0);
  return all === 0 || shown >= all * (isEnglish ? leastOfPoints : leastOfWords);
}

/** Whether lines say something of their own that the picture before them does not show. */
export const saysMore = (
  plan: PicturePlan,
  parts: readonly SaidPart[],
  context: PlanContext,
): boolean =>
  (!isEnglishFilm(context.film) || parts.some((part) => namesAny(part))) &&
  !carries({ ...plan, quote: '' }, parts, context);

const isSeenAlone = ({ what, count }: PlanSubject): boolean =>
  count > 0 &&
  !isAnybody(what) &&
  (isDrawable(what) || /^\p{Lu}/u.test(what) || people.has(what.split(' ').at(-1) ?? ''));

/** Whether a line surely speaks of a thing as it is drawn: names it as what it is about, in no state that is not seen. */
export function speaksOf(part: SaidPart, subject: PlanSubject, context: PlanContext): boolean {
  const { film, memory, kindOf } = context;
  if (isUndrawn(part, context)) return false;
  if (isEnglishFilm(film)) {
    const bare = still(subject);
    return isMainly(part, bare, { memory, kindOf, cast: castOf(film) });
  }
  return namesForeign(part, subject, { language: film.language, proper: memory.proper });
}

/** Whether a line mentions a thing only beside what it says, or in a state that is not seen. */
export function isBesideThePoint(
  part: SaidPart,
  subject: PlanSubject,
  context: PlanContext,
): boolean {
  const { film, memory, kindOf } = context;
  if (isUndrawn(part, context)) return true;
  return isEnglishFilm(film)
    ? isOnlyAside(part, still(subject), { memory, kindOf, cast: castOf(film) })
    : !namesForeign(part, subject, { language: film.language, proper: memory.proper });
}

/** A picture without the things that its lines only mention beside what they say: "the crumb turns firm, even in a bag". */
export function withoutMentioned(
  plan: PicturePlan,
  parts: readonly SaidPart[],
  context: PlanContext,
): PicturePlan {
  const { film, memory, kindOf } = context;
  if (plan.layout !== 'scene' || !isEnglishFilm(film) || isOfPeopleTalking(plan)) return plan;
  const line = { memory, kindOf, cast: castOf(film) };
  const isPoint = (subject: PlanSubject) =>
    subject.count === 0 ||
    kindOf(subject.what) === 'person' ||
    !parts.some((part) => isOnlyBehind(part, still(subject), line)) ||
    parts.some((part) => isMainly(part, still(subject), line));
  const { subjects } = plan;
  if (subjects.some(isActing)) return plan;
  const points = subjects.filter(isPoint);
  return points.length === subjects.length || !points.some(({ count }) => count > 0)
    ? plan
    : { ...plan, subjects: points };
}

const mostBeside = 2;

/** What of a picture stands beside the words of its lines, where it does not carry them. */
export const besideWords = (
  { subjects }: PicturePlan,
  parts: readonly SaidPart[],
  context: PlanContext,
): readonly PlanSubject[] =>
  subjects
    .filter((subject) => isSeenAlone(subject) && saysSomething(subject, context))
    .filter((subject) => parts.some((part) => speaksOf(part, subject, context)))
    .slice(0, mostBeside)
    .map(still);
