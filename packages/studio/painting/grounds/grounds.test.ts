import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { templateNames, type Drawing, type TemplateName } from '../drawing.ts';
import { createPainter } from '../painter.ts';

const shapes = [
  { name: 'upright', width: 540, height: 960 },
  { name: 'lying', width: 960, height: 540 },
] as const;
const cell = 20;
/** Spread of brightness along a row, 0–127, above which there is something to see: gradients and slabs have none. */
const leastSpread = 2;
/** Share of the lowest quarter with something to see. Before grounds were painted, most templates had 0.00 to 0.20. */
const leastArt = 0.3;

const emptyStage = (template: TemplateName, light: Drawing['light'], seed: number): Drawing => ({
  version: 1,
  template,
  seed,
  orientation: 'vertical',
  motion: 'still',
  richness: 'standard',
  family: 'lagoon',
  light,
  weather: 'clear',
  mood: 'calm',
  heroes: [],
  props: [],
  figures: [],
  company: 'beside',
  card: { kicker: '', headline: '', figure: null },
  shots: ['wide'],
  board: null,
});

async function frameOf(drawing: Drawing, size: { width: number; height: number }): Promise<Buffer> {
  const painter = await createPainter(drawing, size);
  const canvas = createCanvas(size.width, size.height);
  painter.draw(canvas.getContext('2d'), { timeMs: 100, durationMs: 3000, words: [] });
  return canvas.data();
}

const brightness = (frame: Buffer, at: number): number =>
  0.3 * (frame[at] ?? 0) + 0.59 * (frame[at + 1] ?? 0) + 0.11 * (frame[at + 2] ?? 0);

/** Standard deviation within the rows of one cell, so that what only grows darker downwards counts as nothing. */
function spreadAlongRows(frame: Buffer, width: number, left: number, top: number): number {
  let squares = 0;
  for (let row = 0; row < cell; row += 1) {
    const values = Array.from({ length: cell }, (_, column) =>
      brightness(frame, ((top + row) * width + left + column) * 4),
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / cell;
    squares += values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  }
  return Math.sqrt(squares / cell / cell);
}

function artInLowestQuarter(frame: Buffer, { width, height }: { width: number; height: number }) {
  let [cells, withArt] = [0, 0];
  for (let top = Math.ceil(height * 0.75); top + cell <= height; top += cell)
    for (let left = 0; left + cell <= width; left += cell) {
      cells += 1;
      if (spreadAlongRows(frame, width, left, top) > leastSpread) withArt += 1;
    }
  return withArt / cells;
}

describe.each(shapes)('the lowest quarter of an $name frame', (size) => {
  const templates = representative(
    shareOf(templateNames, shapes.indexOf(size), shapes.length),
    () => '',
    6,
  );

  it.each(templates)('has ground art: %s', async (template) => {
    const lights = [
      ['day', 3],
      ['dusk', 9],
      ['night', 8],
    ] as const;
    for (const [light, seed] of representative(lights, () => template)) {
      const frame = await frameOf(emptyStage(template, light, seed), size);
      expect(artInLowestQuarter(frame, size), light).toBeGreaterThan(leastArt);
    }
  });

  it.each(templates)('is calm enough for white type with its outline: %s', async (template) => {
    const frame = await frameOf(emptyStage(template, 'day', 3), size);
    const [from, to] = size.name === 'upright' ? [0.69, 0.785] : [0.82, 0.925];
    let [sum, count, bright] = [0, 0, 0];
    for (let y = Math.round(size.height * from); y < size.height * to; y += 2)
      for (let x = Math.round(size.width * 0.15); x < size.width * 0.85; x += 2) {
        const value = brightness(frame, (y * size.width + x) * 4);
        sum += value;
        count += 1;
        if (value > 215) bright += 1;
      }
    expect(sum / count).toBeLessThan(190);
    expect(bright / count).toBeLessThan(0.1);
  });
});

describe('a ground', () => {
  it('is the same however often it is painted', async () => {
    for (const template of ['hills', 'street', 'parchment', 'sky'] as const) {
      const drawing = emptyStage(template, 'day', 5);
      const [one, other] = [await frameOf(drawing, shapes[0]), await frameOf(drawing, shapes[0])];
      expect(one.equals(other)).toBe(true);
    }
  });
});
