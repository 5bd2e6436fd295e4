import { expect, it } from 'vitest';
import { cropPosition } from './crop-position.ts';

const wide = { width: 1_600, height: 900 };

it.each([
  [0, '0.0% 50.0%'],
  [0.5, '50.0% 50.0%'],
  [1, '100.0% 50.0%'],
  [0.1, '0.0% 50.0%'],
] as const)('a point at %d of the width of a wide picture is cut at %s', (x, position) => {
  expect(cropPosition(wide, 'vertical', { x, y: 0.2 })).toBe(position);
});

it('a picture of the very shape is not cut', () => {
  expect(cropPosition(wide, 'landscape', { x: 0, y: 1 })).toBe('50.0% 50.0%');
});
