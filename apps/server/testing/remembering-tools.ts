import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type FilmTools, filmTools } from '../film-tools.ts';

interface Made {
  readonly bytes: Buffer;
  readonly result: unknown;
}

/** What was made in this process, by a step's name and all that goes into it. */
const made = new Map<string, Made>();

interface Step<T> {
  /** The step, with every parameter that changes what comes out. */
  readonly name: readonly unknown[];
  readonly inputs: readonly string[];
  readonly outputPath: string;
  readonly signal: AbortSignal | undefined;
  make(): Promise<T>;
}

/** The same step on the same bytes is taken once; whoever asks again gets a copy of what came out. */
async function remember<T>({ name, inputs, outputPath, signal, make }: Step<T>): Promise<T> {
  signal?.throwIfAborted();
  const hash = createHash('sha256').update(JSON.stringify(name));
  for (const path of inputs) hash.update('\0').update(await readFile(path));
  const key = hash.digest('hex');
  const known = made.get(key);
  if (known !== undefined) {
    await writeFile(outputPath, known.bytes);
    return known.result as T;
  }
  const result = await make();
  made.set(key, { result, bytes: await readFile(outputPath) });
  return result;
}

/**
 * The film's tools for tests of everything around them: what comes out is what ffmpeg made, but most films of tests say
 * and show the same, and those are made once in a process.
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
