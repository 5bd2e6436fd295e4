import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#contract/app-error.ts';
import { apiBase } from '#contract/api/call.ts';
import { tryVoice } from '#contract/api/voices.ts';
import { defaultLanguage, type VoiceId } from '#contract/rules/voices.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { FilmTools } from '../../film-tools.ts';
import type { CountWork } from '../../free-work.ts';
import { serve } from '../../http/serve.ts';
import { toAppError } from '../../providers/provider-error.ts';
import type { Voice } from '../../providers/voice/voice.ts';
import { createTurns, QueueIsFull } from '../../turns.ts';

export interface VoiceTryOptions {
  readonly voice: Voice;
  /** Whether the voice speaks on this machine, and costs nobody anything. */
  readonly isFree: boolean;
  readonly tools: Pick<FilmTools, 'polishNarration' | 'encodeAudioPreview'>;
  /** Emptied at each start, and when it holds many: what was tried is made again in a second. */
  readonly folder: string;
  readonly countWork: Pick<CountWork, 'now'>;
  readonly requireAllowed: RequireAllowed;
}

const timeoutMs = 30_000;
const mostAtOnce = 1;
const longestQueue = 30;
const mostKept = 400;

/** A sentence of somebody's own in a voice: each is made once, and kept a while. */
function createVoiceTries({ voice, isFree, tools, folder, countWork }: VoiceTryOptions) {
  const inTurn = createTurns(mostAtOnce, { longestQueue });
  const running = new Map<string, Promise<void>>();
  const emptied = rm(folder, { recursive: true, force: true }).then(() =>
    mkdir(folder, { recursive: true }),
  );
  emptied.catch(() => undefined);

  async function make(text: string, voiceId: VoiceId, name: string): Promise<void> {
    if ((await readdir(folder)).length > mostKept) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
    }
    const directory = await mkdtemp(join(folder, 'making-'));
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const request = { text, voiceId, language: defaultLanguage, directory, signal };
      const { audioPath } = await voice.speak(request);
      const polished = join(directory, 'polished.wav');
      const sample = join(directory, 'sample.m4a');
      await tools.polishNarration({ inputPath: audioPath, outputPath: polished, signal });
      await tools.encodeAudioPreview(polished, sample, signal);
      await rename(sample, join(folder, name));
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  /** @returns the file's name in the folder. @throws AppError rate_limited, unavailable */
  return async function say(text: string, voiceId: VoiceId, accountId: string): Promise<string> {
    await emptied;
    const name = `${createHash('sha256').update(`${voiceId} ${text}`).digest('hex').slice(0, 40)}.m4a`;
    if (await stat(join(folder, name)).catch(() => null)) return name;
    const known = running.get(name);
    if (known === undefined) await countWork.now(isFree ? 'read' : 'narration', accountId);
    const making =
      known ?? inTurn(() => make(text, voiceId, name)).finally(() => running.delete(name));
    running.set(name, making);
    await making.catch((error: unknown) => {
      throw error instanceof QueueIsFull ? new AppError('unavailable') : toAppError(error);
    });
    return name;
  };
}

const paramsShape = z.object({ file: z.string().check(z.regex(/^[0-9a-f]{40}\.m4a$/)) });

/** Serves a voice's try, and the sound of it to whoever knows its name, which nobody can guess. */
export function registerVoiceTryRoutes(app: FastifyInstance, options: VoiceTryOptions): void {
  const { voice, folder, requireAllowed } = options;
  const say = createVoiceTries(options);
  serve(app, tryVoice, async ({ caller, body: { voice: voiceId, text } }) => {
    requireAllowed(text);
    const base = `${apiBase}/voices`;
    if (!voice.canSpeak(text, defaultLanguage))
      return { url: `${base}/${voiceId}/preview`, own: false };
    return { url: `${base}/tried/${await say(text, voiceId, caller.accountId)}`, own: true };
  });
  app.get(`${apiBase}/voices/tried/:file`, { schema: { hide: true } }, async (request, reply) => {
    const params = paramsShape.safeParse(request.params);
    if (!params.success || !(await stat(join(folder, params.data.file)).catch(() => null)))
      throw new AppError('not_found');
    return reply
      .header('cache-control', 'private, max-age=86400, immutable')
      .type('audio/mp4')
      .sendFile(params.data.file, folder, { cacheControl: false });
  });
}
