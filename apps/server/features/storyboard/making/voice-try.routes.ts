import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { tryVoice } from '@scenewright/contract/schemas/voices.ts';
import type { RequireAllowed } from '../../../allowed-texts.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { VoiceTries } from './voice-try.ts';

const paramsShape = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{40}\.m4a$/)) });

/** Serves a voice's try, and the sound of it to whoever knows its name, which nobody can guess. */
export function registerVoiceTryRoutes(
  app: FastifyInstance,
  {
    say,
    folder,
    requireAllowed,
  }: { say: VoiceTries; folder: string; requireAllowed: RequireAllowed },
): void {
  const base = `${apiBase}/voices`;
  serve(app, tryVoice, async ({ caller, body: { voice, text } }) => {
    requireAllowed(text);
    const name = await say(text, voice, caller.accountId);
    return name === null
      ? { url: `${base}/${voice}/preview`, own: false }
      : { url: `${base}/tried/${name}`, own: true };
  });
  app.get(`${base}/tried/:file`, { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    if (!params.success || !(await stat(join(folder, params.data.file)).catch(() => null)))
      throw new AppError('not_found');
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type('audio/mp4')
      .sendFile(params.data.file, folder, { cacheControl: false });
  });
}
