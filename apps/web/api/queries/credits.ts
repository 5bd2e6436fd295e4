import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { getCreditCost } from '@scenewright/contract/schemas/storyboard.ts';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import type { QueryInputOf, ReplyOf } from '@scenewright/contract/schemas/call.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import {
  creditsFreshMs,
  planArrivalPollMs,
  planArrivalPolls,
} from '@scenewright/contract/rules/limits.ts';
import { request } from '../client.ts';
import { useSession } from '../use-session.ts';
import { queryKeys } from './keys.ts';

export type CreditCost = ReplyOf<typeof getCreditCost>;

/** Credits, plan and last uses; asked only where a user exists, fresh for five minutes. */
export function useCredits() {
  const session = useSession();
  return useQuery({
    queryKey: [...queryKeys.credits, session?.profile.userId],
    queryFn: ({ signal }) => request('getCredits', { signal }),
    enabled: session !== null,
    staleTime: creditsFreshMs,
    gcTime: creditsFreshMs,
    refetchOnWindowFocus: false,
  });
}

/**
 * Looks for credits that were just bought until they are there: the payment service announces a payment, often a second
 * or two after the browser is back. `late`: looked for long enough; they still come.
 * @param isThere whether this is the state that was bought; the same function each time
 */
export function usePlanArrival(
  isThere: (credits: CreditInfo) => boolean,
): 'waiting' | 'arrived' | 'late' {
  const { data, refetch } = useCredits();
  const [asked, setAsked] = useState(0);
  // What was in the cache from before the payment does not count.
  const hasArrived = asked > 0 && data !== undefined && isThere(data);
  const isLate = !hasArrived && asked >= planArrivalPolls;
  useEffect(() => {
    if (hasArrived || isLate) return;
    const timer = setTimeout(
      () => void refetch().finally(() => setAsked(asked + 1)),
      asked === 0 ? 0 : planArrivalPollMs,
    );
    return () => clearTimeout(timer);
  }, [asked, hasArrived, isLate, refetch]);
  if (hasArrived) return 'arrived';
  return isLate ? 'late' : 'waiting';
}

/** What approving the content in a quality costs now, with the balance. */
export function useApprovalPrice(contentId: string, quality: Quality, enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.approvalPrice(contentId, quality),
    queryFn: ({ signal }) =>
      fetchCreditCost(contentId, quality === 'draft' ? { quality } : {}, signal),
    enabled,
    // An edit refreshes the price; the old one stays on the button meanwhile.
    placeholderData: (previous) => previous,
  });
}

/**
 * Asks what approving the content costs, in final quality unless another is asked for; or what making a scene's media again does. Whole credits.
 * Throws where the answer carries no number (SCENE-10).
 */
export async function fetchCreditCost(
  contentId: string,
  query: QueryInputOf<typeof getCreditCost>,
  signal?: AbortSignal,
): Promise<CreditCost> {
  const cost = await request('getCreditCost', {
    params: { id: contentId },
    query,
    ...(signal === undefined ? {} : { signal }),
  });
  if (typeof cost.creditCost !== 'number') throw new TypeError('The credit cost is not a number.');
  return cost;
}
