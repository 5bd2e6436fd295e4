import { setFlagsFromString } from 'node:v8';

/** For a process that is started: what {@link compileOnce} says to V8 in one that runs. */
export const compileOnceFlags = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] as const;

/**
 * From now on V8 keeps what it compiles of WebAssembly first. It spends 0.7 to 0.9 s of processor time of a process on
 * compiling the embedded database a second time, for speed that a server of a test never earns back: after 12,000 statements
 * it has used a second less. To be called before a database is opened, and not where many frames are painted.
 */
export function compileOnce(): void {
  for (const flag of compileOnceFlags) setFlagsFromString(flag);
}
