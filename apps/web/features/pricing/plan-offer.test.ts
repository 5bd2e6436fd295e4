import { expect, test } from 'vitest';
import { planIds, type PlanId } from '@scenewright/contract/rules/plans.ts';
import { type Offer, offerOf, type Viewer } from './plan-offer.ts';

const on = (tier: PlanId, changes: Partial<NonNullable<Viewer['credits']>> = {}): Viewer => ({
  kind: 'account',
  credits: {
    tier,
    subscription_status: tier === 'free' ? 'none' : 'active',
    cancel_at_period_end: false,
    scheduled_plan: null,
    ...changes,
  },
});

test.each<[string, Viewer, Offer[]]>([
  ['a visitor', { kind: 'visitor', credits: null }, ['join', 'enter', 'enter', 'enter', 'contact']],
  [
    'a guest',
    { kind: 'guest', credits: on('free').credits },
    ['join', 'subscribe', 'subscribe', 'subscribe', 'contact'],
  ],
  [
    'an account whose plan is not known yet',
    { kind: 'account', credits: null },
    ['unknown', 'unknown', 'unknown', 'unknown', 'contact'],
  ],
  ['the free plan', on('free'), ['current', 'subscribe', 'subscribe', 'subscribe', 'contact']],
  ['the smallest paid plan', on('starter'), ['end', 'current', 'upgrade', 'upgrade', 'contact']],
  ['a plan in the middle', on('plus'), ['end', 'downgrade', 'current', 'upgrade', 'contact']],
  ['the largest paid plan', on('pro'), ['end', 'downgrade', 'downgrade', 'current', 'contact']],
  [
    'a plan that ends',
    on('plus', { cancel_at_period_end: true }),
    ['coming', 'downgrade', 'keep', 'upgrade', 'contact'],
  ],
  [
    'a plan that gets smaller',
    on('pro', { scheduled_plan: 'starter' }),
    ['end', 'coming', 'downgrade', 'keep', 'contact'],
  ],
  ['unlimited credits', on('enterprise'), ['contact', 'contact', 'contact', 'contact', 'current']],
])('the offers of %s', (_who, viewer, offers) =>
  expect(planIds.map((id) => offerOf(id, viewer))).toEqual(offers),
);
