import { expect, test } from 'vitest';
import type { UsageEntry } from '@scenewright/contract/schemas/subscription.ts';
import { usageCsv } from './usage-csv.ts';

const entry = (description: string, credits: number): UsageEntry => ({
  id: 'x',
  kind: 'used',
  description,
  date: '2025-01-05T10:00:00.000Z',
  credits,
  content_id: null,
});

test('the table has a head and a line for each entry', () => {
  expect(usageCsv([{ ...entry('Scene 1 of Bees', -5), content_id: 'c-1' }])).toBe(
    'Date,Kind,Description,Credits,Video\r\n2025-01-05T10:00:00.000Z,Used,Scene 1 of Bees,-5,c-1',
  );
});

test.each([
  ['Bees, and why', '"Bees, and why"'],
  ['The "best" bees', '"The ""best"" bees"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['@sum', "'@sum"],
  ['-a', "'-a"],
])('%j stays one harmless cell', (description, written) => {
  expect(usageCsv([entry(description, 0)]).split('Used,')[1]).toBe(`${written},0,`);
});
