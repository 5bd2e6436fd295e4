import { describe, expect, it } from 'vitest';
import { defaultModel, warningOf } from './lasting-models.ts';
import list from './models.json' with { type: 'json' };

const at = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the default model', () => {
  it.each([
    ['text', '2026-11-22', 'gpt-6.1-terra'],
    ['text', '2028-01-01', 'gpt-6.1-terra'],
    ['speech', '2026-11-22', 'gpt-4o-mini-tts'],
    ['speech', '2027-01-05', 'gpt-4o-mini-tts'],
    ['speech', '2027-01-06', null],
  ] as const)('of %s on %s is %s', (kind, day, model) =>
    expect(defaultModel(kind, at(day))).toBe(model),
  );

  it('on any day is one that still answers', () => {
    for (const day of ['2026-11-22', '2027-01-05', '2027-01-06', '2030-01-01']) {
      for (const kind of ['text', 'speech'] as const) {
        const ends = list.models.find(({ id }) => id === defaultModel(kind, at(day)))?.ends;
        expect(ends == null || ends > day).toBe(true);
      }
    }
  });
});

describe('the start warns', () => {
  it.each([
    [
      'text',
      'gpt-5-mini',
      true,
      '2026-11-22',
      /gpt-5-mini \(OPENAI_TEXT_MODEL\) will be shut down on 2026-12-11; OpenAI names gpt-6\.1-terra in its place; change OPENAI_TEXT_MODEL/,
    ],
    ['text', 'gpt-5-mini', true, '2026-12-11', /was shut down on 2026-12-11/],
    [
      'speech',
      'gpt-4o-mini-tts',
      false,
      '2026-11-22',
      /will be shut down on 2027-01-06; OpenAI names no successor for it; from then on the offline voices speak/,
    ],
    [
      'transcription',
      'whisper-1',
      true,
      '2026-12-01',
      /2027-02-26; OpenAI names gpt-transcribe in its place; change OPENAI_TRANSCRIPTION_MODEL, or take it away \(then the built-in aligner times the words\)/,
    ],
  ] as const)('of a %s model that ends: %s', (kind, id, isChosen, day, sentence) =>
    expect(warningOf(kind, id, { isChosen, now: at(day) })).toMatch(sentence),
  );

  it.each([
    ['text', 'gpt-6.1-terra'],
    ['text', 'a model of another house'],
  ] as const)('of nothing where a %s model lasts: %s', (kind, id) =>
    expect(warningOf(kind, id, { isChosen: true, now: at('2026-11-22') })).toBeNull(),
  );
});
