import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { representative, shareOf } from '@scenewright/contract/testing/thorough.ts';
import { planCutTimes, stillLengths } from '../../camera/cut-times.ts';
import { sayWords } from '../../testing/words.ts';
import { templateNames } from '../drawing.ts';
import { createPainter, type Painter } from '../painter.ts';
import { planDrawing } from '../plan-drawing.ts';

const sizes = [
  { width: 270, height: 480 },
  { width: 480, height: 270 },
];
const durationMs = 10_000;
const words = sayWords('A fox meets a rabbit near the trees. They look at each other for a while', {
  wordMs: 600,
});

function frameAt(
  painter: Painter,
  size: { width: number; height: number },
  timeMs: number,
): Buffer {
  const canvas = createCanvas(size.width, size.height);
  painter.draw(canvas.getContext('2d'), { timeMs, durationMs, words });
  return canvas.data();
}

/** Mean difference of two frames' channels, 0–255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 4) sum += Math.abs((one[i + 1] ?? 0) - (other[i + 1] ?? 0));
  return sum / (one.length / 4);
}

const still = (template: (typeof templateNames)[number], description: string) => ({
  ...planDrawing({
    description,
    dialogue: description,
    topic: 'Tales',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 'tale',
    motion: 'still',
    richness: 'standard',
    previousTemplate: null,
  }),
  template,
  board: null,
});

describe('a painted still', () => {
  const cuts = planCutTimes({ durationMs, words }, stillLengths);

  it.each(representative(templateNames, () => '', 5))(
    'is seen in another framing after every cut: %s',
    async (template) => {
      for (const size of representative(sizes, () => template)) {
        const painter = await createPainter(still(template, 'A fox meets a rabbit'), size);
        expect(cuts.length).toBeGreaterThanOrEqual(2);
        for (const cut of cuts) {
          const [before, after] = [cut - 34, cut + 1].map((ms) => frameAt(painter, size, ms));
          const earlier = frameAt(painter, size, cut - 67);
          if (before === undefined || after === undefined) throw new Error('no frame');
          const step = difference(earlier, before);
          expect(difference(before, after)).toBeGreaterThan(Math.max(4, step * 3));
        }
      }
    },
  );

  it('covers the frame in every framing, to its last row and column', async () => {
    for (const [turn, size] of sizes.entries())
      for (const template of shareOf(templateNames, turn, sizes.length)) {
        const painter = await createPainter(still(template, 'A fox meets a rabbit'), size);
        for (const ms of [100, ...cuts.map((cut) => cut + 1), 9_900]) {
          const frame = frameAt(painter, size, ms);
          for (let at = 3; at < frame.length; at += 4) if (frame[at] !== 255) expect.unreachable();
        }
      }
  });

  it('gives the same pixels in any order', async () => {
    const size = { width: 270, height: 480 };
    const drawing = still('hills', 'A fox meets a rabbit');
    const times = [100, 3_300, 5_800, 9_000];
    const one = await createPainter(drawing, size);
    const forward = times.map((ms) => frameAt(one, size, ms));
    const other = await createPainter(drawing, size);
    const backward = times
      .toReversed()
      .map((ms) => frameAt(other, size, ms))
      .toReversed();
    expect(forward.every((frame, index) => backward[index]?.equals(frame))).toBe(true);
  });
});
