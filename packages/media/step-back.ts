import { constants as system, getPriority, setPriority } from 'node:os';
import { isAbsolute } from 'node:path';
import { isExecutable } from './is-executable.ts';

/** How far work that can wait steps back, on the kernel's scale of 40 steps: work that somebody waits for comes first. */
export const stepsBack = 5;
const nicePath = '/usr/bin/nice';

/**
 * Lets the thread that calls it run mostly when no other one wants the processor; there is no way back. For threads that do
 * nothing else. Elsewhere than on Linux a priority is the whole process's, and nothing changes.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, Math.min(getPriority(0) + stepsBack, system.priority.PRIORITY_LOW));
  } catch {
    // A sandbox may forbid it; the work is done all the same.
  }
}

/** The same for a program: the command that runs it. From its first moment, because a program's threads are as it was when they began. */
export function steppedBack(
  command: string,
  args: readonly string[],
): { readonly command: string; readonly args: readonly string[] } {
  // A program that cannot be run is named by its own name, not by that of the program before it.
  if (!isAbsolute(command) || !isExecutable(command) || !isExecutable(nicePath))
    return { command, args };
  return { command: nicePath, args: ['-n', String(stepsBack), command, ...args] };
}
