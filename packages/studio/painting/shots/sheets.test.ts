import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../drawing.ts';
import { paletteOf } from '../palette/palette.ts';
import { createRandom } from '../random.ts';
import { type Plane, proportionsOf, type Stage, type StageBrief } from '../stage.ts';
import { drawSheet, drawSheets, paintSheets } from './set.ts';

const [width, height] = [240, 400] as const;

const brief: StageBrief = {
  width,
  height,
  unit: width / 1080,
  ...proportionsOf({ width, height }),
  palette: paletteOf('meadow', 'day'),
  drawing: {} as Drawing,
  random: createRandom(1),
  groundY: 260,
};

/** Ground with a bumpy upper edge, opaque below it, stripes all over: what is wrongly left out would be seen. */
function groundPlane(depth: number, top: number, bottom: number, hue: number): Plane {
  const box = { x: -20, y: top, width: width + 40, height: bottom - top };
  return {
    depth,
    box,
    paint(context) {
      for (let x = box.x; x < box.x + box.width; x += 7)
        for (let y = top; y < bottom; y += 5) {
          if (y < top + 24 && x % 3 === 0) continue;
          context.fillStyle = `hsl(${hue} 60% ${30 + ((x * 13 + y * 7) % 40)}%)`;
          context.fillRect(x, y, 7, 5);
        }
    },
  };
}

const stage: Pick<Stage, 'planes' | 'foreground'> = {
  planes: [
    { ...groundPlane(0, 0, height, 210), box: { x: 0, y: 0, width, height } },
    groundPlane(0.3, 90, 300, 180),
    groundPlane(0.6, 140, 330, 140),
    groundPlane(0.9, 200, 420, 100),
  ],
  foreground: [groundPlane(1.2, 280, 430, 30)],
};

const cameras = [
  { zoom: 1, panX: 0, panY: 0, focusX: 120, focusY: 200 },
  { zoom: 1.04, panX: 3.3, panY: -1.2, focusX: 120, focusY: 200 },
  { zoom: 1.31, panX: -7.7, panY: 4.4, focusX: 90, focusY: 150 },
];

const painted = paintSheets({ ...stage } as Stage);

describe('sheets that lie behind one another', () => {
  it.each(cameras)('look as if each had been drawn whole, at a zoom of $zoom', (camera) => {
    const [whole, parts] = [createCanvas(width, height), createCanvas(width, height)];
    const { sheets, foreground } = painted;
    for (const sheet of [...sheets, ...foreground])
      drawSheet(whole.getContext('2d'), sheet, camera, 1_300);
    const context = parts.getContext('2d');
    drawSheets(context, brief, { sheets, nearer: foreground }, camera, 1_300);
    drawSheets(context, brief, { sheets: foreground, nearer: [] }, camera, 1_300);
    expect(parts.data().equals(whole.data())).toBe(true);
  });

  it('are drawn only as far as they are seen', () => {
    const { sheets, foreground } = painted;
    const canvas = createCanvas(width, height);
    const [camera = { zoom: 1, panX: 0, panY: 0, focusX: 0, focusY: 0 }] = cameras;
    drawSheets(canvas.getContext('2d'), brief, { sheets, nearer: foreground }, camera, 0);
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    const isDrawn = (y: number) => data[(y * width + 50) * 4 + 3] === 255;
    expect(isDrawn(300)).toBe(true);
    // The foreground comes later, and hides all of this.
    expect(isDrawn(350)).toBe(false);
    expect(isDrawn(399)).toBe(false);
  });
});
