import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface AccordionItemProps {
  /** Of the items with the same group one at a time is open. */
  group: string;
  title: string;
  children: ReactNode;
}

/** A heading that unfolds its text: the browser's own element, so that it works before any script has come, and the browser's search finds what is folded. */
export function AccordionItem({ group, title, children }: AccordionItemProps) {
  return (
    <details
      name={group}
      className="group border-b border-line [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip motion-safe:details-content:transition-all motion-safe:details-content:transition-discrete motion-safe:details-content:duration-180 open:details-content:h-auto"
    >
      <summary className="flex list-none items-center justify-between gap-4 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
        <h3 className="font-medium">{title}</h3>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-subtle transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4 text-muted">{children}</div>
    </details>
  );
}
