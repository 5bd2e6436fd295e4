import { ApiError } from './api-error.ts';

/** The toast of a 402 (SPEC 8), wherever it happens; null for any other error. */
export function describeCreditShortage(error: unknown): { title: string; description: string } | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  const required = numberIn(error.detail, 'required') ?? 'more';
  const available = numberIn(error.detail, 'available') ?? 0;
  return {
    title: 'Insufficient Credits',
    description: `You need ${required} credits, but you only have ${available} credits available. Please upgrade your plan to continue.`,
  };
}

function numberIn(detail: unknown, key: string): number | undefined {
  const value: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, key) : undefined;
  return typeof value === 'number' ? value : undefined;
}
