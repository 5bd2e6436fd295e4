import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { shareOf } from '@scenewright/contract/testing/thorough.ts';
import { templateNames, type Drawing } from './drawing.ts';
import { createPainter, type Painter } from './painter.ts';
import { planDrawing, type SceneIdea } from './plan-drawing.ts';

const upright = { width: 270, height: 480 };
const lying = { width: 480, height: 270 };
const durationMs = 9000;
const words = [
  { text: 'the', startMs: 300, endMs: 500 },
  { text: 'rabbit', startMs: 1500, endMs: 1900 },
];

function plan(description: string, more: Partial<SceneIdea> = {}): Drawing {
  return planDrawing({
    description,
    dialogue: 'One hundred and 150,000 rabbits.',
    topic: 'Tales',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 'tale',
    motion: 'live',
    richness: 'premium',
    previousTemplate: null,
    ...more,
  });
}

function frameAt(painter: Painter, timeMs: number, size = upright): Buffer {
  const canvas = createCanvas(size.width, size.height);
  painter.draw(canvas.getContext('2d'), { timeMs, durationMs, words });
  return canvas.data();
}

/** Mean and spread of the green channel. */
function statistics(frame: Buffer): { mean: number; deviation: number } {
  let sum = 0;
  let squares = 0;
  const count = frame.length / 4;
  for (let i = 1; i < frame.length; i += 4) {
    const value = frame[i] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(squares / count - mean * mean) };
}

describe('createPainter', () => {
  it('gives the same pixels for a moment, in any order and from another painter', async () => {
    const drawing = plan('A fox meets a rabbit in the forest');
    const one = await createPainter(drawing, upright);
    const times = [0, 33, 1500, 4000, 7500];
    const forward = times.map((timeMs) => frameAt(one, timeMs));
    const other = await createPainter(drawing, upright);
    const backward = times
      .toReversed()
      .map((timeMs) => frameAt(other, timeMs))
      .toReversed();
    for (const [index, frame] of forward.entries())
      expect(frame.equals(backward[index] ?? Buffer.alloc(0))).toBe(true);
  });

  it('covers the frame to its edges in every shot: nothing glows there', async () => {
    const painter = await createPainter(plan('A fox meets a rabbit in the forest'), upright);
    for (const timeMs of [200, 3600, 7200]) {
      const frame = frameAt(painter, timeMs);
      const { width, height } = upright;
      for (const [x, y] of [
        [0, 0],
        [width - 1, 0],
        [0, height >> 1],
        [width - 1, height >> 1],
        [width >> 1, 0],
        [width >> 1, height - 1],
      ] as const)
        expect(frame[(y * width + x) * 4 + 3], `${x}/${y} at ${timeMs}`).toBe(255);
    }
  });

  it('moves from frame to frame, in every shot', async () => {
    const painter = await createPainter(plan('A fox meets a rabbit in the forest'), upright);
    for (const timeMs of [200, 3600, 7200])
      expect(frameAt(painter, timeMs).equals(frameAt(painter, timeMs + 100))).toBe(false);
  });

  it('moves only the camera of a still picture', async () => {
    const painter = await createPainter(plan('A fox', { motion: 'still' }), upright);
    expect(frameAt(painter, 0).equals(frameAt(painter, 8000))).toBe(false);
  });

  it.each(templateNames)(
    'paints %s in both orientations, neither dark nor flat',
    async (template) => {
      for (const size of shareOf([upright, lying], templateNames.indexOf(template) % 2, 2)) {
        const painter = await createPainter(
          { ...plan('A fox meets a rabbit'), template, light: 'day' },
          size,
        );
        const { mean, deviation } = statistics(frameAt(painter, 2000, size));
        expect(mean).toBeGreaterThan(25);
        expect(deviation).toBeGreaterThan(15);
      }
    },
  );

  it.each([
    ['nothing', ''],
    ['right-to-left', 'كتاب قديم على طاولة'],
    ['emoji alone', '🦄🌈🎉'],
    ['ten thousand letters', 'fox '.repeat(2500)],
    ['one endless word', 'x'.repeat(10_000)],
    ['control characters', 'a\u0000b\u0007c\u202E\uD800'],
  ])('draws from %s', async (_name, text) => {
    const painter = await createPainter(
      plan(text, { dialogue: text, topic: text, style: text }),
      upright,
    );
    for (const timeMs of [0, 4500, 8000])
      expect(statistics(frameAt(painter, timeMs)).deviation).toBeGreaterThan(4);
  });
});
