import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainBrand } from '@scenewright/contract/rules/brand.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { extractFrame } from '@scenewright/media/thumbnail.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { type Studio, studio } from '@scenewright/studio';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const folder = useTemporaryFolder();
let product: TestProduct;
let user: TestUser;
let draft: Storyboard;
const brand = {
  ...plainBrand,
  ...{ colour: '#7a1f3d', intro: 'Bakery Lang', intro_s: 1, outro: 'See you', outro_s: 2 },
};

beforeAll(async () => {
  // Scenes are of one colour, cards and sketches are drawn.
  const flat = createFlatStudio();
  const renderSegment: Studio['renderSegment'] = (request) =>
    (request.source.kind === 'card' ? studio : flat).renderSegment(request);
  product = await startTestProduct({ replacements: { studio: { ...studio, renderSegment } } });
  user = await product.signUp('cards@example.com');
  await user.request('PATCH', '/brand', brand);
  draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
});
afterAll(() => product.stop());

const path = () => `/storyboard/content/${draft.id}`;
const read = async (): Promise<Storyboard> =>
  (await user.request('GET', `${path()}/storyboard`)).body;
const putOn = (value: unknown) =>
  user.request('PATCH', path(), { changes: [{ type: 'content', fields: { brand: value } }] });
const fetchFile = (url: string | null | undefined) =>
  product.app.inject({ url: url ?? '/nowhere' });

/** The colour in a corner of a picture, which the cards leave to their ground. */
async function cornerOf(picture: string | Buffer): Promise<number[]> {
  const context = createCanvas(1, 1).getContext('2d');
  context.drawImage(await loadImage(picture), -4, -4);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}
/** A film's colours are stored coarsely. */
const isNear = (colour: readonly number[]) =>
  [0x7a, 0x1f, 0x3d].every((value, index) => Math.abs(value - (colour[index] ?? 0)) < 40);

describe('a draft with a brand', () => {
  it('has its cards on the board, each with a picture, beside the length of its scenes [BRAND-4]', async () => {
    expect((await read()).cards).toEqual({ intro: null, outro: null });
    await putOn('current');
    const { cards, duration, scenes } = await read();
    expect(cards).toMatchObject({
      intro: { words: 'Bakery Lang', seconds: 1 },
      outro: { words: 'See you', seconds: 2 },
    });
    expect(duration).toBe(scenes.reduce((sum, scene) => sum + scene.duration, 0));
    for (const card of [cards.intro, cards.outro]) {
      const { statusCode, headers, rawPayload } = await fetchFile(card?.url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(isNear(await cornerOf(rawPayload))).toBe(true);
    }
    const forged = cards.intro?.url.replace(draft.id, crypto.randomUUID());
    expect((await fetchFile(forged)).statusCode).toBe(404);
  });

  it('is sketched with it, and without it once it is off [BRAND-7]', async () => {
    const sketchOf = async () => {
      const { statusCode, rawPayload } = await fetchFile((await read()).scenes[0]?.sketch_url);
      expect(statusCode).toBe(200);
      return rawPayload;
    };
    const urlOf = async () => new URL((await read()).scenes[1]?.sketch_url ?? '', 'http://x');
    await user.request('PATCH', '/brand', { ...brand, lower_third: 'Ann Lang', intro: '' });
    await putOn(null);
    const [plain, plainUrl] = [await sketchOf(), await urlOf()];
    await putOn('current');
    const [branded, brandedUrl] = [await sketchOf(), await urlOf()];
    expect(branded.equals(plain)).toBe(false);
    expect(brandedUrl.searchParams.get('version')).not.toBe(plainUrl.searchParams.get('version'));
    await putOn(null);
    expect((await sketchOf()).equals(plain)).toBe(true);
    await user.request('PATCH', '/brand', brand);
  });

  it('is as dear, and its film begins and ends with the cards, everything else later [BRAND-4]', async () => {
    await putOn(null);
    const price: number = (await user.request('GET', `${path()}/credit-cost`)).body.creditCost;
    await putOn('current');
    expect((await user.request('GET', `${path()}/credit-cost`)).body.creditCost).toBe(price);
    const credits = await availableCredits(user);
    await user.request('POST', `${path()}/approve`, { price });
    await untilStoryboard(user, draft.id, isMade);
    await user.request('POST', `${path()}/combine-scenes`);
    const film = await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing');
    expect(film.status).toBe('completed');
    expect(await availableCredits(user)).toBe(credits - price);

    const file = folder.file('film.mp4');
    await writeFile(file, (await fetchFile(film.video_url)).rawPayload);
    const { durationMs } = await probeMedia(file);
    expect(durationMs).toBe((film.duration + 3) * 1_000);
    const isCardAt = async (atMs: number) => {
      const still = folder.file(`${atMs}.jpg`);
      await extractFrame(file, atMs, still, { width: 270 });
      return isNear(await cornerOf(still));
    };
    const endMs = (film.duration + 3) * 1_000;
    expect(await Promise.all([500, 1_500, endMs - 2_500, endMs - 1_000].map(isCardAt))).toEqual([
      ...[true, false, false, true],
    ]);
    expect(isNear(await cornerOf((await fetchFile(film.thumbnail_url)).rawPayload))).toBe(false);

    const captions = await user.request<string>('GET', `/content/${draft.id}/captions.vtt`);
    const [, first] = /(\d\d:\d\d\.\d{3}) -->/.exec(captions.body) ?? [];
    expect(Number(first?.slice(3))).toBeGreaterThanOrEqual(1.25);
  });
});
