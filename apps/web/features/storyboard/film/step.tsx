import type { ReactNode } from 'react';

interface StepProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The panel with the one next thing to do. */
export function Step({ title, text, children }: StepProps) {
  return (
    <section aria-label="Next step" className="rounded-card border border-line bg-surface p-5">
      <h2 className="text-16 font-semibold">{title}</h2>
      <p className="mb-4 mt-1 text-13 text-muted">{text}</p>
      {children}
    </section>
  );
}
