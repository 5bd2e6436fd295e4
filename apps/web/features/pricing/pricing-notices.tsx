import { useEffect } from 'react';
import { FlaskConical, Info, Wallet } from 'lucide-react';
import { useBuyingOpen } from '../../api/buying.ts';
import { forgetAwaitedPlan } from '../../api/awaited-plan.ts';
import { Notice } from './notice.tsx';
import { useSearchParam } from './search-param.ts';
import type { Config } from './use-config.ts';

/** What to know before pressing anything here: whether money moves, and how one came back from a checkout. */
export function PricingNotices({ config }: { config: Config | null | undefined }) {
  const isAbandoned = useSearchParam('checkout') === 'canceled';
  useEffect(() => {
    if (isAbandoned) forgetAwaitedPlan();
  }, [isAbandoned]);
  return (
    <div className="mx-auto mt-8 flex max-w-2xl flex-col gap-2">
      {isAbandoned && (
        <Notice icon={<Info aria-hidden />} tone="neutral">
          You left the checkout before paying. Nothing was charged; your plan is as it was.
        </Notice>
      )}
      <PaymentMode config={config} />
    </div>
  );
}

/** Has its place before it is known what to say, so that nothing below moves; both sentences need the same one. */
function PaymentMode({ config }: { config: Config | null | undefined }) {
  if (!useBuyingOpen()) {
    return (
      <Notice icon={<Info aria-hidden />} tone="neutral">
        <strong className="font-medium">Buying is not open on this site.</strong> The prices say
        what plans would cost; the free plan is there for everyone.
      </Notice>
    );
  }
  if (config?.test_mode_payments === false) {
    return (
      <Notice icon={<Wallet aria-hidden />} tone="neutral">
        Billed monthly, no commitment: change your plan or cancel it whenever you like.
      </Notice>
    );
  }
  return (
    <div className={config === undefined || config === null ? 'invisible' : 'animate-fade-in'}>
      <Notice icon={<FlaskConical aria-hidden />} tone="accent">
        <strong className="font-medium">Test mode: no money moves.</strong> Try every plan with the
        test cards of the checkout.
      </Notice>
    </div>
  );
}
