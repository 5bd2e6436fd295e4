import type { FastifyInstance } from 'fastify';
import { lockCharacter as lockCharacterCall } from '@scenewright/contract/schemas/cast.ts';
import { speakScene } from '@scenewright/contract/schemas/speech.ts';
import * as calls from '@scenewright/contract/schemas/storyboard.ts';
import { listTakes, restoreTake } from '@scenewright/contract/schemas/takes.ts';
import { recordContent, recordScene } from '@scenewright/contract/schemas/voice-over.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { StoryboardFeature } from '../feature.ts';
import { createEditAnswers } from '../scenes/edit-answers.ts';

/** Serves approving, prices, making scenes again, their takes, recording and hearing their lines. */
export function registerOrderRoutes(app: FastifyInstance, feature: StoryboardFeature): void {
  const { orders, takes, lockCharacter, listen, mediaLink, voiceOver } = feature;
  const { changeFields, shown, theScene } = createEditAnswers(feature);
  const sceneAfter = async (accountId: string, sceneId: string, work: Promise<string>) => ({
    scene: await theScene(accountId, await work, sceneId),
  });

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
    return { scenes: await shown(caller.accountId, params.id, body.scene_ids) };
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
  serve(app, restoreTake, async ({ caller, params, body: { take_id: take } }) =>
    changeFields(caller, params.id, await takes.asFields(caller.accountId, params.id, take)),
  );
  serve(app, recordScene, ({ caller, params, body: { item, start_ms: startMs, end_ms: endMs } }) =>
    voiceOver.record(caller.accountId, params.id, { item, startMs, endMs }),
  );
  serve(app, recordContent, ({ caller, params, body: { item } }) =>
    voiceOver.recordAll(caller.accountId, params.id, item),
  );
  serve(app, speakScene, async ({ caller, params }) => {
    const { contentId, assetId } = await listen(caller.accountId, params.id);
    return {
      audio_url: mediaLink(assetId, 'audio/mp4'),
      ...(await sceneAfter(caller.accountId, params.id, Promise.resolve(contentId))),
    };
  });
}
