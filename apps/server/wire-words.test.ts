import { afterEach, describe, expect, it } from 'vitest';
import { startChatService } from '@scenewright/openai-services/script-writer/testing/chat-service.ts';
import { startSpeechService } from '@scenewright/voices/openai/testing/speech-service.ts';
import { useScratchFolder } from '@scenewright/voices/testing/scratch-folder.ts';
import { createMovableClock } from './clock.ts';
import { readConfig } from './config.ts';
import { forAccount } from './origin.ts';
import { chooseVoice, chooseWriter } from './wire-words.ts';

const key = { OPENAI_API_KEY: 'sk-test' };
const warnings: string[] = [];
const errors: string[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  warnings.length = 0;
  errors.length = 0;
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** What bounds calls is a matter of the database (quotas.rooms.test.ts). */
const roomWithoutEnd = {
  hold: <T>(_signal: AbortSignal, work: () => Promise<T>) => work(),
  pace: async () => {},
};

/** Everything chosen on a day. */
function chooseOn(
  day: string,
  settings: Record<string, string>,
  spend: (kind: string) => Promise<void> = async () => {},
) {
  const clock = createMovableClock();
  clock.advance(Date.parse(`${day}T12:00:00Z`) - clock.now().getTime());
  const log = {
    warn: (message: unknown) => void warnings.push(String(message)),
    error: (_details: unknown, message?: string) => void errors.push(String(message)),
  };
  const [config, choosing] = [
    readConfig(settings),
    { clock, log, spend, openRoom: () => roomWithoutEnd, secret: new Uint8Array(32) },
  ];
  const voice = chooseVoice(config, choosing);
  closing.push(() => voice.close());
  return { clock, voice, writer: chooseWriter(config, choosing) };
}

describe('with a key of OpenAI', () => {
  it('defaults are models that answer, and the start says which of them end', () => {
    const { voice, writer } = chooseOn('2026-11-22', key);
    expect([writer.name, voice.name]).toEqual(['gpt-6.1-terra', 'openai gpt-4o-mini-tts']);
    expect(warnings).toEqual([
      expect.stringContaining(
        'gpt-4o-mini-tts (OPENAI_SPEECH_MODEL) will be shut down on 2027-01-06',
      ),
    ]);
  });

  it('nobody listens by default; a model that a setting names does, and is warned of', () => {
    chooseOn('2026-12-01', { ...key, OPENAI_TRANSCRIPTION_MODEL: 'whisper-1' });
    expect(warnings).toContainEqual(
      expect.stringContaining(
        'whisper-1 (OPENAI_TRANSCRIPTION_MODEL) will be shut down on 2027-02-26',
      ),
    );
  });

  it('the offline voices speak from the moment the last speech model ends, without a restart', () => {
    const { clock, voice } = chooseOn('2027-01-05', key);
    expect(voice.name).toBe('openai gpt-4o-mini-tts');
    clock.advance(86_400_000);
    expect(voice.name).toBe('offline');
    expect(chooseOn('2027-06-01', key).voice.name).toBe('offline');
  });

  it.each(['OPENAI_SPEECH_MODEL', 'OPENAI_TTS_MODEL'])(
    'a model that %s names is used as it is, and warned of',
    (setting) => {
      expect(chooseOn('2027-06-01', { ...key, [setting]: 'tts-1-hd' }).voice.name).toBe(
        'openai tts-1-hd',
      );
      expect(warnings).toContainEqual(
        expect.stringMatching(
          /tts-1-hd .* was shut down on 2027-01-06; .*change OPENAI_SPEECH_MODEL/,
        ),
      );
    },
  );

  it('nothing is warned of, and nothing ends, behind another address', () => {
    const { voice } = chooseOn('2027-06-01', {
      ...key,
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      OPENAI_TEXT_MODEL: 'gpt-5-mini',
    });
    expect(voice.name).toBe('openai gpt-4o-mini-tts');
    expect(warnings).toEqual([]);
  });

  it('the writer asks for the model of its setting', async () => {
    const service = await startChatService();
    closing.push(() => service.close());
    const { writer } = chooseOn('2026-11-22', {
      ...key,
      OPENAI_BASE_URL: service.baseUrl,
      OPENAI_TEXT_MODEL: 'house-model',
    });
    await writer
      .enhancePrompt(
        { topic: 'custom', platform: 'tiktok', prompt: 'Bees dance.' },
        AbortSignal.timeout(60_000),
      )
      .catch(() => {});
    expect(service.calls[0]?.request.model).toBe('house-model');
  });
});

describe('a service that does not work', () => {
  const folder = useScratchFolder();
  const refused = { status: 401, body: '{}' };

  it('and only its operator can mend it, is told in the log, once in ten minutes', async () => {
    const [chat, speech] = [await startChatService(), await startSpeechService()];
    closing.push(
      () => chat.close(),
      () => speech.close(),
    );
    const { clock, voice, writer } = chooseOn('2026-11-22', {
      OPENAI_TEXT_API_KEY: 'sk',
      OPENAI_TEXT_BASE_URL: chat.baseUrl,
      OPENAI_SPEECH_API_KEY: 'sk',
      OPENAI_SPEECH_BASE_URL: speech.baseUrl,
    });
    const signal = AbortSignal.timeout(60_000);
    async function ask(): Promise<void> {
      chat.failNext(refused);
      speech.failNext('/audio/speech', refused);
      const line = { text: 'Bees dance.', voiceId: 'alloy', language: 'en', signal };
      const idea = { topic: 'custom', platform: 'tiktok', prompt: 'Bees dance.' } as const;
      await expect(voice.speak({ ...line, directory: folder.path })).rejects.toThrow('the key');
      await expect(writer.enhancePrompt(idea, signal)).rejects.toThrow('the key');
    }
    await ask();
    await ask();
    expect(errors).toEqual([
      expect.stringMatching(/^the speech service refuses the key .* OPENAI_SPEECH_API_KEY/u),
      expect.stringMatching(/^the writing service refuses the key .* OPENAI_TEXT_API_KEY/u),
    ]);
    clock.advance(10 * 60_000);
    await ask();
    expect(errors).toHaveLength(4);
  });

  it('is spared after five outages in a row', async () => {
    const chat = await startChatService();
    closing.push(() => chat.close());
    const { writer } = chooseOn('2026-11-22', {
      OPENAI_TEXT_API_KEY: 'sk',
      OPENAI_TEXT_BASE_URL: chat.baseUrl,
    });
    chat.failNext(...Array.from({ length: 5 }, () => ({ status: 503, body: '{}' })));
    const idea = { topic: 'custom', platform: 'tiktok', prompt: 'Bees dance.' } as const;
    for (let call = 0; call < 8; call += 1)
      await expect(writer.enhancePrompt(idea, AbortSignal.timeout(60_000))).rejects.toThrow(
        'The writing service has an outage.',
      );
    expect(chat.calls).toHaveLength(5);
  });
});

describe('writing and speaking apart', () => {
  const folder = useScratchFolder();
  const local = 'http://127.0.0.1:9/v1';
  it.each([
    [
      'a local writer and the offline voice',
      { OPENAI_TEXT_BASE_URL: local, OPENAI_TEXT_MODEL: 'llama' },
      'llama',
      'offline',
    ],
    [
      'the offline writer and a hosted voice',
      { OPENAI_SPEECH_API_KEY: 'sk' },
      'offline',
      'openai gpt-4o-mini-tts',
    ],
    [
      'a hosted writer and the offline voice',
      { OPENAI_TEXT_API_KEY: 'sk' },
      'gpt-6.1-terra',
      'offline',
    ],
    [
      'a local writer and a hosted voice',
      { ...key, OPENAI_TEXT_BASE_URL: local, OPENAI_TEXT_MODEL: 'llama' },
      'llama',
      'openai gpt-4o-mini-tts',
    ],
    [
      'a hosted writer and a voice that tells times',
      {
        ...key,
        ELEVENLABS_API_KEY: 'xi',
        ELEVENLABS_VOICES: 'alloy=a,echo=b,fable=c,onyx=d,nova=e,shimmer=f',
        ELEVENLABS_MODEL: 'eleven-test',
      },
      'gpt-6.1-terra',
      'elevenlabs eleven-test',
    ],
    ['neither', {}, 'offline', 'offline'],
  ])('are %s', (_what, settings, writerName, voiceName) => {
    const { writer, voice } = chooseOn('2026-11-22', settings);
    expect([writer.name, voice.name]).toEqual([writerName, voiceName]);
  });

  it('cost only what is paid: a local writer nothing, a voice with a key its calls', async () => {
    const [chat, speech] = [await startChatService(), await startSpeechService()];
    closing.push(
      () => chat.close(),
      () => speech.close(),
    );
    const spent: string[] = [];
    const { writer, voice } = chooseOn(
      '2026-11-22',
      {
        OPENAI_TEXT_BASE_URL: chat.baseUrl,
        OPENAI_SPEECH_BASE_URL: speech.baseUrl,
        OPENAI_SPEECH_API_KEY: 'sk-speech',
        OPENAI_TRANSCRIPTION_MODEL: 'whisper',
      },
      async (kind) => void spent.push(kind),
    );
    const signal = AbortSignal.timeout(60_000);
    await writer.enhancePrompt({ topic: 'custom', platform: 'tiktok', prompt: 'Bees.' }, signal);
    await voice.speak({
      text: 'Bees.',
      voiceId: 'alloy',
      language: 'en',
      directory: folder.path,
      signal,
    });
    expect(chat.calls[0]?.authorization).toBe('Bearer none');
    expect(speech.calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer sk-speech',
      'Bearer sk-speech',
    ]);
    expect(spent).toEqual(['speech', 'transcription']);
  });
});

describe('a service that writes', () => {
  const folder = useScratchFolder();
  const enhance = (writer: ReturnType<typeof chooseWriter>) =>
    writer.enhancePrompt(
      { topic: 'custom', platform: 'tiktok', prompt: 'Bees.' },
      AbortSignal.timeout(60_000),
    );

  it('knows each person by a name of their own that tells nothing of them, and nobody by none', async () => {
    const chat = await startChatService();
    closing.push(() => chat.close());
    const { writer } = chooseOn('2026-11-22', { OPENAI_TEXT_BASE_URL: chat.baseUrl });
    const [ada, ben] = ['account-ada', 'account-ben'];
    for (const account of [ada, ben, ada]) await forAccount(account, () => enhance(writer));
    await enhance(writer);
    const [first, second, third, nobody] = chat.calls.map(
      ({ request }) => request.body['safety_identifier'],
    );
    expect(first).toMatch(/^[\w-]{43}$/);
    expect([second === first, third === first, nobody]).toEqual([false, true, undefined]);
    expect(JSON.stringify(chat.calls)).not.toContain(ada);
  });

  it.each([
    ['on', ['custom', 'tiktok', 'Bees.']],
    ['off', []],
    ['', []],
  ])('moderates elsewhere than at OpenAI only where a setting says so: %j', async (isOn, seen) => {
    const chat = await startChatService();
    closing.push(() => chat.close());
    const { writer } = chooseOn('2026-11-22', {
      OPENAI_TEXT_BASE_URL: chat.baseUrl,
      ...(isOn === '' ? {} : { OPENAI_MODERATION: isOn }),
    });
    await enhance(writer);
    expect(chat.moderated).toEqual(seen);
  });

  it('moderates the lines of a voice of another company, too, before that is asked', async () => {
    const chat = await startChatService();
    closing.push(() => chat.close());
    const { voice } = chooseOn('2026-11-22', {
      OPENAI_TEXT_BASE_URL: chat.baseUrl,
      OPENAI_MODERATION: 'on',
      ELEVENLABS_API_KEY: 'xi-test',
      ELEVENLABS_BASE_URL: 'http://127.0.0.1:9',
      ELEVENLABS_VOICES: 'alloy=a,echo=b,fable=c,onyx=d,nova=e,shimmer=f',
    });
    const spoken = voice.speak({
      text: 'A line. flag:hate/threatening',
      voiceId: 'alloy',
      language: 'en',
      directory: folder.path,
      signal: AbortSignal.timeout(60_000),
    });
    await expect(spoken).rejects.toMatchObject({ code: 'idea_refused', retryable: false });
    expect(chat.moderated).toEqual(['A line. flag:hate/threatening']);
  });
});
