import { lazy, Suspense, useEffect } from 'react';
import { onFirstInteraction } from './first-interaction.ts';
import { importWithRetry } from './import-with-retry.ts';
import { useToasts } from './toast.ts';

const load = importWithRetry(async () => ({ default: (await import('./toaster.tsx')).Toaster }));
const Toaster = lazy(load);

interface NotificationsProps {
  durationMs: number;
  swipeThresholdPx: number;
}

/**
 * The notification area, there to stay from the first toast on. Fetched at the first sign of somebody, who may be without
 * a network when there is something to say.
 */
export function Notifications(props: NotificationsProps) {
  useEffect(() => onFirstInteraction(() => void load()), []);
  const wasUsed = useToasts(({ items, epoch }) => items.length > 0 || epoch > 0);
  return wasUsed ? (
    <Suspense>
      <Toaster {...props} />
    </Suspense>
  ) : null;
}
