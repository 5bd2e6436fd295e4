import { describe, expect, it } from 'vitest';
import { directionOf, visualOrder } from './reading-order.ts';

describe('directionOf', () => {
  it.each([
    ['مرحبا', 'rtl'],
    ['שלום world', 'rtl'],
    ['1969 Apollo', 'ltr'],
    ['月球', 'ltr'],
    ['123 — !', undefined],
  ] as const)('%s is %s', (text, direction) => expect(directionOf(text)).toBe(direction));
});

describe('visualOrder', () => {
  it('reads Latin words from left to right', () => {
    expect(visualOrder(['one', 'two', 'three'], 'ltr')).toEqual([0, 1, 2]);
  });

  it('reads Arabic words from right to left', () => {
    expect(visualOrder(['هذه', 'قصة', 'قصيرة'], 'rtl')).toEqual([2, 1, 0]);
  });

  it('keeps a Latin name inside Arabic in its own order', () => {
    expect(visualOrder(['رحلة', 'Apollo', 'Eleven', 'القمر'], 'rtl')).toEqual([3, 1, 2, 0]);
  });

  it('keeps a Hebrew phrase inside English in its own order', () => {
    expect(visualOrder(['say', 'שלום', 'עולם', 'today'], 'ltr')).toEqual([0, 2, 1, 3]);
  });

  it('puts numbers where the paragraph goes', () => {
    expect(visualOrder(['في', '1969', 'القمر'], 'rtl')).toEqual([2, 1, 0]);
  });
});
