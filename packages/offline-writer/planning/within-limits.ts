import {
  maxPlanItems,
  maxPlanSubjects,
  maxPlanTextCharacters,
  maxPlanTotalCharacters,
  planTextLength,
  type PicturePlan,
  type PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';

/** Cuts at a word where there is one. */
export function clip(text: string, most = maxPlanTextCharacters): string {
  const trimmed = text.trim();
  if (trimmed.length <= most) return trimmed;
  const cut = trimmed.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  const kept = space > most / 2 ? cut.slice(0, space) : cut.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[,;:\s–-]+$/u, '')}…`;
}

const clipSubject = ({ what, count, doing, holding, feeling, look }: PlanSubject): PlanSubject => ({
  what: clip(what, 80),
  count,
  doing: clip(doing, 120),
  holding: clip(holding, 80),
  feeling: clip(feeling, 40),
  look: clip(look, 120),
});

const one = (what: string): string => {
  const head =
    what
      .replace(/^group of /u, '')
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  return singularPhrase(head) ?? head;
};
/** "2 old spoons - yes, spoons": a group of what stands there in its number is the same again. */
const isSaidAgain = ({ what, count }: PlanSubject, at: number, all: readonly PlanSubject[]) =>
  count > 0 &&
  what.startsWith('group of ') &&
  all.some((other, place) => place !== at && other.count > 1 && one(other.what) === one(what));

/** Brings a plan within its limits: later items go first. */
export function withinLimits(plan: PicturePlan): PicturePlan {
  const { figure } = plan;
  const short: PicturePlan = {
    ...plan,
    subjects: plan.subjects
      .filter((subject, at, all) => !isSaidAgain(subject, at, all))
      .slice(0, maxPlanSubjects)
      .map(clipSubject),
    relation: clip(plan.relation),
    place: clip(plan.place, 100),
    time: clip(plan.time, 80),
    weather: clip(plan.weather, 80),
    figure:
      figure === null
        ? null
        : {
            value: clip(figure.value, 40),
            unit: clip(figure.unit, 60),
            label: clip(figure.label, 80),
          },
    items: plan.items
      .map((item) => clip(item))
      .filter((item) => item !== '')
      .slice(0, maxPlanItems),
    quote: clip(plan.quote),
    date: clip(plan.date, 60),
    from: clip(plan.from, 80),
    to: clip(plan.to, 80),
  };
  let items = short.items;
  while (items.length > 0 && planTextLength({ ...short, items }) > maxPlanTotalCharacters)
    items = items.slice(0, -1);
  return { ...short, items };
}
