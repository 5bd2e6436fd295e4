/* "1 eyes clear and bulging", "2 gills bright red": points whose numbers have no mark behind them. "3 big tomatoes" are an amount. */

const numbered = /^(\d{1,2})\s+(?=\p{L}\S*(?: \S+){2})/u;
const leastRow = 3;

const numberOf = (line: string | undefined): number | null => {
  const found = numbered.exec(line ?? '')?.[1];
  return found === undefined ? null : Number(found);
};

/** Lines in which three or more that count from one on have a dot behind their numbers. */
export function withDots(lines: readonly string[]): readonly string[] {
  const dotted = [...lines];
  for (let from = 0; from < lines.length; from += 1) {
    let length = 0;
    while (numberOf(lines[from + length]) === length + 1) length += 1;
    if (length < leastRow) continue;
    for (let at = from; at < from + length; at += 1)
      dotted[at] = (lines[at] ?? '').replace(numbered, '$1. ');
    from += length - 1;
  }
  return dotted;
}
