import { useCredits } from '../../../api/queries/credits.ts';
import { spendableCredits } from '../../../api/spendable-credits.ts';

/** The credits that a price exceeds the balance by; 0 where it does not, or where the balance is not known yet. */
export function useShortage(price: number): {
  readonly missing: number;
  readonly available: number;
} {
  const { data: credits } = useCredits();
  const available = spendableCredits(credits) ?? Number.POSITIVE_INFINITY;
  return { missing: Math.max(0, price - available), available };
}
