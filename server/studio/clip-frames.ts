import { readFfmpeg } from '../media/ffmpeg.ts';
import { frameRate } from '../media/encoding.ts';
import type { Scene } from './scene.ts';

/** The frames of a foreign clip in our size and rate, one after the other. */
export interface ClipFrames {
  /** Fills `target` with the next frame as RGBA; calls may overlap and are served in order. @throws Error when the clip cannot be decoded. */
  readNext(target: SharedArrayBuffer): Promise<void>;
  /** Ends the decoder, wherever it is. */
  close(): void;
}

/** Starts decoding a clip; a clip shorter than the scene stays on its last frame. */
export function openClipFrames(path: string, scene: Scene, limits: { signal?: AbortSignal | undefined; timeoutMs: number }): ClipFrames {
  const { stdout, done } = readFfmpeg(decodeArguments(path, scene), limits);
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

function decodeArguments(path: string, { width, height, frames }: Scene): string[] {
  const fit = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=bicubic,crop=${width}:${height},setsar=1`;
  const filter = `${fit},fps=${frameRate},tpad=stop_mode=clone:stop=-1,format=rgba`;
  return ['-i', path, '-map', '0:v:0', '-vf', filter, '-frames:v', String(frames), '-f', 'rawvideo', 'pipe:1'];
}
