import { type ReactNode, useEffect } from 'react';
import { FlaskConical, Info, TriangleAlert } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { forgetAwaitedPlan } from '../../api/awaited-plan.ts';
import { useCredits } from '../../api/queries/credits.ts';
import { useProductConfig } from '../../api/queries/subscription.ts';
import { classNames } from '../../ui/class-names.ts';

/** What to know before pressing anything here: whether money moves, how one came back, what is open. */
export function PricingNotices() {
  const { data: config } = useProductConfig();
  const { data: credits } = useCredits();
  const [search] = useSearchParams();
  const isAbandoned = search.get('checkout') === 'canceled';
  useEffect(() => {
    if (isAbandoned) forgetAwaitedPlan();
  }, [isAbandoned]);
  return (
    <div className="mx-auto mt-8 flex max-w-2xl flex-col gap-2">
      {config?.test_mode_payments === true && (
        <Notice icon={<FlaskConical aria-hidden />} tone="accent"><strong className="font-medium">Test mode: no money moves.</strong> Try every plan with the test cards of the checkout.</Notice>
      )}
      {isAbandoned && (
        <Notice icon={<Info aria-hidden />} tone="neutral">You left the checkout before paying. Nothing was charged; your plan is as it was.</Notice>
      )}
      {credits?.subscription_status === 'past_due' && (
        <Notice icon={<TriangleAlert aria-hidden />} tone="warn">
          Your last payment did not go through. Please <Link to="/profile" className="font-medium underline underline-offset-4">pay it in your profile</Link> before you change your plan.
        </Notice>
      )}
    </div>
  );
}

const tones = { accent: 'bg-accent-soft text-accent', neutral: 'bg-hover text-fg', warn: 'bg-warn-soft text-warn' } as const;

function Notice({ icon, tone, children }: { icon: ReactNode; tone: keyof typeof tones; children: ReactNode }) {
  return (
    <div role="note" className={classNames('flex items-start gap-2.5 rounded-card px-4 py-2.5 text-13 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0', tones[tone])}>
      {icon}<p>{children}</p>
    </div>
  );
}
