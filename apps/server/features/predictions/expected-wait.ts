interface Standing {
  /** How many of its line begin before it. */
  readonly ahead: number;
  /** How many are being made now. */
  readonly underWay: number;
  readonly mostAtOnce: number;
  /** How long one took lately. */
  readonly eachMs: number;
}

/**
 * How long an order of a line waits until it begins. While all places are taken, one gets free every `eachMs / mostAtOnce`; as many
 * have to get free as there are orders before it, and one more for itself, less those that are free now.
 */
export function expectedWaitMs({ ahead, underWay, mostAtOnce, eachMs }: Standing): number {
  const mustEnd = Math.max(0, ahead + 1 + underWay - mostAtOnce);
  return mustEnd === 0 ? 0 : (mustEnd * eachMs) / mostAtOnce;
}
