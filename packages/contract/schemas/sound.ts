import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { idParams } from './fields.ts';
import { soundShape } from './storyboard.ts';

export const changeSound = defineCall({
  ...paths.changeSound,
  summary:
    'Choose whether the film has short sounds on its cuts and on what comes in. Free: they are mixed when the film is combined',
  params: idParams,
  body: soundShape,
  reply: z.object({ sound: soundShape }),
});
