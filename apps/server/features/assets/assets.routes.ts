import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { contentDisposition } from '@scenewright/storage/content-disposition.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { findShownAsset } from './assets.repository.ts';
import { isValidLink } from './assets.rules.ts';

const paramsShape = z.object({ file: z.string().check(z.regex(/^[0-9a-f-]{36}\.[a-z0-9]{1,5}$/)) });
const queryShape = z.object({
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
  download: z._default(z.string().check(z.maxLength(200)), ''),
});

/** Answers with an asset's file, whole or the part that is asked for. @param downloadName where it is to be saved. @throws AppError not_found */
export type SendAsset = (
  reply: FastifyReply,
  assetId: string | null,
  downloadName: string | null,
  cacheControl?: string,
) => Promise<FastifyReply>;

/** What is open for one viewer alone is asked for again, so that it can be closed. */
const askAgain = 'private, no-cache';

export function createSendAsset({
  database,
  storage,
}: {
  database: Database;
  storage: Storage;
}): SendAsset {
  return async (reply, assetId, downloadName, cacheControl = askAgain) => {
    const asset = assetId === null ? undefined : await findShownAsset(database.db, assetId);
    if (asset === undefined) throw new AppError('not_found');
    const delivery = await storage.deliver(asset.storageKey, {
      mimeType: asset.mimeType,
      headersOnly: reply.request.method === 'HEAD',
      ...(downloadName === null ? {} : { downloadName }),
    });
    if (delivery.kind === 'redirect')
      return reply
        .header(
          'cache-control',
          cacheControl === askAgain ? askAgain : `private, max-age=${delivery.reusableForS}`,
        )
        .redirect(delivery.url);
    if (downloadName !== null)
      reply.header('content-disposition', contentDisposition(downloadName));
    return reply
      .header('cache-control', cacheControl)
      .type(asset.mimeType)
      .sendFile(delivery.path, delivery.root, { cacheControl: false });
  };
}

/** Serves `/media/<asset>.<ext>` to whoever holds a signed link: with ranges, so that players can seek. */
export function registerMediaRoute(
  app: FastifyInstance,
  { sendAsset, clock, secret }: { sendAsset: SendAsset; clock: Clock; secret: Uint8Array },
): void {
  app.get('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    const query = queryShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const assetId = params.data.file.slice(0, 36);
    const { expires, download, signature } = query.data;
    if (!isValidLink(secret, { assetId, expires, download }, signature, clock.now()))
      throw new AppError('not_found', 'This link has expired. Reload the page.');
    return await sendAsset(
      reply,
      assetId,
      download === '' ? null : download,
      'private, max-age=86400, immutable',
    );
  });
}
