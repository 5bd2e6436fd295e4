import { join } from 'node:path';
import { extractLastFrame, joinClips } from '@scenewright/media/join-clips.ts';
import type { Visual, VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import type { RemoteWork } from '@scenewright/provider-contract/remote-work.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { madeShape, partsFor } from './model-input.ts';
import { frameOf } from './picture-for-model.ts';

/** What a model made, as a file here. */
export type VisualFile = Extract<Visual, { kind: 'file' }>;

/** One clip of several, made by a prediction of its own. */
export interface ClipPart {
  readonly durationS: number;
  readonly remote: RemoteWork;
}

/**
 * A part's own view of the order's work elsewhere: what was begun first is the first part. Where a part fails, those after it
 * are of no use, since they go on from its last picture.
 */
function remoteOf(remote: RemoteWork, index: number): RemoteWork {
  return {
    ...remote,
    begun: remote.works[index] ?? null,
    async end(work, status) {
      await remote.end(work, status);
      if (status === 'succeeded') return;
      for (const later of remote.works.slice(index + 1)) await remote.end(later, status);
    },
  };
}

/** The clips that a scene is made of; one, for pictures and for most clips. */
export const partsOf = (
  { remote, durationS }: Pick<VisualRequest, 'remote' | 'durationS'>,
  entry: CatalogueEntry,
): readonly ClipPart[] =>
  partsFor(entry, durationS).map((seconds, index) => ({
    durationS: seconds,
    remote: remoteOf(remote, index),
  }));

/**
 * Makes the parts one after the other, each from the last picture of the one before, and joins them. Earlier runs of the same
 * order have made the first ones: they are fetched again, which costs nothing within the hour that the service keeps them.
 */
export async function joinParts(
  request: VisualRequest,
  { entry, parts }: { readonly entry: CatalogueEntry; readonly parts: readonly ClipPart[] },
  make: (part: VisualRequest) => Promise<VisualFile>,
): Promise<VisualFile> {
  const { directory, shape, signal } = request;
  const made: VisualFile[] = [];
  let { startImage } = request;
  for (const part of parts) {
    const file = await make({ ...request, ...part, startImage });
    made.push(file);
    if (made.length === parts.length) break;
    const path = join(directory, `last-frame-${made.length}.jpg`);
    await extractLastFrame(file.path, path, signal);
    startImage = { path, drawing: null };
  }
  const [only] = made;
  if (made.length === 1 && only !== undefined) return only;
  const path = join(directory, 'joined.mp4');
  const paths = made.map((file) => file.path);
  const hasSound = made.every((file) => file.hasSound === true);
  await joinClips(paths, path, {
    ...frameOf(madeShape(entry, shape)),
    withSound: hasSound,
    signal,
  });
  return { kind: 'file', path, mimeType: 'video/mp4', hasSound };
}
