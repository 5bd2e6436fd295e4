import { afterEach, describe, expect, it } from 'vitest';
import { createMovableClock } from './clock.ts';
import { readConfig } from './config.ts';
import { startChatService } from './providers/script-writer/language-model/testing/chat-service.ts';
import { chooseVoice, chooseWriter } from './wire-providers.ts';

const key = { OPENAI_API_KEY: 'sk-test' };
const warnings: string[] = [];
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  warnings.length = 0;
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Everything chosen on a day. */
function chooseOn(day: string, settings: Record<string, string>) {
  const clock = createMovableClock();
  clock.advance(Date.parse(`${day}T12:00:00Z`) - clock.now().getTime());
  const log = { warn: (message: unknown) => void warnings.push(String(message)) };
  const [config, choosing] = [readConfig(settings), { clock, log, spend: async () => {} }];
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
