import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/api/captions.ts';
import { serve } from '../../http/serve.ts';
import type { StoryboardFeature } from './index.ts';
import type { Shown } from './storyboard.routes.ts';

/** Serves the edits of captions. */
export function registerCaptionRoutes(
  app: FastifyInstance,
  { captions, requireAllowed }: StoryboardFeature,
  { shown, edited }: Shown,
): void {
  serve(app, calls.changeCaptions, async ({ caller, params, body }) => {
    await captions.changeLook(caller.accountId, params.id, body);
    return { captions: body, scenes: await shown(caller.accountId, params.id) };
  });
  serve(app, calls.changeCaptionText, async ({ caller, params, body }) => {
    requireAllowed(body.text);
    return await edited(
      caller.accountId,
      params.id,
      captions.changeText(caller.accountId, params.id, {
        text: body.text,
        replaces: body.replaces,
      }),
    );
  });
}
