import type {
  PicturePlan,
  PictureShot,
  PlanSubject,
} from '@scenewright/contract/rules/picture-plan.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { shotsOf } from './choosing/shots.ts';
import type { PlanContext, SceneInput } from './plan-context.ts';
import { textsOf } from './scene-texts.ts';
import { statesTold, type StateTold } from './thing-states.ts';

/** A thing in the state that its words tell: "an open door" is a door that looks open. */
function inState(subject: PlanSubject, told: readonly StateTold[]): PlanSubject {
  const what = subject.what.toLowerCase().replace(/^group of /u, '');
  const names = [what, singularPhrase(what) ?? what];
  const found = told.find(({ thing }) =>
    names.some((name) => name === thing || name.endsWith(` ${thing}`)),
  );
  if (found === undefined || names.includes(found.as)) return subject;
  const [state = '', ...noun] = found.as.split(' ');
  const isLook = noun.length > 0 && lookWords.has(state);
  const own = subject.look.split(', ').filter((look) => look !== '' && look !== state);
  return {
    ...subject,
    what: isLook ? noun.join(' ') : found.as,
    look: [...(isLook ? [state] : []), ...own].join(', '),
  };
}

/** Plans that show things as their words tell them: open, empty, broken, on red. */
export const withStatesShown = (
  plans: readonly PicturePlan[],
  scenes: readonly SceneInput[],
  { film: { language } }: PlanContext,
): readonly PicturePlan[] =>
  plans.map((plan, at) => {
    const shots = shotsOf(plan, textsOf(scenes[at]?.lines ?? []).join(' '));
    const shown = (index: number): PictureShot['subjects'] | undefined => {
      const { shot, text } = shots[index] ?? {};
      if (shot === undefined || text === undefined || shot.subjects.length === 0) return undefined;
      const told = statesTold(text, language);
      return told.length === 0 ? undefined : shot.subjects.map((subject) => inState(subject, told));
    };
    const later = plan.later?.map((each, index) => {
      const subjects = shown(index + 1);
      return subjects === undefined ? each : { ...each, shows: { ...each.shows, subjects } };
    });
    const subjects = shown(0) ?? plan.subjects;
    return { ...plan, subjects, ...(later === undefined ? {} : { later }) };
  });
