import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPainter } from './painter.ts';
import { parseDrawing } from './drawing.ts';
import { planDrawing } from './plan-drawing.ts';

const plan = (description: string, dialogue = '') =>
  planDrawing({
    ...{ description, dialogue, topic: '', style: '', orientation: 'vertical' },
    ...{ sceneNumber: 1, sceneCount: 1, seed: 4, motion: 'live', richness: 'standard' },
    previousTemplate: null,
  });

describe('the number of a point', () => {
  it.each([
    ['A bicycle. It reads: “3”.', '3'],
    ['A bicycle. It reads: “Step 3”.', 'Step 3'],
    ['A bicycle. It reads: “Steps 3–5”.', 'Steps 3–5'],
    ['A bicycle. It reads: “2026”.', undefined],
    ['A bicycle. It reads: “Ride on”.', undefined],
    ['A bicycle.', undefined],
  ])('is told by the picture: %s', (description, label) => {
    const drawing = plan(description);
    expect(drawing.label).toBe(label);
    expect(parseDrawing(JSON.parse(JSON.stringify(drawing)))).toEqual(drawing);
  });

  it('is seen in the upper part of the frame, and nothing else changes', async () => {
    const size = { width: 270, height: 480 };
    const pixels = async (label: string | undefined) => {
      const { label: _, ...drawing } = plan('A bicycle. It reads: “3”.');
      const painter = await createPainter(
        label === undefined ? drawing : { ...drawing, label },
        size,
      );
      const context = createCanvas(size.width, size.height).getContext('2d');
      painter.draw(context, { timeMs: 1_500, durationMs: 3_000, words: [] });
      return context.getImageData(0, 0, size.width, size.height).data;
    };
    const [bare, labelled] = [await pixels(undefined), await pixels('3')];
    const rows = new Set<number>();
    for (let at = 0; at < bare.length; at += 4)
      if (bare[at] !== labelled[at]) rows.add(Math.floor(at / 4 / size.width));
    expect(Math.min(...rows)).toBeGreaterThan(size.height * 0.1);
    expect(Math.max(...rows)).toBeLessThan(size.height * 0.2);
  });

  it('stands before the words where nothing can be drawn', () => {
    const { board } = plan('A person buying patience. It reads: “3”.', 'Buy some patience.');
    expect(board?.plan.quote).toBe('3) Buy some patience.');
  });
});
