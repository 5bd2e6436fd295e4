import { describe, expect, it } from 'vitest';
import { findPieces, type Piece } from './find-pieces.ts';

/** A sound of letters: a piece costs nothing where its own letter is, and 1 for each other frame. `-` is silence. */
function find(sound: string, letters: string, skip = 5) {
  const frames = [...sound];
  const pieces = [...letters].map((letter, group): Piece => ({
    group,
    least: 2,
    lengthCosts: new Float32Array(7).fill(0.01),
    window: { from: 0, to: frames.length },
    open: () => (from, to) => frames.slice(from, to).filter((frame) => frame !== letter).length,
  }));
  const found = findPieces(frames.length, pieces, {
    frame: Float32Array.from(frames, (frame) => (frame === '-' ? 0 : 0.8)),
    enter: pieces.map(() => 0.5).concat(0),
    skip: pieces.map(() => skip),
  });
  return found.map((span) => span && [span.from, span.to]);
}

describe('pieces', () => {
  it('are found in order, around silences', () => {
    expect(find('--aaabbbb---cc-', 'abc')).toEqual([
      [2, 5],
      [5, 9],
      [12, 14],
    ]);
  });

  it('are left out where they do not occur', () => {
    expect(find('aaa---ccc', 'abc', 1)).toEqual([[0, 3], undefined, [6, 9]]);
  });

  it('let something foreign lie between them', () => {
    expect(find('aaaxxxxccc', 'ac')).toEqual([
      [0, 3],
      [7, 10],
    ]);
  });

  it('are all left out where there is no room', () => {
    expect(find('a', 'abc')).toEqual([undefined, undefined, undefined]);
    expect(find('', 'a')).toEqual([undefined]);
    expect(find('---', '')).toEqual([]);
  });
});
