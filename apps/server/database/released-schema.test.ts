import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import released from './migrations/released.json' with { type: 'json' };

const folder = new URL('./migrations/', import.meta.url);

it.each(Object.entries(released))('the released migration %s is frozen', async (file, hash) => {
  const found = createHash('sha256')
    .update(await readFile(new URL(file, folder)))
    .digest('hex');
  expect(
    found,
    `${file} was released: databases have run it and will not run it again. Put it back as it was (git checkout), and write the change into a new file beside it, such as 0002_what_changes.sql.`,
  ).toBe(hash);
});
