import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';

export const pictureModel = 'recraft-ai/recraft-v3';
export const clipModel = 'kwaivgi/kling-v1.6-standard';

/** What the hosted models of a test make, by their names: a small red picture, and a small green clip of five seconds. */
export async function makeTinyOutputs() {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-outputs-'));
  const [clip, picture] = [join(folder, 'clip.mp4'), join(folder, 'picture.webp')];
  const limits = { timeoutMs: 60_000 };
  const source = (size: string) => ['-f', 'lavfi', '-i', size];
  await runFfmpeg(
    [...source('color=green:s=90x160:r=24:d=5'), '-pix_fmt', 'yuv420p', clip],
    limits,
  );
  await runFfmpeg([...source('color=red:s=64x64'), '-frames:v', '1', picture], limits);
  const outputs = new Map([
    [clipModel, { bytes: await readFile(clip), mimeType: 'video/mp4' }],
    [pictureModel, { bytes: await readFile(picture), mimeType: 'image/webp' }],
  ]);
  await rm(folder, { recursive: true });
  return outputs;
}
