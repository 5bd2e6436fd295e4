import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { composeEmail } from './layout.ts';

test('a mail has the purple of the site', async () => {
  const tokens = await readFile(
    new URL('../../../apps/web/ui/tokens.css', import.meta.url),
    'utf8',
  );
  const accent = /--accent: light-dark\((#[\da-f]{6}),/.exec(tokens)?.[1] ?? 'no accent';
  const { html } = composeEmail({
    subject: 'Subject',
    heading: 'Heading',
    paragraphs: [],
    action: { label: 'Open', link: 'https://example.com' },
    note: 'Note',
    stopLink: 'https://example.com/stop',
  });
  expect(html).toContain(`background:${accent}`);
  const greys = /^#(?:([\da-f]{2})\1\1|3f3f46|f4f4f5|e4e4e7|18181b|52525b)$/;
  const colours = new Set(html.match(/#[\da-f]{6}\b/g)?.filter((colour) => !greys.test(colour)));
  expect([...colours]).toEqual([accent]);
});
