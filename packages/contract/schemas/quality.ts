import * as z from 'zod/mini';
import { qualities } from '../rules/quality.ts';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { idParams } from './fields.ts';
import { storyboardShape } from './storyboard.ts';

export const setQuality = defineCall({
  ...paths.setQuality,
  summary:
    'Choose draft or final quality after approval, free of charge: takes of that quality are put back in place, nothing is made. 409 where the model makes no video',
  params: idParams,
  body: z.object({ quality: z.enum(qualities) }),
  reply: storyboardShape,
});
