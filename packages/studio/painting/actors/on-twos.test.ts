import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { sayWords } from '../../testing/words.ts';
import { createPainter } from '../painter.ts';
import { planDrawing } from '../plan-drawing.ts';

const said = 'The two of them have met here every single morning for years.';
it.each([
  'Two friends talk in a kitchen',
  'A woman walks through a forest',
  'A man waves, and a girl walks in',
  'A dog runs across a meadow',
  'Three fish swim in the sea',
  'Hands knead dough on a table',
])('each frame of “%s” is the same alone as in its turn', async (description) => {
  const frameSize = { width: 270, height: 480 };
  const drawing = planDrawing({
    ...{ description, dialogue: said, topic: '', style: '', orientation: 'vertical' },
    ...{ sceneNumber: 1, sceneCount: 3, seed: 7, motion: 'live', richness: 'standard' },
    previousTemplate: null,
  });
  const frames = [4, 5, 6, 7, 40, 41, 119, 120, 121];
  const paintAll = async (order: readonly number[]) => {
    const painter = await createPainter(drawing, frameSize);
    const context = createCanvas(frameSize.width, frameSize.height).getContext('2d');
    const pictures = new Map<number, Buffer>();
    for (const frame of order) {
      context.reset();
      const timeMs = (frame * 1000) / 30;
      painter.draw(context, { timeMs, durationMs: 6_000, words: sayWords(said) });
      pictures.set(frame, Buffer.from(context.getImageData(0, 0, 270, 480).data));
    }
    return pictures;
  };
  const inTurn = await paintAll(frames);
  const backwards = await paintAll(frames.toReversed());
  for (const frame of frames)
    expect(inTurn.get(frame)?.equals(backwards.get(frame) ?? Buffer.of()), `${frame}`).toBe(true);
});
