import * as z from 'zod/mini';
import * as limits from '../rules/limits.ts';
import { captionSettingsShape } from './caption-settings.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { idParams, text } from './fields.ts';
import { sceneShape } from './storyboard.ts';

export const changeCaptions = defineCall({
  ...paths.changeCaptions,
  summary:
    'Choose how the captions look, or that there are none. Free: after approval the scenes that are made are filmed again around their pictures',
  params: idParams,
  body: captionSettingsShape,
  reply: z.object({ captions: captionSettingsShape, scenes: z.array(sceneShape) }),
});

export const changeCaptionText = defineCall({
  ...paths.changeCaptionText,
  summary:
    'What a scene shows instead of what it says, at the times of the spoken words; null shows what is said, an empty text nothing. Free',
  params: idParams,
  body: z.object({
    text: z.nullable(text(limits.maxDialogueCharacters)),
    /** The value that the author saw. Where neither it nor the new one stands there by now, nothing is saved: 409 `changed_meanwhile`. */
    replaces: z.optional(z.nullable(z.string())),
  }),
  reply: z.object({ scene: sceneShape }),
});
