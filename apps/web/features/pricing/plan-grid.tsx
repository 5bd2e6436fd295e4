import { useSession } from '../../api/use-session.ts';
import { useModule } from '../../ui/use-module.ts';
import { OwnPlanUnknown } from './own-plan-unknown.tsx';
import { PlanCards } from './plan-cards.tsx';

const loadOwnPlans = () => import('./own-plans.tsx');

/** The plans as a visitor sees them; who is signed in, and who alone is sent the code for it, sees them around their own. */
export function PlanGrid({ salesEmail }: { salesEmail: string | null | undefined }) {
  const isSignedIn = useSession() !== null;
  const own = useModule(isSignedIn, loadOwnPlans);
  if (!isSignedIn)
    return <PlanCards viewer={{ kind: 'visitor', credits: null }} salesEmail={salesEmail} />;
  if (own !== null && own !== 'failed') return <own.OwnPlans salesEmail={salesEmail} />;
  return (
    <>
      {own === 'failed' && <OwnPlanUnknown />}
      <PlanCards viewer={{ kind: 'account', credits: null }} salesEmail={salesEmail} />
    </>
  );
}
