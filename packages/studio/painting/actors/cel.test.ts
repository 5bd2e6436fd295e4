import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createCel } from './cel.ts';
import type { Spot } from './spot.ts';

const size = { width: 200, height: 120 };
const spot = (e: number, f: number, scale = 1): Spot => ({ a: scale, b: 0, c: 0, d: scale, e, f });
const reach = { left: -20, top: -60, right: 20, bottom: 5 };

/** Draws a box on a cel at each of the spots, taken up at the first; gives how often it was painted and where its ink is last. */
function play(spots: readonly Spot[], isOnce = false) {
  const cel = createCel();
  const context = createCanvas(size.width, size.height).getContext('2d');
  let painted = 0;
  for (const now of spots) {
    context.clearRect(0, 0, size.width, size.height);
    cel.draw(context, {
      ...{ now, posed: spots[0] ?? now, reach, pose: 'standing', isOnce },
      paint(onto) {
        painted += 1;
        onto.fillRect(-20, -60, 40, 60);
      },
    });
  }
  const { data } = context.getImageData(0, 0, size.width, size.height);
  const inked = Array.from({ length: data.length / 4 }, (_, at) => at).filter(
    (at) => (data[at * 4 + 3] ?? 0) > 127,
  );
  const xs = inked.map((at) => at % size.width);
  const ys = inked.map((at) => Math.floor(at / size.width));
  return { painted, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) };
}

describe('a cel', () => {
  it('is painted once for a pose, and moved by whole pixels', () => {
    expect(play([spot(100, 90), spot(102.4, 91)])).toEqual({
      ...{ painted: 1, left: 82, right: 121, top: 31 },
    });
  });

  it('is left out where its pose is seen once: what it shows is painted where it is', () => {
    expect(play([spot(100, 90), spot(102, 91)], true)).toEqual({
      ...{ painted: 2, left: 82, right: 121, top: 31 },
    });
  });

  it('is painted again where it grows, or moves far', () => {
    expect(play([spot(100, 90), spot(100, 90, 1.1)])).toMatchObject({ painted: 2, left: 78 });
    expect(play([spot(100, 90), spot(150, 90)])).toMatchObject({ painted: 2, left: 130 });
  });

  it('comes into the frame from beside it', () => {
    expect(play([spot(-19, 90), spot(-9, 90)])).toMatchObject({ painted: 1, right: 10 });
  });
});
