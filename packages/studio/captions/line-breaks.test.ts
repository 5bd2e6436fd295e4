import { describe, expect, it } from 'vitest';
import { findLineBreak } from './line-breaks.ts';

function breakOf(widths: number[], maxWidth: number): number | null {
  return findLineBreak(
    widths.map((width) => ({ width, spaceBefore: 1 })),
    maxWidth,
  );
}

describe('findLineBreak', () => {
  it('keeps what fits on one line', () => {
    expect(breakOf([3, 3, 3], 11)).toBeNull();
  });

  it('makes two lines of like width', () => {
    expect(breakOf([5, 5, 5, 5], 12)).toBe(2);
    expect(breakOf([9, 2, 3, 3], 12)).toBe(1);
  });

  it('leaves no short word alone on a line if both lines fit otherwise', () => {
    expect(breakOf([6, 6, 4, 2], 14)).toBe(2);
  });

  it('cannot break a single word', () => {
    expect(breakOf([30], 10)).toBeNull();
  });
});
