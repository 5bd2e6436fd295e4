import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createLog } from './log.ts';
import { newContent, untilStoryboard } from './testing/contents.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';
import { createOfflineScriptWriter } from './wire-writer.ts';
import { outsideWork, withinWork } from '@scenewright/telemetry/work-context.ts';

let product: TestProduct | undefined;
afterEach(async () => {
  await product?.stop();
  product = undefined;
});

type Line = Record<string, unknown>;

/** A log like the product's own at its most talkative, and what it wrote. */
function recordedLog() {
  const raw: string[] = [];
  const destination = new PassThrough();
  destination.on('data', (text: Buffer) => raw.push(...text.toString().trim().split('\n')));
  const lines = () => raw.map((line) => JSON.parse(line) as Line);
  return { raw, lines, log: createLog('trace', destination) };
}

describe('a line of the log', () => {
  it('names the request on whose behalf it is written, whoever writes it', async () => {
    const { lines, log } = recordedLog();
    const running = (product = await startTestProduct({
      log,
      workers: false,
      replacements: {
        writer: {
          ...createOfflineScriptWriter(),
          enhancePrompt: () => Promise.reject(new Error('the writer is broken')),
        },
      },
    }));
    const user = await running.signUp('creator@example.com');
    const before = lines().length;
    const send = async (url: string, payload: object | string, headers = {}) =>
      await running.app.inject({ method: 'POST', url, payload, headers });
    const signIn = '/auth/v1/token?grant_type=password';
    const nobody = { email: 'nobody@example.com', password: 'a wrong password' };
    const replies = await Promise.all([
      send(signIn, nobody),
      send(signIn, nobody),
      send(signIn, '{', { 'content-type': 'application/json' }),
      send(
        '/api/v1/ai/enhance-prompt',
        { prompt: 'Bees make honey.', topic: 'custom', platform: 'tiktok' },
        { authorization: `Bearer ${user.token}` },
      ),
    ]);
    const idOf = ({ headers }: { headers: Line }) => headers['x-request-id'];
    const written = lines().slice(before);
    const told = written.filter(({ security }) => security === 'sign_in_refused');
    expect(told.map((line) => line['request_id']).toSorted()).toEqual(
      [replies[0], replies[1]].map(idOf).toSorted(),
    );
    expect(replies[3].statusCode).toBe(503);
    expect(written.find(({ msg }) => msg === 'request failed')).toMatchObject({
      request_id: idOf(replies[3]),
    });
    const ids = new Set<unknown>(replies.map(idOf));
    expect(written.filter((line) => !ids.has(line['request_id']))).toEqual([]);
  });

  it('names the run of the job that writes it', async () => {
    const { lines, log } = recordedLog();
    let spoken = 0;
    product = await startTestProduct({
      log,
      replacements: {
        voice: {
          name: 'broken',
          canSpeak: () => true,
          speak() {
            spoken += 1;
            throw new ProviderError('the voice is broken', { retryable: spoken === 1 });
          },
          close: async () => {},
        },
      },
    });
    const user = await product.signUp('creator@example.com');
    const { body } = await user.request(
      'POST',
      '/content/create',
      newContent({ scene_count: 1, scene_length: 2, duration: 2 }),
    );
    await untilStoryboard(user, body.id, ({ status }) => status === 'draft');
    await user.request('POST', `/storyboard/content/${body.id}/approve`);
    await untilStoryboard(user, body.id, ({ scenes }) => scenes[0]?.status === 'failed');
    const failures = lines().filter(({ job, level }) => job === 'make-scene' && level === 50);
    expect(failures).toMatchObject([
      { msg: 'a job failed and will be tried again', attempt: 1 },
      { msg: 'a scene could not be made', attempt: 2 },
    ]);
    expect(new Set(failures.map((line) => line['job_id'])).size).toBe(1);
    const nobodys = lines().filter(
      (line) => !('request_id' in line) && !('job' in line && 'job_id' in line),
    );
    expect(nobodys).toEqual([]);
  });

  it('names a request once, also through the request’s own logger', () => {
    const { raw, log } = recordedLog();
    withinWork({ request_id: 'one' }, () => log.child({ request_id: 'one' }).info('told'));
    expect(raw[0]?.split('request_id')).toHaveLength(2);
  });

  it('names nothing where it is nobody’s, whose work it is ever called by', () => {
    const { lines, log } = recordedLog();
    withinWork({ request_id: 'one' }, () => outsideWork(() => log.warn('a connection broke')));
    log.info('begun');
    for (const line of lines()) expect(line).not.toHaveProperty('request_id');
  });
});
