import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingPace } from './reading-pace.ts';

const texts = (text: string) => readingPace(text).map((word) => word.text);

describe('the reading pace', () => {
  it('is that of subtitles', () => {
    const english = readingPace(
      'The sea covers most of our planet and we have seen only a small part of it so far.',
    );
    const wordsPerMinute = (english.length / (english.at(-1)?.endMs ?? 1)) * 60_000;
    expect(wordsPerMinute).toBeGreaterThan(140);
    expect(wordsPerMinute).toBeLessThan(210);
    const chinese = readingPace('海洋覆盖了我们星球的大部分而我们只看到了其中的一小部分');
    const charactersPerMinute = (27 / (chinese.at(-1)?.endMs ?? 1)) * 60_000;
    expect(charactersPerMinute).toBeGreaterThan(200);
    expect(charactersPerMinute).toBeLessThan(360);
  });

  it('parts Chinese and Japanese into words, with their punctuation, and leaves other scripts as they are spaced', () => {
    expect(texts('你好，世界。')).toEqual(['你好，', '世界。']);
    expect(texts('「東京」へ行きます。').join('')).toBe('「東京」へ行きます。');
    expect(texts('「東京」へ行きます。')[0]).toBe('「東京」');
    expect(texts('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
    expect(texts('สวัสดีชาวโลก ดีจัง')).toEqual(['สวัสดีชาวโลก', 'ดีจัง']);
    expect(texts('안녕하세요 세계')).toEqual(['안녕하세요', '세계']);
  });

  it('rests after sentences', () => {
    const [one, two, three] = readingPace('One. Two three');
    expect((two?.startMs ?? 0) - (one?.endMs ?? 0)).toBeGreaterThan(
      (three?.startMs ?? 0) - (two?.endMs ?? 0) + 300,
    );
  });

  it('fits a long text into a short time, and does not drag a short one out', () => {
    const long = readingPace('word '.repeat(200), 10_000);
    expect(long.at(-1)?.endMs).toBeLessThanOrEqual(10_000);
    expect(long.at(-1)?.endMs).toBeGreaterThan(9_500);
    expect(readingPace('Hello.', 20_000).at(-1)?.endMs).toBeLessThan(2_000);
  });

  it('has nothing to show for nothing', () => {
    expect(readingPace(' \n')).toEqual([]);
    expect(readingPace('', 1000)).toEqual([]);
  });

  it('is in order and inside the time, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.option(fc.nat(60_000), { nil: undefined }),
        (text, durationMs) => {
          let clock = 0;
          for (const { startMs, endMs } of readingPace(text, durationMs)) {
            expect(startMs).toBeGreaterThanOrEqual(clock);
            expect(endMs).toBeGreaterThanOrEqual(startMs);
            clock = endMs;
          }
          if (durationMs !== undefined) expect(clock).toBeLessThanOrEqual(durationMs);
        },
      ),
    );
  });
});
