import type { Plugin } from 'vite';

/** Modules of ours as Vite serves them to component tests; a test file itself is asked for by a name of its own each time. */
const ourModule = /^\/(?:apps|packages)\/[^?]+\.(?:tsx?|css|json)(?:\?|$)/u;

/**
 * Lets the pages of component tests keep the modules that they have fetched. Vite has a browser ask for each of them again for
 * every test file; it gives what changes while tests are watched another address, so nothing old is kept.
 */
export const keepModules: Plugin = {
  name: 'keep-modules',
  configureServer({ middlewares }) {
    middlewares.use(({ url = '' }, reply, next) => {
      if (ourModule.test(url)) {
        const setHeader = reply.setHeader.bind(reply);
        reply.setHeader = (name, value) =>
          name.toLowerCase() === 'cache-control'
            ? setHeader(name, 'max-age=31536000, immutable')
            : setHeader(name, value);
      }
      next();
    });
  },
};
