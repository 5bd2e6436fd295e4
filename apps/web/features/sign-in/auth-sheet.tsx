import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

/** A narrow page with its title above one card. */
export function AuthSheet({
  title,
  subtitle,
  children,
}: {
  title: string;
  subtitle: string;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-16">
      <title>{`${title} · Scenewright`}</title>
      <h1 className="text-center text-32 font-semibold">{title}</h1>
      <p className="mt-2 text-center text-muted">{subtitle}</p>
      <Card className="mt-8 p-6">{children}</Card>
    </div>
  );
}
