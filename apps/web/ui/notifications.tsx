import { lazy, Suspense, useEffect } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { useToasts } from './toast.ts';

const load = importWithRetry(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const Toaster = lazy(load);

interface NotificationsProps {
  durationMs: number;
  swipeThresholdPx: number;
}

/**
 * The notification area, there to stay from the first toast on. Fetched as soon as the page is there: the network may be
 * gone when there is something to say.
 */
export function Notifications(props: NotificationsProps) {
  useEffect(() => void load(), []);
  const wasUsed = useToasts(({ items, epoch }) => items.length > 0 || epoch > 0);
  return wasUsed ? (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  ) : null;
}
