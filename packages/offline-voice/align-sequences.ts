/** The costs of pairing two items and of leaving one without a partner. Never negative; 0 is free. */
export interface AlignmentCosts {
  pair(row: number, column: number): number;
  /** The row stands alone, between the columns `column - 1` and `column`. */
  skipRow(row: number, column: number): number;
  skipColumn(column: number): number;
}

/** Where a row landed. */
export interface Landing {
  /** Its partner; or, where it has none, the column before it (-1 at the very start). */
  readonly column: number;
  readonly paired: boolean;
}

/**
 * Lines up two sequences in order, at the least total cost: Needleman and Wunsch (J. Mol. Biol. 48, 1970).
 * Time and memory grow with `rows * columns`.
 */
export function alignSequences(rows: number, columns: number, costs: AlignmentCosts): Landing[] {
  const width = columns + 1;
  const best = new Float64Array((rows + 1) * width);
  const steps = new Uint8Array((rows + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = 0; row <= rows; row++) {
    for (let column = row === 0 ? 1 : 0; column <= columns; column++) {
      const options = [
        row > 0 && column > 0
          ? at(row - 1, column - 1) + costs.pair(row - 1, column - 1)
          : Infinity,
        column > 0 ? at(row, column - 1) + costs.skipColumn(column - 1) : Infinity,
        row > 0 ? at(row - 1, column) + costs.skipRow(row - 1, column) : Infinity,
      ];
      const least = Math.min(...options);
      best[row * width + column] = least;
      steps[row * width + column] = options.indexOf(least);
    }
  }
  return walkBack(rows, columns, (row, column) => steps[row * width + column] ?? skippedRow);
}

const [pairedBoth, skippedColumn, skippedRow] = [0, 1, 2];

function walkBack(
  rows: number,
  columns: number,
  stepAt: (row: number, column: number) => number,
): Landing[] {
  const landings: Landing[] = [];
  let [row, column] = [rows, columns];
  while (row > 0) {
    const step = stepAt(row, column);
    if (step !== skippedRow) column -= 1;
    if (step === skippedColumn) continue;
    row -= 1;
    landings.push(
      step === pairedBoth ? { column, paired: true } : { column: column - 1, paired: false },
    );
  }
  return landings.reverse();
}
