import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { frameSize, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { cropStill, fitStill } from '@scenewright/media/crop-still.ts';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import type { CatalogueEntry } from './catalogue-schema.ts';
import { madeShape } from './model-input.ts';
import type { ReplicateClient } from './replicate-client.ts';

/** The frame that models make clips of a shape in, in pixels: two thirds of the film's. */
export function frameOf(shape: Shape): { width: number; height: number } {
  const { width, height } = frameSize(shape);
  return { width: (width * 2) / 3, height: (height * 2) / 3 };
}
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

/**
 * The still that a clip begins with, in the clip's frame, since a start image of another shape would decide the clip's; null where it
 * goes by the words alone. Where the model does not know the film's shape, the whole still stands before its own blur: what is
 * cut off the clip afterwards is the blur.
 */
export async function startImageFor(
  { startImage, shape, directory, signal }: VisualRequest,
  entry: CatalogueEntry,
  client: Pick<ReplicateClient, 'uploadFile'>,
): Promise<string | null> {
  if (startImage === null) return null;
  const path = join(directory, 'first-frame.jpg');
  const made = madeShape(entry, shape);
  const inFrame = made === shape ? cropStill : fitStill;
  await inFrame(startImage.path, path, { ...frameOf(made), signal });
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
