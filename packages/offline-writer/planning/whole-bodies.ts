import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { KindOf } from './noun-kinds.ts';
import { isAnybody } from './plan-words.ts';
import { isDrawnPart } from './sure-noun.ts';

/* Whoever is seen has a neck: a part of a body that is drawn by itself stands beside nobody. */

const withoutParts = <Shows extends { readonly subjects: readonly PlanSubject[] }>(
  shows: Shows,
  kindOf: KindOf,
): Shows =>
  shows.subjects.some(({ what }) => isAnybody(what) || kindOf(what) === 'person')
    ? { ...shows, subjects: shows.subjects.filter(({ what }) => !isDrawnPart(what)) }
    : shows;

/** A plan in which no part of a body stands beside a person. */
export function ofWholeBodies(plan: PicturePlan, kindOf: KindOf): PicturePlan {
  const shown = withoutParts(plan, kindOf);
  return plan.later === undefined
    ? shown
    : {
        ...shown,
        later: plan.later.map((shot) => ({ ...shot, shows: withoutParts(shot.shows, kindOf) })),
      };
}
