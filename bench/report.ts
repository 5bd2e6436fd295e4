/** One line of a benchmark: what was measured, against what, and what is wanted. */
export interface Goal {
  readonly name: string;
  readonly measured: number;
  readonly unit: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Prints each goal with its figure and sets the exit code to 1 when one is missed. */
export function reportGoals(title: string, goals: readonly Goal[]): void {
  console.log(`\n${title}`);
  for (const goal of goals) {
    const isMet =
      goal.measured >= (goal.atLeast ?? Number.NEGATIVE_INFINITY) &&
      goal.measured <= (goal.atMost ?? Number.POSITIVE_INFINITY);
    const wanted = goal.atLeast === undefined ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`;
    console.log(
      `  ${isMet ? 'met   ' : 'MISSED'} ${goal.name}: ${goal.measured.toFixed(2)} ${goal.unit} (goal ${wanted})`,
    );
    if (!isMet) process.exitCode = 1;
  }
}
