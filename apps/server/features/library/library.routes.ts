import type { FastifyInstance } from 'fastify';
import * as calls from '@scenewright/contract/schemas/library.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { Library } from './library.service.ts';
import type { Room } from './room.ts';
import { registerBrandRoutes } from './brand.routes.ts';
import type { Brands } from './brand.service.ts';
import { registerStockRoutes } from './stock.routes.ts';
import type { Stock } from './stock.service.ts';
import { registerUploadRoutes } from './uploads.routes.ts';
import type { Uploads } from './uploads.service.ts';

/** Serves the caller's own pictures, clips and sounds, and uploads of more. */
export function registerLibraryRoutes(
  app: FastifyInstance,
  options: { library: Library; uploads: Uploads; room: Room; stock: Stock; brands: Brands },
): void {
  const { library } = options;
  serve(app, calls.listLibrary, async ({ caller, query }) => library.list(caller.accountId, query));
  serve(app, calls.getLibraryItem, async ({ caller, params }) => ({
    item: await library.get(caller.accountId, params.id),
  }));
  serve(app, calls.changeLibraryItem, async ({ caller, params, body }) => ({
    item: await library.change(caller.accountId, params.id, body),
  }));
  serve(app, calls.listLibraryUses, async ({ caller, params }) =>
    library.listUses(caller.accountId, params.id),
  );
  serve(app, calls.deleteLibraryItem, async ({ caller, params }) => {
    await library.remove(caller.accountId, params.id);
    return { status: 'ok' as const };
  });
  registerUploadRoutes(app, options);
  registerStockRoutes(app, options);
  registerBrandRoutes(app, options);
}
