import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../painting/random.ts';
import { findFocus } from './focus.ts';
import { drift, findFramings, leastDifference, mostEnlarged, push } from './framings.ts';
import { findWholes, type ShareBox } from './picture-map.ts';

const size = { width: 540, height: 960 };
const shown = { width: 1, height: 1 };

/** A soft landscape with a face and a sign, and where they are. */
function pictureOf(seed: number): { canvas: Canvas; wholes: ShareBox[] } {
  const random = createRandom(seed);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, size.height);
  sky.addColorStop(0, '#86b7d8');
  sky.addColorStop(1, '#3c5a46');
  context.fillStyle = sky;
  context.fillRect(0, 0, size.width, size.height);
  const face = {
    x: random.between(0.3, 0.7) * size.width,
    y: random.between(0.25, 0.5) * size.height,
    radius: random.between(50, 90),
  };
  context.fillStyle = random.chance(0.5) ? '#e0a887' : '#9a6a4c';
  context.beginPath();
  context.arc(face.x, face.y, face.radius, 0, Math.PI * 2);
  context.fill();
  const sign = {
    x: random.between(0.05, 0.5) * size.width,
    y: random.between(0.65, 0.9) * size.height,
  };
  context.font = '700 44px sans-serif';
  context.fillStyle = '#ffffff';
  const wide = 190;
  for (let x = 0; x < wide; x += 12) context.fillRect(sign.x + x, sign.y, 6, 40);
  const box = (left: number, top: number, right: number, bottom: number) => ({
    left: left / size.width,
    top: top / size.height,
    right: right / size.width,
    bottom: bottom / size.height,
  });
  return {
    canvas,
    wholes: [
      box(face.x - face.radius, face.y - face.radius, face.x + face.radius, face.y + face.radius),
      box(sign.x, sign.y, sign.x + wide, sign.y + 40),
    ],
  };
}

const framingsOf = (canvas: Canvas, enlarged: number) =>
  findFramings({ focus: findFocus(canvas), wholes: findWholes(canvas), shown, enlarged });

describe('findFramings', () => {
  it('cuts no face and no lettering in half, wherever they are', () => {
    let framed = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const { canvas, wholes } = pictureOf(seed);
      for (const { x, y, zoom } of framingsOf(canvas, 1).slice(1)) {
        framed += 1;
        for (const at of [zoom, zoom * push]) {
          const view = {
            left: x - 0.5 / at,
            right: x + 0.5 / at,
            top: y - 0.5 / at,
            bottom: y + 0.5 / at,
          };
          for (const box of wholes) {
            const apart =
              box.right < view.left + drift ||
              box.left > view.right - drift ||
              box.bottom < view.top + 0.01 ||
              box.top > view.bottom - 0.01;
            const inside =
              box.left >= view.left - 0.01 &&
              box.right <= view.right + 0.01 &&
              box.top >= view.top - 0.01 &&
              box.bottom <= view.bottom + 0.01;
            expect(apart || inside, `seed ${seed} at ${JSON.stringify(view)}`).toBe(true);
          }
        }
      }
    }
    expect(framed).toBeGreaterThan(90);
  });

  it('shows the whole first, and neighbours that differ in size by a fifth', () => {
    const framings = framingsOf(pictureOf(3).canvas, 1);
    expect(framings).toHaveLength(3);
    expect(framings[0]?.zoom).toBe(1);
    const zooms = framings.map(({ zoom }) => zoom).toSorted((one, other) => one - other);
    for (const [index, zoom] of zooms.slice(1).entries())
      expect(zoom / ((zooms[index] ?? 1) * push)).toBeGreaterThanOrEqual(leastDifference - 1e-9);
  });

  it('never enlarges the source more than it bears', () => {
    for (const enlarged of [0.5, 1, 1.2, 1.5, 1.7, 3])
      for (const { zoom } of framingsOf(pictureOf(3).canvas, enlarged).slice(1))
        expect(zoom * push * enlarged).toBeLessThanOrEqual(mostEnlarged + 1e-9);
    expect(framingsOf(pictureOf(3).canvas, 3)).toHaveLength(1);
  });

  it('is the same for the same picture', () => {
    expect(framingsOf(pictureOf(8).canvas, 1)).toEqual(framingsOf(pictureOf(8).canvas, 1));
  });
});
