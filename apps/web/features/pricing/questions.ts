import { maxFilmDurationS } from '@scenewright/contract/rules/limits.ts';
import { freePlanCredits, plans, signupGiftCredits } from '@scenewright/contract/rules/plans.ts';
import { visualModels } from '@scenewright/contract/rules/models.ts';
import { creditsPerScene } from '@scenewright/contract/rules/pricing.ts';
import { monthlyPrice } from './plan-figures.ts';

const paid = plans.filter(({ priceCents }) => priceCents !== null && priceCents > 0);
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const modelPrices = visualModels.map(({ id, name }) => `${creditsPerScene(id)} with ${name}`);
const planPrices = paid.map(
  (plan) =>
    `${plan.name} is ${monthlyPrice(plan)} a month for ${plan.monthlyCredits?.toLocaleString('en-US')}${plan.bonusCredits === 0 ? '' : ` and ${plan.bonusCredits} bonus`} credits`,
);

export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What do I get for free?',
    answer: `The free plan has ${freePlanCredits} credits every month. For a limited time a new account starts with a gift of ${signupGiftCredits} credits instead, which do not expire. No credit card is required.`,
  },
  {
    question: 'What does a video cost?',
    answer: `A scene costs ${list.format(modelPrices)}, its narration included. The price stands on every button before anything is taken.`,
  },
  {
    question: 'What do the plans cost?',
    answer: `${list.format(planPrices)}. Plans are billed monthly; cancel whenever you like.`,
  },
  {
    question: 'When are credits taken?',
    answer:
      'When you approve a storyboard, its price is reserved; each scene is paid when it is ready. A scene that fails gives its credits back. Writing and editing a storyboard is free.',
  },
  {
    question: 'Do unused credits roll over?',
    answer:
      'Monthly credits refresh every month and do not roll over. The sign-up gift stays until it is used.',
  },
  {
    question: 'What happens when I change my plan?',
    answer:
      'A larger plan starts at once: you pay the difference for the days that are left and get the additional credits for them. A smaller one starts when your period ends; until then everything stays as it is.',
  },
  {
    question: 'What happens when I cancel?',
    answer: `You keep your plan and its credits until the period ends. After that you are on the free plan with ${freePlanCredits} credits a month; your videos stay.`,
  },
  { question: 'How long can a video be?', answer: `Up to ${maxFilmDurationS / 60} minutes.` },
  {
    question: 'Can I publish straight to a platform?',
    answer:
      'Not yet: direct publishing is coming soon. Download the video and upload it by hand; it already has the right shape and format.',
  },
];
