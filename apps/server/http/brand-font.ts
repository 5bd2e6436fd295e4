import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const path = '/fonts/inter.woff2';
const daySeconds = 86_400;

/**
 * The product's font, for pages that the server draws by itself: they know nothing of the web app's files, whose names
 * change with each build. A policy needs `font-src 'self'` beside it. Latin alone; other scripts keep the system's font.
 */
export const brandFontFace = `@font-face{font-family:'Inter Variable';font-weight:100 900;font-display:swap;src:url(${path}) format('woff2')}`;
export const brandFontFamily = `'Inter Variable',Inter,ui-sans-serif,system-ui,sans-serif`;
export const brandFontFeatures = `'cv11','ss03'`;

let file: Promise<Buffer> | undefined;

/** Serves the file behind {@link brandFontFace}. */
export function serveBrandFont(app: FastifyInstance): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    file ??= readFile(
      createRequire(import.meta.url).resolve(
        '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
      ),
    );
    return await reply
      .type('font/woff2')
      .header('cache-control', `public, max-age=${daySeconds}`)
      .send(await file);
  });
}
