import { describe, expect, it } from 'vitest';
import { paint } from '../testing/pictures.ts';
import { frameDistance, seen } from './frame-distance.ts';

const flat = (colour: string, width = 40, height = 24) =>
  paint(width, height, (context) => {
    context.fillStyle = colour;
    context.fillRect(0, 0, width, height);
  });

/** A dark bar on white, its left edge at `x`. */
const barAt = (x: number) =>
  paint(64, 32, (context) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 64, 32);
    context.fillStyle = '#222222';
    context.fillRect(x, 4, 6, 24);
  });

const between = (one: ReturnType<typeof flat>, other: ReturnType<typeof flat>) =>
  frameDistance(seen(one), seen(other));

describe('the distance of two frames', () => {
  // CIELAB of sRGB primaries under D65, as in any table: red 53.24, 80.09, 67.20; lime 87.73, -86.18, 83.18; blue 32.30, 79.19, -107.86.
  it.each([
    ['#ffffff', '#000000', 100],
    ['#ff0000', '#00ff00', 170.6],
    ['#ff0000', '#0000ff', 176.3],
    ['#808080', '#828282', 0.76],
  ])('is that of CIELAB for flat colours: %s and %s', (one, other, expected) => {
    const { mean, worst } = between(flat(one), flat(other));
    expect(mean).toBeCloseTo(expected, 0);
    expect(worst).toBeCloseTo(expected, 0);
  });

  it('is none between equal frames, and the same from either side', () => {
    expect(between(barAt(20), barAt(20))).toMatchObject({ mean: 0, worst: 0 });
    const [there, back] = [between(barAt(20), barAt(26)), between(barAt(26), barAt(20))];
    expect(there).toEqual(back);
  });

  it('is small where an edge is softer by a quarter of a pixel, and large where it has moved', () => {
    const soft = between(barAt(20), barAt(20.25));
    const moved = between(barAt(20), barAt(26));
    expect(soft.worst).toBeLessThan(5);
    expect(moved.worst).toBeGreaterThan(30);
  });

  it('tells the tile that differs most', () => {
    const dotted = paint(40, 24, (context) => {
      context.fillStyle = '#336699';
      context.fillRect(0, 0, 40, 24);
      context.fillStyle = '#ff8800';
      context.fillRect(33, 9, 6, 6);
    });
    expect(between(flat('#336699'), dotted)).toMatchObject({ x: 32, y: 8 });
  });

  it('is not asked of frames of different sizes', () => {
    expect(() => between(flat('#fff'), flat('#fff', 20, 24))).toThrow(RangeError);
  });
});
