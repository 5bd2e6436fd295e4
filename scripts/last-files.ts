import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** One of so many test files. In `npm test` they are those of PostgreSQL, whose project comes last. */
const few = 10;

/**
 * Tells who started vitest when few of its test files wait any more, and when none does: from then on its workers end one by one.
 */
export default class LastFiles implements Reporter {
  private waiting = 0;
  private all = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.waiting = specifications.length;
    this.all = specifications.length;
  }

  onTestModuleQueued(_module: TestModule): void {
    this.waiting -= 1;
    if (this.waiting === Math.floor(this.all / few)) process.send?.('few files');
    if (this.waiting === 0) process.send?.('last files');
  }
}
