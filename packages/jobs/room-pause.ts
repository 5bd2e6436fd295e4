const firstMs = 5_000;
const longestMs = 120_000;

/**
 * How long a job waits before it looks again whether the disk has room. Longer each time: what it does before it meets the disk,
 * such as a call that costs money, is done again each time, too.
 * @param waits how often it has waited before
 */
export function roomPauseMs(waits: number): number {
  return Math.min(firstMs * 2 ** waits, longestMs);
}
