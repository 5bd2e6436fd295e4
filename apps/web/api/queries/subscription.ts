import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type * as calls from '@scenewright/contract/schemas/subscription.ts';
import { creditsFreshMs, paymentPollMs, paymentPolls } from '@scenewright/contract/rules/limits.ts';
import type { PlanId } from '@scenewright/contract/rules/plans.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

export type PlanChangePreview = ReplyOf<typeof calls.previewPlanChange>;

/** A payment, as the address says it that people come back to from paying. */
export interface PaymentReference {
  readonly id: string;
  /** Shows that the browser came from paying; whoever has it may ask how the payment stands. */
  readonly clientSecret: string;
}

/** How this installation is set up: whether money moves at all, and where to write to. */
export function useProductConfig() {
  return useQuery({
    queryKey: queryKeys.config,
    queryFn: ({ signal }) => request('getConfig', { signal }),
    staleTime: Infinity,
  });
}

/** What the payment service calls each plan's price; sent along with an order, so that a price that has changed since is noticed. */
export function usePriceIds() {
  return useQuery({
    queryKey: queryKeys.priceIds,
    queryFn: async ({ signal }) => {
      const { plans } = await request('listPlans', { signal });
      return new Map(plans.map(({ plan_id, price_id }) => [plan_id, price_id]));
    },
    staleTime: creditsFreshMs,
  });
}

/** Begins a paid plan; the answer says where to pay. */
export function useSubscribe() {
  const priceOf = usePriceOf();
  return useBillingMutation((planId: PlanId) =>
    request('createSubscription', { body: { plan_id: planId, ...priceOf(planId) } }),
  );
}

/** Changes to a larger plan now, or to a smaller one when the period ends; with `otherCard` the answer says where another card can be given. */
export function useChangePlan() {
  const priceOf = usePriceOf();
  return useBillingMutation(
    ({ planId, otherCard = false }: { planId: PlanId; otherCard?: boolean }) =>
      request('changePlan', {
        body: {
          new_plan_id: planId,
          ...priceOf(planId),
          ...(otherCard ? { other_card: true } : {}),
        },
      }),
  );
}

/** What a larger plan costs and gives now: US dollars, whole credits, whole days. */
export function usePreviewPlanChange() {
  const priceOf = usePriceOf();
  return useBillingMutation((planId: PlanId) =>
    request('previewPlanChange', { query: { new_plan_id: planId, ...priceOf(planId) } }),
  );
}

/** Lets the plan end with its period. Throws with the server's sentence where it could not be done (PAY-12). */
export function useCancelSubscription() {
  return useBillingMutation(async () =>
    requireSuccess(await request('cancelSubscription'), 'Could not cancel subscription'),
  );
}

/** Takes a cancellation, or a smaller plan that was to come, back. */
export function useResumeSubscription() {
  return useBillingMutation(async () =>
    requireSuccess(await request('resumeSubscription'), 'Could not keep subscription'),
  );
}

/** Gives the address where the renewal that failed can be paid. */
export function usePayOpenInvoice() {
  return useBillingMutation(async () => (await request('payOpenInvoice')).checkout_url);
}

/** How a payment stands; asked again while the bank works on it. Null asks nothing. */
export function usePayment(payment: PaymentReference | null) {
  return useQuery({
    queryKey: queryKeys.payment(payment?.id ?? ''),
    queryFn:
      payment === null
        ? skipToken
        : async ({ signal }) => {
            const query = {
              payment_intent: payment.id,
              payment_intent_client_secret: payment.clientSecret,
            };
            return (await request('confirmPayment', { query, signal })).status;
          },
    refetchInterval: ({ state }) =>
      state.data === 'processing' && state.dataUpdateCount < paymentPolls ? paymentPollMs : false,
  });
}

/** One page (from 1) of everything that happened to the credits, newest first. */
export function useUsage(page: number) {
  return useQuery({
    queryKey: queryKeys.usagePage(page),
    queryFn: ({ signal }) => fetchUsage(page, signal),
    placeholderData: (previous) => previous,
  });
}

/** Asks for one page of {@link useUsage}. */
export function fetchUsage(page: number, signal?: AbortSignal) {
  return request('listUsage', { query: { page }, ...(signal === undefined ? {} : { signal }) });
}

function usePriceOf(): (planId: PlanId) => { price_id?: string } {
  const { data } = usePriceIds();
  return (planId) => {
    const priceId = data?.get(planId) ?? null;
    return priceId === null ? {} : { price_id: priceId };
  };
}

/** A change of the subscription: credits and plan are read again, done or refused; another tab may have been first. */
function useBillingMutation<Variables, Reply>(
  mutationFn: (variables: Variables) => Promise<Reply>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => void queries.invalidateQueries({ queryKey: queryKeys.credits }),
  });
}

/** The outcome of a call that answers 200 also where it could not be done. */
function requireSuccess(
  { status, message }: { status: 'success' | 'error'; message: string },
  fallback: string,
): string {
  if (status === 'error') throw new Error(message.trim() === '' ? fallback : message);
  return message;
}
