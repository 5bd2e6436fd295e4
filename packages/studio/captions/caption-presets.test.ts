import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import {
  captionLook,
  captionPositions,
  type CaptionPresetId,
  captionPresetIds,
} from '@scenewright/contract/rules/captions.ts';
import { registerFonts } from '../fonts/fonts.ts';
import { findColour, paint, type Pixels } from '../testing/pictures.ts';
import { sayWords } from '../testing/words.ts';
import { type CaptionPainter, createCaptionPainter } from './caption-painter.ts';
import { type CaptionStyle, defaultCaptionStyle } from './caption-style.ts';

const sizes = { vertical: { width: 540, height: 960 }, landscape: { width: 960, height: 540 } };
const painted = captionPresetIds.filter((preset) => preset !== 'none');
/** Saturated, so that it is found wherever it is. */
const lit = [255, 0, 255] as const;
const text = 'our small blue planet';

function lookOf(preset: CaptionPresetId, change: Partial<CaptionStyle> = {}): CaptionStyle {
  const look = captionLook({ preset, position: 'bottom', colour: null });
  if (look === null) throw new Error(`${preset} has no look`);
  return { ...look, ...change };
}

async function captionsOf(
  style: CaptionStyle,
  words = text,
  size = sizes.vertical,
): Promise<CaptionPainter> {
  registerFonts(`${words} ${words.toUpperCase()}`);
  return await createCaptionPainter(sayWords(words), style, size);
}

function at(
  captions: CaptionPainter,
  timeMs: number,
  { size = sizes.vertical, over }: { size?: { width: number; height: number }; over?: string } = {},
): Pixels {
  return paint(size.width, size.height, (context) => {
    if (over !== undefined) {
      context.fillStyle = over;
      context.fillRect(0, 0, size.width, size.height);
    }
    captions.draw(context, timeMs);
  });
}

/** The bounds of all that can be seen, in shares of the frame. */
function inkOf({ width, height, data }: Pixels) {
  const edges = { left: width, right: -1, top: height, bottom: -1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= 128) continue;
      edges.left = Math.min(edges.left, x);
      edges.right = Math.max(edges.right, x);
      edges.top = Math.min(edges.top, y);
      edges.bottom = y;
    }
  expect(edges.right, 'nothing is seen').toBeGreaterThanOrEqual(0);
  return {
    left: edges.left / width,
    right: edges.right / width,
    top: edges.top / height,
    bottom: edges.bottom / height,
  };
}

/** Relative luminance of a pixel (WCAG 2.2). */
function luminance({ data }: Pixels, pixel: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const share = (data[pixel * 4 + channel] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of bright type with what lies right around it. */
function contrastOfType(alone: Pixels, over: Pixels): number {
  const { width, height, data } = alone;
  // Asked of each pixel by all around it.
  const bright = Uint8Array.from({ length: width * height }, (_, pixel) =>
    (data[pixel * 4 + 3] ?? 0) > 250 && luminance(alone, pixel) > 0.85 ? 1 : 0,
  );
  const isType = (pixel: number) => bright[pixel] === 1;
  const within = (pixel: number, reach: number) => {
    for (let dy = -reach; dy <= reach; dy += 1)
      for (let dx = -reach; dx <= reach; dx += 1) if (isType(pixel + dy * width + dx)) return true;
    return false;
  };
  let [type, types, around, arounds] = [0, 0, 0, 0];
  for (let pixel = 3 * width; pixel < width * (height - 3); pixel += 1) {
    if (isType(pixel)) [type, types] = [type + luminance(over, pixel), types + 1];
    else if (!within(pixel, 1) && within(pixel, 2))
      [around, arounds] = [around + luminance(over, pixel), arounds + 1];
  }
  expect(types).toBeGreaterThan(300);
  return (type / types + 0.05) / (around / arounds + 0.05);
}

describe.each(painted)('the %s preset', (preset) => {
  it.each(representative(['#ffffff', '#000000', '#ffd83d']))(
    'can be read on %s [CAP-2]',
    async (over) => {
      const captions = await captionsOf(lookOf(preset));
      expect(contrastOfType(at(captions, 400), at(captions, 400, { over }))).toBeGreaterThan(4.5);
    },
  );

  it.each(
    captionPositions.flatMap((position) =>
      Object.entries(sizes).map(([shape, size]) => ({ position, shape, size })),
    ),
  )(
    'keeps clear of what platforms lay over a $shape video, at the $position [CAP-2]',
    async ({ position, shape, size }) => {
      const style = position === 'bottom' ? lookOf(preset) : lookOf(preset, { position });
      const captions = await captionsOf(
        style,
        'extraordinary accomplishments notwithstanding every internationalisation',
        size,
      );
      for (const timeMs of [280, 700, 1300]) {
        const { left, right, top, bottom } = inkOf(at(captions, timeMs, { size }));
        expect(left).toBeGreaterThan(0.1);
        expect(right).toBeLessThan(0.89);
        expect(top).toBeGreaterThan(shape === 'vertical' ? 0.135 : 0.065);
        expect(bottom).toBeLessThan(shape === 'vertical' ? 0.8 : 0.95);
        const middle = (top + bottom) / 2;
        if (position === 'top') expect(middle).toBeLessThan(0.35);
        else if (position === 'middle') expect(Math.abs(middle - 0.49)).toBeLessThan(0.07);
        else expect(middle).toBeGreaterThan(0.6);
      }
    },
  );

  it.runIf(preset !== 'single' && preset !== 'glow')('lights the word that is said', async () => {
    const captions = await captionsOf(lookOf(preset, { activeColour: '#ff00ff' }), 'sun and sea');
    const found = [200, 500, 800].map((timeMs) => findColour(at(captions, timeMs), lit));
    const xs = found.map((each) => each?.right ?? Number.NaN);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(new Set(xs).size).toBe(3);
  });
});

describe('what a preset does', () => {
  it('karaoke: words fill as they are said and keep their colour, Arabic from the right', async () => {
    const captions = await captionsOf(lookOf('karaoke', { activeColour: '#ff00ff' }));
    const [early, half, end] = [20, 150, 1300].map((timeMs) =>
      findColour(at(captions, timeMs), lit),
    );
    expect(half?.right).toBeGreaterThan(early?.right ?? 0);
    // All four words, from where the first begins.
    expect(end?.left).toBeCloseTo(half?.left ?? 0, 2);
    expect(end?.right).toBeGreaterThan(0.7);
    const arabic = await captionsOf(
      lookOf('karaoke', { activeColour: '#ff00ff' }),
      'هذه قصة قصيرة',
    );
    const lefts = [150, 450, 850].map(
      (timeMs) => findColour(at(arabic, timeMs), lit)?.left ?? Number.NaN,
    );
    expect(lefts).toEqual(lefts.toSorted((a, b) => b - a));
  });

  it('pill: it slides to the next word, whose type is dark on it', async () => {
    const captions = await captionsOf(lookOf('pill', { activeColour: '#ff00ff' }));
    const [before, on, after] = [290, 340, 480].map(
      (timeMs) => findColour(at(captions, timeMs), lit)?.x ?? Number.NaN,
    );
    expect(on).toBeGreaterThan(before ?? 1);
    expect(after).toBeGreaterThan(on ?? 1);
    const pixels = at(captions, 480);
    const pill = findColour(pixels, lit);
    const dark = findColour(pixels, [0x10, 0x13, 0x1c], 12);
    expect(dark?.count).toBeGreaterThan(100);
    expect(pill?.count).toBeGreaterThan(600);
  });

  it('single: one big word at a time [CAP-1]', async () => {
    const captions = await captionsOf(lookOf('single', { activeColour: '#ff00ff' }), 'I dance');
    const [short, long] = [150, 550].map((timeMs) => findColour(at(captions, timeMs), lit));
    const width = (found: ReturnType<typeof findColour> | undefined) =>
      (found?.right ?? 0) - (found?.left ?? 0);
    expect(width(short)).toBeLessThan(0.05);
    expect(width(long)).toBeGreaterThan(0.3);
    for (const found of [short, long])
      expect(((found?.left ?? 0) + (found?.right ?? 0)) / 2).toBeCloseTo(0.5, 1);
  });

  it('heavy: capitals', async () => {
    const [heavy, shouted] = await Promise.all([
      captionsOf(lookOf('heavy')),
      captionsOf(lookOf('heavy', { upperCase: false }), text.toUpperCase()),
    ]);
    expect(at(heavy, 550).data).toEqual(at(shouted, 550).data);
  });

  it('glow: more light around the word that is said', async () => {
    const captions = await captionsOf(lookOf('glow'));
    const lightLeft = (timeMs: number) => {
      const { data, width } = at(captions, timeMs, { over: '#000000' });
      let [left, right] = [0, 0];
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const pink = Math.max(0, (data[pixel * 4] ?? 0) - (data[pixel * 4 + 1] ?? 0));
        if (pixel % width < width / 2) left += pink;
        else right += pink;
      }
      return left / (left + right);
    };
    expect(lightLeft(250)).toBeGreaterThan(lightLeft(1150) + 0.1);
  });

  it('classic: the look that films had before there was a choice [CAP-1]', async () => {
    expect(captionLook({ preset: 'classic', position: 'bottom', colour: null })).toEqual(
      defaultCaptionStyle,
    );
    const captions = await captionsOf(defaultCaptionStyle);
    const pixels = at(captions, 550);
    const boundsOf = (colour: readonly [number, number, number]) => {
      const found = findColour(pixels, colour);
      return (
        found &&
        [found.left, found.right, found.top, found.bottom].map((share) => Math.round(share * 1_000))
      );
    };
    // Measured before there were others.
    expect([boundsOf([255, 255, 255]), boundsOf([255, 216, 61]), boundsOf([16, 19, 28])]).toEqual([
      [128, 870, 749, 786],
      [263, 452, 749, 776],
      [120, 876, 745, 790],
    ]);
  });
});
