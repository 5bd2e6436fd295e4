import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStockEmulator, type StockEmulator } from '@scenewright/stock-emulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { LibraryItem } from '@scenewright/contract/schemas/library.ts';
import type { StockResult } from '@scenewright/contract/schemas/stock.ts';
import { createDraft, isMade, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { unzip } from '../../testing/unzip.ts';
import { createUploader } from './testing/uploading.ts';

let emulator: StockEmulator;
let folder: string;
let product: TestProduct;
let owner: TestUser;
let stranger: TestUser;

const settingsOf = ({ settings }: StockEmulator) => ({
  PEXELS_API_KEY: settings.pexelsKey,
  PIXABAY_API_KEY: settings.pixabayKey,
  STOCK: 'openverse',
  PEXELS_BASE_URL: settings.baseUrls.pexels,
  PIXABAY_BASE_URL: settings.baseUrls.pixabay,
  OPENVERSE_BASE_URL: settings.baseUrls.openverse,
  STOCK_FILE_HOSTS: settings.fileHost,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stock-made-'));
  emulator = await startStockEmulator({
    picture: await makeOwnFile(folder, 'a grey JPEG'),
    clip: await makeOwnFile(folder, 'a clip with sound'),
  });
  product = await startTestProduct({
    settings: {
      ...settingsOf(emulator),
      QUOTA_STOCK: '3/100',
      LIBRARY_GUEST_MB: '1',
      TRUSTED_NETWORKS: 'none',
    },
  });
  owner = await product.signUp('owner@example.com');
  stranger = await product.signUp('stranger@example.com');
});
afterAll(async () => {
  await product.stop();
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

const asked = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ source: 'pexels', kind: 'picture', shape: 'vertical', words: 'a quiet harbour' },
    ...changes,
  });
const search = (changes: Record<string, string> = {}, user = owner) =>
  user.request('GET', `/library/stock?${asked(changes)}`);
const take = (body: object, user = owner) => user.request('POST', '/library/stock', body);

async function takeAndRead(body: object, user = owner): Promise<LibraryItem> {
  const taken = await take(body, user);
  expect(taken.status).toBe(200);
  return await createUploader(product, user).untilRead(taken.body.item.id);
}

describe('a search for stock', () => {
  it.each(['pexels', 'pixabay', 'openverse'])(
    'tells results with whose they are: %s [STOCK-2]',
    async (source) => {
      const { status, body } = await search({ source });
      expect(status).toBe(200);
      expect(body.has_more).toBe(true);
      const [first]: StockResult[] = body.results;
      expect(first).toMatchObject({ kind: 'picture', duration_ms: null, credit: { source } });
      expect(JSON.stringify(body)).not.toContain('key');
    },
  );

  it.each([
    ['no words', { words: ' ' }, 422],
    ['more words than a site takes', { words: 'w'.repeat(101) }, 422],
    ['a site that there is not', { source: 'elsewhere' }, 422],
    ['a page beyond the last', { page: '21' }, 422],
  ])('is refused with %s', async (_what, changes, status) => {
    expect((await search(changes)).status).toBe(status);
  });

  it('answers an outage with a sentence, and when to try again [STOCK-6]', async () => {
    emulator.faults.api.once('fail');
    const down = await search({ words: 'an outage' });
    expect(down.status).toBe(503);
    expect(down.body.detail).toBe(
      'Pexels cannot be reached right now. Please try again in a few minutes.',
    );
  });

  it('is limited by the hour [STOCK-6]', async () => {
    const guest = await product.signInAsGuest();
    for (let turn = 0; turn < 3; turn += 1) expect((await search({}, guest)).status).toBe(200);
    const refused = await search({}, guest);
    expect([refused.status, refused.body.detail]).toEqual([
      429,
      expect.stringContaining('searched for stock many times'),
    ]);
  });
});

describe('a thumbnail [STOCK-3]', () => {
  const thumbnailOf = async (): Promise<string> => (await search()).body.results[0].thumbnail_url;

  it('comes by way of this server', async () => {
    const url = await thumbnailOf();
    expect(url).toMatch(/^\/media\/stock\/pexels\?/u);
    const reply = await product.app.inject({ method: 'GET', url });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('image/jpeg');
    expect(reply.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it('is fetched for nobody from an address that no search has told', async () => {
    const url = new URL(await thumbnailOf(), 'http://here');
    const before = emulator.fetched.length;
    const statusOf = async (address: URL) =>
      (await product.app.inject({ method: 'GET', url: address.pathname + address.search }))
        .statusCode;
    const forged = new URL(url);
    forged.searchParams.set('address', 'http://169.254.169.254/latest/meta-data');
    expect(await statusOf(forged)).toBe(404);
    const ofAnother = new URL(url.href.replace('/pexels?', '/pixabay?'));
    expect(await statusOf(ofAnother)).toBe(404);
    product.clock.advance(3 * 86_400_000);
    expect(await statusOf(url)).toBe(404);
    expect(emulator.fetched.length).toBe(before);
    owner = await product.signIn('owner@example.com');
    stranger = await product.signIn('stranger@example.com');
  });

  it('is no page', async () => {
    emulator.faults.files.once('html');
    const url = (await search({ words: 'boats' })).body.results[1].thumbnail_url;
    expect((await product.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});

describe('what is taken from stock', () => {
  it.each(
    representative(
      [
        ['pexels', 'picture'],
        ['pexels', 'clip'],
        ['pixabay', 'clip'],
        ['openverse', 'picture'],
      ],
      ([source]) => source,
    ),
  )('becomes an item that keeps whose it is: %s, %s [STOCK-4]', async (source, kind) => {
    const id = source === 'openverse' ? 'image-1000' : '1000';
    const item = await takeAndRead({ source, kind, id });
    expect(item).toMatchObject({ status: 'ready', kind, credit: { source } });
    expect(item.credit?.licence_url).toMatch(/^https:/u);
    const again = await take({ source, kind, id });
    expect(again.body.item.id).toBe(item.id);
  });

  it('is whose its site says, whatever a browser has seen before [STOCK-4]', async () => {
    emulator.photographer = 'Ann Other';
    const item = await takeAndRead({ source: 'pexels', kind: 'picture', id: '2000' });
    emulator.photographer = 'Jane Doe';
    expect(item.credit?.author).toBe('Ann Other');
    expect(item.name).toBe('A quiet harbour 2000');
  });

  it('takes the room that it needs, and that is free [STOCK-5]', async () => {
    const used = async (): Promise<number> =>
      (await stranger.request('GET', '/library')).body.used_bytes;
    const item = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1001' }, stranger);
    expect(item.bytes).toBeLessThan(100_000);
    expect(await used()).toBeGreaterThanOrEqual(item.bytes);
    expect(await used()).toBeLessThan(100_000);
    await stranger.request('DELETE', `/library/${item.id}`);
    expect(await used()).toBe(0);
  });

  it('is refused before it is fetched where there is no room for it [STOCK-5]', async () => {
    const guest = await product.signInAsGuest();
    const before = emulator.fetched.length;
    const refused = await take({ source: 'pixabay', kind: 'clip', id: '1000' }, guest);
    expect([refused.status, refused.body.detail]).toEqual([
      413,
      expect.stringContaining('Your library has room for 1 MB more'),
    ]);
    expect(emulator.fetched.length).toBe(before);
  });

  it('is nobody else’s [STOCK-4]', async () => {
    const item = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1002' });
    expect((await stranger.request('GET', `/library/${item.id}`)).status).toBe(404);
    expect((await owner.request('GET', `/library/${item.id}`)).body.item.id).toBe(item.id);
    const theirs = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1002' }, stranger);
    expect(theirs.id).not.toBe(item.id);
  });

  it('is refused with a sentence where it is gone, and where it is no picture [STOCK-6]', async () => {
    const gone = await take({ source: 'pexels', kind: 'picture', id: '404' });
    expect([gone.status, gone.body.detail]).toEqual([
      404,
      'This is no longer offered by Pexels. Choose something else.',
    ]);
    emulator.faults.files.once('html');
    const page = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1003' });
    expect(page).toMatchObject({ status: 'refused', credit: { source: 'pexels' } });
    emulator.faults.files.once('redirect-private');
    const away = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1004' });
    expect(away.failure).toContain('not trusted');
    emulator.faults.files.once('fail');
    const late = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1005' });
    expect(late.status).toBe('ready');
  });

  it('is shown by a scene with its credit, which goes into the ZIP and outlives the item [STOCK-4, STOCK-7]', async () => {
    const draft = await createDraft(owner, { scene_count: 2, scene_length: 1, duration: 2 });
    const path = `/storyboard/content/${draft.id}`;
    const item = await takeAndRead({ source: 'pexels', kind: 'picture', id: '1006' });
    const edit = (fields: object) =>
      owner.request('PATCH', path, {
        changes: [{ type: 'scene', scene: draft.scenes[1]?.id, fields }],
      });
    expect((await edit({ own: { item: item.id } })).status).toBe(200);
    const price: number = (await owner.request('GET', `${path}/credit-cost`)).body.creditCost;
    await owner.request('POST', `${path}/approve`, { price });
    const made = await untilStoryboard(owner, draft.id, isMade);
    expect(made.stock).toEqual(['pexels', 'pixabay', 'openverse']);
    expect(made.scenes.map(({ credit }) => credit)).toEqual([null, item.credit]);
    const copy = await owner.request('POST', `/content/${draft.id}/duplicate`);
    const copied = await untilStoryboard(owner, copy.body.id, () => true);
    expect(copied.scenes[1]?.credit).toEqual(item.credit);
    const zip = await product.app.inject({ method: 'GET', url: made.package_url ?? '' });
    const credits = unzip(zip.rawPayload).get('credits.txt')?.toString();
    const { title, page_url: page, licence_url: licence } = item.credit as Credit;
    expect(credits).toContain(`Scene 2: “${title}” by Jane Doe on Pexels\n  ${page}\n`);
    expect(credits).toContain(`Pexels License: ${licence}\n`);
    // Shown no longer, its item can go; the take, and with it the credit, can come back.
    const takes = await owner.request('GET', `/storyboard/scene/${draft.scenes[1]?.id}/takes`);
    const shown = takes.body.takes.find(({ kind }: { kind: string }) => kind === 'visual');
    await edit({ visual_take: null });
    await owner.request('DELETE', `/content/${copy.body.id}`);
    expect((await owner.request('DELETE', `/library/${item.id}`)).status).toBe(200);
    await edit({ visual_take: shown.id });
    const { body } = await owner.request('GET', `${path}/storyboard`);
    expect(body.scenes[1].credit).toEqual(item.credit);
  });
});

describe('a product without a site of stock [STOCK-1]', () => {
  it('offers none, and asks nobody', async () => {
    const bare = await startTestProduct({ workers: false });
    const user = await bare.signUp('somebody@example.com');
    expect((await search({}, user)).status).toBe(404);
    expect((await take({ source: 'pexels', kind: 'picture', id: '1' }, user)).status).toBe(404);
    await bare.stop();
  });
});
