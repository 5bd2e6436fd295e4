import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Storage } from '../../providers/storage/storage.ts';
import { findAsset } from './assets.repository.ts';
import { isValidLink } from './assets.rules.ts';

const paramsShape = z.object({ file: z.string().check(z.regex(/^[0-9a-f-]{36}\.[a-z0-9]{1,5}$/)) });
const queryShape = z.object({
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
  download: z._default(z.string().check(z.maxLength(200)), ''),
});

/** Serves `/media/<asset>.<ext>` to whoever holds a signed link: with ranges, so that players can seek. */
export function registerMediaRoute(app: FastifyInstance, options: { database: Database; storage: Storage; clock: Clock; secret: Uint8Array }): void {
  const { database, storage, clock, secret } = options;
  app.get('/media/:file', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    const query = queryShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const assetId = params.data.file.slice(0, 36);
    const { expires, download, signature } = query.data;
    if (!isValidLink(secret, { assetId, expires, download }, signature, clock.now())) throw new AppError('not_found', 'This link has expired. Reload the page.');
    const asset = await findAsset(database.db, assetId);
    if (asset === undefined) throw new AppError('not_found');
    const delivery = await storage.deliver(asset.storageKey, { mimeType: asset.mimeType, ...(download === '' ? {} : { downloadName: download }) });
    if (delivery.kind === 'redirect') return reply.redirect(delivery.url);
    if (download !== '') reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(download)}`);
    return reply.header('cache-control', 'private, max-age=86400, immutable').type(asset.mimeType).sendFile(delivery.path, delivery.root, { cacheControl: false });
  });
}
