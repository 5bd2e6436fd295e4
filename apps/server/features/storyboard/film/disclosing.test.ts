import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { readFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { readXmp } from '@scenewright/media/xmp-box.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';
import { createUploader } from '../../library/testing/uploading.ts';

const folder = useTemporaryFolder();
let product: TestProduct;
let user: TestUser;

async function makeFilm(who: TestUser, own: string | null): Promise<Storyboard> {
  const draft = await createDraft(who, { scene_count: 1, scene_length: 1, duration: 1 });
  const path = `/storyboard/content/${draft.id}`;
  if (own !== null)
    await who.request('PATCH', path, {
      changes: [{ type: 'scene', scene: draft.scenes[0]?.id, fields: { own: { item: own } } }],
    });
  const price: number = (await who.request('GET', `${path}/credit-cost`)).body.creditCost;
  await who.request('POST', `${path}/approve`, { price });
  await untilStoryboard(who, draft.id, isMade);
  await who.request('POST', `${path}/combine-scenes`);
  return await untilStoryboard(who, draft.id, ({ status }) => status !== 'processing');
}

/** What stands in a film's file: its XMP packet, and what ffmpeg reports of it. */
async function readFile(on: TestProduct, { download_url: url }: Storyboard) {
  const path = folder.file('film.mp4');
  await writeFile(path, (await on.app.inject({ url: url ?? '' })).rawPayload);
  const report = readFfmpeg(['-i', path, '-f', 'ffmetadata', '-'], { timeoutMs: 30_000 });
  const tags = await text(report.stdout);
  await report.done;
  return { xmp: await readXmp(path), tags };
}

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('label@example.com');
});
afterAll(() => product.stop());

describe('a film', () => {
  it('says in its file that software has drawn it, and hands the same out as a label [DISCLOSE-1, DISCLOSE-2]', async () => {
    const film = await makeFilm(user, null);
    expect(film.label).toContain('Pictures drawn by software, without generative AI.');
    const { xmp, tags } = await readFile(product, film);
    expect(xmp).toContain('http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia<');
    expect(xmp).toContain(film.label);
    expect(tags).toContain(`comment=${film.label}`);
  });

  it('says that its pictures are its creator’s own [DISCLOSE-1]', async () => {
    const uploader = createUploader(product, user);
    const bytes = await makeOwnFile(product.folder, 'a grey JPEG');
    const item = await uploader.untilRead(await uploader.upload(bytes, 'Boat.jpg'));
    const { xmp } = await readFile(product, await makeFilm(user, item.id));
    expect(xmp).toContain('digitalsourcetype/compositeSynthetic<');
  });

  it('says nothing where the operator has switched that off [DISCLOSE-3]', async () => {
    const silent = await startTestProduct({ settings: { DISCLOSURE: 'off' } });
    const film = await makeFilm(await silent.signUp('silent@example.com'), null);
    expect(film.label).toBeNull();
    const { xmp, tags } = await readFile(silent, film);
    expect(xmp).toBeNull();
    expect(tags).not.toContain('comment=');
    await silent.stop();
  });
});
