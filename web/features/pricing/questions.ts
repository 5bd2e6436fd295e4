import { maxFilmDurationS } from '#contract/rules/limits.ts';
import { freePlanCredits, signupGiftCredits } from '#contract/rules/plans.ts';

export const questions: readonly { readonly question: string; readonly answer: string }[] = [
  {
    question: 'What do I get for free?',
    answer: `The free plan has ${freePlanCredits} credits every month. For a limited time a new account starts with a gift of ${signupGiftCredits} credits instead, which do not expire. No credit card is required.`,
  },
  {
    question: 'When are credits taken?',
    answer: 'When you approve a storyboard, its price is reserved; each scene is paid when it is ready. A scene that fails gives its credits back. Writing and editing a storyboard is free.',
  },
  {
    question: 'Do unused credits roll over?',
    answer: 'Monthly credits refresh every month and do not roll over. The sign-up gift stays until it is used.',
  },
  { question: 'How long can a video be?', answer: `Up to ${maxFilmDurationS / 60} minutes.` },
  {
    question: 'Can I publish straight to a platform?',
    answer: 'Not yet: direct publishing is coming soon. Download the video and upload it by hand; it already has the right shape and format.',
  },
];
