import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import * as calls from '@scenewright/contract/schemas/stock.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Stock } from './stock.service.ts';

/** A site is asked while somebody waits. */
const patienceMs = 20_000;
const soon = () => AbortSignal.timeout(patienceMs);

const paramsShape = z.object({ source: z.string().check(z.maxLength(20)) });
const queryShape = z.object({
  address: z.string().check(z.maxLength(2_000)),
  expires: z.coerce.number(),
  signature: z.string().check(z.maxLength(100)),
});

/** Serves searches for stock, what is taken of it, and its small pictures: browsers load nothing from elsewhere. */
export function registerStockRoutes(app: FastifyInstance, { stock }: { stock: Stock }): void {
  serve(app, calls.searchStock, async ({ caller, query: { source, ...search } }) =>
    stock.search(caller.accountId, source, search, soon()),
  );
  serve(app, calls.takeStock, async ({ caller, body }) => ({
    item: await stock.use(caller.accountId, body, soon()),
  }));
  app.get('/media/stock/:source', { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    const query = queryShape.safeParse(request.query);
    if (!params.success || !query.success) throw new AppError('not_found');
    const { bytes, mimeType } = await stock.thumbnail(params.data.source, query.data, soon());
    return await reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type(mimeType)
      .send(bytes);
  });
}
