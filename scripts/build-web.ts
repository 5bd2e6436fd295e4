// Builds the web app into dist/web, and writes the landing page's HTML into its index.html so that it shows before any script runs.
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'dist/web');
const configFile = join(root, 'vite.config.ts');

await build({ configFile, logLevel: 'warn' });
await prerenderLandingPage();

async function prerenderLandingPage(): Promise<void> {
  const page = join(output, 'index.html');
  const [shell, landing, font] = await Promise.all([readFile(page, 'utf8'), renderLandingPage(), fontPath()]);
  const html = (await inlineStyles(shell))
    .replace('<!--landing-->', () => landing)
    // The page can be read without its script, so letters and pictures come first.
    .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    .replace('</title>', `</title>\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />`);
  if (!html.includes(landing) || !html.includes(font)) throw new Error('index.html has no place for the landing page');
  await writeFile(`${page}.tmp`, html);
  await rename(`${page}.tmp`, page);
}

/** Puts the page's style sheet into the page: one answer less to wait for before anything shows. */
async function inlineStyles(html: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(html);
  const [tag, path] = link ?? [];
  if (tag === undefined || path === undefined) throw new Error('index.html has no style sheet');
  const css = await readFile(join(output, path), 'utf8');
  return html.replace(tag, () => `<style>${css}</style>`);
}

/** Builds the page's own entry for Node and runs it. */
async function renderLandingPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landing-'));
  try {
    await build({
      configFile,
      logLevel: 'warn',
      // Everything is bundled in: outside the project there is no node_modules to import from.
      ssr: { noExternal: true },
      build: {
        ssr: join(root, 'web/landing/prerender.tsx'),
        outDir: folder,
        copyPublicDir: false,
        rolldownOptions: { input: join(root, 'web/landing/prerender.tsx'), output: { entryFileNames: 'prerender.mjs' } },
      },
    });
    const { renderLandingPage: render }: { renderLandingPage: () => string } = await import(pathToFileURL(join(folder, 'prerender.mjs')).href);
    return render();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file that the landing page's text needs first. */
async function fontPath(): Promise<string> {
  const files = await readdir(join(output, 'assets'));
  const font = files.find((file) => /^inter-latin-wght-normal.*\.woff2$/.test(file));
  if (font === undefined) throw new Error('the build has no Inter font');
  return `/assets/${font}`;
}
