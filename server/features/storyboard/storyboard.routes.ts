import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/app-error.ts';
import { apiBase } from '#contract/api/call.ts';
import { duplicateContent } from '#contract/api/content.ts';
import { idParams } from '#contract/api/fields.ts';
import { setQuality } from '#contract/api/quality.ts';
import { changeSound } from '#contract/api/sound.ts';
import * as calls from '#contract/api/storyboard.ts';
import type { Scene } from '#contract/api/storyboard.ts';
import type { Database } from '../../database/database.ts';
import { createEventStreams } from '../../http/event-streams.ts';
import { admit, requireCaller, serve } from '../../http/serve.ts';
import { findOwnContent } from '../content/index.ts';
import type { StoryboardFeature } from './index.ts';
import { registerCaptionRoutes } from './storyboard.captions.routes.ts';

/** The caller's content. @throws AppError not_found */
async function requireOwn(database: Database, accountId: string, contentId: string) {
  const content = await findOwnContent(database.db, contentId, accountId);
  if (content === undefined) throw new AppError('not_found');
  return content;
}

function registerEvents(app: FastifyInstance, { database, events }: StoryboardFeature): void {
  const streams = createEventStreams(app, (channel, onPayload) =>
    database.listen(channel, onPayload),
  );
  app.get(
    apiBase + calls.storyboardEvents.path,
    {
      schema: { hide: true },
      onRequest: (request) => admit(app, request, calls.storyboardEvents.access),
    },
    async (request, reply) => {
      const params = idParams.safeParse(request.params);
      if (!params.success) throw new AppError('not_found');
      const content = await requireOwn(database, requireCaller(request).accountId, params.data.id);
      const stream = await streams.open(request, reply);
      const unwatch = await events.watch(content.id, {
        changed: () => stream.send('state', { id: content.id }),
        progressed: (event) => stream.send('progress', event),
      });
      if (stream.closed.aborted) return unwatch();
      stream.closed.addEventListener('abort', unwatch);
      // Whatever happened before the watch began is in the state.
      stream.send('state', { id: content.id });
    },
  );
}

/** How an edit is answered. */
export interface Shown {
  /** The scenes of the caller's content as they are now. @throws AppError not_found */
  shown(accountId: string, contentId: string): Promise<Scene[]>;
  /** Waits for an edit, which gives the content's id, then answers with the scene as it is now. */
  edited(accountId: string, sceneId: string, edit: Promise<string>): Promise<{ scene: Scene }>;
}

/** Serves reading and editing of storyboards. */
export function registerStoryboardRoutes(app: FastifyInstance, feature: StoryboardFeature): void {
  const {
    database,
    requireAllowed,
    view,
    editing,
    structure,
    splitting,
    writing,
    tweak,
    duplicate,
  } = feature;

  async function shown(accountId: string, contentId: string) {
    return await view.scenes(database.db, await requireOwn(database, accountId, contentId));
  }

  /** Makes an edit, then answers with the scene as it is now. */
  async function edited(accountId: string, sceneId: string, edit: Promise<string>) {
    const scene = (await shown(accountId, await edit)).find(({ id }) => id === sceneId);
    if (scene === undefined) throw new AppError('not_found');
    return { scene };
  }

  async function added(
    accountId: string,
    { contentId, sceneId }: { contentId: string; sceneId: string },
  ) {
    return (await edited(accountId, sceneId, Promise.resolve(contentId))).scene;
  }

  serve(app, calls.getStoryboard, async ({ caller, params }) =>
    view.storyboard(database.db, await requireOwn(database, caller.accountId, params.id)),
  );
  serve(app, calls.rewriteStoryboard, async ({ caller, params }) => {
    await writing.rewrite(caller.accountId, params.id);
    return { status: 'generating' as const };
  });
  serve(app, calls.regenerateAudio, async ({ caller, params, body }) => {
    requireAllowed(body.dialogue);
    return await edited(
      caller.accountId,
      params.id,
      editing.changeDialogue(caller.accountId, params.id, {
        text: body.dialogue,
        replaces: body.replaces,
      }),
    );
  });
  serve(app, calls.regenerateVisual, async ({ caller, params, body }) => {
    requireAllowed(body.description);
    return await edited(
      caller.accountId,
      params.id,
      editing.changeDescription(caller.accountId, params.id, {
        text: body.description,
        replaces: body.replaces,
      }),
    );
  });
  serve(app, calls.updateDuration, ({ caller, params, body }) =>
    edited(
      caller.accountId,
      params.id,
      editing.changeDuration(caller.accountId, params.id, body.duration),
    ),
  );
  serve(app, calls.updateMediaType, ({ caller, params, body }) =>
    edited(
      caller.accountId,
      params.id,
      editing.changeMediaType(caller.accountId, params.id, body.media_type),
    ),
  );
  serve(app, calls.deleteScene, async ({ caller, params }) => {
    await structure.remove(caller.accountId, params.id);
    return { status: 'ok' as const };
  });
  serve(app, calls.regenerateScenes, async ({ caller, params, body }) => {
    requireAllowed(body.text);
    const undone = await tweak(caller.accountId, params.id, body.scene_ids, body.text);
    return {
      undone: [...undone],
      scenes: (await shown(caller.accountId, params.id)).filter(({ id }) =>
        body.scene_ids.includes(id),
      ),
    };
  });
  serve(app, calls.generateScene, async ({ caller, params, body }) => {
    requireAllowed(body.description);
    return await added(caller.accountId, await structure.add(caller.accountId, params.id, body));
  });
  serve(app, calls.duplicateScene, async ({ caller, params }) =>
    added(caller.accountId, await structure.duplicate(caller.accountId, params.id)),
  );
  serve(app, calls.restoreScene, async ({ caller, params, body }) => {
    await structure.restore(caller.accountId, params.id, body.scene_id);
    return await added(caller.accountId, { contentId: params.id, sceneId: body.scene_id });
  });
  serve(app, calls.reorderScenes, async ({ caller, params, body }) => {
    await structure.reorder(caller.accountId, params.id, body.scene_ids);
    return { scenes: await shown(caller.accountId, params.id) };
  });
  serve(app, calls.splitScene, async ({ caller, params, body }) => {
    const contentId = await splitting.split(caller.accountId, params.id, {
      first: body.dialogue,
      second: body.next_dialogue,
    });
    return { scenes: await shown(caller.accountId, contentId) };
  });
  serve(app, calls.mergeNextScene, async ({ caller, params }) => ({
    scenes: await shown(caller.accountId, await splitting.mergeNext(caller.accountId, params.id)),
  }));
  serve(app, setQuality, async ({ caller, params, body }) => {
    await feature.setQuality(caller.accountId, params.id, body.quality);
    return await view.storyboard(
      database.db,
      await requireOwn(database, caller.accountId, params.id),
    );
  });
  serve(app, changeSound, async ({ caller, params, body }) => {
    await feature.changeSound(caller.accountId, params.id, body);
    return { sound: body };
  });
  serve(app, duplicateContent, ({ caller, params }) => duplicate(caller.accountId, params.id));
  registerCaptionRoutes(app, feature, { shown, edited });
  registerEvents(app, feature);
}
