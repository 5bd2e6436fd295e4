import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Drawing } from '../drawing.ts';
import { createPainter } from '../painter.ts';
import { planDrawing } from '../plan-drawing.ts';

const sizes = [
  { name: 'upright', width: 270, height: 480, orientation: 'vertical' },
  { name: 'lying', width: 480, height: 270, orientation: 'landscape' },
  { name: 'square', width: 324, height: 324, orientation: 'square' },
  { name: 'portrait', width: 324, height: 405, orientation: 'portrait' },
] as const;
type Size = (typeof sizes)[number];
const edge = 2;

function drawingOf(description: string, { orientation }: Size): Drawing {
  return planDrawing({
    description,
    dialogue: 'Look.',
    topic: 'Any',
    style: '',
    orientation,
    sceneNumber: 1,
    sceneCount: 1,
    seed: 3,
    motion: 'live',
    richness: 'standard',
    previousTemplate: null,
  });
}

/** The same people in other colours: a pixel that differs is somebody's. */
const inOtherColours = (drawing: Drawing): Drawing => ({
  ...drawing,
  figures: drawing.figures.map((figure): Figure => ({
    ...figure,
    look: {
      ...figure.look,
      skin: figure.look.skin === 'dark' ? 'light' : 'dark',
      hairColour: '#ff00ff',
      top: '#00ff00',
      bottom: '#ffff00',
    },
  })),
});

/** The columns at both sides of the frame, at moments of all shots. */
async function edgesOf(drawing: Drawing, { width, height }: Size): Promise<number[][]> {
  const painter = await createPainter(drawing, { width, height });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  return [500, 1_500, 2_600, 3_700, 4_800, 5_600].map((timeMs) => {
    painter.draw(context, { timeMs, durationMs: 6_000, words: [] });
    return [0, width - edge].flatMap((x) => [...context.getImageData(x, 0, edge, height).data]);
  });
}

describe.each(sizes)('nobody is cut by the sides of an $name frame', (size) => {
  it.each(
    shareOf(
      [
        'A crowd of people standing.',
        'Five children laughing.',
        'Two women talking.',
        'A man and a woman hugging.',
        'A grandmother; a chair.',
        'A teacher pointing.',
        'Three old men waiting; a dog.',
      ],
      sizes.indexOf(size),
      sizes.length,
    ),
  )('%s', async (description) => {
    const drawing = drawingOf(description, size);
    expect(drawing.figures.length).toBeGreaterThan(0);
    expect(await edgesOf(drawing, size)).toEqual(await edgesOf(inOtherColours(drawing), size));
  });
});
