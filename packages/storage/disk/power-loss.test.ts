import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStorage } from './disk-storage.ts';
import { type Sync, syncPath } from './sync-path.ts';

/** A disk that keeps what was synced, and forgets the rest with the power: of a file its bytes, of a folder its names. */
class ForgetfulDisk {
  readonly #files = new Map<number, Buffer>();
  readonly #lists = new Map<number, ReadonlyMap<string, number>>();

  readonly sync: Sync = async (path) => {
    await syncPath(path);
    const found = await stat(path);
    if (!found.isDirectory()) return void this.#files.set(found.ino, await readFile(path));
    const names = await readdir(path);
    const numbers = names.map(async (name) => [name, (await stat(join(path, name))).ino] as const);
    this.#lists.set(found.ino, new Map(await Promise.all(numbers)));
  };

  /** Writes to another folder what is found of this one after the power was lost in this moment. */
  async loseThePower(path: string, found: string): Promise<void> {
    await this.#write((await stat(path)).ino, found);
  }

  async #write(number: number, found: string): Promise<void> {
    const names = this.#lists.get(number);
    // Of what has a name and was not synced, nothing is sure: a file is empty, and so is a folder.
    if (names === undefined) return await writeFile(found, this.#files.get(number) ?? '');
    await mkdir(found);
    for (const [name, one] of names) await this.#write(one, join(found, name));
  }
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scenewright-media-power-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a file, loses the power, and asks the storage that is left. @returns its text; null where there is no such file */
async function textAfterPowerLoss(sync: (disk: ForgetfulDisk) => Sync): Promise<string | null> {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  const disk = new ForgetfulDisk();
  await mkdir(before);
  const film = join(before, 'film-in-work.mp4');
  await writeFile(film, 'a film');
  await createDiskStorage(join(before, 'media'), sync(disk)).put(
    'person/film.mp4',
    film,
    'video/mp4',
  );
  await disk.loseThePower(before, after);
  const left = createDiskStorage(join(after, 'media'));
  const size = await left.size('person/film.mp4').catch(() => null);
  return size === null
    ? null
    : await left.withFile('person/film.mp4', (path) => readFile(path, 'utf8'));
}

it('what was put is there, and whole, after a loss of power', async () => {
  expect(await textAfterPowerLoss((disk) => disk.sync)).toBe('a film');
});

it('without the sync of the file its name would stand for an empty one', async () => {
  const listsAlone =
    (disk: ForgetfulDisk): Sync =>
    async (path) =>
      (await stat(path)).isDirectory() ? await disk.sync(path) : undefined;
  expect(await textAfterPowerLoss(listsAlone)).toBe('');
});

it('without the sync of new folders there would be none', async () => {
  const filesAlone =
    (disk: ForgetfulDisk): Sync =>
    async (path) =>
      (await stat(path)).isDirectory() && !path.endsWith('before')
        ? undefined
        : await disk.sync(path);
  expect(await textAfterPowerLoss(filesAlone)).toBeNull();
});

/** Puts a file where syncing a folder fails with this code. */
async function putWhereListsFailWith(code: string) {
  const path = join(folder, 'film');
  await writeFile(path, 'a film');
  const storage = createDiskStorage(join(folder, 'media'), async (one) => {
    if ((await stat(one)).isDirectory()) throw Object.assign(new Error(code), { code });
  });
  return await storage.put('person/film.mp4', path, 'video/mp4');
}

it('a put fails where the disk does, so that nothing refers to the file', async () => {
  await expect(putWhereListsFailWith('EIO')).rejects.toThrow('EIO');
});

it('a file system that cannot sync a folder keeps files all the same', async () => {
  expect(await putWhereListsFailWith('EINVAL')).toEqual({ bytes: 6 });
});
