import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { naming, startLocalServer } from '../testing/local-server.ts';
import { createLocalServerSearch } from './find-local-servers.ts';
import { settingsFor } from './local-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

async function searchAmong(...answers: readonly RequestListener[]) {
  const servers = await Promise.all(answers.map(startLocalServer));
  closing.push(...servers.map(({ close }) => close));
  const ports = servers.map(({ port }, index) => ({ port, name: `server ${index + 1}` }));
  return { ports, search: createLocalServerSearch({ ports, ownPort: 1, timeoutMs: 60_000 }) };
}

describe('the search for servers on this machine', () => {
  it('tells what they write and speak with, and the lines that would use them', async () => {
    const { ports, search } = await searchAmong(
      naming('llama3.2:3b', 'nomic-embed-text', 'qwen/qwen3-4b'),
      naming('kokoro', 'whisper-1'),
    );
    expect(search.found()).toBeNull();
    const found = await search.search();
    expect(found).toEqual([
      {
        name: 'server 1',
        baseUrl: `http://127.0.0.1:${ports[0]?.port}/v1`,
        textModels: ['llama3.2:3b', 'qwen/qwen3-4b'],
        speechModels: [],
      },
      {
        name: 'server 2',
        baseUrl: `http://127.0.0.1:${ports[1]?.port}/v1`,
        textModels: [],
        speechModels: ['kokoro'],
      },
    ]);
    expect(search.found()).toBe(found);
    expect(found.map(settingsFor)).toEqual([
      [`OPENAI_TEXT_BASE_URL=${found[0]?.baseUrl}`, 'OPENAI_TEXT_MODEL=llama3.2:3b'],
      [`OPENAI_SPEECH_BASE_URL=${found[1]?.baseUrl}`, 'OPENAI_SPEECH_MODEL=kokoro'],
    ]);
  });

  it.each<[string, RequestListener]>([
    ['answers with a page', (_request, response) => void response.end('<!doctype html>')],
    ['knows no models', naming()],
    ['knows only what embeds', naming('bge-m3', 'nomic-embed-text')],
    ['refuses', (_request, response) => void response.writeHead(401).end('{}')],
    [
      'sends elsewhere',
      (_request, response) => void response.writeHead(302, { location: 'http://192.0.2.1/' }).end(),
    ],
    ['answers without an end', (_request, response) => void response.end('x'.repeat(300_000))],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'names what would be a line of settings',
      naming('a\nOPENAI_API_KEY=x', '<script>alert(1)</script>', 7, null, 'x'.repeat(200)),
    ],
  ])('passes over what %s', async (_what, answer) => {
    const { search } = await searchAmong(answer);
    expect(await search.search()).toEqual([]);
  });

  it('passes over what does not answer in time, and over itself', async () => {
    const silent = await startLocalServer(() => {});
    const own = await startLocalServer(naming('llama'));
    closing.push(silent.close, own.close);
    const ports = [silent, own].map(({ port }) => ({ port, name: 'any' }));
    const search = createLocalServerSearch({ ports, ownPort: own.port, timeoutMs: 30 });
    expect(await search.search()).toEqual([]);
  });
});
