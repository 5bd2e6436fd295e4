import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { ofEachShot } from './each-shot.ts';
import type { KindOf } from './noun-kinds.ts';
import { isAnybody, partsOfRooms } from './plan-words.ts';
import { isDrawnPart } from './sure-noun.ts';

/* Whoever is seen has a neck, and a ceiling above: a part of a body or of a room that is drawn by itself stands beside nobody. */

/** Somebody is seen there, by whatever name. */
const isPeopled = ({ subjects, turns = [] }: PictureShot, kindOf: KindOf): boolean =>
  turns.length > 0 || subjects.some(({ what }) => isAnybody(what) || kindOf(what) === 'person');

/** A plan in which no part of a body or a room stands beside a person. */
export const ofWholeBodies = (plan: PicturePlan, kindOf: KindOf): PicturePlan =>
  ofEachShot(plan, (shot) =>
    isPeopled(shot, kindOf)
      ? {
          ...shot,
          subjects: shot.subjects.filter(
            ({ what }) => !isDrawnPart(what) && !partsOfRooms.has(what),
          ),
        }
      : shot,
  );
