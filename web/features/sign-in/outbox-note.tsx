import { Inbox } from 'lucide-react';
import { useOutbox } from './use-outbox.ts';

/** Says where the mail is on an installation that has no mail server; nothing anywhere else. */
export function OutboxNote() {
  if (!useOutbox()) return null;
  return (
    <p className="mt-4 flex items-start gap-2 rounded-control bg-accent-soft p-3 text-left text-13">
      <Inbox aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <span>
        No mail server is set here, so the mail goes nowhere: it lies in the{' '}
        <a href="/outbox" target="_blank" className="font-medium text-accent underline underline-offset-4">outbox of this installation</a>.
      </span>
    </p>
  );
}
