import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { syncFolder, syncPath } from './synced-folder.ts';

const program = fileURLToPath(new URL('new-cluster.worker.ts', import.meta.url));
/** V8 compiles the engine a second time, for speed: a third of what the program does, which ends before that has paid. */
const compileOnce = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];
/** What a start that was interrupted leaves beside the database; whoever still writes there writes in vain. */
const unfinished = (folder: string) => `${basename(folder)}.new-`;

/**
 * Makes the files of a new embedded database unless the folder holds any. They appear whole or not at all.
 * @throws Error, with the code of the operating system where there is one, when they cannot be made
 */
export async function makeClusterWhereMissing(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) return;
  await removeUnfinished(folder);
  const made = await mkdtemp(join(dirname(folder), unfinished(folder)));
  try {
    await runProgram(made);
    // Before they have their name: what is synced there later stands on them.
    await syncFolder(made);
    await rename(made, folder);
    syncPath(dirname(folder));
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw error;
  }
}

async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(dirname(folder));
  const left = names.filter((name) => name.startsWith(unfinished(folder)));
  await Promise.all(
    left.map(
      async (name) => await rm(join(dirname(folder), name), { recursive: true, force: true }),
    ),
  );
}

async function runProgram(folder: string): Promise<void> {
  const child = fork(program, [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [...process.execArgv, ...compileOnce],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const failure: { message?: string; code?: string } = {};
  child.on('message', (told) => Object.assign(failure, told));
  try {
    const end = await new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve(code ?? signal));
    });
    if (end !== 0)
      throw Object.assign(
        new Error(failure.message ?? `The embedded database could not be made (${end}).`),
        failure.code === undefined ? {} : { code: failure.code },
      );
  } finally {
    process.off('exit', endWithUs);
  }
}
