import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { KindOf } from './noun-kinds.ts';
import { isAnybody, partsOfRooms } from './plan-words.ts';
import { isDrawnPart } from './sure-noun.ts';

/* Whoever is seen has a neck, and a ceiling above: a part of a body or of a room that is drawn by itself stands beside nobody. */

interface Shown {
  readonly subjects: readonly PlanSubject[];
  readonly turns?: PicturePlan['turns'];
}

/** Somebody is seen there, by whatever name. */
const isPeopled = ({ subjects, turns = [] }: Shown, kindOf: KindOf): boolean =>
  turns.length > 0 || subjects.some(({ what }) => isAnybody(what) || kindOf(what) === 'person');

const withoutParts = <Shows extends Shown>(shows: Shows, kindOf: KindOf): Shows =>
  isPeopled(shows, kindOf)
    ? {
        ...shows,
        subjects: shows.subjects.filter(
          ({ what }) => !isDrawnPart(what) && !partsOfRooms.has(what),
        ),
      }
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
