import { readFile, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { type FilmTools, filmTools } from '../film-tools.ts';
import { keep, keyOf, recall } from './remembered.ts';

interface Made {
  readonly bytes: Buffer;
  readonly result: unknown;
}

interface Step<T> {
  /** The step, with every parameter that changes what comes out. */
  readonly name: readonly unknown[];
  readonly inputs: readonly string[];
  readonly outputPath: string;
  readonly signal: AbortSignal | undefined;
  make(): Promise<T>;
}

/** The same step on the same bytes is taken once in a run; whoever asks again gets a copy of what came out. */
async function remember<T>({ name, inputs, outputPath, signal, make }: Step<T>): Promise<T> {
  signal?.throwIfAborted();
  const contents = await Promise.all(inputs.map((path) => readFile(path)));
  const key = keyOf([JSON.stringify(name), ...contents]);
  const known = recall(key);
  if (known !== undefined) {
    const made: Made = deserialize(known);
    await writeFile(outputPath, made.bytes);
    return made.result as T;
  }
  const result = await make();
  const made: Made = { result, bytes: await readFile(outputPath) };
  keep(key, serialize(made));
  return result;
}

/**
 * The film's tools for tests of everything around them: what comes out is what ffmpeg made, but most films of tests say
 * and show the same, and those are made once in a run.
 */
export const rememberingTools: FilmTools = {
  polishNarration: (request) =>
    remember({
      name: ['polish', request.tempo],
      inputs: [request.inputPath],
      outputPath: request.outputPath,
      signal: request.signal,
      make: () => filmTools.polishNarration(request),
    }),
  encodeAudioPreview: (inputPath, outputPath, signal) =>
    remember({
      name: ['preview'],
      inputs: [inputPath],
      outputPath,
      signal,
      make: () => filmTools.encodeAudioPreview(inputPath, outputPath, signal),
    }),
  async combineScenes(request) {
    const { scenes, musicPath, musicGainDb, effects, about = null } = request;
    const { outputPath, signal, onProgress } = request;
    const film = await remember({
      name: [
        'combine',
        scenes.map(({ frames, fingerprint, nativePath = null }) => [
          frames,
          fingerprint,
          nativePath === null,
        ]),
        musicPath === null,
        musicGainDb,
        effects,
        about,
      ],
      inputs: [
        ...scenes.flatMap(({ videoPath, audioPath, nativePath }) => [
          videoPath,
          audioPath,
          ...(typeof nativePath === 'string' ? [nativePath] : []),
        ]),
        ...(musicPath === null ? [] : [musicPath]),
      ],
      outputPath,
      signal,
      make: () => filmTools.combineScenes(request),
    });
    onProgress?.(1);
    return film;
  },
  mixPreviewMusic: (request) =>
    remember({
      name: [
        'preview music',
        request.scenes.map(({ voicePath, frames }) => [voicePath === null, frames]),
        request.musicGainDb,
      ],
      inputs: [...request.scenes.flatMap(({ voicePath }) => voicePath ?? []), request.musicPath],
      outputPath: request.outputPath,
      signal: request.signal,
      make: () => filmTools.mixPreviewMusic(request),
    }),
  extractFrame: (videoPath, atMs, outputPath, options) =>
    remember({
      name: ['frame', atMs, options?.width],
      inputs: [videoPath],
      outputPath,
      signal: options?.signal,
      make: () => filmTools.extractFrame(videoPath, atMs, outputPath, options),
    }),
};
