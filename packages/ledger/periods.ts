import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';

/**
 * The month that a moment lies in, counted from `since`: begins at its very first moment, ends before `end`.
 * Counted from the beginning each time, so that the 31st comes back after a February.
 *
 * @param at not before `since`
 */
export function monthAround(since: Date, at: Date): { readonly start: Date; readonly end: Date } {
  const passed =
    (at.getUTCFullYear() - since.getUTCFullYear()) * 12 + at.getUTCMonth() - since.getUTCMonth();
  const months = monthsAfter(since, passed) <= at ? passed : passed - 1;
  return { start: monthsAfter(since, months), end: monthsAfter(since, months + 1) };
}
