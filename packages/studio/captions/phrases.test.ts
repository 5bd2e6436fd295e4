import { describe, expect, it } from 'vitest';
import { sayWords } from '../testing/words.ts';
import { groupPhrases } from './phrases.ts';

function group(text: string, options?: { mostColumns?: number; wordMs?: number }) {
  const words = sayWords(text, options).map((word) => ({ ...word, isGlued: false }));
  return groupPhrases(words, options?.mostColumns ?? 40);
}

function texts(phrases: ReturnType<typeof group>): string[] {
  return phrases.map(({ words }) => words.map(({ text }) => text).join(' '));
}

describe('groupPhrases', () => {
  it('never tears a phone number apart', () => {
    for (const text of [
      'Please do ring the school office on 01632 960 144 before Friday',
      'Tel. 600 555 019 o każdej porze dnia i nocy',
    ]) {
      const [number = ''] = /\d[\d ]+\d/u.exec(text) ?? [];
      expect(
        texts(group(text)).some((phrase) => phrase.includes(number)),
        text,
      ).toBe(true);
    }
  });

  it('loses no word and keeps their order', () => {
    const text =
      'In 1969, three astronauts flew 238,900 miles to the Moon. It changed everything we knew about our small blue planet.';
    expect(texts(group(text)).join(' ')).toBe(text);
  });

  it('ends a phrase with its sentence', () => {
    expect(texts(group('He stopped. Then nothing moved at all.'))[0]).toBe('He stopped.');
  });

  it('ends a phrase where the speaker pauses', () => {
    const words = [
      ...sayWords('one two three'),
      ...sayWords('four five six', { startMs: 1500 }),
    ].map((word) => ({ ...word, isGlued: false }));
    expect(texts(groupPhrases(words, 40))).toEqual(['one two three', 'four five six']);
  });

  it('does not leave one word alone when the words can be shared out', () => {
    const sizes = group('one two three four five six seven eight nine').map(
      ({ words }) => words.length,
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
  });

  it('keeps an article and a number with the word they belong to', () => {
    for (const phrase of texts(
      group(
        'they walked across the frozen river with 12 tired dogs until the sun went down behind a hill',
      ),
    )) {
      expect(phrase).not.toMatch(/(\bthe|\ba|\bwith|\d)$/);
    }
  });

  it('keeps to the width', () => {
    const phrases = texts(
      group('extraordinary accomplishments notwithstanding internationalisation', {
        mostColumns: 30,
      }),
    );
    expect(Math.max(...phrases.map(({ length }) => length))).toBeLessThanOrEqual(30);
  });

  it('shows one phrase at a time', () => {
    const phrases = group('one two three four. five six seven eight nine ten eleven. twelve');
    for (const [index, { showFromMs, showUntilMs }] of phrases.entries()) {
      expect(showUntilMs).toBeGreaterThan(showFromMs);
      expect(showUntilMs).toBeLessThanOrEqual(
        phrases[index + 1]?.showFromMs ?? Number.POSITIVE_INFINITY,
      );
    }
  });

  it('has nothing to show for a silent scene', () => {
    expect(groupPhrases([], 40)).toEqual([]);
  });
});
