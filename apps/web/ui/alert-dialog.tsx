import { lazy, Suspense, useState } from 'react';
import type { AlertDialogProps } from './alert-dialog-panel.tsx';
import { importWithRetry } from './import-with-retry.ts';

const AlertDialogPanel = lazy(importWithRetry(() => import('./alert-dialog-panel.tsx')));

/**
 * Asks before something that cannot be taken back, or that costs credits; focus starts on Cancel.
 * Fetched when it is first opened.
 */
export function AlertDialog(props: AlertDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  // From then on it stays: it fades out when it closes.
  if (props.open && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense>
        <AlertDialogPanel {...props} />
      </Suspense>
    )
  );
}
