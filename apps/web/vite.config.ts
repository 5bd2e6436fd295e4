import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const root = join(here, '../..');

/** Puts what the documents' heads share in its place: `<!--head-->` stands for prerendered/head.html. */
const sharedHeads: Plugin = {
  name: 'shared-heads',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      const [head, card] = await Promise.all(
        ['head', 'social-card'].map((name) =>
          readFile(join(here, `prerendered/${name}.html`), 'utf8'),
        ),
      );
      return html
        .replace('<!--head-->', () => head ?? '')
        .replace('<!--social-card-->', () => card ?? '');
    },
  },
};

/** Three pages: the small prerendered landing and pricing pages, and the app that answers every other route. */
export default defineConfig({
  root: here,
  cacheDir: join(root, 'node_modules/.cache/vite'),
  plugins: [sharedHeads, react(), tailwindcss()],
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // light-dark() as it is: what would stand in for it in older browsers cannot turn dark in part of a page, as players do.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    // The content security policy allows no data: fonts or scripts, so nothing is inlined into the bundle.
    assetsInlineLimit: 0,
    // Only pages fetch what they import before they are asked for it themselves: of a part that is fetched while the server is
    // gone the browser then remembers one address alone, and another one is tried (ui/import-with-retry.ts).
    modulePreload: {
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html' || file.includes('-page-')
          ? imports
          : imports.filter((path) => path.endsWith('.css')),
    },
    rolldownOptions: {
      input: {
        landing: join(here, 'index.html'),
        pricing: join(here, 'pricing.html'),
        app: join(here, 'app.html'),
      },
    },
  },
});
