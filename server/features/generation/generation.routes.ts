import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import { lockCharacter as lockCharacterCall } from '#contract/api/cast.ts';
import { speakScene } from '#contract/api/speech.ts';
import * as calls from '#contract/api/storyboard.ts';
import { listTakes, restoreTake } from '#contract/api/takes.ts';
import type { Database } from '../../database/database.ts';
import { serve } from '../../http/serve.ts';
import { findOwnContent } from '../content/index.ts';
import type { StoryboardFeature } from '../storyboard/index.ts';
import type { Listen } from './generation.listening.ts';
import type { Orders } from './generation.orders.ts';
import type { Casting } from './generation.casting.ts';
import type { Takes } from './generation.takes.ts';

export interface GenerationRoutes {
  readonly database: Database;
  readonly orders: Orders;
  readonly takes: Takes;
  readonly lockCharacter: Casting;
  readonly listen: Listen;
  /** Signs the address of a file. */
  readonly mediaLink: (assetId: string, mimeType: string) => string;
  readonly storyboard: StoryboardFeature;
}

/** Serves approving, prices, making scenes again, their takes, and hearing their lines. */
export function registerGenerationRoutes(
  app: FastifyInstance,
  { database, orders, takes, lockCharacter, listen, mediaLink, storyboard }: GenerationRoutes,
): void {
  /** A scene of the caller's as it is after `work`, which answers with its content's id. */
  async function sceneAfter(accountId: string, sceneId: string, work: Promise<string>) {
    const content = await findOwnContent(database.db, await work, accountId);
    const scene =
      content &&
      (await storyboard.view.scenes(database.db, content)).find(({ id }) => id === sceneId);
    if (scene === undefined) throw new AppError('not_found');
    return { scene };
  }

  serve(app, calls.getCreditCost, ({ caller, params, query }) =>
    orders.cost(caller.accountId, params.id, {
      sceneId: query.scene_id,
      regenerate: query.regenerate === 'true',
      quality: query.quality,
    }),
  );
  serve(app, calls.approve, async ({ caller, params, body }) => ({
    status: 'awaiting_compilation' as const,
    reserved: await orders.approve(caller.accountId, params.id, {
      quality: body?.quality ?? 'final',
      price: body?.price,
    }),
  }));
  serve(app, calls.regenerateMedia, ({ caller, params }) =>
    sceneAfter(caller.accountId, params.id, orders.regenerate(caller.accountId, params.id)),
  );
  serve(app, calls.makeScenes, async ({ caller, params, body }) => {
    await orders.makeScenes(caller.accountId, params.id, body.scene_ids);
    const content = await findOwnContent(database.db, params.id, caller.accountId);
    if (content === undefined) throw new AppError('not_found');
    return {
      scenes: (await storyboard.view.scenes(database.db, content)).filter(({ id }) =>
        body.scene_ids.includes(id),
      ),
    };
  });
  serve(app, calls.cancelScene, ({ caller, params }) =>
    sceneAfter(caller.accountId, params.id, orders.cancelScene(caller.accountId, params.id)),
  );
  serve(app, lockCharacterCall, async ({ caller, params, body }) => ({
    member: await lockCharacter(caller.accountId, params.id, body),
  }));
  serve(app, listTakes, async ({ caller, params }) => ({
    takes: await takes.list(caller.accountId, params.id),
  }));
  serve(app, restoreTake, ({ caller, params, body }) =>
    sceneAfter(
      caller.accountId,
      params.id,
      takes.restore(caller.accountId, params.id, body.take_id),
    ),
  );
  serve(app, speakScene, async ({ caller, params }) => {
    const { contentId, assetId } = await listen(caller.accountId, params.id);
    return {
      audio_url: mediaLink(assetId, 'audio/mp4'),
      ...(await sceneAfter(caller.accountId, params.id, Promise.resolve(contentId))),
    };
  });
}
