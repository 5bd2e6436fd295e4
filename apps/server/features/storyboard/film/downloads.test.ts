import { readdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { writeFilmMusicInThread } from '@scenewright/media/music/music-thread.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { unzip } from '../../../testing/unzip.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const folder = useTemporaryFolder();
let product: TestProduct;
let user: TestUser;
let finished: Storyboard;

beforeAll(async () => {
  product = await startTestProduct({ replacements: { writeMusic: writeFilmMusicInThread } });
  user = await product.signUp('downloads@example.com');
  const draft = await createDraft(user, { scene_count: 2, scene_length: 3, duration: 6 });
  await user.request('PATCH', `/content/${draft.id}`, {
    title: 'Bees: a "map"/dance',
    scheduled_at: null,
  });
  const [first, second] = draft.scenes;
  await user.request('POST', `/storyboard/scene/${first?.id}/regenerate-audio`, {
    dialogue: 'Bees dance.',
  });
  await user.request('POST', `/storyboard/scene/${second?.id}/regenerate-audio`, {
    dialogue: 'Others follow.',
  });
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  await untilStoryboard(user, draft.id, isMade);
  await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`);
  finished = await untilStoryboard(user, draft.id, ({ status }) => status !== 'processing');
});
afterAll(() => product.stop());

const fetchFile = (url: string | null | undefined) =>
  product.app.inject({ url: url ?? '/nowhere' });
const captionsOf = (who: TestUser, contentId: string, format: string) =>
  who.request<string>('GET', `/content/${contentId}/captions.${format}`);

describe('captions', () => {
  it('say every word when it is said in the film, in both formats', async () => {
    const srt = await captionsOf(user, finished.id, 'srt');
    expect(srt.status).toBe(200);
    const cues = [
      ...srt.body.matchAll(
        /^\d+\n(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})\n(.*)$/gm,
      ),
    ].map(([, , , startS, startMs, , , endS, endMs, text]) => ({
      text,
      startMs: Number(startS) * 1_000 + Number(startMs),
      endMs: Number(endS) * 1_000 + Number(endMs),
    }));
    expect(cues.map(({ text }) => text)).toEqual(['Bees dance.', 'Others follow.']);
    const [one, two] = cues;
    // A breath of 250 ms, then the words; the second scene begins at 3 s.
    expect(one?.startMs).toBeGreaterThanOrEqual(250);
    expect(one?.endMs).toBeLessThan(3_000);
    expect(two?.startMs).toBeGreaterThanOrEqual(3_250);
    expect(two?.startMs).toBeLessThan(4_000);
    expect(two?.endMs).toBeLessThan(6_000);
    const vtt = await captionsOf(user, finished.id, 'vtt');
    expect(vtt.body).toMatch(/^WEBVTT\n/);
    expect(vtt.body.replace(/^WEBVTT\n\n/, '')).toBe(
      srt.body.replaceAll(/^\d+\n/gm, '').replaceAll(/(\d),(\d{3})/g, '$1.$2'),
    );
  });

  it('are refused before the narration is made, and to everybody else', async () => {
    const draft = await createDraft(user);
    expect(await captionsOf(user, draft.id, 'srt')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state' },
    });
    expect(draft).toMatchObject({ package_url: null, scenes: [{ download_url: null }, {}, {}] });
    const other = await product.signUp('stranger@example.com');
    expect(await captionsOf(other, finished.id, 'vtt')).toMatchObject({ status: 404 });
  });
});

describe("a scene's clip", () => {
  it('has its picture and its narration, and lasts as long as the scene', async () => {
    const reply = await fetchFile(finished.scenes[1]?.download_url);
    expect(reply.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-disposition': "attachment; filename*=UTF-8''Bees%20a%20map%20dance%202.mp4",
    });
    const path = folder.file('clip.mp4');
    await writeFile(path, reply.rawPayload);
    const media = await probeMedia(path);
    expect(media.durationMs).toBe(3_000);
    expect(media.video).toMatchObject({ width: 1080, height: 1920 });
    expect(media.audio).not.toBeNull();
  });
});

describe('everything', () => {
  it('is the film, its captions, its script, each scene and each narration', async () => {
    const reply = await fetchFile(finished.package_url);
    expect(reply.headers['content-type']).toBe('application/zip');
    const files = unzip(reply.rawPayload);
    expect([...files.keys()].sort()).toEqual([
      'Bees a map dance.mp4',
      'captions.srt',
      'captions.vtt',
      'narration/01.m4a',
      'narration/02.m4a',
      'scenes/01.mp4',
      'scenes/02.mp4',
      'script.txt',
    ]);
    expect(
      files
        .get('Bees a map dance.mp4')
        ?.equals((await fetchFile(finished.download_url)).rawPayload),
    ).toBe(true);
    expect(files.get('captions.srt')?.toString()).toBe(
      (await captionsOf(user, finished.id, 'srt')).body,
    );
    const script = files.get('script.txt')?.toString() ?? '';
    for (const text of [
      'Scene 2 (0:03–0:06, image)',
      'Narration: Bees dance.',
      finished.scenes[0]?.description ?? '?',
    ])
      expect(script).toContain(text);
    await writeFile(folder.file('from-zip.mp4'), files.get('scenes/01.mp4') ?? '');
    expect((await probeMedia(folder.file('from-zip.mp4'))).durationMs).toBe(3_000);
  });

  it('leaves nothing behind, and nor does a clip, when its reader goes away in the middle or only asks for its size', async () => {
    const address = await product.app.listen({ port: 0, host: '127.0.0.1' });
    for (const url of [finished.package_url ?? '', finished.scenes[0]?.download_url ?? '']) {
      await new Promise<void>((resolve, reject) => {
        const reading = request(new URL(url, address), (reply) => {
          reply.once('data', () => {
            reading.destroy();
            resolve();
          });
        });
        reading.once('error', reject).end();
      });
      expect((await fetch(new URL(url, address), { method: 'HEAD' })).status).toBe(200);
      await expect.poll(() => readdir(product.temporaryFolder), { timeout: 60_000 }).toEqual([]);
    }
  });
});

it('opens with its own signature alone, as long as that holds, and not once the content is deleted', async () => {
  const [clip, everything] = [finished.scenes[0]?.download_url ?? '', finished.package_url ?? ''];
  const forged = [
    clip.replace(/signature=[^&]+/, 'signature=AAAA'),
    clip.replace('/scenes/', '/contents/'),
    clip.replace(finished.scenes[0]?.id ?? '', finished.scenes[1]?.id ?? ''),
    everything.replace(/download=[^&]+/, 'download=virus.exe'),
    everything.replace(/expires=\d+/, 'expires=99999999999'),
  ];
  for (const url of forged) expect((await fetchFile(url)).statusCode, url).toBe(404);
  await user.request('DELETE', `/content/${finished.id}`);
  for (const url of [clip, everything]) expect((await fetchFile(url)).statusCode).toBe(404);
  await user.request('POST', `/content/${finished.id}/restore`);
  expect((await fetchFile(clip)).statusCode).toBe(200);
  const threeDaysMs = 3 * 24 * 60 * 60_000;
  product.clock.advance(threeDaysMs);
  for (const url of [clip, everything]) expect((await fetchFile(url)).statusCode).toBe(404);
  // What comes next, in whatever order, finds the links as they were.
  product.clock.advance(-threeDaysMs);
});
