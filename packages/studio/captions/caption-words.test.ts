import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../fonts/fonts.ts';
import { toCaptionWords } from './caption-words.ts';

const chinese = '三名宇航员飞往月球，改变了一切。';
const thai = 'สวัสดีชาวโลก';

function captionOf(text: string, startMs = 0, endMs = 1000) {
  return toCaptionWords([{ text, startMs, endMs }]);
}

beforeAll(() => registerFonts(`${chinese}${thai}`));

describe('toCaptionWords', () => {
  it('leaves ordinary words as they are', () => {
    expect(captionOf('Moon,')).toEqual([
      { text: 'Moon,', startMs: 0, endMs: 1000, isGlued: false },
    ]);
  });

  it('splits Chinese into words that add up to the text and share its time', () => {
    const words = captionOf(chinese, 200, 3200);
    expect(words.length).toBeGreaterThan(4);
    expect(words.map(({ text }) => text).join('')).toBe(chinese);
    expect(words[0]?.startMs).toBe(200);
    expect(words.at(-1)?.endMs).toBe(3200);
    expect(
      words
        .slice(1)
        .every(({ startMs, isGlued }, index) => isGlued && startMs === words[index]?.endMs),
    ).toBe(true);
  });

  it('never begins a piece with closing punctuation', () => {
    expect(captionOf(chinese).some(({ text }) => /^[，。]/u.test(text))).toBe(false);
  });

  it('splits Thai, which has no spaces inside sentences', () => {
    expect(captionOf(thai).length).toBeGreaterThan(1);
  });

  it('joins Chinese words that were timed one by one, but keeps the space of other scripts', () => {
    const joined = (first: string, second: string) =>
      toCaptionWords([first, second].map((text) => ({ text, startMs: 0, endMs: 100 }))).at(-1)
        ?.isGlued;
    expect(joined('月球', '改变')).toBe(true);
    expect(joined('small', 'planet')).toBe(false);
  });

  it('breaks what is too long to wrap', () => {
    const words = captionOf('x'.repeat(100));
    expect(words.every(({ text }) => text.length <= 18)).toBe(true);
    expect(words.map(({ text }) => text).join('')).toHaveLength(100);
  });

  it('leaves out what no font can draw, and words made of nothing else', () => {
    expect(captionOf('a\u{10fffd}b\u0007').map(({ text }) => text)).toEqual(['ab']);
    expect(captionOf('\u{10fffd}\u{10fffd}')).toEqual([]);
  });

  it('asks for a picture where the text form has no glyph', () => {
    expect(captionOf('❤').map(({ text }) => text)).toEqual(['❤\uFE0F']);
    expect(captionOf('🇫🇷').map(({ text }) => text)).toEqual(['🇫🇷']);
  });

  it('puts times right that run backwards', () => {
    const words = toCaptionWords([
      { text: 'one', startMs: 500, endMs: 400 },
      { text: 'two', startMs: 100, endMs: 900 },
    ]);
    expect(words.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [500, 500],
      [500, 900],
    ]);
  });
});
