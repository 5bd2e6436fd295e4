import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { representative } from '@scenewright/contract/testing/thorough.ts';
import { planMove } from '../camera.ts';
import { createRandom } from '../random.ts';
import { overscan } from '../stage.ts';
import { templateNames, type Drawing, type TemplateName } from '../drawing.ts';
import { createPainter, type Painter } from '../painter.ts';
import { planDrawing } from '../plan-drawing.ts';

const size = { width: 270, height: 480 };
const words = [{ text: 'fox', startMs: 300, endMs: 600 }];

const drawingOf = (template: TemplateName, richness: Drawing['richness']): Drawing => ({
  ...planDrawing({
    description: 'A fox',
    dialogue: 'A fox walks.',
    topic: 'Tales',
    style: '',
    orientation: 'vertical',
    sceneNumber: 1,
    sceneCount: 3,
    seed: 'tale',
    motion: 'live',
    richness,
    previousTemplate: null,
  }),
  template,
  shots: ['wide'],
  board: null,
});

function frameAt(painter: Painter, timeMs: number): Buffer {
  const canvas = createCanvas(size.width, size.height);
  painter.draw(canvas.getContext('2d'), { timeMs, durationMs: 3_400, words });
  return canvas.data();
}

/** Share of pixels whose green differs by more than the eye's threshold of about six levels. */
function changed(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 1; at < one.length; at += 4)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > 6) count += 1;
  return count / (one.length / 4);
}

describe("the premium model's film", () => {
  it.each(representative(templateNames, () => '', 4))(
    'is another picture than the standard one, and moves more: %s',
    async (template) => {
      const standard = await createPainter(drawingOf(template, 'standard'), size);
      const premium = await createPainter(drawingOf(template, 'premium'), size);
      const [plain, rich] = [standard, premium].map((painter) => frameAt(painter, 300));
      if (plain === undefined || rich === undefined) throw new Error('no frame');
      expect(changed(plain, rich)).toBeGreaterThan(0.3);
      const travel = (painter: Painter) => changed(frameAt(painter, 300), frameAt(painter, 3_100));
      expect(travel(premium)).toBeGreaterThan(travel(standard));
    },
  );

  it('has a camera that travels three times as far, and no further than its sheets reach', () => {
    const moveOf = (richness: Drawing['richness']) =>
      planMove({ width: 1000, height: 1800 }, { motion: 'live', richness }, createRandom(4));
    const [premium, standard] = [moveOf('premium'), moveOf('standard')];
    expect(Math.abs(premium.panX)).toBeGreaterThan(Math.abs(standard.panX) * 2.7);
    expect(Math.abs(premium.panX) * 1.5).toBeLessThanOrEqual(overscan * 1000);
  });

  it('covers the frame while the camera travels', async () => {
    for (const template of representative(templateNames, () => '', 4)) {
      const painter = await createPainter(drawingOf(template, 'premium'), size);
      for (const timeMs of [0, 1_700, 3_390]) {
        const frame = frameAt(painter, timeMs);
        let open = 0;
        for (let at = 3; at < frame.length; at += 4) if (frame[at] !== 255) open += 1;
        expect(open).toBe(0);
      }
    }
  });
});
