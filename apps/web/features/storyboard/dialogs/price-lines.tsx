import { classNames } from '../../../ui/class-names.ts';
import { CreditShortage } from '../../frame/more-credits.tsx';
import { creditsText } from '../board/figures.ts';

interface PriceLinesProps {
  /** What is paid, in credits, and for what. */
  lines: readonly { readonly what: string; readonly credits: number }[];
  total: number;
  available: number;
  totalLabel?: string;
}

/** A price as an account of it: what it is for, what is there, and what is left, or the way to what is missing. */
export function PriceLines({ lines, total, available, totalLabel = 'Total' }: PriceLinesProps) {
  const left = available - total;
  return (
    <>
      <dl className="tabular mt-4 rounded-card border border-line bg-bg text-13">
        {lines.map(({ what, credits }) => (
          <Line key={what} what={what} value={creditsText(credits)} />
        ))}
        <Line what={totalLabel} value={creditsText(total)} strong />
        <Line what="Your balance" value={creditsText(available)} />
        <Line
          what="Balance after"
          value={left < 0 ? `${creditsText(-left)} short` : creditsText(left)}
          strong
          tone={left < 0 ? 'danger' : undefined}
        />
      </dl>
      {left < 0 && <CreditShortage missing={-left} className="mt-3" />}
    </>
  );
}

function Line({
  what,
  value,
  strong = false,
  tone,
}: {
  what: string;
  value: string;
  strong?: boolean;
  tone?: 'danger' | undefined;
}) {
  return (
    <div className="flex justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0">
      <dt className="text-muted">{what}</dt>
      <dd className={classNames(strong && 'font-medium', tone === 'danger' && 'text-danger')}>
        {value}
      </dd>
    </div>
  );
}
