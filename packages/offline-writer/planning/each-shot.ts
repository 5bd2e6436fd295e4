import type { PicturePlan, PictureShot } from '@scenewright/contract/rules/picture-plan.ts';

/** A plan with each of its pictures changed, the first one and those that come later in its scene. */
export function ofEachShot(
  { later, ...opening }: PicturePlan,
  change: <Shot extends PictureShot>(shot: Shot) => Shot,
): PicturePlan {
  return {
    ...change(opening),
    ...(later === undefined
      ? {}
      : { later: later.map((each) => ({ ...each, shows: change(each.shows) })) }),
  };
}
