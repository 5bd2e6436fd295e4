import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PaymentReference, usePayment } from '../../api/queries/subscription.ts';
import { toast } from '../../ui/toast.ts';
import { keptPaymentRequest, readPaymentRequest, type PaymentRequest } from './payment-request.ts';
import {
  Confirming,
  PaymentFailed,
  PaymentProcessing,
  PaymentSuccessful,
  PaymentUnconfirmed,
  PaymentWaits,
} from './payment-outcomes.tsx';

/** Where paying leads back to: says how the payment stands. Nothing is granted here; the payment service announces payments to the server. */
export default function CheckoutPage() {
  const request = usePaymentRequest();
  return (
    <div className="mx-auto grid min-h-[70vh] max-w-md place-items-center px-4 py-12">
      <title>Payment · Scenewright</title>
      {request.kind === 'complete' && <PaymentSuccessful />}
      {request.kind === 'missing' && <Unconfirmed onRetry={null} />}
      {request.kind === 'payment' && <Payment payment={request.payment} />}
    </div>
  );
}

function Payment({ payment }: { payment: PaymentReference }) {
  const { data: status, isError, isFetching, refetch } = usePayment(payment);
  const check = { busy: isFetching, onCheck: () => void refetch() };
  if (isError) return <Unconfirmed onRetry={check} />;
  switch (status) {
    case undefined:
      return <Confirming />;
    case 'succeeded':
      return <PaymentSuccessful />;
    case 'processing':
      return <PaymentProcessing {...check} />;
    case 'requires_action':
      return <PaymentWaits {...check} />;
    default:
      return <PaymentFailed />;
  }
}

function Unconfirmed({ onRetry }: { onRetry: { busy: boolean; onCheck: () => void } | null }) {
  useEffect(
    () =>
      void toast({
        title: 'Failed to confirm payment. Please contact support.',
        tone: 'destructive',
      }),
    [],
  );
  return <PaymentUnconfirmed check={onRetry} />;
}

/**
 * What the address asks about. Its secret leaves the address bar at once (people copy addresses, and send them along
 * with every link); the history entry keeps it, so that reloading the page asks again.
 */
function usePaymentRequest(): PaymentRequest {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const request = keptPaymentRequest(state) ?? readPaymentRequest(search);
  const { kind } = request;
  useEffect(() => {
    if (search !== '' && kind !== 'missing')
      void navigate(pathname, {
        replace: true,
        preventScrollReset: true,
        state: { paymentRequest: request },
      });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the request is made anew by each render, from the same search
  }, [kind, navigate, pathname, search]);
  return request;
}
