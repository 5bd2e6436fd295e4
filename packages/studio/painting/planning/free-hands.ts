import type { PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { Figure } from '../../figures/figure.ts';
import { takesColour } from '../actors/recolour.ts';
import { stagingOf } from '../actors/staging.ts';
import { sizeBesidePeople } from '../actors/true-size.ts';
import { accentIn } from '../casting/look-words.ts';
import { heldIn } from '../people/held.ts';

/** Between these shares of somebody's height a thing is taken into the hands: a ring would not be seen in them. */
const smallestInHands = 0.12;
const largestInHands = 0.36;

/** "A father; a harmonica": somebody with free hands holds the small thing that is told beside them. */
export function inFreeHands(
  figures: readonly Figure[],
  others: readonly PlanSubject[],
  drawnAs: (drawing: string) => string | null,
): { readonly figures: readonly Figure[]; readonly others: readonly PlanSubject[] } {
  const [only] = figures;
  const [first, ...rest] = others.filter(({ count }) => count > 0);
  const isFree = figures.length === 1 && only?.action === 'stand' && only.held === '';
  if (!isFree || first?.count !== 1 || first.doing !== '' || rest.length > 0)
    return { figures, others };
  const named = heldIn(first.what);
  // What is told of a thing may leave it no drawing at all.
  const held = named !== null && named !== '' && drawnAs(named) === null ? null : named;
  const size = held === null || held === '' ? 0 : sizeBesidePeople(held);
  const isSmall = held !== null && size >= smallestInHands && size <= largestInHands;
  const staging = isSmall ? stagingOf(held) : null;
  if (held === null || (staging !== 'object' && staging !== 'food')) return { figures, others };
  const heldColour = takesColour(held) ? accentIn(`${first.look} ${first.what}`) : null;
  return {
    figures: [{ ...only, held, ...(heldColour === null ? {} : { heldColour }) }],
    others: others.filter((other) => other !== first),
  };
}
