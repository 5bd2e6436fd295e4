import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

/** Tells who started vitest once half of the test files have begun: in each project the longer ones begin first. */
export default class HalfWay implements Reporter {
  private waiting = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.waiting = Math.floor(specifications.length / 2);
  }

  onTestModuleQueued(_module: TestModule): void {
    this.waiting -= 1;
    if (this.waiting === 0) process.send?.('half way');
  }
}
