import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeShownWords } from './shown-words.ts';

/** Words said one after the other, a second each with a tenth between them, from the first second on. */
function say(text: string) {
  return text.split(' ').map((word, index) => ({
    text: word,
    startMs: 1_000 * (index + 1),
    endMs: 1_000 * (index + 1) + 900,
  }));
}

const shown = (spoken: string, text: string) => timeShownWords(say(spoken), text, 60_000);
const startOf = (words: readonly { text: string; startMs: number }[], text: string) =>
  words.find((word) => word.text === text)?.startMs;

describe('shown words', () => {
  it('are those that are said where there is no other text', () => {
    const spoken = say('Bees dance.');
    expect(timeShownWords(spoken, null, 60_000)).toBe(spoken);
  });

  it('have the time of the word they stand for, however it is written [CAP-3]', () => {
    const words = shown(
      'doctor kim says hello to scenewright',
      'Dr. Kim says: “HELLO” to @SceneWright',
    );
    expect(words.map(({ startMs }) => startMs)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
    expect(words.at(-1)?.text).toBe('@SceneWright');
  });

  it('stand through all the words that they are short for [CAP-3]', () => {
    const words = shown('in twenty twenty six it began', 'In 2026 it began');
    expect(words[1]).toEqual({ text: '2026', startMs: 2_000, endMs: 4_900 });
    expect(startOf(words, 'it')).toBe(5_000);
  });

  it('leave out what is not shown without moving the others', () => {
    expect(
      shown('well you know bees really dance', 'bees dance').map(({ text, startMs }) => [
        text,
        startMs,
      ]),
    ).toEqual([
      ['bees', 4_000],
      ['dance', 6_000],
    ]);
  });

  it('make room for words that nobody says', () => {
    const words = shown('bees dance', 'bees dance #nature #bees');
    expect(words[0]).toMatchObject({ text: 'bees', startMs: 1_000 });
    expect(words.map(({ text }) => text)).toEqual(['bees', 'dance', '#nature', '#bees']);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(2_900);
    for (const { startMs, endMs } of words) expect(endMs).toBeGreaterThan(startMs);
  });

  it('are read at a good pace where nothing is said, and are none where the text is empty', () => {
    const words = timeShownWords([], 'Filmed in one take', 3_000);
    expect(words).toHaveLength(4);
    expect(words.at(-1)?.endMs).toBeLessThanOrEqual(3_000);
    expect(shown('bees dance', '  ')).toEqual([]);
  });

  it('keep their order, their number and the bounds, whatever is written', () => {
    const text = fc
      .array(fc.constantFrom('bees', 'dance', 'to', '2026', '蜜蜂在跳舞', '🐝', '—', 'Wörter'), {
        minLength: 1,
        maxLength: 12,
      })
      .map((words) => words.join(' '));
    fc.assert(
      fc.property(text, text, (spoken, written) => {
        const said = say(spoken);
        const words = timeShownWords(said, written, 9_000);
        expect(words.map((word) => word.text).join('')).toBe(written.replaceAll(' ', ''));
        let clock = said[0]?.startMs ?? 0;
        for (const { startMs, endMs } of words) {
          expect(startMs).toBeGreaterThanOrEqual(clock);
          expect(endMs).toBeGreaterThanOrEqual(startMs);
          clock = endMs;
        }
        expect(clock).toBeLessThanOrEqual(said.at(-1)?.endMs ?? 0);
      }),
    );
  });
});
