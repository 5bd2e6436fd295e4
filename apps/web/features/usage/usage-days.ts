import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { longDate } from '../../ui/long-date.ts';

export interface UsageDay {
  /** `January 5, 2025`, in the reader's time zone. */
  readonly title: string;
  readonly entries: readonly UsageEntry[];
}

/** Entries under the days they happened on, in the order they come. */
export function groupByDay(entries: readonly UsageEntry[]): UsageDay[] {
  return [...Map.groupBy(entries, ({ date }) => longDate(date))].map(([title, ofDay]) => ({
    title,
    entries: ofDay,
  }));
}

/** Credits with their direction: `+15`, `−40` (with a minus sign that reads as one), `0`. */
export function signed(credits: number): string {
  const amount = Math.abs(credits).toLocaleString('en-US');
  if (credits === 0) return amount;
  return credits > 0 ? `+${amount}` : `−${amount}`;
}
