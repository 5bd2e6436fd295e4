import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';

/** A moment some months later, at the same time of day; the last day of a month that is too short. All in UTC, in seconds. */
export function addMonths(anchor: number, months: number): number {
  return monthsAfter(new Date(anchor * 1000), months).getTime() / 1000;
}

/** How many months of the calendar lie between two moments. */
export function monthsBetween(earlier: number, later: number): number {
  const [from, to] = [new Date(earlier * 1000), new Date(later * 1000)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}

/** The start of the monthly period that ends at a moment, for periods counted from an anchor. In seconds. */
export function periodStartBefore(periodEnd: number, anchor: number): number {
  const months = monthsBetween(anchor, periodEnd);
  return addMonths(anchor, months) === periodEnd
    ? addMonths(anchor, months - 1)
    : addMonths(periodEnd, -1);
}
