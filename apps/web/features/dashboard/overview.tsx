import { useState, type ReactNode } from 'react';
import { Coins, Film, Lightbulb } from 'lucide-react';
import { useCredits } from '../../api/queries/credits.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { tipOfDay } from './daily-tip.ts';

interface OverviewProps {
  /** How many contents there are; null where that could not be read, undefined until it is. */
  total: number | null | undefined;
}

/** Credits, count of contents and the tip of the day. */
export function Overview({ total }: OverviewProps) {
  const { data: credits, isPending } = useCredits();
  const [tip] = useState(() => tipOfDay(new Date()));
  return (
    <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-[1fr_1fr_2fr]">
      <Figure
        icon={<Coins />}
        name="Credits available"
        value={isPending ? undefined : (credits?.available_credits.toLocaleString('en-US') ?? '–')}
      />
      <Figure
        icon={<Film />}
        name="Content"
        value={total === undefined ? undefined : countInWords(total)}
      />
      <Card className="col-span-2 flex gap-3 p-4 lg:col-span-1">
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <div>
          <h2 className="text-13 text-subtle">Daily tip</h2>
          <p className="mt-1">{tip}</p>
        </div>
      </Card>
    </div>
  );
}

function countInWords(total: number | null): string {
  if (total === null) return '–';
  return total === 0 ? 'None created' : `${total.toLocaleString('en-US')} created`;
}

function Figure({
  icon,
  name,
  value,
}: {
  icon: ReactNode;
  name: string;
  value: string | undefined;
}) {
  return (
    <Card className="p-4">
      <h2 className="flex items-center gap-2 text-13 text-subtle [&_svg]:size-4">
        {icon}
        {name}
      </h2>
      {value === undefined ? (
        <Skeleton className="mt-2 h-6 w-20" />
      ) : (
        <p className="tabular mt-1 text-20 font-semibold">{value}</p>
      )}
    </Card>
  );
}
