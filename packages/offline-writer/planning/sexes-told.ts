import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import type { PlanContext } from './plan-context.ts';
import { withSex } from './sex-of-roles.ts';
import { withinLimits } from './within-limits.ts';

/** Whoever is named by what they do is of the sex that the film tells, in each picture of a scene. */
export function withSexes(plan: PicturePlan, { sexes }: PlanContext): PicturePlan {
  if (sexes.size === 0) return plan;
  const ofOne = <Shot extends PictureShot>(shot: Shot): Shot => ({
    ...shot,
    subjects: shot.subjects.map((subject) => withSex(subject, sexes)),
  });
  const { later, turns } = plan;
  const shown = ofOne(plan);
  const nameOf = (who: string) =>
    shown.subjects[plan.subjects.findIndex(({ what }) => what === who)]?.what ?? who;
  return withinLimits({
    ...shown,
    ...(turns === undefined
      ? {}
      : { turns: turns.map((turn) => ({ ...turn, who: nameOf(turn.who) })) }),
    ...(later === undefined
      ? {}
      : { later: later.map(({ shows, ...each }) => ({ ...each, shows: ofOne(shows) })) }),
  });
}
