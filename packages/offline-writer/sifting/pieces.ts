import type { Segment } from './segments.ts';

/** A piece of an idea as its author meant it, whether viewers hear it or not. */
export interface Piece {
  readonly text: string;
  /** Its line in the idea, counted with the blank ones. */
  readonly line: number;
  /** How likely it is not for the viewers, from 0 to 1. */
  readonly doubt: number;
  readonly isLeftOut: boolean;
}

/** @param out the places of those that are left out */
export function piecesOf(
  segments: readonly Segment[],
  doubts: readonly number[],
  out: readonly number[],
): readonly Piece[] {
  const leftOut = new Set(out);
  return segments.map(({ text, line }, at) => ({
    text,
    line,
    doubt: doubts[at] ?? 0,
    isLeftOut: leftOut.has(at),
  }));
}
