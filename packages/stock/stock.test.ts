import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStockEmulator, type StockEmulator } from '@scenewright/stock-emulator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { StockSearch, StockSource } from '@scenewright/provider-contract/stock.ts';
import { createStockSources } from './stock.ts';

const picture = Buffer.from('a picture, as far as this package knows');
const clip = Buffer.from('a clip');
const all = ['pexels', 'pixabay', 'openverse'] as const;

let emulator: StockEmulator;
let folder: string;
let now: Date;
let sources: ReadonlyMap<StockSource['id'], StockSource>;

beforeEach(async () => {
  emulator = await startStockEmulator({ picture, clip });
  folder = await mkdtemp(join(tmpdir(), 'stock-'));
  now = new Date();
  const { fileHost, baseUrls, ...keys } = emulator.settings;
  const settings = { ...keys, baseUrls, openverse: true, hostsWithPort: [fileHost] };
  const made = createStockSources(settings, { clock: { now: () => now } });
  sources = new Map(made.map((source) => [source.id, source]));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await emulator.close();
});

const { signal } = new AbortController();
const search: StockSearch = {
  ...{ words: 'a quiet harbour', kind: 'picture', shape: 'vertical', page: 1 },
};

function source(id: StockSource['id']): StockSource {
  const found = sources.get(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

async function failureOf(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  return error as ProviderError;
}

describe('sites of stock', () => {
  it('are there as the settings name them, and none without any [STOCK-1]', () => {
    const clock = { now: () => now };
    const idsOf = (settings: Parameters<typeof createStockSources>[0]) =>
      createStockSources(settings, { clock }).map(({ id }) => id);
    expect(idsOf({ openverse: false })).toEqual([]);
    expect(idsOf({ openverse: true })).toEqual(['openverse']);
    expect(idsOf({ pixabayKey: 'k', pexelsKey: 'k', openverse: false })).toEqual([
      'pexels',
      'pixabay',
    ]);
  });

  it.each(all)('are searched in the shape of the film, page by page: %s [STOCK-2]', async (id) => {
    const first = await source(id).search(search, signal);
    expect(first.results).toHaveLength(20);
    expect(first.hasMore).toBe(true);
    for (const { width, height } of first.results) expect(height).toBeGreaterThan(width);
    const last = await source(id).search({ ...search, page: 3 }, signal);
    expect(last.results).toHaveLength(3);
    expect(last.hasMore).toBe(false);
    const none = await source(id).search({ ...search, words: 'nothing' }, signal);
    expect(none.results).toEqual([]);
  });

  it.each(all)('have square pictures first for a square film: %s [STOCK-2]', async (id) => {
    const { results } = await source(id).search({ ...search, shape: 'square' }, signal);
    const isSquare = ({ width, height }: { width: number; height: number }) =>
      Math.max(width, height) < 1.25 * Math.min(width, height);
    const squares = results.filter(isSquare);
    expect(squares.length).toBeGreaterThan(5);
    expect(results.slice(0, squares.length).every(isSquare)).toBe(true);
  });

  it.each(all)('have upright pictures first for a film in 4:5: %s [STOCK-2]', async (id) => {
    const { results } = await source(id).search({ ...search, shape: 'portrait' }, signal);
    for (const { width, height } of results) expect(height).toBeGreaterThan(width);
  });

  it.each(['pexels', 'pixabay'] as const)('offer clips with their length: %s', async (id) => {
    const { results } = await source(id).search({ ...search, kind: 'clip' }, signal);
    const [first] = results;
    expect(first).toMatchObject({ kind: 'clip', durationMs: 12_000 });
    expect(first?.height).toBeGreaterThan(first?.width ?? 0);
    await source(id).search({ ...search, kind: 'clip', shape: 'landscape' }, signal);
  });

  it.each(all)('say whose a picture is and under which licence: %s [STOCK-4]', async (id) => {
    const { results } = await source(id).search(search, signal);
    const credit = results[0]?.credit;
    expect(credit?.source).toBe(id);
    expect(credit?.author).not.toBe('');
    expect(credit?.licence).toMatch(/Licen|^CC BY-SA 4\.0$/u);
    for (const address of [credit?.licence_url, credit?.page_url, credit?.author_url])
      expect(address).toMatch(/^https:\/\//u);
  });

  it.each(all)('hand a file and its small picture over: %s', async (id) => {
    const [first] = (await source(id).search(search, signal)).results;
    const file = await source(id).find(first?.id ?? '', 'picture', signal);
    const path = join(folder, 'file');
    await source(id).save(file.address, path, 'picture', signal);
    expect(await readFile(path)).toEqual(picture);
    expect(await source(id).readThumbnail(first?.thumbnail ?? '', signal)).toEqual(picture);
  });

  it('give a clip in the smallest size that fills a frame', async () => {
    const found = await source('pexels').find('1000', 'clip', signal);
    expect(found.address).toContain('/hd.mp4');
    expect((await source('pixabay').find('1000', 'clip', signal)).address).toContain('_medium.mp4');
  });

  it('are asked once in a day for the same [STOCK-6]', async () => {
    await source('pixabay').search(search, signal);
    await source('pixabay').search(search, signal);
    expect(emulator.calls).toHaveLength(1);
    now = new Date(now.getTime() + 25 * 3_600_000);
    await source('pixabay').search(search, signal);
    expect(emulator.calls).toHaveLength(2);
  });

  it.each(all)('are left alone as long as they ask for: %s [STOCK-6]', async (id) => {
    emulator.faults.api.once('throttle');
    const told = await failureOf(source(id).search(search, signal));
    expect(told.message).toMatch(/has had as many searches as it takes .* in 2 minutes\.$/u);
    expect(told.retryAfterMs).toBe(120_000);
    await failureOf(source(id).search(search, signal));
    expect(emulator.calls).toHaveLength(1);
    now = new Date(now.getTime() + 120_000);
    expect((await source(id).search(search, signal)).results).toHaveLength(20);
  });

  it('are asked again after an hour, however long they ask to be left alone [STOCK-6]', async () => {
    emulator.faults.api.once('throttle-forever');
    const told = await failureOf(source('pexels').search(search, signal));
    expect(told.message).toMatch(/in 60 minutes\.$/u);
    now = new Date(now.getTime() + 3_600_000);
    expect((await source('pexels').search(search, signal)).results).toHaveLength(20);
  });

  it.each(all)(
    'never fail without a sentence, whatever their answers hold: %s [STOCK-6]',
    async (id) => {
      emulator.faults.api.once('garbled');
      const outcome = await source(id)
        .search(search, signal)
        .catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome.message).toMatch(/cannot be reached right now/u);
      else expect(JSON.stringify(outcome)).not.toContain(String.raw`\ud83d`);
      emulator.faults.api.once('garbled');
      const found = await source(id)
        .find('1000', 'picture', signal)
        .catch((error: unknown) => error);
      if (found instanceof Error) expect(found.name).toBe('ProviderError');
    },
  );

  it.each(['pexels', 'pixabay'] as const)(
    'are left alone once their rate is used up, before they refuse: %s [STOCK-6]',
    async (id) => {
      emulator.faults.api.once('last');
      await source(id).search(search, signal);
      const other = { ...search, words: 'boats' };
      expect((await failureOf(source(id).search(other, signal))).message).toContain('2 minutes');
      expect(emulator.calls).toHaveLength(1);
    },
  );

  it.each(['refuse', 'fail', 'html', 'odd', 'endless', 'redirect'] as const)(
    'tell in a sentence that they cannot be had: %s [STOCK-6]',
    async (fault) => {
      for (const id of all) {
        emulator.faults.api.once(fault);
        const { message, retryable } = await failureOf(source(id).search(search, signal));
        expect(message).toMatch(/cannot be reached right now\. Please try again/u);
        expect(retryable).toBe(true);
      }
    },
  );

  it('say that a key is refused without naming it', async () => {
    const [wrong] = createStockSources(
      { pexelsKey: 'wrong', openverse: false, baseUrls: emulator.settings.baseUrls },
      { clock: { now: () => now } },
    );
    const error = await failureOf(wrong?.search(search, signal) ?? Promise.resolve());
    expect(error.message).toBe(
      'Pexels does not let this site search at present. Please ask those who run it.',
    );
  });

  it('say that something is no longer there', async () => {
    for (const [id, name] of [
      ['pexels', '404'],
      ['pixabay', '404'],
      ['openverse', 'gone'],
    ] as const) {
      const error = await failureOf(source(id).find(name, 'picture', signal));
      expect(error).toMatchObject({ code: 'not_found', retryable: false });
    }
  });
});

describe('files of stock [STOCK-3]', () => {
  const save = async () => {
    const { address } = await source('pexels').find('1000', 'picture', signal);
    await source('pexels').save(address, join(folder, 'file'), 'picture', signal);
  };

  it('come from the allowed hosts alone', async () => {
    for (const address of [
      'https://evil.example/photo.jpg',
      'http://images.pexels.com/photo.jpg',
      'https://user:word@images.pexels.com/photo.jpg',
      'https://images.pexels.com:8443/photo.jpg',
      'file:///etc/passwd',
      'http://127.0.0.1:1/photo.jpg',
    ])
      expect((await failureOf(source('pexels').readThumbnail(address, signal))).message).toContain(
        'not trusted',
      );
    expect(emulator.fetched).toEqual([]);
  });

  it('are not fetched from a private network by way of a redirect', async () => {
    emulator.faults.files.once('redirect-private');
    expect((await failureOf(save())).message).toContain('not trusted');
    emulator.faults.files.once('redirect-within');
    await save();
    expect(await readFile(join(folder, 'file'))).toEqual(picture);
  });

  it.each([
    ['too-long', /larger than stock may be/u, false],
    ['gone', /no longer offered/u, false],
    ['fail', /could not be fetched/u, true],
    ['cut', /could not be fetched/u, true],
  ] as const)('fail with a sentence: %s', async (fault, words, retryable) => {
    emulator.faults.files.once(fault);
    const error = await failureOf(save());
    expect(error.message).toMatch(words);
    expect(error.retryable).toBe(retryable);
  });
});
