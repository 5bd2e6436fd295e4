import { join } from 'node:path';
import type { ClipSound, Framing } from '@scenewright/contract/rules/library.ts';
import { frameSize, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { cutOwnSound, frameOwnClip, frameOwnPicture } from '@scenewright/media/own-scene.ts';
import { writeNativeSound } from '@scenewright/media/native-sound.ts';
import type { PictureSource } from '@scenewright/studio';
import type { SceneRun } from '../making/scene-run.ts';
import type { TakeRow } from './take.repository.ts';

/** What of a take's own sound is heard; only a clip of the library has a choice. */
export const ownSoundOf = ({ kind, framing }: TakeRow): ClipSound =>
  kind === 'clip' && framing !== null ? (framing.sound ?? 'off') : 'off';

const partOf = (framing: Framing, frames: number) => ({
  ...{ startMs: framing.start_ms, endMs: framing.end_ms, frames },
  whenShort: framing.when_short,
});

/** Writes the own sound of a clip of the library as this scene has it, at its level. @returns its path */
export async function writeOwnSound(
  { assets, directory, signal }: SceneRun,
  { visual, frames }: { readonly visual: TakeRow; readonly frames: number },
): Promise<string> {
  const { asset_id: assetId, framing } = visual;
  if (assetId === null || framing === null)
    throw new Error(`take ${visual.id} is not of a library`);
  const cut = join(directory, 'own.wav');
  await assets.withFile(
    assetId,
    (file) => cutOwnSound(file, cut, { ...partOf(framing, frames), signal }),
    signal,
  );
  const outputPath = join(directory, 'native.wav');
  const leads = ownSoundOf(visual) === 'on';
  await writeNativeSound({ clipPath: cut, frames, outputPath, leads, signal });
  return outputPath;
}

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
            ...{ ...size, focus, signal },
            ...partOf(framing, frames),
          })
        : frameOwnPicture(file, path, { ...size, focus, signal }),
    signal,
  );
  return await work({ kind: isClip ? 'clip' : 'image', path });
}
