import { join } from 'node:path';
import { frameSize, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { frameOwnClip, frameOwnPicture } from '@scenewright/media/own-scene.ts';
import type { PictureSource } from '@scenewright/studio';
import type { SceneRun } from '../making/scene-run.ts';
import type { TakeRow } from './take.repository.ts';

/** Calls `work` with something of the library as this scene shows it: cut to the frame, and a clip to its part. */
export async function withOwnSource<T>(
  { assets, content, directory, signal }: SceneRun,
  { visual, frames }: { readonly visual: TakeRow; readonly frames: number },
  work: (source: PictureSource) => Promise<T>,
): Promise<T> {
  const { asset_id: assetId, framing } = visual;
  if (assetId === null || framing === null)
    throw new Error(`take ${visual.id} is not of a library`);
  const size = frameSize(shapeOf(content));
  const focus = { x: framing.focus_x, y: framing.focus_y };
  const isClip = visual.kind === 'clip';
  const path = join(directory, isClip ? 'own.mp4' : 'own.jpg');
  await assets.withFile(
    assetId,
    (file) =>
      isClip
        ? frameOwnClip(file, path, {
            ...{ ...size, focus, frames, signal },
            ...{ startMs: framing.start_ms, endMs: framing.end_ms },
            whenShort: framing.when_short,
          })
        : frameOwnPicture(file, path, { ...size, focus, signal }),
    signal,
  );
  return await work({ kind: isClip ? 'clip' : 'image', path });
}
