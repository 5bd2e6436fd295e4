import { frameRate } from '@scenewright/media/encoding.ts';
import { readFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { decodeClipArguments } from '@scenewright/media/normalise-clip.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import type { Scene } from './scene.ts';

/** The frames of a foreign clip in our size and rate, one after the other. */
export interface ClipFrames {
  /** Fills `target` with the next frame as RGBA; calls may overlap and are served in order. @throws Error when the clip cannot be decoded. */
  readNext(target: SharedArrayBuffer): Promise<void>;
  /** Ends the decoder, wherever it is. */
  close(): void;
}

/** A clip may play this much slower before it looks like slow motion. */
const slowest = 1.35;

/**
 * Starts decoding a clip. One that is a little shorter than its scene is played slower, a much shorter one again and again.
 * @throws MediaError when the file is no video.
 */
export async function openClipFrames(
  path: string,
  scene: Scene,
  limits: { signal?: AbortSignal | undefined; timeoutMs: number },
): Promise<ClipFrames> {
  const { durationMs, video } = await probeMedia(path, limits.signal);
  if (!video) throw new Error('The clip could not be read: it has no picture.');
  const { stdout, done } = readFfmpeg(decodeArguments(path, durationMs, scene), limits);
  const chunks = stdout.iterator();
  let left: Buffer = Buffer.alloc(0);
  let previous: Promise<void> = Promise.resolve();

  return {
    readNext(target) {
      previous = previous.then(() => fill(new Uint8Array(target)));
      return previous;
    },
    close: () => stdout.destroy(),
  };

  async function fill(frame: Uint8Array): Promise<void> {
    let filled = 0;
    while (filled < frame.length) {
      if (left.length === 0) left = await nextChunk();
      const part = left.subarray(0, frame.length - filled);
      frame.set(part, filled);
      filled += part.length;
      left = left.subarray(part.length);
    }
  }

  async function nextChunk(): Promise<Buffer> {
    const { done: ended, value } = await chunks.next();
    if (!ended) return value;
    await done;
    throw new Error('The clip could not be decoded: it is damaged or no video.');
  }
}

function decodeArguments(path: string, clipMs: number, scene: Scene): string[] {
  // What the container says of the length may be a frame off.
  const stretch = ((scene.frames / frameRate) * 1000) / Math.max(1, clipMs - 40);
  const isLooped = stretch > slowest;
  const pace = stretch > 1 && !isLooped ? ['-itsscale', stretch.toFixed(5)] : [];
  // A few frames may still be missing after a slower one: the last is held.
  return [
    ...pace,
    ...decodeClipArguments(path, { ...scene, whenShort: isLooped ? 'loop' : 'hold' }, 'rgba'),
  ];
}
