import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { usageKindWords } from './usage-kind.tsx';

const columns = ['Date', 'Kind', 'Description', 'Credits', 'Video'] as const;

/** The entries as a table for spreadsheets (RFC 4180): dates in ISO 8601, credits as signed whole numbers. */
export function usageCsv(entries: readonly UsageEntry[]): string {
  const rows = entries.map(({ date, kind, description, credits, content_id: contentId }) => [
    date,
    usageKindWords[kind],
    description,
    String(credits),
    contentId ?? '',
  ]);
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}

/** Titles are the user's words: quotes are doubled, and a text that a spreadsheet would take for a formula is made plain text. */
function cell(value: string): string {
  const text = /^[=+@\t\r]|^-(?!\d+$)/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
