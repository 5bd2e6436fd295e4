import * as z from 'zod/mini';
import { maxTriedCharacters } from '../rules/limits.ts';
import { voiceIds } from '../rules/voices.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { filledText } from './fields.ts';

export const tryVoice = defineCall({
  ...paths.tryVoice,
  summary:
    "A sentence of one's own in a voice, to choose it by. Free; where a service speaks, within the lines an hour that a site gives",
  body: z.object({ voice: z.enum(voiceIds), text: filledText(maxTriedCharacters) }),
  /** `own` is false where the voice cannot read the text: its own sample is at `url` then. */
  reply: z.object({ url: z.string(), own: z.boolean() }),
});
