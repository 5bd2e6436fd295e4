import { expect, test } from 'vitest';
import { creditsText, lengthText, scenesNamed } from './figures.ts';

test('credits are counted in words', () => {
  expect([0, 1, 40, 3840].map(creditsText)).toEqual([
    '0 credits',
    '1 credit',
    '40 credits',
    '3,840 credits',
  ]);
});

test('lengths have two digits of seconds', () => {
  expect([0, 9, 60, 960].map(lengthText)).toEqual(['0:00', '0:09', '1:00', '16:00']);
});

test('scenes are named while they are few, then counted', () => {
  expect([[2], [2, 5], [1, 2, 7], [1, 2, 3, 4, 5, 6]].map(scenesNamed)).toEqual([
    'scene 2',
    'scenes 2 and 5',
    'scenes 1, 2 and 7',
    '6 scenes',
  ]);
});
