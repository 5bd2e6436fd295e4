import type {
  PicturePlan,
  PlanLayout,
  PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isDrawable } from './drawable.ts';
import { isGeneralPlace, isNoted, mentionReader, sentencesOf, tellable } from './film-things.ts';
import { mentionsOfTitle } from './mentions.ts';
import { isEnglishFilm, type PlanContext, type SceneInput } from './plan-context.ts';
import { saysSomething } from './stand-by.ts';

/* The picture that a film opens with. Where it would be type alone, what the title names stands beside it. */

/** Beside these a thing is not taken for what is counted. */
const besideThings: ReadonlySet<PlanLayout> = new Set([
  'words',
  'title',
  'calendar',
  'clock',
  'figure',
]);

/** What the title of a film names, of several that of which its sentences speak most; null where no painter surely has it. */
function titledThing(scenes: readonly SceneInput[], planning: PlanContext): PlanSubject | null {
  const { film, memory, kindOf } = planning;
  const mentionsIn = mentionReader(planning);
  const titled = (
    isEnglishFilm(film) ? mentionsOfTitle(film.title, memory) : mentionsIn(film.title)
  ).filter(
    (subject) =>
      isDrawable(subject.what) &&
      !isGeneralPlace(subject.what) &&
      kindOf(subject.what) !== 'person' &&
      saysSomething(subject, planning),
  );
  const mentions = sentencesOf(scenes, planning).map(mentionsIn);
  const saidOf = ({ what }: PlanSubject) =>
    mentions.filter((things) => things.some((other) => other.what === what)).length;
  return titled.toSorted((one, other) => saidOf(other) - saidOf(one))[0] ?? null;
}

/** "Seasoned logs": several where the title names several. */
function inNumberOf(thing: PlanSubject, title: string): PlanSubject {
  const several = pluralPhrase(thing.what);
  const isSeveral =
    several !== thing.what &&
    new RegExp(String.raw`(?<!\p{L})${several.replaceAll(/\P{L}+/gu, '.')}(?!\p{L})`, 'iu').test(
      title,
    );
  return isSeveral ? { ...thing, what: `group of ${several}` } : thing;
}

/** Plans of which the first does not open with type alone, where the film's title names a thing. */
export function withOpening(
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  planning: PlanContext,
): readonly PicturePlan[] {
  const [first, ...others] = plans;
  const { film, kindOf } = planning;
  if (first === undefined || film.genre === 'quiz' || isNoted(scenes[0], planning)) return plans;
  const isBare = first.subjects.every(({ count }) => count === 0);
  if (!isBare || !besideThings.has(first.layout)) return plans;
  const thing = titledThing(scenes, planning);
  if (thing === null) return plans;
  const opened = [inNumberOf(thing, film.title), thing]
    .map((each) => tellable({ ...first, subjects: [...first.subjects, each] }, film, kindOf))
    .find(({ subjects }) => subjects.length > first.subjects.length);
  return [opened ?? first, ...others];
}
