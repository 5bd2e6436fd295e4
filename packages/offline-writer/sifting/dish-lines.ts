import { beginsWithMeasure } from '../reading/measures.ts';

/** Right under the name of a dish stands what it takes. */
const leastAmounts = 2;
const longestName = 80;
const longestList = 400;

/** Places of the lines that name a dish: short, and right above amounts. A recipe without its name tells how to make what? */
export function dishLinesOf(lines: readonly string[]): ReadonlySet<number> {
  const names = new Set<number>();
  let name = -1;
  let amounts = 0;
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const found = amountsIn(line);
    amounts = found === 0 ? 0 : amounts + found;
    if (found === 0) name = line.length <= longestName ? at : -1;
    else if (name >= 0 && amounts >= leastAmounts) names.add(name);
  }
  return names;
}

/** Whether a text lists amounts of a dish, under each other or in a row. */
export const isRecipe = (lines: readonly string[]): boolean =>
  lines.reduce((sum, line) => sum + amountsIn(line), 0) >= leastOfRecipe;
const leastOfRecipe = 4;

/** "500g flour, 2 eggs" on one line, "- 500g flour" on a line of its own. */
function amountsIn(line: string): number {
  const pieces = line
    .slice(0, longestList)
    .replace(/^\s*[-–—*•]\s*/u, '')
    .split(/[,;、،](?!\d)\s*/u);
  return pieces.filter((piece) => beginsWithMeasure(piece)).length;
}
