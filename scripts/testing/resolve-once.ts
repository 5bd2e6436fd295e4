import { registerHooks } from 'node:module';

/**
 * Vitest tells its main process of each import of each module, so that it knows what to run again while tests are watched, and
 * Node asks the disk where each lies. A run that ends watches nothing: a file lies where its import says, and a package of
 * ours where it lay before.
 */
const registered = Symbol.for('scenewright.resolve-once');
if (process.env['VITEST_MODE'] === 'RUN' && !Reflect.has(globalThis, registered)) {
  Reflect.set(globalThis, registered, true);
  const places = new Map<string, string>();
  const namesItsFile = /^\.\.?\/[^?#]*\.(?:ts|json)$/u;
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = '' } = context;
      // Packages of others may bring another version of what they import, and find files in their own ways.
      if (!parentURL.startsWith('file:') || parentURL.includes('/node_modules/'))
        return nextResolve(specifier, context);
      if (namesItsFile.test(specifier))
        return { url: new URL(specifier, parentURL).href, shortCircuit: true };
      if (!specifier.startsWith('@scenewright/')) return nextResolve(specifier, context);
      const known = places.get(specifier);
      if (known !== undefined) return { url: known, shortCircuit: true };
      const found = nextResolve(specifier, context);
      places.set(specifier, found.url);
      return found;
    },
  });
}
