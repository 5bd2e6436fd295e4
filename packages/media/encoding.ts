import { createHash } from 'node:crypto';
import { readVideoTrack } from './mp4-boxes.ts';

/*
 * The one way a scene is encoded. Scenes made alike can be joined by copying their packets (26 times cheaper than encoding
 * again), so every setting here is part of a scene's fingerprint: change one and old scenes are encoded anew where new ones are beside them (`encode-alike.ts`).
 */

/** Frames per second of every scene and of the final film. */
export const frameRate = 30;
/** Sound of a scene: this many samples per second, so exactly `samplesPerFrame` for each picture. */
export const sampleRate = 48_000;
export const samplesPerFrame = sampleRate / frameRate;
/** Ticks per second of the video track; a multiple of the frame rate, so that every time stamp is exact. */
export const videoTimescale = 15_360;
/** How long each frame is shown, in those ticks. */
export const frameTicks = videoTimescale / frameRate;

/** Colours of every picture we exchange with ffmpeg: BT.709, limited ("tv") range. */
const colourArguments = [
  '-color_range',
  'tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];

/**
 * H.264 High, 4:2:0, a closed group of at most 60 pictures (repeated ones not counted) that begins with an IDR picture. Nobody
 * refers to a B-picture, and none is weighted: so each can be shown twice (`repeats/fill-frames.ts`).
 * `superfast` with macroblock tree and a short look-ahead: the size and quality of `veryfast` at half the time (measured).
 */
const pictureArguments: readonly string[] = [
  ...[
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-preset',
    'superfast',
    '-crf',
    '21',
  ],
  ...[
    '-x264-params',
    'keyint=60:open-gop=0:mbtree=1:rc-lookahead=10:weightb=0:b-pyramid=none:sar=1/1',
  ],
  ...colourArguments,
  ...['-video_track_timescale', String(videoTimescale)],
];

/** How a scene is encoded of which all frames are there. */
export const sceneEncodeArguments: readonly string[] = [
  ...pictureArguments,
  ...['-r', String(frameRate), '-fps_mode', 'cfr'],
];

/**
 * AAC by the encoder's straightforward search, without its noise substitution, noise shaping and intensity stereo: a third of the
 * default's time, and on narration over music at 160 kbit/s 44 dB instead of 32 dB above the coding noise (measured). What
 * follows the wave this closely hardly raises its peaks, so that a film's sound is encoded once.
 */
export function soundEncodeArguments(bitRate: `${number}k`): string[] {
  return [
    '-c:a',
    'aac',
    '-aac_coder',
    'fast',
    '-aac_pns',
    '0',
    '-aac_tns',
    '0',
    '-aac_is',
    '0',
    '-b:a',
    bitRate,
  ];
}

export interface SceneVideo {
  readonly width: number;
  readonly height: number;
  readonly outputPath: string;
  /** Encoder threads; the picture's settings do not depend on it. ffmpeg's own choice when absent. */
  readonly threads?: number | undefined;
}

/** Arguments for `startFfmpeg`: raw I420 pictures (BT.709, limited range) on stdin become a video-only MP4. */
export function sceneVideoArguments(scene: SceneVideo): string[] {
  return [
    ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', ...colourArguments],
    ...[
      '-video_size',
      `${scene.width}x${scene.height}`,
      '-framerate',
      String(frameRate),
      '-i',
      'pipe:0',
    ],
    ...sceneOutputArguments(scene),
  ];
}

/** As `sceneVideoArguments`, for pictures of which each says when it is shown (`timed-frames.ts`): x264 gives more to what is seen longer. */
export function timedVideoArguments(scene: Omit<SceneVideo, 'width' | 'height'>): string[] {
  return [
    // The head says all there is to know: no frame is read ahead, and kept, to find out more.
    ...['-probesize', '32', '-analyzeduration', '0', '-fpsprobesize', '0'],
    ...['-f', 'matroska', ...colourArguments, '-i', 'pipe:0'],
    ...outputArguments(scene, [
      ...pictureArguments,
      ...['-fps_mode', 'vfr', '-enc_time_base', `1:${frameRate}`],
    ]),
  ];
}

type Output = Pick<SceneVideo, 'outputPath' | 'threads'> & { sound?: readonly string[] };

/**
 * The output half alone, for a source other than stdin.
 * @param sound how it is written; there is none unless said
 */
export const sceneOutputArguments = (output: Output): string[] =>
  outputArguments(output, sceneEncodeArguments);

function outputArguments(
  { outputPath, threads, sound = ['-an'] }: Output,
  encoding: readonly string[],
): string[] {
  const threadArguments = threads === undefined ? [] : ['-threads', String(threads)];
  return [
    ...[...sound, '-sn', '-dn', '-map_metadata', '-1'],
    ...[...encoding, ...threadArguments],
    ...['-f', 'mp4', '-y', outputPath],
  ];
}

/**
 * A short text equal for scenes whose packets can be copied into one film, and different otherwise: the settings above, and
 * what the file itself says of size, time base, delay and parameter sets (SPS and PPS; another encoder build may write others).
 * @throws MediaError (`unusable-input`) when the file is no readable MP4 with video.
 */
export async function encodeFingerprint(path: string): Promise<string> {
  const { decoderConfig, codec, width, height, timescale, frameTicks, startTicks } =
    await readVideoTrack(path);
  const facts = [
    ...sceneEncodeArguments,
    codec,
    width,
    height,
    timescale,
    frameTicks ?? 'variable',
    startTicks,
    decoderConfig.toString('hex'),
  ];
  return createHash('sha256').update(facts.join(' ')).digest('hex').slice(0, 32);
}
