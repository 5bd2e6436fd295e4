import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown, type Plugin } from 'rolldown';
import { bundledVariable } from '../apps/server/testing/bundled.ts';

const server = fileURLToPath(new URL('../apps/server/', import.meta.url));
/** Always the same place: what V8 compiled is found again by it. Packages that stay outside are found from it. */
const folder = fileURLToPath(new URL('../node_modules/.cache/server', import.meta.url));

/** What tests and journeys start as a process. */
const scripts = ['main.ts', 'admin.ts', 'testing/flat-server.ts', 'testing/crashing-server.ts'];

/** Packages that look for files beside themselves: programs for the processor, threads, pages and the embedded engine. */
const outside =
  /^(?:@napi-rs\/canvas|@node-rs\/argon2|@electric-sql\/pglite|@fastify\/swagger-ui|pino|pino-pretty|thread-stream)(?:\/|$)/u;

/** Each module still says where it lies itself: that is how it finds its data, its migrations and the threads that it starts. */
const sayWhereItLies: Plugin = {
  name: 'say-where-it-lies',
  transform: {
    filter: { code: /import\.meta\.(?:url|dirname|filename)/u },
    handler(code, id) {
      // Of the bundler's own helpers none lies anywhere.
      if (id.startsWith('\0')) return null;
      const places = { url: pathToFileURL(id).href, dirname: dirname(id), filename: id };
      return Object.entries(places).reduce(
        (text, [name, place]) => text.replaceAll(`import.meta.${name}`, JSON.stringify(place)),
        code,
      );
    },
  },
};

/**
 * Bundles what a run of tests starts some eighty times, packages included, and has {@link ../apps/server/testing/bundled.ts} find it: a
 * start takes a third less processor time. Workers of tests load the modules themselves, and servers that paint are started from them.
 */
export async function bundleServer(): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(
      scripts.map((script) => [script.replace(/\.ts$/u, ''), join(server, script)]),
    ),
    platform: 'node',
    external: (id) => outside.test(id) || id.endsWith('.node'),
    plugins: [sayWhereItLies],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    cleanDir: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  process.env[bundledVariable] = folder;
}
