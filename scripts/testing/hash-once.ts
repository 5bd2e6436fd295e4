import { registerHooks } from 'node:module';
import * as argon2 from '@node-rs/argon2';
import { isThorough } from '@scenewright/contract/testing/thorough.ts';

/**
 * Passwords are hashed to be dear, 10 ms of a core each, and tests sign up some thousand people who all have the same one. So a
 * worker of tests hashes a password once, and checks it against a hash once. `npm run test:all` does so each time, as do all
 * servers that tests start.
 */
const made = new Map<string, Promise<unknown>>();

function once<T>(parts: readonly unknown[], make: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(parts);
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known as Promise<T>;
}

export const hash: typeof argon2.hash = (password, options, signal) =>
  once(['hash', password, options], () => argon2.hash(password, options, signal));

export const verify: typeof argon2.verify = (hashed, password, options, signal) =>
  once(['verify', hashed, password, options], () =>
    argon2.verify(hashed, password, options, signal),
  );

const hasher = /\/identity-server\/passwords\/password-hash\.ts$/u;
const registered = Symbol.for('scenewright.hash-once');
if (!isThorough && !Reflect.has(globalThis, registered)) {
  Reflect.set(globalThis, registered, true);
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === '@node-rs/argon2' && hasher.test(context.parentURL ?? '')
        ? { url: import.meta.url, shortCircuit: true }
        : nextResolve(specifier, context),
  });
}
