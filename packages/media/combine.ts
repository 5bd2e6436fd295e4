import { join } from 'node:path';
import { concatInput, writeConcatList, writeWavList } from './concat-list.ts';
import { writeEffectsTrack } from './effects/effects-track.ts';
import type { FilmEffect } from './effects/plan-effects.ts';
import { encodeAlike } from './encode-alike.ts';
import {
  frameRate,
  frameTicks,
  samplesPerFrame,
  soundEncodeArguments,
  videoTimescale,
} from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import {
  checkingGraph,
  type FilmLevel,
  type FilmMix,
  type SoundInputs,
  isOnTarget,
  levelFilm,
  measuringGraph,
  needsChecking,
  soundGraph,
  unchangedLevel,
} from './film-mix.ts';
import { type Loudness, measureLoudness, readMeter } from './loudness.ts';
import { MediaError } from './media-error.ts';
import { readVideoTrack } from './mp4-boxes.ts';
import { withFolderBeside, writeWhole } from './temporary-files.ts';
import { writeSceneAudio } from './scene-audio.ts';
import { appendXmp } from './xmp-box.ts';
import { readWavFacts } from './wav.ts';

/** The true peak that a viewer's decoder may see, and the limiter's ceiling, below which lossy coding does not overshoot it. */
const truePeakLimitDb = -1;
const firstCeilingDb = -2.5;
const maxEncodes = 3;
const maxChecks = 3;
/** Parts of the work in the progress: measuring, encoding, checking. */
const measuredShare = 0.2;
const encodedShare = 0.85;

export interface CombinedScene {
  /** Video only, encoded as encoding.ts says. */
  readonly videoPath: string;
  /** 48 kHz stereo 16-bit WAV of exactly `frames` pictures' length (scene-audio.ts). */
  readonly audioPath: string;
  /** The sound that its clip has of its own, in the same form (native-sound.ts); none where it is left out or null. */
  readonly nativePath?: string | null;
  readonly frames: number;
  /** `encodeFingerprint` of the video: scenes that differ cannot be joined. */
  readonly fingerprint: string;
}

/** What a film's file says of itself. */
export interface FilmAbout {
  /** The comment that players show. */
  readonly comment: string;
  /** An XMP packet. */
  readonly xmp: string;
}

export interface CombineRequest {
  readonly scenes: readonly CombinedScene[];
  /** As long as the film, or a seamless loop of any length; null for a film without music. */
  readonly musicPath: string | null;
  /** How much louder than usual the music is wanted; as usual by default. */
  readonly musicGainDb?: number;
  /** Sounds beside voice and music, well below the voice; none by default. */
  readonly effects?: readonly FilmEffect[];
  /** What the file says of itself; nothing by default. */
  readonly about?: FilmAbout | null;
  readonly outputPath: string;
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction done, from 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface CombinedFilm {
  readonly durationMs: number;
  /** Measured on the finished, compressed sound; -70 for a silent film. */
  readonly integratedLufs: number;
  readonly truePeakDb: number;
}

/**
 * Joins scenes into a film: pictures copied as they are, sound mixed and encoded once, so that nothing drifts at the joints.
 * The whole is at -16 LUFS, music and the clips' own sound step back under the voice, true peaks are at most -1 dBTP after compression.
 * Scenes that were encoded before the settings changed are encoded anew. The file appears under its name only when it is whole.
 * @throws MediaError (`unusable-input`) for no scenes, scenes of different sizes, or files that do not have the length they claim.
 */
export async function combineScenes(asked: CombineRequest): Promise<CombinedFilm> {
  return withFolderBeside(asked.outputPath, async (folder) => {
    const request = { ...asked, scenes: await encodeAlike(asked.scenes, folder, asked.signal) };
    await requireJoinable(request.scenes);
    const frames = request.scenes.reduce((sum, scene) => sum + scene.frames, 0);
    const inputs: FilmInputs = {
      videoList: join(folder, 'video.txt'),
      soundList: join(folder, 'sound.txt'),
      musicPath: request.musicPath,
      effectsPath: (request.effects ?? []).length > 0 ? join(folder, 'effects.wav') : null,
      nativeList: request.scenes.some(hasNative) ? join(folder, 'native.txt') : null,
    };
    await writeConcatList(
      inputs.videoList,
      request.scenes.map((scene) => scene.videoPath),
    );
    const voicePaths = request.scenes.map((scene) => scene.audioPath);
    await writeWavList(inputs.soundList, voicePaths);
    if (inputs.nativeList !== null)
      await writeWavList(inputs.nativeList, await nativePathsOf(request.scenes, folder));
    if (inputs.effectsPath !== null)
      await writeEffectsTrack(
        inputs.effectsPath,
        request.effects ?? [],
        voicePaths,
        request.signal,
      );
    return combineFiles(request, inputs, frames);
  });
}

const hasNative = ({ nativePath }: CombinedScene) => typeof nativePath === 'string';

/** Each scene's own sound; silence of its length, written in `folder`, where it has none. */
async function nativePathsOf(scenes: readonly CombinedScene[], folder: string): Promise<string[]> {
  const silences = new Map<number, string>();
  const paths: string[] = [];
  for (const { nativePath, frames } of scenes) {
    const silence = join(folder, `silence-${frames}.wav`);
    const isMissing = typeof nativePath !== 'string' && !silences.has(frames);
    if (isMissing) await writeSceneAudio({ narrationPath: null, frames, outputPath: silence });
    if (isMissing) silences.set(frames, silence);
    paths.push(nativePath ?? silence);
  }
  return paths;
}

interface FilmInputs {
  readonly videoList: string;
  readonly soundList: string;
  readonly musicPath: string | null;
  readonly effectsPath: string | null;
  readonly nativeList: string | null;
}

async function combineFiles(
  request: CombineRequest,
  inputs: FilmInputs,
  frames: number,
): Promise<CombinedFilm> {
  const durationMs = (frames * 1000) / frameRate;
  const limits = { signal: request.signal, timeoutMs: 60_000 + 2 * durationMs };
  const report = rising(request.onProgress);
  const part = (from: number, to: number) => (doneMs: number) =>
    report(from + (to - from) * Math.min(1, doneMs / durationMs));

  const musicLufs =
    inputs.musicPath === null
      ? null
      : (await measureLoudness(inputs.musicPath, limits)).integratedLufs;
  const film: FilmMix = {
    samples: frames * samplesPerFrame,
    musicLufs,
    musicGainDb: request.musicGainDb ?? 0,
  };
  const level = await findLevel(film, inputs, { ...limits, onProgress: part(0, measuredShare) });

  return writeWhole(request.outputPath, async (temporaryPath) => {
    const loudness = await encodeUntilWithinPeak(async (ceilingDb) => {
      const args = filmArguments(
        inputs,
        soundGraph(film, { ...level, ceilingDb }, soundNames(inputs, 1)),
        { about: request.about ?? null, outputPath: temporaryPath },
      );
      await runFfmpeg(args, { ...limits, onProgress: part(measuredShare, encodedShare) });
      return measureLoudness(temporaryPath, limits);
    });
    await requireFrames(temporaryPath, frames);
    if (request.about) await appendXmp(temporaryPath, request.about.xmp);
    report(1);
    return { durationMs, integratedLufs: loudness.integratedLufs, truePeakDb: loudness.truePeakDb };
  });
}

/** Lossy coding may raise peaks. How much is known only afterwards; it is rarely too much, and then the ceiling is lowered. */
async function encodeUntilWithinPeak(
  encode: (ceilingDb: number) => Promise<Loudness>,
): Promise<Loudness> {
  let ceilingDb = firstCeilingDb;
  for (let attempt = 1; ; attempt++) {
    const loudness = await encode(ceilingDb);
    const excessDb = loudness.truePeakDb - truePeakLimitDb;
    if (excessDb <= 0) return loudness;
    if (attempt === maxEncodes)
      throw new MediaError(
        `The film's sound peaks at ${loudness.truePeakDb} dBTP and could not be limited.`,
      );
    ceilingDb -= excessDb + 0.3;
  }
}

type RunLimits = Parameters<typeof runFfmpeg>[1];

/** Measures the film without encoding it: once where a small gain will do, else until its level is found. */
async function findLevel(film: FilmMix, inputs: FilmInputs, limits: RunLimits): Promise<FilmLevel> {
  const report = await meterSound(
    inputs,
    measuringGraph(film, soundNames(inputs, 0)),
    ['mixMetered', 'voiceMetered'],
    limits,
  );
  const voiceLufs = readMeter(report, 'voice').integratedLufs;
  const measure = (text: string) => ({ voiceLufs, mixLufs: readMeter(text, 'mix').integratedLufs });
  let level = levelFilm(film, unchangedLevel, measure(report));
  for (let check = 0; check < maxChecks && needsChecking(level); check++) {
    const sound = { ...level, ceilingDb: firstCeilingDb };
    const graph = checkingGraph(film, sound, soundNames(inputs, 0));
    const measured = measure(await meterSound(inputs, graph, ['mixMetered'], limits));
    if (isOnTarget(measured.mixLufs)) break;
    level = levelFilm(film, level, measured);
  }
  return level;
}

/** @returns ffmpeg's report, with what the meters in the graph have measured */
async function meterSound(
  inputs: FilmInputs,
  graph: string,
  metered: readonly string[],
  limits: RunLimits,
): Promise<string> {
  const outputs = metered.flatMap((name) => ['-map', `[${name}]`, '-f', 'null', '-']);
  return await runFfmpeg([...soundInputs(inputs), '-filter_complex', graph, ...outputs], limits);
}

function soundInputs({ soundList, musicPath, effectsPath, nativeList }: FilmInputs): string[] {
  return [
    ...concatInput(soundList),
    ...(musicPath === null ? [] : ['-stream_loop', '-1', '-i', musicPath]),
    ...(effectsPath === null ? [] : ['-i', effectsPath]),
    ...(nativeList === null ? [] : concatInput(nativeList)),
  ];
}

/** The names of {@link soundInputs} where the first of them is input number `first`. */
function soundNames(
  { musicPath, effectsPath, nativeList }: FilmInputs,
  first: number,
): SoundInputs {
  let last = first;
  const nextOf = (path: string | null) => (path === null ? null : `${++last}:a`);
  return {
    narration: `${first}:a`,
    music: nextOf(musicPath),
    effects: nextOf(effectsPath),
    native: nextOf(nativeList),
  };
}

/** Pictures are copied. Joined files round their time stamps to microseconds; `setts` puts each back on its frame. */
function filmArguments(
  inputs: FilmInputs,
  soundFilters: string,
  { about, outputPath }: { readonly about: FilmAbout | null; readonly outputPath: string },
): string[] {
  const onFrame = (stamp: string) => `round(${stamp}/${frameTicks})*${frameTicks}`;
  return [
    ...concatInput(inputs.videoList),
    ...soundInputs(inputs),
    ...['-filter_complex', soundFilters, '-map', '0:v', '-map', '[sound]', '-map_metadata', '-1'],
    ...(about === null ? [] : ['-metadata', `comment=${about.comment}`]),
    ...['-c:v', 'copy', '-bsf:v', `setts=pts=${onFrame('PTS')}:dts=${onFrame('DTS')}`],
    ...['-video_track_timescale', String(videoTimescale), ...soundEncodeArguments('160k')],
    ...['-movflags', '+faststart', '-f', 'mp4', '-y', outputPath],
  ];
}

async function requireJoinable(scenes: readonly CombinedScene[]): Promise<void> {
  const [first] = scenes;
  if (!first) throw unusable('There is no scene to combine.');
  for (const [index, scene] of scenes.entries()) {
    const name = `Scene ${index + 1}`;
    if (scene.fingerprint !== first.fingerprint)
      throw unusable(`${name} is encoded differently from scene 1: normalise it first.`);
    const { frames } = await readVideoTrack(scene.videoPath);
    if (frames !== scene.frames)
      throw unusable(`${name} has ${frames} pictures instead of ${scene.frames}.`);
    for (const path of [scene.audioPath, scene.nativePath ?? scene.audioPath]) {
      const { samples } = await readWavFacts(path);
      if (samples !== scene.frames * samplesPerFrame)
        throw unusable(`${name}'s sound is not as long as its pictures.`);
    }
  }
}

async function requireFrames(path: string, expected: number): Promise<void> {
  const { frames } = await readVideoTrack(path);
  if (frames !== expected)
    throw new MediaError(`The film has ${frames} pictures instead of ${expected}.`);
}

function unusable(message: string): MediaError {
  return new MediaError(message, { reason: 'unusable-input' });
}

/** A second encode must not make the progress jump back. */
function rising(onProgress: ((fraction: number) => void) | undefined): (fraction: number) => void {
  let highest = 0;
  return (fraction) => {
    if (fraction <= highest) return;
    highest = fraction;
    onProgress?.(fraction);
  };
}
