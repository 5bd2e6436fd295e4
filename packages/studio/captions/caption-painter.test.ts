import { beforeAll, describe, expect, it } from 'vitest';
import { registerFonts } from '../fonts/fonts.ts';
import { findColour, paint } from '../testing/pictures.ts';
import { sayWords } from '../testing/words.ts';
import { type CaptionPainter, createCaptionPainter } from './caption-painter.ts';

const style = { textColour: '#ffffff', activeColour: '#ff00ff', outlineColour: '#000000' };
const white = [255, 255, 255] as const;
const magenta = [255, 0, 255] as const;
const black = [0, 0, 0] as const;
const sizes = { vertical: { width: 540, height: 960 }, landscape: { width: 960, height: 540 } };

async function captionsOf(
  text: string,
  size: { width: number; height: number } = sizes.vertical,
): Promise<CaptionPainter> {
  registerFonts(text);
  return createCaptionPainter(sayWords(text), style, size);
}

function at(
  captions: CaptionPainter,
  timeMs: number,
  { width, height }: { width: number; height: number } = sizes.vertical,
) {
  return paint(width, height, (context) => captions.draw(context, timeMs));
}

describe('captions', () => {
  let english: CaptionPainter;
  beforeAll(async () => {
    english = await captionsOf('our small blue planet');
  });

  it('light up one word after the other, from left to right', () => {
    const xs = [250, 550, 850, 1150].map(
      (timeMs) => findColour(at(english, timeMs), magenta)?.x ?? Number.NaN,
    );
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(4);
  });

  it('light up Arabic from right to left', async () => {
    const arabic = await captionsOf('هذه قصة قصيرة');
    const xs = [250, 550, 850].map(
      (timeMs) => findColour(at(arabic, timeMs), magenta)?.x ?? Number.NaN,
    );
    expect(xs).toEqual(xs.toSorted((a, b) => b - a));
    expect(new Set(xs).size).toBe(3);
  });

  it('are gone before and after they are spoken', async () => {
    const late = await createCaptionPainter(
      sayWords('late', { startMs: 2000 }),
      style,
      sizes.vertical,
    );
    expect(findColour(at(late, 1000), white)).toBeNull();
    expect(findColour(at(late, 2250), magenta)).not.toBeNull();
    expect(findColour(at(late, 9000), white)).toBeNull();
  });

  it.each(Object.entries(sizes))(
    'stay clear of what platforms lay over a %s video',
    async (shape, size) => {
      const captions = await captionsOf(
        'extraordinary accomplishments notwithstanding every internationalisation',
        size,
      );
      for (const timeMs of [250, 700, 1300]) {
        const ink = findColour(at(captions, timeMs, size), black);
        expect(ink?.right).toBeLessThan(0.88);
        expect(ink?.left).toBeGreaterThan(0.1);
        expect(ink?.bottom).toBeLessThan(shape === 'vertical' ? 0.8 : 0.95);
        expect(ink?.top).toBeGreaterThan(0.6);
      }
    },
  );

  it('are outlined, so that they can be read on white', () => {
    const onWhite = paint(540, 960, (context) => {
      context.fillStyle = 'white';
      context.fillRect(0, 0, 540, 960);
      english.draw(context, 550);
    });
    expect(findColour(onWhite, black)?.count).toBeGreaterThan(1500);
  });

  it('show emoji as pictures', async () => {
    const rocket = await captionsOf('🚀');
    const red = findColour(at(rocket, 250), [230, 40, 90], 45);
    expect(red?.count).toBeGreaterThan(20);
  });

  it('grow into place', () => {
    const widthAt = (timeMs: number) => {
      const ink = findColour(at(english, timeMs), white, 100);
      return ink ? ink.right - ink.left : 0;
    };
    expect(widthAt(33)).toBeLessThan(widthAt(280));
    expect(widthAt(100)).toBeGreaterThan(widthAt(280));
  });

  it('depend on the time alone', () => {
    const first = at(english, 620);
    at(english, 1500);
    at(english, 10);
    expect(at(english, 620).data).toEqual(first.data);
  });

  it.each([
    ['', 'nothing'],
    ['\u200b \u0000', 'nothing visible'],
    ['a'.repeat(3000), 'one endless word'],
  ])('survive %#: %s', async (text) => {
    const captions = await captionsOf(text);
    expect(() => at(captions, 100)).not.toThrow();
  });
});
