import { ArrowLeft } from 'lucide-react';
import type { StockResult } from '@scenewright/contract/schemas/stock.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CreditLine } from '../../frame/credit-line.tsx';

interface StockArrivalProps {
  result: StockResult;
  /** Why it cannot be had, in a sentence; null while it is fetched. */
  failure: string | null;
  onBack: () => void;
}

/** A result on its way into the library. */
export function StockArrival({ result, failure, onBack }: StockArrivalProps) {
  return (
    <div className="flex min-h-80 flex-col items-center justify-center gap-4 text-center">
      <img
        src={result.thumbnail_url}
        alt=""
        className="max-h-56 max-w-full rounded-card border border-line bg-bg object-contain"
      />
      <p className="text-13 text-muted">
        <CreditLine credit={result.credit} />
      </p>
      {failure === null ? (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner size="small" />
          It is being fetched and read
        </p>
      ) : (
        <p role="alert" className="max-w-prose text-danger">
          {failure}
        </p>
      )}
      <Button variant="ghost" onClick={onBack}>
        <ArrowLeft aria-hidden />
        Choose another
      </Button>
    </div>
  );
}
