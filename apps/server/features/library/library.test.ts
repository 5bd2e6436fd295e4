import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { createUploader, type Uploader } from './testing/uploading.ts';

let product: TestProduct;
let owner: TestUser;
let uploader: Uploader;
let pictureId: string;
let clipId: string;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signUp('owner@example.com');
  uploader = createUploader(product, owner);
  const folder = await mkdtemp(join(product.folder, 'made-'));
  pictureId = await uploader.upload(await makeOwnFile(folder, 'a grey JPEG'), 'Red boat.jpg');
  await uploader.untilRead(pictureId);
  product.clock.advance(1_000);
  clipId = await uploader.upload(
    await makeOwnFile(folder, 'a clip with sound'),
    '100% sea_view.mp4',
  );
  await uploader.untilRead(clipId);
});
afterAll(() => product.stop());

const idsOf = async (query: string) => (await uploader.list(query)).map(({ id }) => id);

describe('a library', () => {
  it('lists pictures and clips, newest first', async () => {
    const [clip, picture] = await uploader.list();
    expect(clip).toMatchObject({ id: clipId, kind: 'clip', has_sound: true, width: 96 });
    expect(clip?.duration_ms).toBeGreaterThan(1_900);
    expect(picture).toMatchObject({ id: pictureId, kind: 'picture', duration_ms: null });
  });

  it('finds words of names, as they are written [LIB-5]', async () => {
    expect(await idsOf('?search=BOAT')).toEqual([pictureId]);
    expect(await idsOf('?search=100%25')).toEqual([clipId]);
    expect(await idsOf('?search=sea_')).toEqual([clipId]);
    expect(await idsOf('?search=a_view')).toEqual([clipId]);
    expect(await idsOf('?search=_oat')).toEqual([]);
    expect(await idsOf('?kind=picture')).toEqual([pictureId]);
    expect(await idsOf('?kind=clip&search=boat')).toEqual([]);
  });

  it('keeps sounds, which no picture or clip is [LIB-9]', async () => {
    const folder = await mkdtemp(join(product.folder, 'made-'));
    const id = await uploader.upload(await makeOwnFile(folder, 'an MP3'), 'Sea song.mp3');
    const sound = await uploader.untilRead(id);
    expect(sound).toMatchObject({ kind: 'sound', width: null, height: null, thumbnail_url: null });
    expect(sound.duration_ms).toBeGreaterThan(1_900);
    expect(sound.waveform?.length).toBeGreaterThan(50);
    const file = await product.app.inject(sound.media_url ?? '');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'audio/mp4']);
    expect(await idsOf('?kind=sound')).toEqual([id]);
    expect(await idsOf('?kind=visual')).toEqual([clipId, pictureId]);
    expect(await uploader.usedBytes()).toBeGreaterThan(sound.bytes);
    await owner.request('DELETE', `/library/${id}`);
  });

  it.each([
    ['a HEIC of tiles that was taken upright', 'IMG_0001.HEIC', 60, 120, 'LIB-10'],
    ['an SVG', 'Logo.svg', 2_560, 1_440, 'LIB-11'],
  ] as const)('keeps %s as JPEG (%s, %d × %d) [%s]', async (what, name, width, height, _rule) => {
    const folder = await mkdtemp(join(product.folder, 'made-'));
    const id = await uploader.upload(await makeOwnFile(folder, what), name);
    const item = await uploader.untilRead(id);
    expect(item).toMatchObject({ status: 'ready', kind: 'picture', width, height });
    const file = await product.app.inject(item.media_url ?? '');
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
    await owner.request('DELETE', `/library/${id}`);
  });

  it('shows the last page where another one is asked for that there is not', async () => {
    const { body } = await owner.request('GET', '/library?page=99');
    expect(body).toMatchObject({ currentPage: 1, totalPages: 1, total: 2 });
  });

  it('gives an item another name, which may not be empty', async () => {
    const { status, body } = await owner.request('PATCH', `/library/${pictureId}`, {
      name: '  Blue boat ',
    });
    expect([status, body.item.name]).toEqual([200, 'Blue boat']);
    expect((await owner.request('PATCH', `/library/${pictureId}`, { name: ' ' })).status).toBe(422);
    const odd = { name: 'Blue\r\n\u202Egpj boat' };
    expect((await owner.request('PATCH', `/library/${pictureId}`, odd)).body.item.name).toBe(
      'Blue gpj boat',
    );
    await owner.request('PATCH', `/library/${pictureId}`, { name: 'Blue boat' });
  });

  it('puts tags to an item, each once, and takes them off [LIB-12]', async () => {
    const change = (tags: unknown) => owner.request('PATCH', `/library/${clipId}`, { tags });
    const { status, body } = await change([' Holidays ', 'holidays', 'Sea   side', '100%']);
    expect([status, body.item.tags]).toEqual([200, ['Holidays', 'Sea side', '100%']]);
    expect(body.item.name).toBe('100% sea_view');
    await owner.request('PATCH', `/library/${pictureId}`, { tags: ['HOLIDAYS'] });
    const all = await owner.request('GET', '/library');
    expect(all.body.tags.map((tag: string) => tag.toLowerCase())).toEqual([
      ...['holidays', '100%', 'sea side'],
    ]);
    expect((await change(['Sea side'])).body.item.tags).toEqual(['Sea side']);
    await owner.request('PATCH', `/library/${clipId}`, { tags: ['Holidays', 'Sea side', '100%'] });
  });

  it('has up to 20 tags for an item, none of them long or empty [LIB-12]', async () => {
    const tags = Array.from({ length: 21 }, (_, index) => `tag ${index}`);
    for (const wrong of [tags, ['x'.repeat(41)], [' '], 'sea', [1]])
      expect((await owner.request('PATCH', `/library/${clipId}`, { tags: wrong })).status).toBe(
        422,
      );
    expect(
      (await owner.request('PATCH', `/library/${clipId}`, { tags: ['a\u0000b'] })).status,
    ).toBe(400);
    expect((await owner.request('PATCH', `/library/${clipId}`, {})).status).toBe(422);
  });

  it('finds items by words of their tags, and by a whole tag [LIB-12]', async () => {
    expect(await idsOf('?search=HOLI')).toEqual([clipId, pictureId]);
    expect(await idsOf('?search=side')).toEqual([clipId]);
    expect(await idsOf('?search=boat')).toEqual([pictureId]);
    expect(await idsOf('?tag=holidays')).toEqual([clipId, pictureId]);
    expect(await idsOf('?tag=holidays&kind=clip')).toEqual([clipId]);
    expect(await idsOf('?tag=holi')).toEqual([]);
    expect(await idsOf('?tag=100%25')).toEqual([clipId]);
    expect(await idsOf('?tag=%25')).toEqual([]);
  });

  it('is nobody else’s [LIB-6]', async () => {
    const stranger = await product.signUp('stranger@example.com');
    const theirs = createUploader(product, stranger);
    const address = `/api/v1/library/uploads/${pictureId}`;
    expect(await theirs.list()).toEqual([]);
    expect((await stranger.request('GET', '/library')).body.tags).toEqual([]);
    for (const [method, path, body] of [
      ['PATCH', `/library/${pictureId}`, { name: 'Mine' }],
      ['PATCH', `/library/${pictureId}`, { tags: ['mine'] }],
      ['GET', `/library/${pictureId}/uses`, undefined],
      ['DELETE', `/library/${pictureId}`, undefined],
    ] as const)
      expect((await stranger.request(method, path, body)).status).toBe(404);
    expect((await theirs.call('HEAD', address)).status).toBe(404);
    expect((await theirs.call('DELETE', address)).status).toBe(404);
    expect((await theirs.send(address, 0, Buffer.from('x'))).status).toBe(404);
    expect(await idsOf('')).toEqual([clipId, pictureId]);
  });

  it('lets go of what is deleted, and of an upload on its way', async () => {
    const begun = uploader.addressOf(await uploader.begin(1_000));
    expect((await uploader.call('DELETE', begun)).status).toBe(204);
    expect((await uploader.call('HEAD', begun)).status).toBe(404);
    expect((await owner.request('DELETE', `/library/${clipId}`)).status).toBe(200);
    expect((await owner.request('DELETE', `/library/${clipId}`)).status).toBe(404);
    expect(await idsOf('')).toEqual([pictureId]);
  });

  it('goes with its account, and is part of everything that is kept of somebody', async () => {
    const leaving = await product.signUp('leaving@example.com');
    const own = createUploader(product, leaving);
    await own.begin(1_000);
    expect((await leaving.request('DELETE', '/profile/delete-account')).status).toBe(200);
    const left = await product.database.db
      .selectFrom('library_item')
      .select('id')
      .where('account_id', '=', leaving.accountId)
      .execute();
    expect(left).toEqual([]);
  });
});
