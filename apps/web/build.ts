// Builds the web app into dist/web, and writes the landing and pricing pages into their documents so that they show before any script runs.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';

const here = import.meta.dirname;
const output = join(here, '../../dist/web');
const configFile = join(here, 'vite.config.ts');
/** Each document that is filled in, and the folder of its page. */
const prerendered = { 'index.html': 'landing', 'pricing.html': 'pricing' } as const;

await build({ configFile, logLevel: 'warn' });
const [pages, font] = await Promise.all([renderPages(), fontPath()]);
for (const [document, page] of pages) await fillIn(document, page, font);
await compressAssets();

async function fillIn(document: string, page: string, font: string): Promise<void> {
  const file = join(output, document);
  const html = (await inlineStyles(await readFile(file, 'utf8'), document))
    .replace('<!--page-->', () => page)
    // The page can be read without its script, so fonts and pictures come first.
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace(
      '</title>',
      `</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`,
    );
  if (!html.includes(page) || !html.includes(font))
    throw new Error(`${document} has no place for its page`);
  await writeFile(`${file}.tmp`, html);
  await rename(`${file}.tmp`, file);
}

/** Puts the document's style sheet into it: one answer less to wait for before anything shows. */
async function inlineStyles(html: string, document: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html);
  const [tag, path] = link ?? [];
  if (tag === undefined || path === undefined) throw new Error(`${document} has no style sheet`);
  const css = await readFile(join(output, path), 'utf8');
  return html.replace(tag, () => `<style>${css}</style>`);
}

/** Builds the pages' own entries for Node and runs them. @returns the HTML of each document's page */
async function renderPages(): Promise<[document: string, html: string][]> {
  const folder = await mkdtemp(join(tmpdir(), 'prerendered-'));
  try {
    await build({
      configFile,
      logLevel: 'warn',
      // Everything is bundled in: outside the project there is no node_modules to import from.
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.values(prerendered).map((page) => [page, join(here, `${page}/prerender.tsx`)]),
          ),
          output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
        },
      },
    });
    return await Promise.all(
      Object.entries(prerendered).map(async ([document, page]): Promise<[string, string]> => {
        const { html }: { html: string } = await import(
          pathToFileURL(join(folder, `${page}.mjs`)).href
        );
        return [document, html];
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file that the pages' text needs first. */
async function fontPath(): Promise<string> {
  const files = await readdir(join(output, 'assets'));
  const font = files.find((file) => /^inter-latin-wght-normal.*\.woff2$/.test(file));
  if (font === undefined) throw new Error('the build has no Inter font');
  return `/assets/${font}`;
}

/** Puts each script and style sheet beside itself as small as Brotli makes it, which takes too long while somebody waits for it. */
async function compressAssets(): Promise<void> {
  const folder = join(output, 'assets');
  const compress = promisify(brotliCompress);
  const texts = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(
    texts.map(
      async (file) =>
        await writeFile(
          join(folder, `${file}.br`),
          await compress(await readFile(join(folder, file))),
        ),
    ),
  );
}
