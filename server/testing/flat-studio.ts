import { createCanvas } from '@napi-rs/canvas';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeFingerprint, frameRate, frameSize, sceneVideoArguments } from '../media/encoding.ts';
import { runFfmpeg, startFfmpeg } from '../media/ffmpeg.ts';
import { streamFrames } from '../studio/frames/stream-frames.ts';
import type { Orientation, RenderedSegment, Studio } from '../studio/index.ts';

const sizeOf = (orientation: Orientation) => frameSize(orientation === 'vertical' ? 'portrait' : 'landscape');

/** A film of one colour that can be joined with any scene's: one second of it is encoded, and repeated. */
async function film(orientation: Orientation, frames: number, outputPath: string): Promise<RenderedSegment> {
  const size = sizeOf(orientation);
  const limits = { timeoutMs: 60_000 };
  const secondPath = `${outputPath}.second.mp4`;
  const encoder = startFfmpeg(sceneVideoArguments({ ...size, outputPath: secondPath }), limits);
  await streamFrames({ ...size, frames: frameRate, isClip: false, inFlight: 1 }, encoder, async () => {});
  await runFfmpeg(['-stream_loop', '-1', '-i', secondPath, '-frames:v', String(frames), '-c', 'copy', outputPath], limits);
  return { ...size, frames, fingerprint: await encodeFingerprint(outputPath) };
}

/**
 * A studio for tests of everything around it: its scenes have the size, length and encoding of real ones and show one
 * colour, at a tenth of the cost. Films of the same length are made once.
 * @param folder where it keeps them
 */
export function createFlatStudio(folder: string): Studio {
  const films = new Map<string, Promise<RenderedSegment>>();
  return {
    async renderSegment({ orientation, frames, outputPath, signal, onProgress }) {
      signal?.throwIfAborted();
      const kept = join(folder, `flat-${orientation}-${frames}.mp4`);
      const rendered = films.get(kept) ?? film(orientation, frames, kept);
      films.set(kept, rendered);
      const segment = await rendered;
      await copyFile(kept, outputPath);
      onProgress?.(1);
      return segment;
    },
    async renderStill({ orientation, prints }) {
      const { width: fullWidth, height } = sizeOf(orientation);
      for (const { outputPath, width = fullWidth } of prints) {
        await writeFile(outputPath, createCanvas(width, Math.round((height * width) / fullWidth)).encodeSync('jpeg'));
      }
    },
  };
}
