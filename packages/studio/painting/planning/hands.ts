import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import type { PicturePlan, PlanSubject } from '@scenewright/contract/rules/picture-plan.ts';
import type { HandsAct } from '../../hands/act.ts';
import { readHands } from '../../hands/read-act.ts';
import { planPeople } from './figures.ts';
import type { SceneIdea } from './scene-idea.ts';

/* "A pair of hands scrubbing a rusty skillet, holding steel wool": an act seen from near. */

const named = /^(?:(?:two|pair of|a pair of) )?(?:bare )?hands?$/iu;

/** The hands of a plan that shows nothing else. */
function handsIn({ subjects, layout }: PicturePlan): PlanSubject | null {
  const [first, ...others] = subjects;
  return layout === 'scene' &&
    first !== undefined &&
    others.length === 0 &&
    named.test(first.what) &&
    first.doing !== ''
    ? first
    : null;
}

/** The same plan with somebody in place of the hands. */
const withSomebody = (plan: PicturePlan, hands: PlanSubject): PicturePlan => ({
  ...plan,
  subjects: [{ ...hands, what: 'person', count: 1 }],
});

/** What a description's hands are seen to do, and whose they are; null where it shows none, or none that can be painted. */
export function planHands(plan: PicturePlan, idea: SceneIdea): HandsAct | null {
  const hands = handsIn(plan);
  const act = hands === null ? null : readHands(hands.doing, hands.holding);
  if (hands === null || act === null) return null;
  const [somebody] = planPeople(
    withSomebody(plan, { ...hands, doing: '', holding: '' }),
    idea,
  ).figures;
  if (somebody === undefined) return null;
  const [gerund = ''] = hands.doing.toLowerCase().split(' ');
  return { ...act, look: somebody.look, cue: gerund.replace(/ing$/u, '').slice(0, 80) };
}

/** Hands at what cannot be painted from near belong to somebody who does it. */
export function withSomebodyForHands(description: string, plan: PicturePlan): string {
  const hands = handsIn(plan);
  return hands === null ? description : describePlan(withSomebody(plan, hands));
}
