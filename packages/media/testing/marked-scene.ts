import { once } from 'node:events';
import {
  encodeFingerprint,
  frameRate,
  sampleRate,
  samplesPerFrame,
  sceneVideoArguments,
} from '../encoding.ts';
import type { CombinedScene } from '../combine.ts';
import { readFfmpeg, runFfmpeg, startFfmpeg } from '../ffmpeg.ts';
import { speechLike } from './speech-like.ts';
import { writeWav } from '../wav.ts';

/*
 * Scenes whose pictures and sound carry marks at the same moments (one white picture, one beep), and the finding of those
 * marks in a film: the distance of the two is the film's A/V offset, measured on what a viewer decodes.
 */

/** A chirp, because it matches itself at one place only (a pure tone does at every period). */
const beep = Float32Array.from(
  { length: 0.04 * sampleRate },
  (_, i) => 0.5 * Math.cos(2 * Math.PI * (800 * (i / sampleRate) + 60_000 * (i / sampleRate) ** 2)),
);
const searchMs = 60;
const leastLikeness = 0.5;
const black = 16;
const white = 235;
/** A decoded picture brighter than this is a flash; no test picture of ours is. */
const flashLevel = 200;

export interface MarkedScene {
  /** Where the two files go, without extension. */
  readonly basePath: string;
  readonly frames: number;
  /** Pictures that flash while a beep begins. */
  readonly marks: readonly number[];
  readonly width?: number;
  readonly height?: number;
  /** The sound between the beeps. */
  readonly sound?: 'nothing' | 'speech';
}

export async function makeMarkedScene(scene: MarkedScene): Promise<CombinedScene> {
  const { basePath, frames, width = 96, height = 160 } = scene;
  const videoPath = `${basePath}.mp4`;
  const audioPath = `${basePath}.wav`;
  const { stdin, done } = startFfmpeg(
    sceneVideoArguments({ width, height, outputPath: videoPath, threads: 2 }),
    { timeoutMs: 120_000 },
  );
  for (let frame = 0; frame < frames; frame++) {
    const picture = Buffer.alloc((width * height * 3) / 2, 128);
    picture.fill(scene.marks.includes(frame) ? white : black, 0, width * height);
    if (!stdin.write(picture)) await Promise.race([once(stdin, 'drain'), done]);
  }
  stdin.end();
  await done;
  await writeWav(audioPath, markedSound(scene), { sampleRate, channels: 2 });
  return { videoPath, audioPath, frames, fingerprint: await encodeFingerprint(videoPath) };
}

/** The sound of a marked scene: interleaved stereo. */
export function markedSound({
  frames,
  marks,
  sound = 'nothing',
}: Pick<MarkedScene, 'frames' | 'marks' | 'sound'>): Float32Array {
  const stereo = new Float32Array(frames * samplesPerFrame * 2);
  const speech = sound === 'speech' ? speechLike(frames / frameRate, { level: 0.28 }) : undefined;
  for (let i = 0; i < stereo.length; i++) stereo[i] = speech?.[i >> 1] ?? 0;
  for (const mark of marks) {
    for (const [i, value] of beep.entries()) {
      const at = (mark * samplesPerFrame + i) * 2;
      if (at + 1 < stereo.length) stereo[at] = stereo[at + 1] = value;
    }
  }
  return stereo;
}

/** Times of the flashes, in milliseconds, from the time stamps of the film's decoded pictures. */
export async function findFlashes(filmPath: string): Promise<number[]> {
  const filters = 'scale=1:1:flags=area,format=gray';
  const brightness = await readBytes([
    '-i',
    filmPath,
    '-map',
    '0:v',
    '-vf',
    filters,
    '-fps_mode',
    'passthrough',
    '-f',
    'rawvideo',
    'pipe:1',
  ]);
  const stampsMs = await readPictureStamps(filmPath);
  return [...brightness].flatMap((level, frame) =>
    level > flashLevel ? [stampsMs[frame] ?? Number.NaN] : [],
  );
}

/** The time stamp of every picture, in milliseconds, in the order shown. */
export async function readPictureStamps(filmPath: string): Promise<number[]> {
  const text = (
    await readBytes(['-i', filmPath, '-map', '0:v', '-c', 'copy', '-f', 'framecrc', 'pipe:1'])
  ).toString();
  const [, numerator, denominator] = /#tb 0: (\d+)\/(\d+)/.exec(text) ?? [];
  const tickMs = (Number(numerator) * 1000) / Number(denominator);
  return [...text.matchAll(/^0,\s*-?\d+,\s*(-?\d+),/gm)]
    .map(([, pts]) => Number(pts) * tickMs)
    .toSorted((a, b) => a - b);
}

/**
 * Where the beeps really begin, in milliseconds of the film's own clock, each looked for around its expected time by comparing
 * with the beep itself (so that music under it does not matter). NaN where there is none.
 */
export async function findBeeps(
  filmPath: string,
  expectedMs: readonly number[],
): Promise<number[]> {
  const sound = await decodeSound(filmPath);
  return expectedMs.map((ms) => {
    const from = Math.max(0, Math.round(((ms - searchMs) * sampleRate) / 1000));
    const to = Math.round(((ms + searchMs) * sampleRate) / 1000);
    let best = { likeness: leastLikeness, at: Number.NaN };
    for (let at = from; at < to; at++) {
      const likeness = likenessToBeep(sound, at);
      if (likeness > best.likeness) best = { likeness, at };
    }
    return (best.at * 1000) / sampleRate;
  });
}

/** 1 for the same shape at any level, 0 for no relation. */
function likenessToBeep(sound: Float32Array, at: number): number {
  let product = 0;
  let power = 1e-9;
  let beepPower = 0;
  for (let i = 0; i < beep.length; i++) {
    const heard = sound[at + i] ?? 0;
    const sent = beep[i] ?? 0;
    product += heard * sent;
    power += heard * heard;
    beepPower += sent * sent;
  }
  return product / Math.sqrt(power * beepPower);
}

/** The film's sound as one channel of samples from -1 to 1, laid on its time stamps. */
export async function decodeSound(filmPath: string): Promise<Float32Array> {
  const onClock = 'aresample=async=1:first_pts=0';
  const bytes = await readBytes([
    '-i',
    filmPath,
    '-map',
    '0:a',
    '-af',
    onClock,
    '-ac',
    '1',
    '-ar',
    String(sampleRate),
    '-f',
    'f32le',
    'pipe:1',
  ]);
  return new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4));
}

/** A film made elsewhere: another size, frame rate and encoder setting. */
export async function makeForeignClip(
  path: string,
  options: { size?: string; rate?: number; seconds?: number } = {},
): Promise<string> {
  const { size = '320x240', rate = 24, seconds = 1 } = options;
  await runFfmpeg(
    [
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
      '-c:v',
      'libx264',
      '-y',
      path,
    ],
    { timeoutMs: 20_000 },
  );
  return path;
}

export async function readBytes(args: readonly string[]): Promise<Buffer> {
  const { stdout, done } = readFfmpeg(args, { timeoutMs: 300_000 });
  const chunks: Buffer[] = [];
  for await (const chunk of stdout) chunks.push(chunk);
  await done;
  const bytes = Buffer.concat(chunks);
  return Buffer.from(new Uint8Array(bytes).buffer); // at the start of its own memory: readable as floats
}
