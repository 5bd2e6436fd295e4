const times = 3;
/** Processor time of less is noise. */
const leastMs = 2;

/**
 * Processor milliseconds of this thread, the least of some tries: others on the same core do not count. The kernel measures the
 * sum of both kinds of time, and shares it out between them by the tick, of 4 ms: one kind alone may be 0 or 4.
 */
function costMs(work: () => void): number {
  return Math.min(
    ...Array.from({ length: times }, () => {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
}

/**
 * How many times as much work of a size costs as its parts do one after the other: about 1 where the cost grows with the size,
 * as many times as there are parts where it grows with its square.
 * @param work does it for a text, list or time of this size
 */
export function growthOf(work: (size: number) => void, size: number, parts = 8): number {
  const part = Math.ceil(size / parts);
  work(part);
  const ofParts = costMs(() => {
    for (let at = 0; at < parts; at += 1) work(part);
  });
  return costMs(() => work(size)) / Math.max(ofParts, leastMs);
}
