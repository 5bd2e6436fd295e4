import { vi } from 'vitest';

/**
 * Waits for the page while the clock of fake timers stands still; timers that are due run. Vitest's own ways of waiting move
 * that clock on, by as much as the machine is slow.
 */
export async function untilWithStoppedClock(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await new Promise(requestAnimationFrame);
    await vi.advanceTimersByTimeAsync(0);
  }
}
