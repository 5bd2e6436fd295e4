import { join } from 'node:path';
import { concatInput, writeWavList } from './concat-list.ts';
import { sampleRate, samplesPerFrame, soundEncodeArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { musicAloneGraph } from './film-mix.ts';
import { meter, readMeter } from './loudness.ts';
import { leadInMs, writeSceneAudio } from './scene-audio.ts';
import type { ProcessLimits } from './supervised-process.ts';
import { withFolderBeside, writeWhole } from './temporary-files.ts';

/** A scene of a film that is not made yet. */
export interface PreviewedScene {
  /** Its narration, in any form that ffmpeg reads; null where nobody speaks. Its part beyond the scene's end is not heard. */
  readonly voicePath: string | null;
  readonly frames: number;
}

export interface PreviewMusic {
  readonly scenes: readonly PreviewedScene[];
  /** As long as the film, or a seamless loop of any length. */
  readonly musicPath: string;
  /** How much louder than usual it is wanted; as usual by default. */
  readonly musicGainDb?: number;
  /** Becomes AAC (.m4a) of the film's length. */
  readonly outputPath: string;
  readonly signal?: AbortSignal | undefined;
}

const timeoutMs = 120_000;

/**
 * Mixes the music of a film that is not made yet, alone: to be played beside its narrations, as far below them as it will be
 * in the film and stepping back for them as there, by the same filters.
 * @throws MediaError for what cannot be read
 */
export async function mixPreviewMusic({
  scenes,
  musicPath,
  musicGainDb = 0,
  outputPath,
  signal,
}: PreviewMusic): Promise<void> {
  const limits = { signal, timeoutMs };
  await withFolderBeside(outputPath, async (folder) => {
    const paths: string[] = [];
    for (const [index, scene] of scenes.entries())
      paths.push(await writeVoice(join(folder, String(index)), scene, limits));
    const listPath = join(folder, 'voice.txt');
    await writeWavList(listPath, paths);
    const film = {
      samples: scenes.reduce((sum, { frames }) => sum + frames, 0) * samplesPerFrame,
      musicLufs: await loudnessOf(musicPath, limits),
      musicGainDb,
    };
    const isSpoken = scenes.some(({ voicePath }) => voicePath !== null);
    const graph = musicAloneGraph(film, { narration: '0:a', music: '1:a' }, isSpoken);
    await writeWhole(outputPath, (temporaryPath) =>
      runFfmpeg(
        [
          ...[...concatInput(listPath), '-stream_loop', '-1', '-i', musicPath],
          ...['-filter_complex', graph, '-map', '[sound]', ...soundEncodeArguments('96k')],
          ...['-movflags', '+faststart', '-f', 'mp4', temporaryPath],
        ],
        limits,
      ),
    );
  });
}

/** A scene's narration where it is heard, as a WAV of the scene's length. @returns its path */
async function writeVoice(
  basePath: string,
  { voicePath, frames }: PreviewedScene,
  limits: ProcessLimits,
): Promise<string> {
  const outputPath = `${basePath}.wav`;
  if (voicePath === null) {
    await writeSceneAudio({ narrationPath: null, frames, outputPath });
    return outputPath;
  }
  const narrationPath = `${basePath}-line.wav`;
  const room = frames * samplesPerFrame - Math.round((leadInMs * sampleRate) / 1_000);
  const filters = `aresample=${sampleRate},aformat=sample_fmts=s16:channel_layouts=mono,atrim=end_sample=${room}`;
  await runFfmpeg(
    [
      ...['-i', voicePath, '-map', '0:a:0', '-af', filters],
      ...['-c:a', 'pcm_s16le', '-f', 'wav', narrationPath],
    ],
    limits,
  );
  await writeSceneAudio({ narrationPath, frames, outputPath });
  return outputPath;
}

/** Without true peaks, which cost three times the rest. */
async function loudnessOf(path: string, limits: ProcessLimits): Promise<number> {
  const args = ['-i', path, '-map', '0:a:0', '-af', meter('music', false), '-f', 'null', '-'];
  return readMeter(await runFfmpeg(args, limits), 'music').integratedLufs;
}
