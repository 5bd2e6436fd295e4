import { createHash } from 'node:crypto';
import { readdir, writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { probeMedia } from '@scenewright/media/probe.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thoroughly } from '@scenewright/contract/testing/thorough.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import type { RoughCutLine } from '@scenewright/contract/schemas/rough-cut.ts';
import { writeFlatMusic } from '../../../testing/flat-music.ts';
import { startTestProduct, type TestProduct } from '../../../testing/test-product.ts';

const url = `${apiBase}/ai/rough-cut`;
const idea = {
  prompt: 'My bakery opens at five. The first loaf comes out at six. By noon every shelf is empty.',
  scene_count: 3,
  scene_length: 5,
};

let product: TestProduct;
const composed: { readonly seed: string }[] = [];
/** Whoever these are asked for a rough cut, it is none of them: they are paid. */
const paid = () => {
  throw new Error('a paid provider was asked');
};

beforeAll(async () => {
  product = await startTestProduct({
    settings: { TRUSTED_NETWORKS: 'none', ROUGH_CUTS_PER_NETWORK: '3' },
    replacements: {
      writeMusic: async (path, music, signal) => {
        composed.push(music);
        await writeFlatMusic(path, music, signal);
      },
      writer: {
        name: 'paid',
        writeStoryboard: paid,
        writeScene: paid,
        reviseScenes: paid,
        enhancePrompt: paid,
      },
      makers: {
        imageMaker: { name: 'paid', makeImage: paid },
        videoMaker: { name: 'paid', makeVideo: paid },
      },
    },
  });
});
afterAll(() => product.stop());

/** Asks without a session, as the landing page does. Each network has an hour's worth of its own. */
const ask = async (payload: object, remoteAddress: string) =>
  await product.app.inject({ method: 'POST', url, payload, remoteAddress });

const linesOf = (body: string): RoughCutLine[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line): RoughCutLine => JSON.parse(line));

const ofKind = <Kind extends RoughCutLine['kind']>(lines: readonly RoughCutLine[], kind: Kind) =>
  lines.filter((line): line is Extract<RoughCutLine, { kind: Kind }> => line.kind === kind);

async function countRows(): Promise<number[]> {
  const tables = ['account', 'content', 'scene', 'take', 'asset'] as const;
  return await Promise.all(
    tables.map(
      async (table) => (await product.database.db.selectFrom(table).selectAll().execute()).length,
    ),
  );
}

describe('a rough cut of an idea', () => {
  it('comes without a session: the script first, then each scene seen and heard, then its music, and keeps nothing [SCRIPT-7]', async () => {
    const before = await countRows();
    const reply = await ask(idea, '192.0.2.1');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('application/x-ndjson');
    expect(reply.headers['cache-control']).toBe('no-store');
    const lines = linesOf(reply.body);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'script',
      ...['picture', 'sound', 'picture', 'sound', 'picture', 'sound'],
      'music',
      'end',
    ]);
    const [script] = ofKind(lines, 'script');
    expect(script?.scenes.map(({ dialogue }) => dialogue).join(' ')).toBe(idea.prompt);
    expect(script).toMatchObject({ shape: 'vertical', language: 'en', left_out: 0 });

    const folder = await mkdtemp(join(tmpdir(), 'rough-cut-test-'));
    for (const { number, data } of ofKind(lines, 'picture')) {
      const { width, height } = await loadImage(Buffer.from(data, 'base64'));
      expect([number, height > width, width]).toEqual([number, true, 360]);
    }
    for (const { number, data } of ofKind(lines, 'sound')) {
      const path = join(folder, `${number}.m4a`);
      await writeFile(path, Buffer.from(data, 'base64'));
      const { durationMs } = await probeMedia(path);
      expect(durationMs).toBeGreaterThan(500);
      expect(durationMs).toBeLessThan((script?.scenes[number - 1]?.duration ?? 0) * 1_000);
    }
    const [music] = ofKind(lines, 'music');
    await writeFile(join(folder, 'music.m4a'), Buffer.from(music?.data ?? '', 'base64'));
    const { durationMs } = await probeMedia(join(folder, 'music.m4a'));
    const filmS = script?.scenes.reduce((sum, { duration }) => sum + duration, 0) ?? 0;
    expect(durationMs / 1_000).toBeCloseTo(filmS, 0);
    await rm(folder, { recursive: true });
    expect(await countRows()).toEqual(before);
    expect(
      (await readdir(product.temporaryFolder)).filter((name) => name.startsWith('rough')),
    ).toEqual([]);
  });

  thoroughly(() =>
    it('takes the choices of the wizard', async () => {
      const lines = linesOf(
        (await ask({ ...idea, platform: 'youtube', scene_count: 1 }, '192.0.2.2')).body,
      );
      const [script] = ofKind(lines, 'script');
      expect(script?.shape).toBe('landscape');
      expect(script?.scenes).toHaveLength(1);
      expect(script?.left_out).toBeGreaterThan(0);
    }),
  );

  thoroughly(() =>
    it('has the music of the film that is made of the idea, also where it was enhanced', async () => {
      composed.length = 0;
      const enhanced = { ...idea, enhanced_prompt: 'Bees dance. Each dance is a map.' };
      const lines = linesOf((await ask(enhanced, '192.0.2.6')).body);
      const [script] = ofKind(lines, 'script');
      expect(script?.scenes.map(({ dialogue }) => dialogue).join(' ')).toBe(
        enhanced.enhanced_prompt,
      );
      expect(composed.map(({ seed }) => seed)).toEqual([
        createHash('sha256').update(idea.prompt).digest('hex'),
      ]);
    }),
  );

  it('is made so many times an hour for a network, and then says when again', async () => {
    const short = { ...idea, prompt: 'Bees dance.', scene_count: 1 };
    for (let time = 0; time < 3; time += 1)
      expect((await ask(short, '192.0.2.3')).statusCode).toBe(200);
    const refused = await ask(short, '192.0.2.3');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused.json()).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringMatching(/^People on your network have had many rough cuts made/),
    });
    expect((await ask(short, '192.0.2.4')).statusCode).toBe(200);
  });

  it('says to come back where many are being made', async () => {
    const asked = await Promise.all(
      Array.from({ length: 9 }, (_, index) => ask(idea, `198.51.100.${index + 1}`)),
    );
    const refused = asked.filter(({ statusCode }) => statusCode === 503);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.headers['retry-after']).toBe('15');
    expect(refused[0]?.json()).toMatchObject({ code: 'unavailable' });
    for (const { body } of asked.filter(({ statusCode }) => statusCode === 200))
      expect(linesOf(body).at(-1)).toEqual({ kind: 'end' });
  });

  it('refuses what cannot be one before it begins, in words', async () => {
    const blank = await ask({ ...idea, prompt: ' ' }, '192.0.2.5');
    expect(blank.statusCode).toBe(422);
    expect(blank.json()).toMatchObject({ code: 'invalid_input', request_id: expect.any(String) });
  });
});
