import { monthsAfter } from '@scenewright/contract/rules/calendar-months.ts';

/** A moment some months later, as Stripe counts them: the last day of a month that is too short. In seconds, UTC. */
export function addMonths(anchor: number, months: number): number {
  return monthsAfter(new Date(anchor * 1000), months).getTime() / 1000;
}

/** How many months of the calendar lie between two moments. In seconds, UTC. */
export function monthsBetween(earlier: number, later: number): number {
  const [from, to] = [new Date(earlier * 1000), new Date(later * 1000)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
}
