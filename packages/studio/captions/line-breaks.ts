/** A word's width and the space before it, in any one unit. */
export interface WordWidth {
  readonly width: number;
  readonly spaceBefore: number;
}

/**
 * Where to break a phrase into two lines of like width; null where one line is better. A lone short word on a line of
 * its own (an orphan) is avoided as long as both lines still fit.
 * @returns the index of the second line's first word
 */
export function findLineBreak(words: readonly WordWidth[], maxWidth: number): number | null {
  if (words.length < 2 || lineWidth(words) <= maxWidth) return null;
  let best: number | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let index = 1; index < words.length; index += 1) {
    const cost = breakCost(words.slice(0, index), words.slice(index), maxWidth);
    if (cost < bestCost) [best, bestCost] = [index, cost];
  }
  return best;
}

export function lineWidth(words: readonly WordWidth[]): number {
  return words.reduce(
    (sum, { width, spaceBefore }, index) => sum + width + (index === 0 ? 0 : spaceBefore),
    0,
  );
}

function breakCost(
  first: readonly WordWidth[],
  second: readonly WordWidth[],
  maxWidth: number,
): number {
  const widths = [lineWidth(first), lineWidth(second)] as const;
  const widest = Math.max(...widths);
  const isOrphan = (line: readonly WordWidth[], width: number) =>
    line.length === 1 && width < widest / 2;
  const orphans = Number(isOrphan(first, widths[0])) + Number(isOrphan(second, widths[1]));
  return widest + Math.max(0, widest - maxWidth) * 10 + orphans * maxWidth * 0.3;
}
