import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Names the folder in which a run of tests has the scripts of the server bundled (scripts/bundle-server.ts). */
export const bundledVariable = 'SCENEWRIGHT_BUNDLED';

const ownFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * Where a script of the server lies for who starts it, as `main.ts` or `testing/flat-server.ts`: its bundle, where the run has
 * made one, for most of a start is finding and linking some 2,500 modules; else the script itself, as users start it.
 */
export function pathOfScript(script: string): string {
  const folder = process.env[bundledVariable];
  const bundled = folder === undefined ? '' : join(folder, script.replace(/\.ts$/u, '.mjs'));
  return bundled !== '' && existsSync(bundled) ? bundled : join(ownFolder, script);
}
