import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const all = 'alloy=a, echo=b,fable=c,onyx=d,nova=e,shimmer=f/1:2';
const key = { ELEVENLABS_API_KEY: 'xi' };

describe('the voices of a service', () => {
  it('stand for ours as a setting says', () => {
    const { ELEVENLABS_VOICES: voices } = readConfig({ ...key, ELEVENLABS_VOICES: all });
    expect([...(voices ?? [])]).toContainEqual(['shimmer', 'f/1:2']);
    const some = readConfig({ OPENAI_SPEECH_VOICES: 'alloy=af_heart' }).OPENAI_SPEECH_VOICES;
    expect([...(some ?? [])]).toEqual([['alloy', 'af_heart']]);
  });

  it.each(['alloy', 'alloy=', 'alice=x', 'alloy=a b', 'alloy=a=b', '__proto__=x'])(
    'are not told by %j',
    (text) =>
      expect(() => readConfig({ OPENAI_SPEECH_VOICES: text })).toThrow(
        /^The setting OPENAI_SPEECH_VOICES is wrong: /,
      ),
  );

  it('must be there for each of ours', () => {
    expect(() => readConfig(key)).toThrow(/ELEVENLABS_VOICES .*; alloy is missing\.$/);
    expect(() => readConfig({ ...key, ELEVENLABS_VOICES: all.replace('onyx=d,', '') })).toThrow(
      /onyx is missing\.$/,
    );
  });

  it('come from one service', () => {
    for (const other of [
      { OPENAI_SPEECH_API_KEY: 'sk' },
      { OPENAI_SPEECH_BASE_URL: 'http://127.0.0.1:8880/v1' },
    ])
      expect(() => readConfig({ ...key, ELEVENLABS_VOICES: all, ...other })).toThrow(
        /two services/,
      );
    expect(readConfig({ ...key, ELEVENLABS_VOICES: all, OPENAI_API_KEY: 'sk' })).toMatchObject(key);
  });
});
