import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@scenewright/contract/app-error.ts';
import { defaultLanguage, type VoiceId } from '@scenewright/contract/rules/voices.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { createLimiter, QueueIsFull } from '@scenewright/contract/rules/limiter.ts';
import type { FilmTools } from '../../../film-tools.ts';
import type { CountWork } from '../../../free-work.ts';

interface VoiceTryOptions {
  readonly voice: Voice;
  /** Whether the voice speaks on this machine, and costs nobody anything. */
  readonly isFree: boolean;
  readonly tools: Pick<FilmTools, 'polishNarration' | 'encodeAudioPreview'>;
  /** Emptied at each start, and when it holds many: what was tried is made again in a second. */
  readonly folder: string;
  /** Done once the folder is empty. */
  readonly emptied: Promise<unknown>;
  readonly countWork: Pick<CountWork, 'now'>;
}

const timeoutMs = 30_000;
const mostAtOnce = 1;
const longestQueue = 30;
const mostKept = 400;

/** A sentence of somebody's own in a voice: each is made once, and kept a while. */
export function createVoiceTries({
  voice,
  isFree,
  tools,
  folder,
  emptied,
  countWork,
}: VoiceTryOptions) {
  const limited = createLimiter(mostAtOnce, { longestQueue });
  const running = new Map<string, Promise<void>>();

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

  /** @returns the file's name in the folder; null where the voice cannot read the text. @throws AppError rate_limited, unavailable */
  return async function say(
    text: string,
    voiceId: VoiceId,
    accountId: string,
  ): Promise<string | null> {
    if (!voice.canSpeak(text, defaultLanguage)) return null;
    await emptied;
    const name = `${createHash('sha256').update(`${voiceId} ${text}`).digest('hex').slice(0, 40)}.m4a`;
    if (await stat(join(folder, name)).catch(() => null)) return name;
    const known = running.get(name);
    if (known === undefined) await countWork.now(isFree ? 'read' : 'narration', accountId);
    const making =
      known ?? limited(() => make(text, voiceId, name)).finally(() => running.delete(name));
    running.set(name, making);
    await making.catch((error: unknown) => {
      throw error instanceof QueueIsFull ? new AppError('unavailable') : toAppError(error);
    });
    return name;
  };
}

export type VoiceTries = ReturnType<typeof createVoiceTries>;
