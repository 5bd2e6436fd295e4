import { writeFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { boardColours, tones } from '../boards/colours.ts';
import { renderStill } from '../still.ts';
import { registerFonts } from '../fonts/fonts.ts';
import { contrast } from '../painting/palette/colour.ts';
import type { Brand } from './brand.ts';
import { createBrandPainter } from './brand-painter.ts';

const folder = useTemporaryFolder();
const frame = { width: 270, height: 480 };
const plain: Brand = {
  ...{ colour: '#7a1f3d', accent: '#ffb84d', font: 'poppins', corner: 'bottom-right' },
  ...{ logoPath: null, ownFont: null, hasLogo: false, lowerThird: '', lowerThirdLine: '' },
};

beforeAll(async () => {
  registerFonts('Bakery Lang');
  const logo = createCanvas(100, 100);
  const context = logo.getContext('2d');
  context.fillStyle = '#00ff00';
  context.fillRect(0, 0, 100, 100);
  await writeFile(folder.file('logo.jpg'), logo.toBuffer('image/jpeg'));
  // A ring: the film is seen in its middle.
  context.clearRect(0, 0, 100, 100);
  context.lineWidth = 20;
  context.strokeStyle = '#00ff00';
  context.strokeRect(15, 15, 70, 70);
  await writeFile(folder.file('ring.png'), logo.toBuffer('image/png'));
});

/** Where, in shares of a white frame, something of the brand is seen at a moment. */
async function seenAt(brand: Partial<Brand>, timeMs: number) {
  const canvas = createCanvas(frame.width, frame.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, frame.width, frame.height);
  (await createBrandPainter({ ...plain, ...brand }, frame, null)).draw(context, timeMs);
  const { data } = context.getImageData(0, 0, frame.width, frame.height);
  const at = (x: number, y: number) => {
    const place = 4 * (Math.round(y * frame.height) * frame.width + Math.round(x * frame.width));
    return [...data.subarray(place, place + 3)];
  };
  const isBlank = data.every((value) => value === 255);
  return { at, isBlank };
}

const colour = [0x7a, 0x1f, 0x3d];
const white = [255, 255, 255];

describe('a brand in a scene [BRAND-4]', () => {
  it('leaves the picture alone where it has nothing to add', async () => {
    expect((await seenAt(plain, 0)).isBlank).toBe(true);
  });

  it.each([
    ['top-left', 0.09, 0.1],
    ['top-right', 0.91, 0.1],
    ['bottom-left', 0.09, 0.85],
    ['bottom-right', 0.8, 0.85],
  ] as const)('shows the logo in its corner: %s', async (corner, x, y) => {
    const logoPath = folder.file('logo.jpg');
    const { at } = await seenAt({ logoPath, hasLogo: true, corner }, 3_000);
    const [red = 255, green = 0] = at(x, y);
    expect(green - red).toBeGreaterThan(200);
    expect(at(0.5, 0.5)).toEqual(white);
    expect((await seenAt({ logoPath, corner }, 3_000)).isBlank).toBe(true);
  });

  it('lets the film be seen through a logo with transparency [BRAND-6]', async () => {
    const logoPath = folder.file('ring.png');
    const { at } = await seenAt({ logoPath, hasLogo: true, corner: 'top-left' }, 3_000);
    const side = (frame.width * 0.13) / frame.width;
    const height = (frame.width * 0.13) / frame.height;
    const across = (share: number) => 0.05 + side * share;
    const down = (share: number) => 0.075 + height * share;
    const [red = 255, green = 0] = at(across(0.15), down(0.5));
    expect(green - red).toBeGreaterThan(200);
    expect(at(across(0.5), down(0.5))).toEqual(white);
  });

  it('names somebody at its foot for some seconds', async () => {
    const named = { lowerThird: 'Ann Lang', lowerThirdLine: 'Baker' };
    expect((await seenAt(named, 100)).isBlank).toBe(true);
    expect((await seenAt(named, 2_000)).isBlank).toBe(false);
    expect((await seenAt(named, 5_000)).isBlank).toBe(true);
  });
});

describe('a card of a brand [BRAND-4]', () => {
  it('is a picture of its own in the colour of the brand, with its logo and a line', async () => {
    const brand = { ...plain, logoPath: folder.file('logo.jpg') };
    const path = folder.file('card.png');
    await renderStill({
      ...{ source: { kind: 'card', words: 'Bakery Lang' }, shape: 'vertical', brand },
      prints: [{ outputPath: path, width: 270 }],
    });
    const context = createCanvas(270, 480).getContext('2d');
    context.drawImage(await loadImage(path), 0, 0);
    const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
    expect(at(10, 470)).toEqual(colour);
    const [red = 255, green = 0] = at(135, 190);
    expect(green - red).toBeGreaterThan(200);
    const { data } = context.getImageData(0, 240, 270, 120);
    expect(data.some((value, index) => index % 4 !== 3 && value > 250)).toBe(true);
  });

  it('is of a brand', async () => {
    await expect(
      renderStill({
        ...{ source: { kind: 'card', words: 'Nobody' }, shape: 'vertical' },
        prints: [{ outputPath: folder.file('none.png') }],
      }),
    ).rejects.toThrow('a card is of a brand');
  });
});

describe('boards in the colours of a brand [BRAND-3]', () => {
  it('read, whichever colours these are', () => {
    for (const ground of ['#000000', '#7a1f3d', '#ffb84d', '#ffffff', '#808080'])
      for (const accent of ['#000000', '#ffb84d', '#ffffff', '#3355ff'])
        for (const tone of tones) {
          const made = boardColours('meadow', tone, { colour: ground, accent });
          for (const [ink, on] of [
            [made.text, made.ground],
            [made.muted, made.ground],
            [made.strong, made.ground],
            [made.onAccent, made.accent],
            [made.strongOnCard, made.card],
          ] as const)
            expect(contrast(ink, on), `${ground} ${accent} ${tone}`).toBeGreaterThanOrEqual(4.5);
        }
  });
});
