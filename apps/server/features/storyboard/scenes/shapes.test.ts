import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { frameSize, type Shape, shapeIds, shapes } from '@scenewright/contract/rules/shapes.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  newContent,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { type HostedProduct, startHostedProduct } from '../../../testing/hosted-product.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { createUploader } from '../../library/testing/uploading.ts';

const short = { scene_count: 2, scene_length: 2, duration: 4 };
const path = ({ id }: { id: string }) => `/storyboard/content/${id}`;
const read = async (user: TestUser, content: { id: string }): Promise<Storyboard> =>
  (await user.request('GET', `${path(content)}/storyboard`)).body;
const priceOf = async (user: TestUser, content: { id: string }): Promise<number> =>
  (await user.request('GET', `${path(content)}/credit-cost`)).body.creditCost;
const changeShape = (user: TestUser, content: { id: string }, shape: Shape | null) =>
  user.request('PATCH', path(content), { changes: [{ type: 'content', fields: { shape } }] });

async function approved(user: TestUser, content: { id: string }): Promise<Storyboard> {
  const price = await priceOf(user, content);
  expect((await user.request('POST', `${path(content)}/approve`, { price })).status).toBe(200);
  return await untilStoryboard(user, content.id, isMade);
}

describe('the shape of a film', () => {
  let product: TestProduct;
  let user: TestUser;
  beforeAll(async () => {
    product = await startTestProduct();
    user = await product.signUp('shapes@example.com');
  });
  afterAll(() => product.stop());

  /** The size of a file that an address leads to. */
  async function sizeOf(url: string | null): Promise<object> {
    const { rawPayload } = await product.app.inject({ url: url ?? '' });
    const file = join(await mkdtemp(join(product.folder, 'seen-')), 'file');
    await writeFile(file, rawPayload);
    const { video } = await probeMedia(file);
    return { width: video?.width, height: video?.height };
  }

  it('is its platform’s own unless another one is asked for [SHAPE-1]', async () => {
    const own = await createDraft(user, short);
    expect(own).toMatchObject({ orientation: 'vertical', shape: 'vertical' });
    const square = await createDraft(user, { ...short, shape: 'square' });
    expect(square).toMatchObject({ orientation: 'vertical', shape: 'square' });
    const listed = await user.request('GET', `/content/${square.id}`);
    expect(listed.body).toMatchObject({ platform: 'tiktok', shape: 'square' });
    const refused = await user.request(
      'POST',
      '/content/create',
      newContent({ ...short, shape: '2:3' }),
    );
    expect(refused.status).toBe(422);
  });

  it.each(representative(['square', 'portrait'] as const))(
    'is that of its pictures, sketches, scenes and film, %s [SHAPE-3]',
    async (shape) => {
      const { width, height } = frameSize(shape);
      const draft = await createDraft(user, { ...short, shape });
      const sketch = await sizeOf(draft.scenes[0]?.sketch_url ?? null);
      const { sketchWidth } = shapes[shape];
      expect(sketch).toEqual({
        width: sketchWidth,
        height: Math.round((sketchWidth * height) / width),
      });
      const made = await approved(user, draft);
      expect(await sizeOf(made.scenes[0]?.visual_url ?? null)).toEqual({ width, height });
      await user.request('POST', `${path(draft)}/combine-scenes`);
      const film = await untilStoryboard(user, draft.id, ({ video_url: url }) => url !== null);
      expect(await sizeOf(film.video_url)).toEqual({ width, height });
      const saved = await product.app.inject({ url: film.download_url ?? '' });
      expect(saved.headers['content-disposition']).toContain(
        `%20${shapes[shape].ratio.replace(':', 'x')}.mp4`,
      );
      const page = await product.app.inject({ url: new URL(film.watch_url ?? '').pathname });
      expect(page.body).toContain(`class="tall ${shape}"`);
    },
  );

  it('can be changed in a draft, which prices what is stale, and back [SHAPE-2]', async () => {
    const made = await approved(user, await createDraft(user, short));
    const { body: copy } = await user.request('POST', `/content/${made.id}/duplicate`);
    expect(await priceOf(user, copy)).toBe(0);
    const { status, body } = await changeShape(user, copy, 'square');
    expect(status).toBe(200);
    expect(body.stale).toHaveLength(2);
    const changed = await read(user, copy);
    expect(changed.shape).toBe('square');
    expect(changed.scenes.map(({ visual_stale: stale }) => stale)).toEqual([true, true]);
    expect(await priceOf(user, copy)).toBe(10);
    await user.request('PATCH', path(copy), { changes: body.inverse });
    expect((await read(user, copy)).shape).toBe('vertical');
    expect(await priceOf(user, copy)).toBe(0);
  });

  it('is kept by a change of platform, and the new platform’s own comes back [SHAPE-2]', async () => {
    const draft = await createDraft(user, { ...short, shape: 'square' });
    const toYouTube = await user.request('PATCH', path(draft), {
      changes: [{ type: 'content', fields: { platform: 'youtube' } }],
    });
    expect(toYouTube.status).toBe(200);
    expect(await read(user, draft)).toMatchObject({ orientation: 'landscape', shape: 'square' });
    await changeShape(user, draft, null);
    expect(await read(user, draft)).toMatchObject({ shape: 'landscape' });
  });

  it('stays as it is once the content is approved [SHAPE-2]', async () => {
    const made = await approved(user, await createDraft(user, short));
    const { status, body } = await changeShape(user, made, 'square');
    expect([status, body.detail]).toEqual([409, expect.stringContaining('Duplicate it')]);
  });

  describe('in another format', () => {
    let film: Storyboard;
    beforeAll(async () => {
      const uploader = createUploader(product, user);
      const folder = await mkdtemp(join(product.folder, 'made-'));
      const picture = await uploader.upload(await makeOwnFile(folder, 'a grey JPEG'), 'Boat.jpg');
      await uploader.untilRead(picture);
      const draft = await createDraft(user, short);
      await user.request('PATCH', path(draft), {
        changes: [
          { type: 'scene', scene: draft.scenes[0]?.id, fields: { own: { item: picture } } },
        ],
      });
      film = await approved(user, draft);
    });
    const told = (shape: string, by = user) =>
      by.request('GET', `/content/${film.id}/formats?shape=${shape}`);
    const copied = (shape: string, by = user) =>
      by.request('POST', `/content/${film.id}/formats`, { shape });

    it('reuses words, narration and own material, and prices the rest before [SHAPE-5]', async () => {
      const { body: price } = await told('square');
      expect(price).toMatchObject({ scenes: 2, kept: 1, creditCost: 5 });
      const { body: copy } = await copied('square');
      const draft = await read(user, copy);
      expect(draft).toMatchObject({ status: 'draft', shape: 'square', platform: 'tiktok' });
      const said = (of: Storyboard) =>
        of.scenes.map(({ description, dialogue, duration }) => [description, dialogue, duration]);
      expect(said(draft)).toEqual(said(film));
      expect(draft.scenes.map(({ audio_url: url }) => url !== null)).toEqual([true, true]);
      expect(draft.scenes[0]).toMatchObject({ sketch_url: null, visual_stale: false });
      expect(draft.scenes[1]).toMatchObject({ visual_url: null, poster_url: null });
      expect(draft.scenes[1]?.sketch_url).not.toBeNull();
      const before = await availableCredits(user);
      const made = await approved(user, copy);
      expect(made.scenes.map(({ status }) => status)).toEqual(['completed', 'completed']);
      expect(await availableCredits(user)).toBe(before - price.creditCost);
      // The other one stays as it is.
      expect(await read(user, film)).toMatchObject({ shape: 'vertical', id: film.id });
    });

    it('is refused in the shape that it has, and in none that there is [SHAPE-5]', async () => {
      for (const call of [told, copied]) {
        expect(await call('vertical')).toMatchObject({
          status: 409,
          body: { detail: 'This content is Vertical 9:16 already. Choose another format.' },
        });
        expect((await call('oval')).status).toBe(422);
      }
    });

    it('is nobody else’s', async () => {
      const stranger = await product.signUp('stranger@example.com');
      for (const call of [told, copied]) expect((await call('square', stranger)).status).toBe(404);
    });
  });
});

describe('the shapes of hosted models', () => {
  let hosted: HostedProduct;
  let user: TestUser;
  beforeAll(async () => {
    hosted = await startHostedProduct();
    user = await hosted.product.signUp('hosted-shapes@example.com');
  });
  afterAll(() => hosted.stop());
  const one = { scene_count: 1, scene_length: 2, duration: 2 };
  const lastInput = () => hosted.emulator.predictions().at(-1)?.input;

  it.each(
    representative([
      ['square', '1024x1024'],
      ['portrait', '1024x1280'],
    ]),
  )('are asked for where a model knows them: %s [SHAPE-4]', async (shape, size) => {
    await approved(user, await createDraft(user, { ...one, shape }));
    expect(lastInput()).toMatchObject({ size });
  });

  it('share a still whose subject is kept, and make one anew where too little is left [SHAPE-5]', async () => {
    const film = await approved(user, await createDraft(user, one));
    const count = hosted.emulator.predictions().length;
    const told = async (shape: Shape) =>
      (await user.request('GET', `/content/${film.id}/formats?shape=${shape}`)).body;
    expect(await told('square')).toMatchObject({ scenes: 1, kept: 1, creditCost: 0 });
    expect(await told('portrait')).toMatchObject({ scenes: 1, kept: 1, creditCost: 0 });
    expect(await told('landscape')).toMatchObject({ scenes: 1, kept: 0, creditCost: 5 });
    const { body: copy } = await user.request('POST', `/content/${film.id}/formats`, {
      shape: 'square',
    });
    expect((await read(user, copy)).scenes[0]).toMatchObject({ visual_stale: false });
    const made = await approved(user, copy);
    expect(made.scenes[0]).toMatchObject({ status: 'completed' });
    expect(hosted.emulator.predictions()).toHaveLength(count);
  });
});

it('knows each shape by even sides', () => {
  for (const shape of shapeIds)
    expect(Object.values(frameSize(shape)).every((side) => side % 2 === 0)).toBe(true);
});
