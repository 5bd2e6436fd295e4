import { describe, expect, it } from 'vitest';
import { paletteOf } from '../palette/palette.ts';
import { artSprite } from './art.ts';
import { stagedSprite } from './staged-art.ts';

const palette = paletteOf('meadow', 'day');
const shapeOf = ({ width, height }: { width: number; height: number }) => width / height;

describe('a drawing as it is put down', () => {
  it('is a coat on a rail, higher than the coat itself', async () => {
    const { canvas, height } = await stagedSprite('drawn-coat', 200, false, palette);
    const context = canvas.getContext('2d');
    // A post stands on the ground to the left of it.
    const { data } = context.getImageData(0, Math.round(height) - 4, canvas.width, 2);
    const inked = data.filter((_, at) => at % 4 === 3 && (data[at] ?? 0) > 100).length;
    expect(inked).toBeGreaterThan(4);
    expect(inked).toBeLessThan(canvas.width);
  });

  it.each(['drawn-simit-ring', 'drawn-leaf-one'])('lies: %s', async (name) => {
    const upright = await artSprite(name, 200, false, palette);
    expect(shapeOf(await stagedSprite(name, 200, false, palette))).toBeGreaterThan(
      shapeOf(upright) * 1.5,
    );
  });

  it('is as it was drawn where it stands by itself', async () => {
    const kettle = await stagedSprite('drawn-kettle', 120, false, palette);
    expect(kettle.height).toBe((await artSprite('drawn-kettle', 120, false, palette)).height);
  });
});
