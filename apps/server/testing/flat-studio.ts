import { createCanvas } from '@napi-rs/canvas';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { encodeFingerprint, frameRate } from '@scenewright/media/encoding.ts';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { startSceneEncoder } from '@scenewright/studio/frames/scene-encoder.ts';
import { streamFrames } from '@scenewright/studio/frames/stream-frames.ts';
import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import type { RenderedSegment, Studio } from '@scenewright/studio';
import { keep, keyOf, recall } from './remembered.ts';

interface FlatFilm {
  readonly segment: RenderedSegment;
  readonly bytes: Buffer;
}

/** A film of one colour that can be joined with any scene's: one second of it is encoded, and repeated. */
async function makeFilm(shape: Shape, frames: number): Promise<FlatFilm> {
  // A folder of its own: whoever asked first may be called off meanwhile.
  const folder = await mkdtemp(join(tmpdir(), 'flat-studio-'));
  const [secondPath, outputPath] = [join(folder, 'second.mp4'), join(folder, 'film.mp4')];
  const size = frameSize(shape);
  const limits = { timeoutMs: 60_000 };
  const second = { ...size, frames: frameRate };
  const encoder = startSceneEncoder({ ...second, outputPath: secondPath }, limits);
  await streamFrames({ ...second, isClip: false, inFlight: 1 }, encoder, async () => {});
  await encoder.done;
  await runFfmpeg(
    ['-stream_loop', '-1', '-i', secondPath, '-frames:v', String(frames), '-c', 'copy', outputPath],
    limits,
  );
  const made = {
    segment: { ...size, frames, cues: [], fingerprint: await encodeFingerprint(outputPath) },
    bytes: await readFile(outputPath),
  };
  await rm(folder, { recursive: true });
  return made;
}

/** One of some length and shape is made once in a run. */
async function film(shape: Shape, frames: number): Promise<FlatFilm> {
  const key = keyOf(['flat film', shape, String(frames)]);
  const known = recall(key);
  if (known !== undefined) return deserialize(known);
  const made = await makeFilm(shape, frames);
  keep(key, serialize(made));
  return made;
}

/** By what they are: one of some length is the same for whoever asks in this process. */
const films = new Map<string, Promise<FlatFilm>>();

/** By their size. */
const stills = new Map<string, Buffer>();

/** A picture of one colour; one of some size is encoded once in this process. */
function still(width: number, height: number): Buffer {
  const name = `${width} ${height}`;
  const bytes = stills.get(name) ?? createCanvas(width, height).encodeSync('jpeg');
  stills.set(name, bytes);
  return bytes;
}

/**
 * A studio for tests of everything around it: its scenes have the size, length and encoding of real ones and show one
 * colour, at a tenth of the cost. Films of the same length and pictures of the same size are made once.
 */
export function createFlatStudio(): Studio {
  return {
    async renderSegment({ shape, frames, outputPath, signal, onProgress }) {
      signal?.throwIfAborted();
      const name = `${shape} ${frames}`;
      const making = films.get(name) ?? film(shape, frames);
      films.set(name, making);
      // One that could not be made, for want of an ffmpeg, is tried again by the next who asks.
      making.catch(() => films.delete(name));
      const { segment, bytes } = await making;
      await writeFile(outputPath, bytes);
      onProgress?.(1);
      return segment;
    },
    async renderStill({ shape, prints }) {
      const { width: fullWidth, height } = frameSize(shape);
      for (const { outputPath, width = fullWidth } of prints)
        await writeFile(outputPath, still(width, Math.round((height * width) / fullWidth)));
    },
  };
}
