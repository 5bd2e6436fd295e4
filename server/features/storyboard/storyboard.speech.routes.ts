import type { FastifyInstance } from 'fastify';
import type { Scene } from '#contract/api/storyboard.ts';
import * as calls from '#contract/api/speech.ts';
import { AppError } from '#contract/app-error.ts';
import { serve } from '../../http/serve.ts';
import { findOwnContent } from '../content/index.ts';
import type { StoryboardFeature } from './index.ts';

/** Serves how lines are spoken. */
export function registerSpeechRoutes(
  app: FastifyInstance,
  { database, view, speech }: StoryboardFeature,
): void {
  async function scenesOf(accountId: string, contentId: string): Promise<Scene[]> {
    const content = await findOwnContent(database.db, contentId, accountId);
    if (content === undefined) throw new AppError('not_found');
    return await view.scenes(database.db, content);
  }

  /** Makes an edit, then answers with the scene as it is now. */
  async function edited(accountId: string, sceneId: string, edit: Promise<string>) {
    const scene = (await scenesOf(accountId, await edit)).find(({ id }) => id === sceneId);
    if (scene === undefined) throw new AppError('not_found');
    return { scene };
  }

  serve(app, calls.changeSpeed, ({ caller: { accountId }, params, body }) =>
    edited(accountId, params.id, speech.changeSpeed(accountId, params.id, body.speed)),
  );
  serve(app, calls.changePronunciations, ({ caller: { accountId }, params, body }) =>
    edited(
      accountId,
      params.id,
      speech.changePronunciations(accountId, params.id, body.pronunciations, body.replaces),
    ),
  );
  serve(app, calls.pronounceEverywhere, async ({ caller: { accountId }, params, body }) => {
    const changed = await speech.pronounceEverywhere(accountId, params.id, body.word, body.say);
    return {
      scenes: (await scenesOf(accountId, params.id)).filter(({ id }) => changed.includes(id)),
    };
  });
}
