import { afterEach, describe, expect, it } from 'vitest';
import { createLocalServerSearch } from '@scenewright/openai-services/local-servers/find-local-servers.ts';
import { naming, startLocalServer } from '@scenewright/openai-services/testing/local-server.ts';
import {
  type ChatService,
  startChatService,
} from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { newContent } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct } from '../../testing/test-product.ts';

const closing: (() => Promise<void>)[] = [];
let product: TestProduct;
afterEach(async () => {
  await product.stop();
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function openChat(): Promise<ChatService> {
  const chat = await startChatService();
  closing.push(() => chat.close());
  return chat;
}

const visit = (headers: Record<string, string> = {}) =>
  product.app.inject({ url: '/operator', headers: { host: 'localhost:3000', ...headers } });

/** The text of a section, cell by cell. */
async function section(title: string): Promise<string> {
  const { body } = await visit();
  const found = body.split('<section').find((part) => part.includes(`<h2>${title}</h2>`)) ?? '';
  return found.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');
}

describe('the page for operators', () => {
  it('is not there for anybody but this machine, and runs nothing', async () => {
    product = await startTestProduct({ settings: { FIND_LOCAL_SERVERS: 'off' }, workers: false });
    const page = await visit();
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /,
    );
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script|\sstyle="/u);
    for (const headers of [{ host: 'scenewright.example' }, { 'x-forwarded-for': '192.0.2.1' }])
      expect((await visit(headers)).statusCode).toBe(404);
  });

  it('says that all is done here where no service is set', async () => {
    product = await startTestProduct({ settings: { FIND_LOCAL_SERVERS: 'off' }, workers: false });
    expect(await section('Who does what')).toMatch(/Writer offline this machine no/);
    expect(await section('Models')).toContain('No models of other services are in use.');
    expect(await section('Work in the queue')).toContain('Nothing waits, runs or failed.');
    expect(await section('Servers on this machine')).toContain('FIND_LOCAL_SERVERS is off');
  });

  it('tells models with their ends, what a day cost against its ceiling, and what waits', async () => {
    const chat = await openChat();
    product = await startTestProduct({
      settings: {
        FIND_LOCAL_SERVERS: 'off',
        OPENAI_TEXT_BASE_URL: chat.baseUrl,
        OPENAI_TEXT_API_KEY: 'sk-secret',
        OPENAI_TEXT_MODEL: 'house-model',
        OPENAI_SPEECH_API_KEY: 'sk-speech',
        OPENAI_SPEECH_MODEL: 'tts-1',
        DAILY_COST_TOTAL_USD: 'off',
      },
      workers: false,
    });
    const user = await product.signUp('operator@example.com');
    await user.request('POST', '/ai/enhance-prompt', {
      topic: 'custom',
      platform: 'tiktok',
      prompt: 'Bees dance.',
    });
    await user.request('POST', '/content/create', newContent());
    expect(await section('Who does what')).toMatch(
      /Writer house-model 127\.0\.0\.1:\d+ yes, .* Voices openai tts-1 api\.openai\.com yes/,
    );
    const models = await section('Models');
    expect(models).toMatch(/Writing house-model not known – OPENAI_TEXT_MODEL/);
    expect(models).toMatch(/Speech tts-1 2027-01-06 – OPENAI_SPEECH_MODEL/);
    const spending = await section('Paid calls today');
    expect(spending).toMatch(/All together 1 of 20,000 \$0\.02, no ceiling/);
    expect(spending).toMatch(/The account with the most 1 of 1,000 \$0\.02 of \$5\.00/);
    expect(await section('Work in the queue')).toMatch(/write-storyboard 1 0 0 \d+ s/);
    expect((await visit()).body).not.toContain('sk-secret');
  });

  it('names servers on this machine with the lines that would use them, and which is in use', async () => {
    const idle = await startLocalServer(naming('llama3.2:3b'));
    const listed = await startLocalServer(naming('qwen3'));
    closing.push(idle.close, listed.close);
    product = await startTestProduct({
      settings: { OPENAI_TEXT_BASE_URL: `http://localhost:${listed.port}/v1` },
      replacements: {
        localServers: createLocalServerSearch({
          ports: [
            { port: idle.port, name: 'Ollama' },
            { port: listed.port, name: 'LM Studio' },
          ],
          ownPort: 1,
          timeoutMs: 60_000,
        }),
      },
      workers: false,
    });
    const address = `http://127.0.0.1:${idle.port}/v1`;
    const servers = await section('Servers on this machine');
    expect(servers).toContain(
      `Ollama ${address} llama3.2:3b OPENAI_TEXT_BASE_URL=${address} OPENAI_TEXT_MODEL=llama3.2:3b`,
    );
    expect(servers).toMatch(/LM Studio \S+ qwen3 in use/);
    expect(await section('Who does what')).toMatch(/Writer \S+ localhost:\d+ no: it has no key/);
  });

  it('tells where files lie that are not on this machine', async () => {
    product = await startTestProduct({
      settings: {
        FIND_LOCAL_SERVERS: 'off',
        STORAGE: 's3',
        S3_ENDPOINT: 'https://s3.example.com',
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: 'AK',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
      workers: false,
    });
    expect(await section('Who does what')).toContain('s3.example.com as that service bills it');
  });

  it('tells hosted models with ends and margins, and what is to be known of them', async () => {
    product = await startTestProduct({
      settings: {
        FIND_LOCAL_SERVERS: 'off',
        REPLICATE_API_TOKEN: 'r8_test',
        // No browser or fetch asks this port.
        REPLICATE_BASE_URL: 'http://127.0.0.1:9/v1',
        REPLICATE_MODEL_KLING: 'someone/kling-copy',
      },
      workers: false,
    });
    const models = await section('Models of pictures and clips');
    expect(models).toMatch(/recraft-ai\/recraft-v3 not announced \d+ credits \(\$[\d.]+\), costs/);
    expect(models).toContain('Nobody has said what the model someone/kling-copy costs');
    expect(models).toContain('The model google/veo-2 could not be looked up at Replicate');
  });

  it('leaves the other sections as they are where one cannot be read', async () => {
    product = await startTestProduct({
      replacements: {
        localServers: {
          found: () => null,
          search: () => Promise.reject(new Error('the search fell over')),
        },
      },
      workers: false,
    });
    expect(await section('Servers on this machine')).toContain('the search fell over');
    expect(await section('Who does what')).toContain('Writer offline');
  });
});
