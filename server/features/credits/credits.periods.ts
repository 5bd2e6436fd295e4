/** The same day and time some months later, or the last day of a month that is too short. UTC. */
export function monthsAfter(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return later;
}

/**
 * The month that a moment lies in, counted from `since`: begins at its very first moment, ends before `end`.
 * Counted from the beginning each time, so that the 31st comes back after a February.
 *
 * @param at not before `since`
 */
export function monthAround(since: Date, at: Date): { readonly start: Date; readonly end: Date } {
  const passed = (at.getUTCFullYear() - since.getUTCFullYear()) * 12 + at.getUTCMonth() - since.getUTCMonth();
  const months = monthsAfter(since, passed) <= at ? passed : passed - 1;
  return { start: monthsAfter(since, months), end: monthsAfter(since, months + 1) };
}
