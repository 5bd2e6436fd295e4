import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** Tells who started vitest when no test file waits any more: from then on its workers end one by one. */
export default class LastFiles implements Reporter {
  private waiting = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.waiting = specifications.length;
  }

  onTestModuleQueued(_module: TestModule): void {
    this.waiting -= 1;
    if (this.waiting === 0) process.send?.('last files');
  }
}
