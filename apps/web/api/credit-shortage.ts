import { ApiError } from './api-error.ts';

export interface CreditShortage {
  readonly title: string;
  /** What is needed and what there is, without what to do: for guests, who have no plan to upgrade. */
  readonly amounts: string;
  readonly description: string;
}

/** The words for a price that the balance does not cover (WIZ-34). */
export function shortageWords(required: number | 'more', available: number): CreditShortage {
  const amounts = `You need ${required} credits, but you only have ${available} credits available.`;
  return {
    title: 'Insufficient Credits',
    amounts,
    description: `${amounts} Please upgrade your plan to continue.`,
  };
}

/** The words for a 402, wherever it happens; null for any other error. */
export function describeCreditShortage(error: unknown): CreditShortage | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  return shortageWords(
    numberIn(error.detail, 'required') ?? 'more',
    numberIn(error.detail, 'available') ?? 0,
  );
}

function numberIn(detail: unknown, key: string): number | undefined {
  const value: unknown =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined;
  return typeof value === 'number' ? value : undefined;
}
