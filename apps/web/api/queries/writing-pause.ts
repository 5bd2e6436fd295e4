/** Writing takes seconds; where it takes longer, nobody is in a hurry for its answer. */
const [firstMs, moreMs, mostMs] = [2_000, 500, 10_000];

/** How long to wait before the server is asked once more whether a content is written, in ms. @param asked how often it was, well or not */
export function writingPauseMs(asked: number): number {
  return Math.min(firstMs + moreMs * Math.max(0, asked - 1), mostMs);
}
