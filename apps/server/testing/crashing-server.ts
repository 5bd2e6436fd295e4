/**
 * The server, killed by itself in the middle of its work: after the n-th transaction since its start, on the side of the
 * commit that is asked for. Its films are flat. Started by crash tests in a process of its own: `crashing-server.ts before|after n`.
 */
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { start } from '../start.ts';
import { compileOnce } from './compile-once.ts';
import { createFlatReplacements } from './flat-replacements.ts';

const [side, count] = process.argv.slice(2);
let left = Number(count);

const die = () => process.kill(process.pid, 'SIGKILL');

function crashing<D extends Database>(database: D): D {
  const transact: Database['transact'] = async (work) => {
    left -= 1;
    const isLast = left === 0;
    const result = await database.transact(async (tx) => {
      const value = await work(tx);
      if (isLast && side === 'before') die();
      return value;
    });
    if (isLast && side === 'after') die();
    return result;
  };
  return { ...database, transact };
}

compileOnce();
await start(readConfig(), { around: crashing, replacements: createFlatReplacements() });
process.stdout.write('started\n');
