import { visualModels } from './models.ts';
import { creditsPerScene } from './pricing.ts';

/** In the order that decides which change is an upgrade. */
export const planIds = ['free', 'starter', 'plus', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** Plans paid by card, in order. */
export const paidPlanIds = ['starter', 'plus', 'pro'] as const satisfies readonly PlanId[];
export type PaidPlanId = (typeof paidPlanIds)[number];

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** Credits granted each month; null is unlimited. */
  readonly monthlyCredits: number | null;
  readonly bonusCredits: number;
  /** Null where the plan is sold by talking to us. */
  readonly priceCents: number | null;
  readonly popular: boolean;
  readonly features: readonly string[];
}

/** The free plan's monthly allowance, which guests get too. */
export const freePlanCredits = 15;
/** How many scenes the allowance makes, with the model that costs least. */
const scenesFromFreePlan = Math.floor(
  freePlanCredits / Math.min(...visualModels.map(({ id }) => creditsPerScene(id))),
);

export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: `Try the whole product: ${freePlanCredits} credits make a video of ${scenesFromFreePlan} scenes.`,
    monthlyCredits: 15,
    bonusCredits: 0,
    priceCents: 0,
    popular: false,
    features: [
      `${freePlanCredits} credits every month`,
      'All platforms and voices',
      'Downloads without a watermark',
    ],
  },
  {
    id: 'starter',
    name: 'Starter',
    description: 'For a first series.',
    monthlyCredits: 200,
    bonusCredits: 0,
    priceCents: 999,
    popular: false,
    features: ['200 credits every month', '$0.050/credit', 'All visual models'],
  },
  {
    id: 'plus',
    name: 'Plus',
    description: 'For creators who post every week.',
    monthlyCredits: 700,
    bonusCredits: 50,
    priceCents: 2999,
    popular: true,
    features: ['700 credits every month', '50 bonus credits', '$0.040/credit', '20% savings'],
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For studios and teams.',
    monthlyCredits: 3000,
    bonusCredits: 250,
    priceCents: 9999,
    popular: false,
    features: [
      '3,000 credits every month',
      '250 bonus credits',
      '$0.031/credit',
      '38% savings',
      'Priority support',
    ],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    description: 'Unlimited credits, made to measure.',
    monthlyCredits: null,
    bonusCredits: 0,
    priceCents: null,
    popular: false,
    features: ['Unlimited credits', 'Contact sales'],
  },
];

export const subscriptionStatuses = ['none', 'active', 'canceled', 'past_due'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The limited-time gift a new account gets instead of its first {@link freePlanCredits}. */
export const signupGiftCredits = 500;
/** The gift's name in the history of the credits. */
export const signupGiftDescription = 'Sign-up gift';
/** "Unlimited" in the ledger: more in a month than every model working without a pause could use. */
export const enterpriseMonthlyCredits = 10_000_000;
