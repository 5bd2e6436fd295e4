import { expect, test } from 'vitest';
import { peaksOf } from './waveform-shape.ts';

test('each part stands as high as its loudest sample, the loudest at 1', () => {
  expect(peaksOf(new Float32Array([0, 0.25, -0.5, 0.1, 0, 0]), 3)).toEqual([0.5, 1, 0]);
});

test('silence, and fewer samples than parts, give nothing wild', () => {
  expect(peaksOf(new Float32Array(4), 2)).toEqual([0, 0]);
  expect(peaksOf(new Float32Array([1]), 4)).toEqual([0, 0, 0, 1]);
  expect(peaksOf(new Float32Array(), 2)).toEqual([0, 0]);
});
