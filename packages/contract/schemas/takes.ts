import * as z from 'zod/mini';
import { mediaTypes } from '../rules/models.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { deliveryFields } from './delivery.ts';
import { credits, id, idParams, instant } from './fields.ts';
import { savedScene } from './storyboard.ts';

export const takeShape = z.object({
  id,
  kind: z.enum(['visual', 'narration']),
  /** Picture or clip; null for a narration. */
  media_type: z.nullable(z.enum(mediaTypes)),
  /** Whether it is the still of a video scene. */
  still: z.boolean(),
  /** The visual description or the dialogue it was made from. */
  text: z.string(),
  /** The visual model's or the voice's id. */
  model: z.string(),
  /** Of a narration: whether its creator said it, and no voice. */
  recorded: z.boolean(),
  ...deliveryFields,
  /** The credits paid for it: 0 for a narration, and for a take that came along with a duplicate. */
  credits,
  created_at: instant,
  /** Whether the scene shows or says this one now. */
  current: z.boolean(),
  thumbnail_url: z.nullable(z.string()),
  /** The picture, the clip as it was last shown, or the narration; null where no film was made of it yet. */
  media_url: z.nullable(z.string()),
});
export type Take = z.output<typeof takeShape>;

export const listTakes = defineCall({
  ...paths.listTakes,
  summary: 'Every picture, clip and narration made for a scene, newest first',
  params: idParams,
  reply: z.object({ takes: z.array(takeShape) }),
});

export const restoreTake = defineCall({
  ...paths.restoreTake,
  summary:
    'Put a take, and the text it was made from, back in place, free of charge. 409 while the scene is being made, and once the video is finished',
  params: idParams,
  body: z.object({ take_id: id }),
  reply: savedScene,
});
