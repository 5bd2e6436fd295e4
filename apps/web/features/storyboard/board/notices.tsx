import { Info } from 'lucide-react';

/** Sentences the creator should read, for example that captions run without a voice. */
export function Notices({ notices }: { notices: readonly string[] }) {
  return notices.map((notice) => (
    <p
      key={notice}
      role="note"
      className="flex items-start gap-3 rounded-card border border-line bg-surface px-4 py-3 text-13 text-muted"
    >
      <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      {notice}
    </p>
  ));
}
