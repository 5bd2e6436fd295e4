import { join } from 'node:path';
import { encodeFingerprint, frameRate, sceneOutputArguments } from './encoding.ts';
import { runFfmpeg } from './ffmpeg.ts';
import { readVideoTrack } from './mp4-boxes.ts';

interface EncodedScene {
  readonly videoPath: string;
  readonly frames: number;
  readonly fingerprint: string;
}

/**
 * Scenes that can be joined: where some were encoded before the settings changed, those are encoded anew, in `folder`. Scenes of
 * different sizes stay as they are, for no encoding makes them alike.
 */
export async function encodeAlike<Scene extends EncodedScene>(
  scenes: readonly Scene[],
  folder: string,
  signal: AbortSignal | undefined,
): Promise<readonly Scene[]> {
  const isOfOneKind = new Set(scenes.map(({ fingerprint }) => fingerprint)).size <= 1;
  if (isOfOneKind || !(await areOfOneSize(scenes))) return scenes;
  const anew = async (scene: Scene, at: number): Promise<Scene> => {
    const videoPath = join(folder, `anew-${at}.mp4`);
    const timeoutMs = 60_000 + (scene.frames * 5_000) / frameRate;
    await runFfmpeg(['-i', scene.videoPath, ...sceneOutputArguments({ outputPath: videoPath })], {
      ...{ timeoutMs, signal },
    });
    return { ...scene, videoPath, fingerprint: await encodeFingerprint(videoPath) };
  };
  // What is encoded now tells which of them are as they should be.
  const [first] = scenes;
  const now = first && (await anew(first, scenes.length)).fingerprint;
  const alike: Scene[] = [];
  for (const [at, scene] of scenes.entries())
    alike.push(scene.fingerprint === now ? scene : await anew(scene, at));
  return alike;
}

async function areOfOneSize(scenes: readonly EncodedScene[]): Promise<boolean> {
  const tracks = await Promise.all(scenes.map(({ videoPath }) => readVideoTrack(videoPath)));
  return new Set(tracks.map(({ width, height }) => `${width} ${height}`)).size === 1;
}
