import { describe, expect, it } from 'vitest';
import { createLocalServerSearch } from '@scenewright/openai-services/local-servers/find-local-servers.ts';
import { naming, startLocalServer } from '@scenewright/openai-services/testing/local-server.ts';
import { readConfig } from './config.ts';
import {
  chooseLocalSearch,
  idleAddress,
  listeningService,
  speechService,
  tellLocalServers,
  textService,
} from './wire-openai.ts';

const [local, elsewhere] = ['http://127.0.0.1:11434/v1', 'https://speech.example.com/v1'];
const chosenBy = (settings: Record<string, string>) => {
  const config = readConfig(settings);
  return [textService, speechService, listeningService].map((choose) => choose(config));
};
const listening = { OPENAI_TRANSCRIPTION_MODEL: 'whisper' };
const at = (baseUrl: string | undefined, apiKey: string) => ({ baseUrl, apiKey });

describe('who writes, who speaks and who listens', () => {
  it.each([
    ['nothing', {}, [null, null, null]],
    ['a key for all', { OPENAI_API_KEY: 'sk' }, [at(undefined, 'sk'), at(undefined, 'sk'), null]],
    [
      'a key for all, and a model that listens',
      { OPENAI_API_KEY: 'sk', ...listening },
      [at(undefined, 'sk'), at(undefined, 'sk'), at(undefined, 'sk')],
    ],
    [
      'a key and an address for all',
      { OPENAI_API_KEY: 'sk', OPENAI_BASE_URL: elsewhere, ...listening },
      [at(elsewhere, 'sk'), at(elsewhere, 'sk'), at(elsewhere, 'sk')],
    ],
    ['an address for all, without its key', { OPENAI_BASE_URL: elsewhere }, [null, null, null]],
    [
      'a local writer, which needs no key',
      { OPENAI_TEXT_BASE_URL: local },
      [at(local, 'none'), null, null],
    ],
    [
      'a local voice, which nobody can be asked to listen to',
      { OPENAI_SPEECH_BASE_URL: local },
      [null, at(local, 'none'), null],
    ],
    [
      'a local voice whose server listens, too',
      { OPENAI_SPEECH_BASE_URL: local, OPENAI_TRANSCRIPTION_MODEL: 'whisper' },
      [null, at(local, 'none'), at(local, 'none')],
    ],
    ['a key for text', { OPENAI_TEXT_API_KEY: 'text' }, [at(undefined, 'text'), null, null]],
    [
      'a key for speech',
      { OPENAI_SPEECH_API_KEY: 'speech', ...listening },
      [null, at(undefined, 'speech'), at(undefined, 'speech')],
    ],
    [
      'a local writer and a hosted voice: each key goes to its own address',
      { OPENAI_TEXT_BASE_URL: local, OPENAI_API_KEY: 'sk', ...listening },
      [at(local, 'none'), at(undefined, 'sk'), at(undefined, 'sk')],
    ],
    [
      'a hosted writer and a voice elsewhere: the common key stays with OpenAI',
      { OPENAI_API_KEY: 'sk', OPENAI_SPEECH_BASE_URL: elsewhere, ...listening },
      [at(undefined, 'sk'), at(elsewhere, 'none'), at(undefined, 'sk')],
    ],
    [
      'a voice at the address for all, whose key it gets',
      {
        OPENAI_API_KEY: 'sk',
        OPENAI_BASE_URL: elsewhere,
        OPENAI_SPEECH_BASE_URL: elsewhere,
        ...listening,
      },
      [at(elsewhere, 'sk'), at(elsewhere, 'sk'), at(elsewhere, 'sk')],
    ],
    [
      'keys and addresses of their own for both',
      {
        OPENAI_TEXT_API_KEY: 'text',
        OPENAI_TEXT_BASE_URL: local,
        OPENAI_SPEECH_API_KEY: 'speech',
        OPENAI_SPEECH_BASE_URL: elsewhere,
      },
      [at(local, 'text'), at(elsewhere, 'speech'), null],
    ],
  ])('by %s', (_what, settings, services) =>
    expect(chosenBy(settings)).toEqual(
      services.map((service) => service && expect.objectContaining(service)),
    ),
  );

  it('cost money where they know whom to bill: by a key', () => {
    const costs = (settings: Record<string, string>) =>
      chosenBy(settings).map((service) => service?.isPaid);
    expect(
      costs({ OPENAI_TEXT_BASE_URL: local, OPENAI_SPEECH_API_KEY: 'sk', ...listening }),
    ).toEqual([false, true, true]);
    expect(costs({ OPENAI_TEXT_BASE_URL: local, OPENAI_TEXT_API_KEY: 'gateway' })[0]).toBe(true);
  });

  it('are OpenAI’s own at its address, however it is written', () => {
    for (const [address, isOwn] of [
      ['https://api.openai.com/v1', true],
      ['https://API.openai.com', true],
      ['https://api.openai.com.example.com/v1', false],
      [local, false],
    ] as const)
      expect(chosenBy({ OPENAI_TEXT_BASE_URL: address })[0]?.isOpenAi, address).toBe(isOwn);
  });
});

describe('an address that does nothing', () => {
  it('is told of, with what to set', () => {
    expect(idleAddress(readConfig({ OPENAI_BASE_URL: local }))).toContain('OPENAI_TEXT_BASE_URL');
    expect(idleAddress(readConfig({ OPENAI_BASE_URL: local, OPENAI_API_KEY: 'k' }))).toBeNull();
    expect(idleAddress(readConfig({}))).toBeNull();
  });
});

describe('servers on this machine', () => {
  it.each([
    [{}, true],
    [{ FIND_LOCAL_SERVERS: 'off' }, false],
    [{ NODE_ENV: 'test' }, false],
    [{ NODE_ENV: 'production' }, true],
  ])('are looked for by %j: %s', (settings, isLooking) =>
    expect(chooseLocalSearch(readConfig(settings)) !== null).toBe(isLooking),
  );

  it('are told with the lines to use them, but for those in use', async () => {
    const servers = [
      await startLocalServer(naming('llama')),
      await startLocalServer(naming('qwen')),
    ];
    const [idle, used] = servers.map(({ port }) => port);
    const ports = [idle, used].map((port = 0) => ({ port, name: 'Ollama' }));
    const told: string[] = [];
    const config = readConfig({ OPENAI_TEXT_BASE_URL: `http://localhost:${used}/v1` });
    await tellLocalServers(
      config,
      createLocalServerSearch({ ports, ownPort: 1, timeoutMs: 60_000 }),
      {
        info: (message: unknown) => void told.push(String(message)),
      },
    );
    const address = `http://127.0.0.1:${idle}/v1`;
    expect(told).toEqual([
      `Ollama seems to run at ${address} and is not used; to use it, put into .env:\n    OPENAI_TEXT_BASE_URL=${address}\n    OPENAI_TEXT_MODEL=llama`,
    ]);
    await Promise.all(servers.map(({ close }) => close()));
  });
});
