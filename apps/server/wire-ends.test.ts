import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createModelEnds } from './wire-ends.ts';
import { textService } from './wire-openai.ts';

const now = new Date('2026-11-28T12:00:00Z');
let server: Server | null = null;
const asked: (string | undefined)[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  asked.length = 0;
});

/** A service that lists these models. @returns its address */
async function startService(answer: { status?: number; data?: unknown[] }): Promise<string> {
  server = createServer((request, response) => {
    asked.push(`${request.url ?? ''} ${request.headers.authorization ?? ''}`);
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ object: 'list', data: answer.data ?? [] }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const bound = server.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}/v1`;
}

async function look(baseUrl: string, model = 'writer-1') {
  const warnings: string[] = [];
  const config = readConfig({
    OPENAI_TEXT_BASE_URL: baseUrl,
    OPENAI_TEXT_API_KEY: 'sk-text',
    OPENAI_TEXT_MODEL: model,
  });
  const log = { warn: (text: unknown) => void warnings.push(String(text)), info: () => {} };
  const ends = createModelEnds(config, { clock: { now: () => now }, log });
  await ends.look();
  const service = textService(config);
  return { warnings, end: service === null ? null : ends.endOf(service, model) };
}

describe('a service that says when its models end', () => {
  it('is believed: what ends soon is warned of, and the operator sees the day', async () => {
    const baseUrl = await startService({
      data: [
        { id: 'writer-1', object: 'model', shutdown_date: '2026-12-20' },
        { id: 'writer-2', object: 'model', shutdown_date: null },
      ],
    });
    expect(await look(baseUrl)).toEqual({
      end: '2026-12-20',
      warnings: [
        'the model writer-1 (OPENAI_TEXT_MODEL) will be shut down on 2026-12-20, as its service announces; name another one in OPENAI_TEXT_MODEL',
      ],
    });
    expect(asked).toEqual(['/v1/models Bearer sk-text']);
  });

  it('warns of what should be gone, and not of what ends much later or never', async () => {
    const baseUrl = await startService({
      data: [
        { id: 'gone', shutdown_date: '2026-11-01T00:00:00Z' },
        { id: 'late', shutdown_date: '2028-01-01' },
        { id: 'odd', shutdown_date: 'some day' },
        'no model at all',
      ],
    });
    expect((await look(baseUrl, 'gone')).warnings).toEqual([
      expect.stringContaining('gone (OPENAI_TEXT_MODEL) was to be shut down on 2026-11-01'),
    ]);
    expect(await look(baseUrl, 'late')).toEqual({ end: '2028-01-01', warnings: [] });
    expect(await look(baseUrl, 'odd')).toEqual({ end: undefined, warnings: [] });
  });

  it.each([404, 500])('stops nothing where it does not say it (%d)', async (status) => {
    const baseUrl = await startService({ status });
    expect(await look(baseUrl)).toEqual({ end: undefined, warnings: [] });
  });
});
