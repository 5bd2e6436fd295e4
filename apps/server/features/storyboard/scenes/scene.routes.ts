import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase, storyboardEvents } from '@scenewright/contract/paths.ts';
import {
  duplicateContent,
  duplicateInFormat,
  priceFormat,
} from '@scenewright/contract/schemas/content.ts';
import {
  type Change,
  editStoryboard,
  regenerateScenes,
} from '@scenewright/contract/schemas/edits.ts';
import { idParams } from '@scenewright/contract/schemas/fields.ts';
import * as calls from '@scenewright/contract/schemas/storyboard.ts';
import { describePlan } from '@scenewright/contract/rules/plan-prose.ts';
import { chooseAnother } from '@scenewright/provider-contract/offered-models.ts';
import type { Database } from '../../../database/database.ts';
import { createEventStreams } from '@scenewright/http/event-streams.ts';
import { admit, requireCaller, serve } from '@scenewright/http/serve.ts';
import { findOwnContent } from '../../content/index.ts';
import type { StoryboardFeature } from '../feature.ts';
import { createEditAnswers, editorOf } from './edit-answers.ts';
import type { EditPlan, Found } from './edit.ts';
import type { SceneRow } from './scene.repository.ts';
import { isSameSet } from '@scenewright/storyboard/scene-rules.ts';

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
    apiBase + storyboardEvents.path,
    {
      schema: { hide: true },
      onRequest: (request) => admit(app, request, storyboardEvents.access),
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

/** The texts of changes, which are searched for ideas that this site makes no videos about. */
const textsOf = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    switch (change.type) {
      case 'scene':
      case 'insert': {
        const {
          description,
          camera,
          dialogue,
          caption_text: caption,
          plan,
          pronunciations,
        } = change.fields ?? {};
        return [
          description,
          camera,
          dialogue,
          caption,
          ...(pronunciations ?? []).map(({ say }) => say),
          plan === undefined ? undefined : describePlan(plan),
        ];
      }
      case 'split':
        return [change.dialogue, change.next_dialogue];
      case 'content':
        return [change.fields.style, change.fields.style_notes];
      default:
        return [];
    }
  });

/** @throws AppError wrong_state, with a sentence that says why, where a model is chosen that is not offered now */
function requireOffered(
  changes: readonly Change[],
  refused: ReturnType<StoryboardFeature['refusedModels']>,
): void {
  for (const change of changes) {
    const model = change.type === 'content' ? change.fields.visual_model : undefined;
    const refusal = model === undefined ? undefined : refused.get(model);
    if (refusal !== undefined) throw new AppError('wrong_state', chooseAnother(refusal));
  }
}

const changedMeanwhile = 'The scenes have changed meanwhile. Reload the page and try again.';

/** The moves that bring scenes into an order. @throws AppError wrong_state where these are not the scenes */
function movesTo(scenes: readonly SceneRow[], order: readonly string[]): EditPlan {
  const ids = scenes.map(({ id }) => id);
  if (!isSameSet(ids, order)) throw new AppError('wrong_state', changedMeanwhile);
  return {
    changes: order.map((scene, index) => ({ type: 'move', scene, position: index + 1 })),
  };
}

/** @throws AppError wrong_state where the scene is there */
function restoring({ scenes }: Found, scene: string): EditPlan {
  if (scenes.some(({ id }) => id === scene))
    throw new AppError('wrong_state', 'This scene is not deleted.');
  return { changes: [{ type: 'insert', scene }] };
}

/** Serves the calls that read, rewrite, tweak, extend and duplicate a storyboard. */
function registerReading(app: FastifyInstance, feature: StoryboardFeature): void {
  const { database, requireAllowed, view, adding, writing, tweak, duplicate } = feature;
  const { shown, theScene } = createEditAnswers(feature);
  serve(app, calls.getStoryboard, async ({ caller, params }) =>
    view.storyboard(database.db, await requireOwn(database, caller.accountId, params.id)),
  );
  serve(app, calls.rewriteStoryboard, async ({ caller, params }) => {
    await writing.rewrite(caller.accountId, params.id);
    return { status: 'generating' as const };
  });
  serve(app, regenerateScenes, async ({ caller, params, body }) => {
    requireAllowed(body.text);
    const { undone, inverse } = await tweak(editorOf(caller), params.id, body.scene_ids, body.text);
    return {
      undone: [...undone],
      inverse: [...inverse],
      scenes: await shown(caller.accountId, params.id, body.scene_ids),
    };
  });
  serve(app, calls.generateScene, async ({ caller, params, body }) => {
    requireAllowed(body.description);
    const { sceneId } = await adding(editorOf(caller), params.id, body);
    return await theScene(caller.accountId, params.id, sceneId);
  });
  serve(app, duplicateContent, ({ caller, params }) => duplicate(caller.accountId, params.id));
  serve(app, priceFormat, ({ caller, params, query: { shape } }) =>
    feature.priceFormat(caller.accountId, params.id, shape),
  );
  serve(app, duplicateInFormat, ({ caller, params, body: { shape } }) =>
    duplicate(caller.accountId, params.id, shape),
  );
}

/** Serves the edits of one scene: each is an edit of one change. */
function registerSceneEdits(app: FastifyInstance, feature: StoryboardFeature): void {
  const { requireAllowed, editing } = feature;
  const { changeFields, shown, theScene } = createEditAnswers(feature);
  serve(app, calls.regenerateAudio, ({ caller, params, body: { dialogue, replaces } }) => {
    requireAllowed(dialogue);
    return changeFields(caller, params.id, { dialogue }, { dialogue: replaces });
  });
  serve(app, calls.regenerateVisual, ({ caller, params, body: { description, replaces } }) => {
    requireAllowed(description);
    return changeFields(caller, params.id, { description }, { description: replaces });
  });
  serve(app, calls.updateDuration, ({ caller, params, body: { duration } }) =>
    changeFields(caller, params.id, { duration }),
  );
  serve(app, calls.updateMediaType, ({ caller, params, body: { media_type: mediaType } }) =>
    changeFields(caller, params.id, { media_type: mediaType }),
  );
  serve(app, calls.deleteScene, async ({ caller, params }) => {
    await editing.editScene(editorOf(caller), params.id, ({ id: scene }) => ({
      changes: [{ type: 'remove', scene }],
    }));
    return { status: 'ok' as const };
  });
  serve(app, calls.duplicateScene, async ({ caller, params }) => {
    const copy = randomUUID();
    const { contentId } = await editing.editScene(editorOf(caller), params.id, ({ id }) => ({
      changes: [{ type: 'insert', scene: copy, copy_of: id }],
    }));
    return await theScene(caller.accountId, contentId, copy);
  });
  serve(app, calls.splitScene, async ({ caller, params, body }) => {
    const { dialogue, next_dialogue: nextDialogue } = body;
    const { contentId } = await editing.editScene(editorOf(caller), params.id, ({ id }) => ({
      changes: [{ type: 'split', scene: id, dialogue, next_dialogue: nextDialogue }],
    }));
    return { scenes: await shown(caller.accountId, contentId) };
  });
  serve(app, calls.mergeNextScene, async ({ caller, params }) => {
    const { contentId } = await editing.editScene(editorOf(caller), params.id, ({ id }) => ({
      changes: [{ type: 'merge', scene: id }],
    }));
    return { scenes: await shown(caller.accountId, contentId) };
  });
}

/** Serves the edits of whole storyboards. */
function registerContentEdits(app: FastifyInstance, feature: StoryboardFeature): void {
  const { editing, requireAllowed } = feature;
  const { shown, theScene, edited } = createEditAnswers(feature);
  serve(app, editStoryboard, async ({ caller, params, body: { changes } }) => {
    requireAllowed(...textsOf(changes));
    requireOffered(changes, feature.refusedModels());
    return await edited(
      caller.accountId,
      await editing.edit(editorOf(caller), params.id, () => ({ changes })),
    );
  });
  serve(app, calls.restoreScene, async ({ caller, params, body: { scene_id: sceneId } }) => {
    await editing.edit(editorOf(caller), params.id, (found) => restoring(found, sceneId));
    return await theScene(caller.accountId, params.id, sceneId);
  });
  serve(app, calls.reorderScenes, async ({ caller, params, body: { scene_ids: order } }) => {
    await editing.edit(editorOf(caller), params.id, ({ scenes }) => movesTo(scenes, order));
    return { scenes: await shown(caller.accountId, params.id) };
  });
}

/** Serves reading and editing of storyboards. */
export function registerSceneRoutes(app: FastifyInstance, feature: StoryboardFeature): void {
  registerReading(app, feature);
  registerSceneEdits(app, feature);
  registerContentEdits(app, feature);
  registerEvents(app, feature);
}
