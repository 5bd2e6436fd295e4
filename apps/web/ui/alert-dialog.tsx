import { lazy, Suspense, useEffect, useState } from 'react';
import type { AlertDialogProps } from './alert-dialog-panel.tsx';
import { onFirstInteraction } from './first-interaction.ts';
import { importWithRetry } from './import-with-retry.ts';

const load = importWithRetry(() => import('./alert-dialog-panel.tsx'));
const AlertDialogPanel = lazy(load);

/**
 * Asks before something that cannot be taken back, or that costs credits; focus starts on Cancel.
 * Fetched at the first sign of somebody who could press what opens it.
 */
export function AlertDialog(props: AlertDialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  // From then on it stays: it fades out when it closes.
  if (props.open && !wasOpened) setWasOpened(true);
  useEffect(() => onFirstInteraction(() => void load()), []);
  return (
    wasOpened && (
      <Suspense>
        <AlertDialogPanel {...props} />
      </Suspense>
    )
  );
}
