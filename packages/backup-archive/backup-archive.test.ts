import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveFormat, entryNames } from './archive-format.ts';
import { openArchive } from './archive-reader.ts';
import { beginArchive } from './archive-writer.ts';

const manifest = {
  product: 'scenewright',
  format: archiveFormat,
  version: '0.2.0',
  createdAt: '2026-11-28T12:00:00.000Z',
  migrations: ['0001'],
};
const picture = Buffer.from('bytes of a picture');

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-archive-'));
  path = join(folder, 'backup.tar');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes an archive of two entries beside the manifest. */
async function writeArchive(said: object = manifest): Promise<void> {
  const source = join(folder, 'picture.webp');
  await writeFile(source, picture);
  const writer = await beginArchive(path, new Date('2026-11-28T12:00:00Z'));
  await writer.add(entryNames.manifest, JSON.stringify(said));
  await writer.add('jobs/000001.jsonl', '{}\n');
  await writer.addFile('media/account/picture.webp', source);
  await writer.finish();
}

describe('an archive', () => {
  it('gives back what was put into it, as often as it is asked', async () => {
    await writeArchive();
    const archive = await openArchive(path);
    expect(archive.manifest).toEqual(manifest);
    for (let time = 0; time < 2; time += 1) {
      const found = new Map<string, string>();
      for await (const entry of archive.entries())
        found.set(entry.name, await text(entry.stream()));
      expect([...found]).toEqual([
        ['jobs/000001.jsonl', '{}\n'],
        ['media/account/picture.webp', picture.toString()],
      ]);
    }
    await archive.close();
  });

  it('is not opened where a byte is another one, or the last ones are missing', async () => {
    await writeArchive();
    const whole = await readFile(path);
    const changed = Buffer.from(whole);
    changed.write('P', whole.indexOf(picture));
    for (const bytes of [changed, whole.subarray(0, -1), whole.subarray(0, 700), Buffer.alloc(0)]) {
      await writeFile(path, bytes);
      await expect(openArchive(path)).rejects.toThrow('is no whole backup of Scenewright');
    }
  });

  it('is not opened where a later version wrote it', async () => {
    await writeArchive({ ...manifest, format: archiveFormat + 1 });
    await expect(openArchive(path)).rejects.toThrow('a later version of Scenewright');
  });

  it('takes no entry whose name leads out of its folder', async () => {
    const writer = await beginArchive(path, new Date());
    await expect(writer.add('media/../secrets', 'x')).rejects.toThrow('cannot stand in an archive');
    await writer.abandon();
    expect(await readdir(folder)).toEqual([]);
  });

  it('replaces no file', async () => {
    await writeArchive();
    await expect(beginArchive(path, new Date())).rejects.toThrow('is there already');
  });
});
