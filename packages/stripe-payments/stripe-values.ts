/** Stripe counts time in whole seconds. */
export const toDate = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A reference may be an id, or the object it refers to. */
export function idOf(
  reference: string | { readonly id: string } | null | undefined,
): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}

/** The object a call asked to be expanded; null where there is none. */
export function expanded<Value extends object>(
  reference: string | Value | null | undefined,
): Value | null {
  return typeof reference === 'object' ? reference : null;
}
