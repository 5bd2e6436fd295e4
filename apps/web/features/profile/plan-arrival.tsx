import { useCallback, useEffect, useState } from 'react';
import type { CreditInfo } from '@scenewright/contract/schemas/subscription.ts';
import { plans } from '@scenewright/contract/rules/plans.ts';
import { forgetAwaitedPlan, getAwaitedPlan } from '../../api/awaited-plan.ts';
import { usePlanArrival } from '../../api/queries/credits.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Who comes back here from paying may be faster than the announcement of the payment: looks for the plan for a while,
 * and says when it is there. Shows nothing: nobody knows whether they did pay.
 */
export function PlanArrival() {
  const [awaited] = useState(getAwaitedPlan);
  return awaited === null ? null : <Looking planId={awaited} />;
}

function Looking({ planId }: { planId: CreditInfo['tier'] }) {
  const arrival = usePlanArrival(
    useCallback(
      ({ tier, subscription_status: status }: CreditInfo) => tier === planId && status === 'active',
      [planId],
    ),
  );
  useEffect(() => {
    if (arrival === 'waiting') return;
    forgetAwaitedPlan();
    if (arrival === 'arrived')
      toast({
        title: `You are on the ${plans.find(({ id }) => id === planId)?.name} plan`,
        description: 'Your payment has arrived.',
        tone: 'success',
      });
  }, [arrival, planId]);
  return null;
}
