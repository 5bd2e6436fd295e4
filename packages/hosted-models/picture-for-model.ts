import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Orientation } from '@scenewright/contract/rules/platforms.ts';
import { cropStill } from '@scenewright/media/crop-still.ts';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import type { ReplicateClient } from './replicate-client.ts';

/** What models of clips take best: a start image of another shape than the clip's would decide its shape. */
const frames: Readonly<Record<Orientation, { width: number; height: number }>> = {
  vertical: { width: 720, height: 1280 },
  landscape: { width: 1280, height: 720 },
};
/** The frame that models make clips of an orientation in, in pixels. */
export const frameOf = (orientation: Orientation) => frames[orientation];
/** Larger files are uploaded: the service takes data URLs up to 256 KB. */
const mostInline = 256_000;

/** The address of a picture for a model's input: the picture itself, where it is small enough. */
async function addressOf(
  path: string,
  client: Pick<ReplicateClient, 'uploadFile'>,
  signal: AbortSignal,
): Promise<string> {
  if ((await stat(path)).size > mostInline)
    return (await client.uploadFile(path, 'image/jpeg', signal)).url;
  return `data:image/jpeg;base64,${await readFile(path, 'base64')}`;
}

/** The still that a clip begins with, cropped to the clip's frame; null where it goes by the words alone. */
export async function startImageFor(
  { startImage, orientation, directory, signal }: VisualRequest,
  client: Pick<ReplicateClient, 'uploadFile'>,
): Promise<string | null> {
  if (startImage === null) return null;
  const path = join(directory, 'first-frame.jpg');
  await cropStill(startImage.path, path, { ...frames[orientation], signal });
  return await addressOf(path, client, signal);
}

/** Portraits of the cast that a scene shows, so many at most, in the order in which they are named. */
export async function referencesFor(
  { cast, signal }: VisualRequest,
  most: number,
  client: Pick<ReplicateClient, 'uploadFile'>,
): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const member of cast) {
    if (addresses.length >= most) break;
    const path = await member.writeReference();
    if (path !== null) addresses.push(await addressOf(path, client, signal));
  }
  return addresses;
}
