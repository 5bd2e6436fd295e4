import { CalendarX, CircleMinus, Coins, Gift, RotateCcw, Undo2 } from 'lucide-react';
import type { ComponentType } from 'react';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';

type Kind = UsageEntry['kind'];

export const usageKindWords: Readonly<Record<Kind, string>> = {
  used: 'Used',
  released: 'Given back',
  refunded: 'Refunded',
  granted: 'Added',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};

const icons: Readonly<
  Record<Kind, ComponentType<{ className?: string; 'aria-hidden'?: boolean }>>
> = {
  used: Coins,
  released: Undo2,
  refunded: RotateCcw,
  granted: Gift,
  expired: CalendarX,
  withdrawn: CircleMinus,
};

/** What happened to the credits, as a picture; its words stand beside it. */
export function UsageIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-control bg-hover text-muted"
    >
      <Icon aria-hidden className="size-4" />
    </span>
  );
}
