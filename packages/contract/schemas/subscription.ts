import * as z from 'zod/mini';
import { planIds, subscriptionStatuses } from '../rules/plans.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { credits, instant } from './fields.ts';

export const creditInfoShape = z.object({
  tier: z.enum(planIds),
  subscription_status: z.enum(subscriptionStatuses),
  cancel_at_period_end: z.boolean(),
  /** The smaller plan the subscription changes to at the period's end. */
  scheduled_plan: z.nullable(z.enum(planIds)),
  current_period_end: z.nullable(instant),
  available_credits: credits,
  total_used: credits,
  next_refresh: z.nullable(instant),
  usage_history: z.array(
    z.object({ id: z.string(), description: z.string(), date: instant, credits }),
  ),
});
export type CreditInfo = z.output<typeof creditInfoShape>;

export const getCredits = defineCall({
  ...paths.getCredits,
  summary: 'Credits, plan and the last uses',
  reply: creditInfoShape,
});

export const usageKinds = [
  'used',
  'released',
  'refunded',
  'granted',
  'expired',
  'withdrawn',
] as const;

export const usageEntryShape = z.object({
  id: z.string(),
  kind: z.enum(usageKinds),
  description: z.string(),
  date: instant,
  /** Positive where credits came to the account, negative where they left it. A release is positive: its credits were only held. */
  credits,
  /** The video it was for, where there is one. */
  content_id: z.nullable(z.string()),
});
export type UsageEntry = z.output<typeof usageEntryShape>;

export const listUsage = defineCall({
  ...paths.listUsage,
  summary: 'Everything that happened to the credits, newest first',
  query: z.object({
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000))),
  }),
  reply: z.object({
    items: z.array(usageEntryShape),
    total: z.int(),
    currentPage: z.int(),
    totalPages: z.int(),
  }),
});

const planChoice = { price_id: z.optional(z.string().check(z.maxLength(200))) };
const planId = z.enum(planIds);

export const planShape = z.object({
  plan_id: planId,
  name: z.string(),
  description: z.string(),
  monthly_credits: z.nullable(credits),
  bonus_credits: credits,
  price_cents: z.nullable(z.int()),
  popular: z.boolean(),
  features: z.array(z.string()),
  price_id: z.nullable(z.string()),
});

export const listPlans = defineCall({
  ...paths.listPlans,
  summary: 'The plans on sale',
  /** `buying_open` false: they are shown, and none can be bought here. */
  reply: z.object({ plans: z.array(planShape), buying_open: z.boolean() }),
});

export const createSubscription = defineCall({
  ...paths.createSubscription,
  asksAtOnce: true,
  summary: 'Subscribe; `requires_checkout` carries the address to pay at',
  body: z.object({ plan_id: planId, ...planChoice, is_upgrade: z.optional(z.boolean()) }),
  reply: z.object({ status: z.string(), checkout_url: z.optional(z.string()) }),
});

export const changePlan = defineCall({
  ...paths.changePlan,
  asksAtOnce: true,
  summary: 'Upgrade now or downgrade at the end of the period',
  /** `other_card`: where the card on file is declined, answer where another one can be given. */
  body: z.object({ new_plan_id: planId, ...planChoice, other_card: z.optional(z.boolean()) }),
  reply: z.object({ status: z.string(), checkout_url: z.optional(z.string()) }),
});

const outcome = z.object({ status: z.enum(['success', 'error']), message: z.string() });

export const cancelSubscription = defineCall({
  ...paths.cancelSubscription,
  asksAtOnce: true,
  summary: 'Cancel at the end of the period',
  reply: outcome,
});

export const resumeSubscription = defineCall({
  ...paths.resumeSubscription,
  asksAtOnce: true,
  summary: 'Take a cancellation back',
  reply: outcome,
});

export const previewPlanChange = defineCall({
  ...paths.previewPlanChange,
  summary: 'What a change of plan costs and gives now',
  query: z.object({ new_plan_id: planId, ...planChoice }),
  reply: z.object({
    prorated_amount: z.number(),
    current_credits: credits,
    new_total_credits: credits,
    prorated_credits: credits,
    remaining_days: z.int(),
  }),
});

export const payOpenInvoice = defineCall({
  ...paths.payOpenInvoice,
  asksAtOnce: true,
  summary: 'Where a renewal that failed can be paid',
  reply: z.object({ checkout_url: z.string() }),
});

export const paymentStatuses = [
  'succeeded',
  'processing',
  'requires_action',
  'requires_payment_method',
  'canceled',
] as const;

/** A caller needs the secret alone: it came with the redirect back from paying. */
export const confirmPayment = defineCall({
  ...paths.confirmPayment,
  summary: 'How a payment stands',
  query: z.object({
    payment_intent: z.string().check(z.minLength(1), z.maxLength(200)),
    payment_intent_client_secret: z.string().check(z.minLength(1), z.maxLength(400)),
  }),
  reply: z.object({ status: z.enum(paymentStatuses) }),
});
