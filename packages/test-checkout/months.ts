import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';

/** The period of a subscription with this number, 0 being the first. */
export function periodOf(
  startedAt: Date,
  month: number,
): { readonly periodStart: Date; readonly periodEnd: Date } {
  return {
    periodStart: monthsAfter(startedAt, month),
    periodEnd: monthsAfter(startedAt, month + 1),
  };
}
