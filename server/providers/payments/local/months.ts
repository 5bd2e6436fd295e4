/**
 * The moment some calendar months after a start, in UTC and at the same time of day. A day that the month does not have
 * becomes its last one, and the start's own day counts again afterwards: 31 January, 28 February, 31 March.
 */
export function monthsAfter(start: Date, months: number): Date {
  const year = start.getUTCFullYear();
  const month = start.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const midnight = Date.UTC(year, month, Math.min(start.getUTCDate(), lastDay));
  return new Date(midnight + (start.getTime() % 86_400_000));
}

/** The period of a subscription with this number, 0 being the first. */
export function periodOf(startedAt: Date, month: number): { readonly periodStart: Date; readonly periodEnd: Date } {
  return { periodStart: monthsAfter(startedAt, month), periodEnd: monthsAfter(startedAt, month + 1) };
}
