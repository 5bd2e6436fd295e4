import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section of the landing page, named by its heading. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 py-16 sm:px-6 sm:py-24">
      <h2 id={id} className="text-32 font-semibold sm:text-48">
        {title}
      </h2>
      <p className="mb-10 mt-3 max-w-2xl text-pretty text-muted sm:text-20">{lead}</p>
      {children}
    </section>
  );
}
