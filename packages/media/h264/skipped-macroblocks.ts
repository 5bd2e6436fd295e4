/*
 * Arithmetic coding (ITU-T H.264, 9.3.4) of the one thing that a repeated picture says of each of its macroblocks: "as it was".
 * The flag has a single context there, because whatever lies beside a macroblock is skipped as well.
 */

/** The quality that a repeated picture claims: at the lowest one "as it was" is likely from the start, and so costs least. */
export const skippedQuality = 51;

/**
 * Table 9-44 from the state on that the flag's context has at that quality (`mb_skip_flag` of a B slice by the first of its tables,
 * 9.3.1.1: 57): how much of each quarter of the range is left to "not as it was".
 */
const lessLikely: readonly (readonly number[])[] = [
  ...[
    [7, 9, 11, 12],
    [7, 9, 10, 12],
    [7, 8, 10, 11],
  ],
  ...[
    [6, 8, 9, 11],
    [6, 7, 9, 10],
    [6, 7, 8, 9],
  ],
];

/** The bits of so many skipped macroblocks, each followed by "not the last one" but for the last, with the bit that ends a slice. */
export function codeSkipped(macroblocks: number): string {
  let range = 510;
  let state = 0;
  let written = 0;
  // All of it is what the coder expects, so its lower bound stays 0 and each bit that it gives is 0.
  const narrow = (by: number) => {
    range -= by;
    for (; range < 256; range *= 2) written += 1;
  };
  for (let at = 0; at < macroblocks; at += 1) {
    narrow(lessLikely[state]?.[(range >> 6) & 3] ?? 0);
    state = Math.min(state + 1, lessLikely.length - 1);
    if (at < macroblocks - 1) narrow(2);
  }
  // The end (9.3.4.5): ten bits of the bound, which is now 2 below the range's end; the last is set. The very first bit is none.
  const end = ((range - 2) | 1).toString(2).padStart(10, '0');
  return `${'0'.repeat(written)}${end}`.slice(1);
}
