import type { FastifyInstance } from 'fastify';
import * as calls from '@scenewright/contract/schemas/captions.ts';
import { setQuality } from '@scenewright/contract/schemas/quality.ts';
import { changeSound } from '@scenewright/contract/schemas/sound.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { serve } from '@scenewright/http/serve.ts';
import { findOwnContent } from '../../content/index.ts';
import type { StoryboardFeature } from '../feature.ts';
import { createEditAnswers, editorOf } from './edit-answers.ts';

/** Serves how the film looks and sounds: captions, effects, and stills or clips. */
export function registerFilmSettingRoutes(app: FastifyInstance, feature: StoryboardFeature): void {
  const { database, editing, requireAllowed, view } = feature;
  const { changeFields, shown } = createEditAnswers(feature);
  serve(app, calls.changeCaptions, async ({ caller, params, body: captions }) => {
    await editing.edit(editorOf(caller), params.id, () => ({
      changes: [{ type: 'content', fields: { captions } }],
    }));
    return { captions, scenes: await shown(caller.accountId, params.id) };
  });
  serve(app, calls.changeCaptionText, ({ caller, params, body: { text, replaces } }) => {
    requireAllowed(text);
    return changeFields(caller, params.id, { caption_text: text }, { caption_text: replaces });
  });
  serve(app, changeSound, async ({ caller, params, body: sound }) => {
    await editing.edit(editorOf(caller), params.id, () => ({
      changes: [{ type: 'content', fields: { sound } }],
    }));
    return { sound };
  });
  serve(app, setQuality, async ({ caller, params, body: { quality } }) => {
    await editing.edit(editorOf(caller), params.id, ({ content }) => {
      if (content.status === 'draft')
        throw new AppError('wrong_state', 'Choose the quality when you approve the content.');
      return { changes: [{ type: 'content', fields: { quality } }] };
    });
    const content = await findOwnContent(database.db, params.id, caller.accountId);
    if (content === undefined) throw new AppError('not_found');
    return await view.storyboard(database.db, content);
  });
}
