import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { defaultLanguage, type VoiceId, voices } from '@scenewright/contract/rules/voices.ts';
import { encodeAudioPreview, polishNarration } from '@scenewright/media/narration.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { previewSentence } from '@scenewright/voices/preview.ts';

const timeoutMs = 60_000;
/** Raised when a voice sounds otherwise than in the samples that were kept. */
const sampleVersion = 2;

/** Spoken samples of the voices: each is made once and kept in a folder. */
export function createVoicePreviews({ voice, folder }: { voice: Voice; folder: string }) {
  const running = new Map<VoiceId, Promise<void>>();

  async function make(voiceId: VoiceId, name: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    const directory = await mkdtemp(join(folder, 'making-'));
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const speech = await voice.speak({
        text: previewSentence(voiceId),
        voiceId,
        language: defaultLanguage,
        directory,
        signal,
      });
      const polished = join(directory, 'polished.wav');
      const sample = join(directory, 'sample.m4a');
      await polishNarration({ inputPath: speech.audioPath, outputPath: polished, signal });
      await encodeAudioPreview(polished, sample, signal);
      await rename(sample, join(folder, name));
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }

  /** @returns the file's name in the folder. @throws AppError unavailable */
  return async function preview(voiceId: VoiceId): Promise<string> {
    const name = `${voice.name.replaceAll(/\W+/g, '-')}-${voiceId}-${sampleVersion}.m4a`;
    if (await stat(join(folder, name)).catch(() => null)) return name;
    const making =
      running.get(voiceId) ?? make(voiceId, name).finally(() => running.delete(voiceId));
    running.set(voiceId, making);
    await making.catch((error: unknown) => {
      throw new AppError('unavailable', undefined, { cause: error });
    });
    return name;
  };
}

export function registerVoicePreviewRoute(
  app: FastifyInstance,
  options: { voice: Voice; folder: string },
): void {
  const preview = createVoicePreviews(options);
  app.get<{ Params: { id: string } }>(
    `${apiBase}/voices/:id/preview`,
    { schema: { hide: true } },
    async (request, reply) => {
      const voice = voices.find(({ id }) => id === request.params.id);
      if (voice === undefined) throw new AppError('not_found');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('audio/mp4')
        .sendFile(await preview(voice.id), options.folder, { cacheControl: false });
    },
  );
}
