import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import * as calls from '#contract/api/storyboard.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { findOwnContent } from '../content/index.ts';
import type { StoryboardFeature } from '../storyboard/index.ts';
import type { Orders } from './generation.orders.ts';

/** Serves approving, prices and making scenes again. */
export function registerGenerationRoutes(app: FastifyInstance, options: { database: Database; orders: Orders; storyboard: StoryboardFeature }): void {
  const { database, orders, storyboard } = options;
  serve(app, calls.getCreditCost, ({ caller, params, query }) =>
    orders.cost(caller.accountId, params.id, { sceneId: query.scene_id, regenerate: query.regenerate === 'true' }),
  );
  serve(app, calls.approve, async ({ caller, params }) => ({ status: 'awaiting_compilation' as const, reserved: await orders.approve(caller.accountId, params.id) }));
  serve(app, calls.regenerateMedia, async ({ caller, params }) => {
    const contentId = await orders.regenerate(caller.accountId, params.id);
    const content = await findOwnContent(database.db, contentId, caller.accountId);
    const scene = content && (await storyboard.view.scenes(database.db, content)).find(({ id }) => id === params.id);
    if (scene === undefined) throw new AppError('not_found');
    return { scene };
  });
}
