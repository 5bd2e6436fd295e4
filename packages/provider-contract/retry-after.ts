/**
 * How long an answer's headers ask to wait, in ms: `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110, 10.2.3).
 * @returns undefined where they do not say
 */
export function retryAfterOf(headers: Headers | undefined, now = new Date()): number | undefined {
  const after = headers?.get('retry-after') ?? '';
  const candidates = [
    numberIn(headers?.get('retry-after-ms') ?? ''),
    numberIn(after) * 1_000,
    Date.parse(after) - now.getTime(),
  ];
  const waitMs = candidates.find((candidate) => Number.isFinite(candidate));
  return waitMs === undefined ? undefined : Math.max(0, waitMs);
}

const numberIn = (text: string): number =>
  /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : Number.NaN;
