import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { ttfFile } from '@scenewright/studio/testing/font-files.ts';
import { type BrandLook, plainBrand } from '@scenewright/contract/rules/brand.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { createDraft, isMade, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { createUploader } from './testing/uploading.ts';

let product: TestProduct;
let owner: TestUser;
let stranger: TestUser;
let logo: string;
let clip: string;
beforeAll(async () => {
  product = await startTestProduct();
  owner = await product.signUp('owner@example.com');
  stranger = await product.signUp('stranger@example.com');
  const uploader = createUploader(product, owner);
  logo = await uploader.upload(await makeOwnFile(product.folder, 'a grey JPEG'), 'Logo.jpg');
  clip = await uploader.upload(await makeOwnFile(product.folder, 'a clip with sound'), 'Clip.mp4');
  await uploader.untilRead(logo);
  await uploader.untilRead(clip);
});
afterAll(() => product.stop());

const save = (change: Partial<BrandLook>, user = owner) =>
  user.request('PATCH', '/brand', { ...plainBrand, ...change });

describe('the brand of an account [BRAND-1]', () => {
  it('is kept, with a logo of its own library, and is nobody else’s', async () => {
    expect((await stranger.request('GET', '/brand')).body.brand).toBeNull();
    const { status, body } = await save({ logo_item: logo, intro: 'Bakery Lang' });
    expect([status, body.brand.intro]).toEqual([200, 'Bakery Lang']);
    expect((await owner.request('GET', '/brand')).body.brand).toEqual({
      ...plainBrand,
      ...{ logo_item: logo, intro: 'Bakery Lang' },
    });
    expect((await stranger.request('GET', '/brand')).body.brand).toBeNull();
  });

  it.each([
    ['a logo of somebody else', () => save({ logo_item: logo }, stranger), 404],
    ['a clip as its logo', () => save({ logo_item: clip }), 404],
    ['no colour', () => save({ colour: 'red; background: url(x)' }), 422],
    ['too many words', () => save({ intro: 'w'.repeat(61) }), 422],
  ])('is refused with %s', async (_what, saved, status) => {
    expect((await saved()).status).toBe(status);
  });
});

const framing = {
  ...{ focus_x: 0.5, focus_y: 0.5, start_ms: 0, end_ms: 0, when_short: 'slow' },
};

describe('a film with a brand', () => {
  let draft: Storyboard;
  const path = () => `/storyboard/content/${draft.id}`;
  const read = async (): Promise<Storyboard> =>
    (await owner.request('GET', `${path()}/storyboard`)).body;
  const edit = (changes: unknown) => owner.request('PATCH', path(), { changes });
  const putOn = (brand: unknown) => edit([{ type: 'content', fields: { brand } }]);
  beforeEach(async () => {
    await save({ logo_item: logo, intro: 'Bakery Lang' });
    draft = await createDraft(owner, { scene_count: 3, scene_length: 1, duration: 3 });
  });

  it('has it off until it is put on, and an edit back takes it off again [BRAND-2]', async () => {
    expect(draft).toMatchObject({ brand: null, brand_offer: 'other' });
    const on = await putOn('current');
    expect(on.status).toBe(200);
    expect(await read()).toMatchObject({
      brand: { logo_item: logo, intro: 'Bakery Lang' },
      brand_offer: 'same',
    });
    const off = await edit(on.body.inverse);
    expect(off.status).toBe(200);
    expect((await read()).brand).toBeNull();
    expect((await edit(off.body.inverse)).status).toBe(200);
    expect((await read()).brand).toMatchObject({ intro: 'Bakery Lang' });
  });

  it('keeps it as it was until the changed one is put on [BRAND-2]', async () => {
    await putOn('current');
    await save({ logo_item: logo, intro: 'Another name' });
    expect(await read()).toMatchObject({ brand: { intro: 'Bakery Lang' }, brand_offer: 'other' });
    await putOn('current');
    expect(await read()).toMatchObject({ brand: { intro: 'Another name' }, brand_offer: 'same' });
  });

  it('has a logo with transparency in a form that keeps it [BRAND-6]', async () => {
    const uploader = createUploader(product, owner);
    const file = await makeOwnFile(product.folder, 'a transparent PNG');
    const clear = await uploader.upload(file, 'Clear.png');
    expect(await uploader.untilRead(clear)).toMatchObject({ cutout_url: expect.any(String) });
    await save({ logo_item: clear });
    await putOn('current');
    const { mime_type: type } = await product.database.db
      .selectFrom('content')
      .innerJoin('asset', 'asset.id', 'content.brand_logo_asset_id')
      .select('mime_type')
      .where('content.id', '=', draft.id)
      .executeTakeFirstOrThrow();
    expect(type).toBe('image/png');
    expect((await owner.request('DELETE', `/library/${clear}`)).status).toBe(409);
  });

  it('is set in a font of its creator’s own, which is nobody else’s and stays in the library [BRAND-8]', async () => {
    const uploader = createUploader(product, owner);
    const font = await uploader.upload(ttfFile(), 'Bakery.ttf');
    const item = await uploader.untilRead(font);
    expect(item).toMatchObject({ kind: 'font', failure: null, thumbnail_url: expect.any(String) });
    expect((await save({ font_item: logo })).status).toBe(404);
    expect((await save({ font_item: font }, stranger)).status).toBe(404);
    expect((await save({ logo_item: font })).status).toBe(404);
    expect((await save({ font_item: font })).body.brand.font_item).toBe(font);
    await putOn('current');
    expect((await read()).brand?.font_item).toBe(font);
    expect((await owner.request('DELETE', `/library/${font}`)).status).toBe(409);
    const [scene] = draft.scenes;
    const shown = await edit([
      { type: 'scene', scene: scene?.id, fields: { own: { ...framing, item: font } } },
    ]);
    expect([shown.status, shown.body.detail]).toEqual([422, expect.stringContaining('A font')]);
  });

  it('keeps its logo in the library [BRAND-1]', async () => {
    await putOn('current');
    const refused = await owner.request('DELETE', `/library/${logo}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringContaining('This is used in “'),
    ]);
  });

  it('is filmed again, free, only where what is seen changes [BRAND-5]', async () => {
    const price: number = (await owner.request('GET', `${path()}/credit-cost`)).body.creditCost;
    await owner.request('POST', `${path()}/approve`, { price });
    const segmentsOf = async () => {
      await untilStoryboard(owner, draft.id, isMade);
      const rows = await product.database.db
        .selectFrom('scene')
        .select('segment_id')
        .where('content_id', '=', draft.id)
        .orderBy('position')
        .execute();
      return rows.map(({ segment_id: id }) => id);
    };
    const plain = await segmentsOf();
    await putOn('current');
    const branded = await segmentsOf();
    for (const [index, id] of branded.entries()) expect(id).not.toBe(plain[index]);
    await save({ logo_item: logo, intro: 'Bakery Lang', lower_third: 'Ann Lang' });
    await putOn('current');
    const closed = await segmentsOf();
    expect(closed.map((id, index) => id === branded[index])).toEqual([false, true, true]);
    await putOn(null);
    expect(await segmentsOf()).toEqual(plain);
    const spent = (await owner.request('GET', '/subscription/credits')).body.total_used;
    expect(spent % price).toBe(0);
  });

  it('cannot have one that there is not, or that shows somebody else’s picture [BRAND-1]', async () => {
    const theirs = await createDraft(stranger, { scene_count: 1, scene_length: 1, duration: 1 });
    const put = (brand: unknown) =>
      stranger.request('PATCH', `/storyboard/content/${theirs.id}`, {
        changes: [{ type: 'content', fields: { brand } }],
      });
    const none = await put('current');
    expect([none.status, none.body.detail]).toEqual([
      409,
      'There is no brand yet. Set it up in your library first.',
    ]);
    expect((await put({ ...plainBrand, logo_item: logo })).status).toBe(404);
  });
});
