import { createHash } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { documentOf, protectedPages, publicPages } from '@scenewright/contract/rules/pages.ts';
import { sendError } from '@scenewright/http/errors.ts';

const yearS = 365 * 24 * 3_600;
/** Addresses that answer JSON when nothing is there. */
const machinePaths = /^\/(api|auth\/v1|media|metrics|healthz|readyz|openapi\.json)(\/|$)/;

/** Stands in the documents for the address of this installation: what reads shared links wants whole addresses. */
const publicUrlPlace = 'https://scenewright.invalid';

/** What its documents say of an installation. */
export interface Installation {
  /** Where it is reached, without a slash at its end. */
  readonly publicUrl: string;
  /** Whether plans can be bought. */
  readonly isBuyingOpen: boolean;
}

/** A document of the web app as this installation sends it, and the tag by which a browser asks whether it has changed. */
interface Document {
  readonly html: string;
  readonly tag: string;
}

/** Gives documents by their paths, null for one that is missing: read, filled in and hashed once, and again when the file is another. */
function createDocuments({ publicUrl, isBuyingOpen }: Installation) {
  const kept = new Map<string, Document & { readonly version: string }>();
  return async (path: string): Promise<Document | null> => {
    const file = statSync(path, { throwIfNoEntry: false });
    if (file === undefined) return null;
    const version = `${file.mtimeMs} ${file.size} ${file.ino}`;
    const known = kept.get(path);
    if (known?.version === version) return known;
    const written = (await readFile(path, 'utf8')).replaceAll(publicUrlPlace, () => publicUrl);
    // On the document itself, so that prerendered pages show no button that leads nowhere, before any script.
    const html = isBuyingOpen ? written : written.replace('<html', '<html data-buying="closed"');
    const document = {
      html,
      tag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
      version,
    };
    kept.set(path, document);
    return document;
  };
}

/**
 * Serves the built web app: each page of the contract its document, and the app's own 404 page, with status 404,
 * everywhere else.
 *
 * @param root folder of the built web app; where it is missing only the API is served
 */
export async function servePages(
  app: FastifyInstance,
  root: string,
  installation: Installation,
): Promise<void> {
  await serveFiles(app, root);
  const findDocument = createDocuments(installation);
  const sendPage =
    (file: string, status: number) => async (request: FastifyRequest, reply: FastifyReply) => {
      const document = await findDocument(join(root, file));
      if (document === null) return reply.callNotFound();
      const { html, tag } = document;
      void reply.headers({ 'cache-control': 'no-cache', etag: tag });
      const isKnown = status === 200 && request.headers['if-none-match']?.includes(tag) === true;
      return isKnown
        ? reply.status(304).send()
        : reply.status(status).type('text/html; charset=utf-8').send(html);
    };
  const hidden = { schema: { hide: true } };
  for (const page of [...publicPages, ...protectedPages])
    app.get(page, hidden, sendPage(documentOf(page), 200));
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !machinePaths.test(request.url) &&
      existsSync(join(root, 'app.html'));
    return wantsPage
      ? sendPage('app.html', 404)(request, reply)
      : sendError(new AppError('not_found'), request, reply);
  });
}

/**
 * Sends the files of the web app. Those below `assets/` carry a hash in their names and never change, and lie compressed
 * beside themselves; the rest is asked for again.
 */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const serve = existsSync(root);
  const assets = join(root, 'assets');
  // Files of other folders, such as media, are sent by routes that say themselves how long they keep.
  const keepFresh: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) =>
    void (path.startsWith(root + sep) && response.header('cache-control', 'no-cache'));
  await app.register(fastifyStatic, {
    root,
    serve,
    globIgnore: ['**/*.html', 'assets/**'],
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: keepFresh,
  });
  if (!existsSync(assets)) return;
  await app.register(fastifyStatic, {
    root: assets,
    prefix: '/assets/',
    decorateReply: false,
    globIgnore: ['**/*.br'],
    preCompressed: true,
    wildcard: false,
    index: false,
    immutable: true,
    maxAge: yearS * 1_000,
  });
}
