import { useQuery } from '@tanstack/react-query';
import { getCreditCost } from '#contract/api/storyboard.ts';
import { getCredits } from '#contract/api/subscription.ts';
import type { ReplyOf } from '#contract/api/call.ts';
import { creditsFreshMs } from '#contract/rules/limits.ts';
import { request } from '../client.ts';
import { useSession } from '../use-session.ts';
import { queryKeys } from './keys.ts';

export type CreditCost = ReplyOf<typeof getCreditCost>;

/** Credits, plan and last uses; asked only where a user exists, fresh for five minutes. */
export function useCredits() {
  const session = useSession();
  return useQuery({
    queryKey: [...queryKeys.credits, session?.profile.userId],
    queryFn: ({ signal }) => request(getCredits, { signal }),
    enabled: session !== null,
    staleTime: creditsFreshMs,
    gcTime: creditsFreshMs,
    refetchOnWindowFocus: false,
  });
}

/** What approving the content costs now, with the balance. */
export function useApprovalPrice(contentId: string, enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.approvalPrice(contentId),
    queryFn: ({ signal }) => fetchCreditCost(contentId, null, signal),
    enabled,
    // An edit refreshes the price; the old one stays on the button meanwhile.
    placeholderData: (previous) => previous,
  });
}

/**
 * Asks what approving the content costs, or, with a scene, what making that scene's media again costs. Whole credits.
 * Throws where the answer carries no number (SPEC 5).
 */
export async function fetchCreditCost(contentId: string, sceneId: string | null, signal?: AbortSignal): Promise<CreditCost> {
  const cost = await request(getCreditCost, {
    params: { id: contentId },
    query: sceneId === null ? {} : { scene_id: sceneId, regenerate: 'true' },
    ...(signal === undefined ? {} : { signal }),
  });
  if (typeof cost.creditCost !== 'number') throw new TypeError('The credit cost is not a number.');
  return cost;
}
