import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { writeWhole } from '@scenewright/media/temporary-files.ts';
import type { Brand } from './brand/brand.ts';
import { openClipFrames } from './clip-frames.ts';
import { withDrawingThread } from './drawing-threads/thread-pool.ts';
import type { PictureSource, Scene } from './scene.ts';
import { prepareScene } from './segment.ts';

const posedAtMs = 3_000;
/** So long that a drawing shows all it has by then (actors come in during the first seconds), and no cut has come yet. */
const posedFrames = 9.6 * frameRate;
const clipTimeoutMs = 60_000;

export interface StillRequest {
  readonly source: PictureSource;
  readonly shape: Shape;
  /** The moment to show, from the start of the scene. */
  readonly atMs?: number;
  /** Varies what is left to chance, as in `renderSegment`. */
  readonly seed?: number;
  /** What of its creator's brand it shows; nothing where it is left out. */
  readonly brand?: Brand | null;
  /** The same moment in one or several sizes: preparing it costs more than another print of it. */
  readonly prints: readonly Print[];
}

export interface Print {
  /** Ends in .jpg or .png. */
  readonly outputPath: string;
  /** In pixels; the frame's own width when absent. */
  readonly width?: number;
}

/** Makes pictures of one moment of a scene, without captions. @throws as `renderSegment`. */
export async function renderStill({
  source,
  shape,
  prints,
  atMs = posedAtMs,
  seed = 1,
  brand = null,
}: StillRequest): Promise<void> {
  const frame = Math.round((atMs * frameRate) / 1000);
  const scene = await prepareScene({
    source,
    shape,
    frames: Math.max(posedFrames, frame + frameRate),
    words: [],
    captions: null,
    brand,
    seed,
  });
  const clipFrame = source.kind === 'clip' ? await decodeFrame(source.path, scene, frame) : null;
  // Not in this thread: preparing a scene would hold it up for a quarter of a second.
  const files = await withDrawingThread(async (thread) => {
    await thread.open(scene);
    return await Promise.all(
      prints.map(({ outputPath, width = scene.width }) =>
        thread.photograph({
          frame,
          clipFrame,
          width,
          format: extname(outputPath) === '.png' ? 'png' : 'jpeg',
        }),
      ),
    );
  });
  for (const [index, { outputPath }] of prints.entries())
    await writeWhole(outputPath, (temporaryPath) => writeFile(temporaryPath, files[index] ?? ''));
}

async function decodeFrame(path: string, scene: Scene, frame: number): Promise<SharedArrayBuffer> {
  const clip = await openClipFrames(
    path,
    { ...scene, frames: frame + 1 },
    { timeoutMs: clipTimeoutMs },
  );
  try {
    const pixels = new SharedArrayBuffer(scene.width * scene.height * 4);
    for (let index = 0; index <= frame; index += 1) await clip.readNext(pixels);
    return pixels;
  } finally {
    clip.close();
  }
}
