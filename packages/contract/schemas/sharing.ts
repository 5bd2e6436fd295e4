import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import { defineCall } from './call.ts';
import { idParams } from './fields.ts';

export const shareContent = defineCall({
  ...paths.shareContent,
  summary:
    'The address of the page where everybody who has it can watch the finished video; made where there is none. 409 until the video is finished',
  params: idParams,
  reply: z.object({ watch_url: z.string() }),
});

export const unshareContent = defineCall({
  ...paths.unshareContent,
  summary: 'Turn the page where the video can be watched off; a later one has another address',
  params: idParams,
  reply: z.object({ status: z.literal('ok') }),
});
