import { accessSync, constants, statSync } from 'node:fs';

/** Whether this process may run the program at a path. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
