import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import choices from '../../data/art-direction.json' with { type: 'json' };
import { templateNames, type TemplateName } from '../drawing.ts';

/** Landscapes by the words that head their phrase: "a deep blue sky above a dry desert" is a sky. */
const landscapes: readonly (readonly [RegExp, TemplateName])[] = choices.landscapes.flatMap(
  ({ words, template }) => {
    const name = templateNames.find((each) => each === template);
    return name === undefined
      ? []
      : [[new RegExp(String.raw`(?:^|\s)(?:${alternatives(words)})$`, 'iu'), name] as const];
  },
);

/** Where a phrase goes on behind its noun. */
const behind =
  /,| (?:of|in|on|over|above|under|below|with|without|at|from|around|near|full|seen|as|where|that|which) /iu;

/** The stage that is itself what a plan is of, where its first subject is a landscape; null where it is somebody or something. */
export function landscapeOf({ layout, subjects }: PicturePlan): TemplateName | null {
  const [first] = subjects;
  if (layout !== 'scene' || first === undefined || first.count === 0) return null;
  const noun =
    first.what
      .replace(/^group of /iu, '')
      .split(behind)[0]
      ?.trim() ?? '';
  // The longest words first: a night sky is no sky by day.
  return landscapes.toReversed().find(([pattern]) => pattern.test(noun))?.[1] ?? null;
}
