import { expect, test } from 'vitest';
import { plans, type PlanId } from '@scenewright/contract/rules/plans.ts';
import { monthlyPrice, pricePerCredit, savings, scenesOf } from './plan-figures.ts';

const figuresOf = (id: PlanId) =>
  plans
    .filter((plan) => plan.id === id)
    .map((plan) => [monthlyPrice(plan), pricePerCredit(plan), savings(plan)])[0];

test.each<[PlanId, string | null, string | null, string | null]>([
  ['free', '$0', null, null],
  ['starter', '$9.99', '$0.050/credit', null],
  ['plus', '$29.99', '$0.040/credit', '20% savings'],
  ['pro', '$99.99', '$0.031/credit', '38% savings'],
  ['enterprise', null, null, null],
])('%s has its figures', (id, ...figures) => expect(figuresOf(id)).toEqual(figures));

test('what the plans list as features does not disagree with what is worked out [PLAN-6, PLAN-9]', () => {
  for (const plan of plans) {
    const worked = [pricePerCredit(plan), savings(plan)].filter((figure) => figure !== null);
    expect(plan.features.filter((feature) => /\/credit$|savings$/.test(feature))).toEqual(worked);
  }
});

test.each<[PlanId, string | null]>([
  ['free', 'Makes 3 Recraft scenes'],
  ['starter', 'Makes 40 Recraft or 5 Kling scenes'],
  ['plus', 'Makes 150 Recraft, 18 Kling, or 3 Veo scenes'],
  ['enterprise', null],
])('%s says what its credits make', (id, says) =>
  expect(plans.filter((plan) => plan.id === id).map(scenesOf)).toEqual([says]),
);
