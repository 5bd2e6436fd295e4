import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { brandFontPath } from '@scenewright/contract/rules/brand-font.ts';

const daySeconds = 86_400;

let file: Promise<Buffer> | undefined;

/** Serves the file behind `brandFontFace`. */
export function serveBrandFont(app: FastifyInstance): void {
  app.get(brandFontPath, { schema: { hide: true } }, async (_request, reply) => {
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
