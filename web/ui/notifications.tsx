import { lazy, Suspense } from 'react';
import { useToasts } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

interface NotificationsProps {
  durationMs: number;
  swipeThresholdPx: number;
}

/** The notification area, fetched with the first toast and then there to stay. */
export function Notifications(props: NotificationsProps) {
  const wasUsed = useToasts(({ items, epoch }) => items.length > 0 || epoch > 0);
  return wasUsed ? <Suspense><Toaster {...props} /></Suspense> : null;
}
