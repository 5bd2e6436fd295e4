import { stat } from 'node:fs/promises';
import { readFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import type { RgbaImage } from '../scene.ts';

const mostBytes = 40 * 1024 * 1024;
const mostPixels = 50_000_000;
const timeoutMs = 20_000;

/** Room for the camera to come closer without the picture going soft: as far as the source has pixels for it. */
const spare = { least: 1.2, most: 1.5 };
/** How much wider or taller than the frame a picture is kept; the rest would never be seen. */
const widest = 1.8;

/**
 * Decodes an image of any common format to the size the camera needs for a frame of `width` x `height`.
 * It happens in ffmpeg, a separate process with limits: the file may come from anywhere.
 * @throws Error with a plain sentence when it is no image or too large.
 */
export async function decodeImage(
  path: string,
  { width, height }: { width: number; height: number },
  signal?: AbortSignal,
): Promise<RgbaImage> {
  if ((await stat(path)).size > mostBytes) throw new Error('The image is larger than 40 MB.');
  const source = await probeSize(path, signal);
  if (source.width * source.height > mostPixels)
    throw new Error('The image has more than 50 megapixels.');

  const size = workingSize(source, { width, height });
  const filter = `scale=${size.scaledWidth}:${size.scaledHeight}:flags=lanczos+accurate_rnd,crop=${size.width}:${size.height},format=rgba`;
  const rgba = await readPixels(path, filter, size.width * size.height * 4, signal);
  return { width: size.width, height: size.height, enlarged: size.enlarged, rgba };
}

async function probeSize(
  path: string,
  signal: AbortSignal | undefined,
): Promise<{ width: number; height: number }> {
  const { video } = await probeMedia(path, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Error('The image could not be read: it is damaged or no image.', { cause });
  });
  if (!video) throw new Error('The image could not be read: it is damaged or no image.');
  return video;
}

/** Covers the frame with some to spare, keeps the picture's shape, and cuts off what lies too far to the sides. */
function workingSize(
  source: { width: number; height: number },
  frame: { width: number; height: number },
) {
  const enlarged = Math.max(frame.width / source.width, frame.height / source.height);
  const room = Math.min(spare.most, Math.max(spare.least, 1 / enlarged));
  const scale = enlarged * room;
  const scaledWidth = Math.ceil(source.width * scale);
  const scaledHeight = Math.ceil(source.height * scale);
  return {
    enlarged,
    scaledWidth,
    scaledHeight,
    width: Math.min(scaledWidth, Math.ceil(frame.width * room * widest)),
    height: Math.min(scaledHeight, Math.ceil(frame.height * room * widest)),
  };
}

async function readPixels(
  path: string,
  filter: string,
  bytes: number,
  signal: AbortSignal | undefined,
): Promise<SharedArrayBuffer> {
  const args = [
    '-i',
    path,
    '-map',
    '0:v:0',
    '-frames:v',
    '1',
    '-vf',
    filter,
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    'pipe:1',
  ];
  const { stdout, done } = readFfmpeg(args, { timeoutMs, signal });
  const memory = new SharedArrayBuffer(bytes);
  const pixels = new Uint8Array(memory);
  let filled = 0;
  for await (const chunk of stdout) {
    const part: Buffer = chunk;
    pixels.set(part.subarray(0, bytes - filled), filled);
    filled += part.length;
  }
  await done.catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw new Error('The image could not be decoded: it is damaged.', { cause });
  });
  if (filled !== bytes) throw new Error('The image could not be decoded: it is incomplete.');
  return memory;
}
