import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { ofEachShot } from './each-shot.ts';
import type { PlanContext } from './plan-context.ts';
import { withSex } from './sex-of-roles.ts';
import { withinLimits } from './within-limits.ts';

/** Whoever is named by what they do is of the sex that the film tells, in each picture of a scene. */
export function withSexes(plan: PicturePlan, { sexes }: PlanContext): PicturePlan {
  if (sexes.size === 0) return plan;
  const shown = ofEachShot(plan, (shot) => ({
    ...shot,
    subjects: shot.subjects.map((subject) => withSex(subject, sexes)),
  }));
  const nameOf = (who: string) =>
    shown.subjects[plan.subjects.findIndex(({ what }) => what === who)]?.what ?? who;
  const turns = plan.turns?.map((turn) => ({ ...turn, who: nameOf(turn.who) }));
  return withinLimits({ ...shown, ...(turns === undefined ? {} : { turns }) });
}
