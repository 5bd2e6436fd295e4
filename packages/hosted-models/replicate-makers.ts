import { join } from 'node:path';
import type {
  ImageMaker,
  Visual,
  VisualRequest,
} from '@scenewright/provider-contract/image-maker.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import type { RemoteWorks } from '@scenewright/provider-contract/remote-work.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { type Catalogue, type CatalogueEntry, entryFor } from './catalogue.ts';
import { composePrompt } from './compose-prompt.ts';
import { downloadOutput } from './download-output.ts';
import { costUsd } from './margins.ts';
import { joinParts, partsOf, type VisualFile } from './joined-clip.ts';
import { inputOf } from './model-input.ts';
import type { OutputHosts } from './output-hosts.ts';
import { referencesFor, startImageFor } from './picture-for-model.ts';
import type { ReplicateClient } from './replicate-client.ts';
import {
  cancelPrediction,
  lookAtPrediction,
  type PredictionRunner,
  runPrediction,
} from './run-prediction.ts';
import { requireUsableOutput } from './usable-output.ts';

export interface ReplicateMakersOptions extends PredictionRunner {
  readonly client: ReplicateClient;
  readonly catalogue: Catalogue;
  readonly hosts?: OutputHosts;
  /** Whether a model is there, and takes what it would be sent. */
  readonly isOffered: (entry: CatalogueEntry) => Promise<boolean>;
}

/** Pictures and clips made by hosted models at Replicate. */
export function createReplicateMakers(options: ReplicateMakersOptions) {
  const { client, catalogue, hosts } = options;

  /** What a model is sent for a scene, and what that is expected to cost. */
  async function prepare(entry: CatalogueEntry, request: VisualRequest) {
    const startImage =
      entry.startImage === null ? null : await startImageFor(request, entry, client);
    const references =
      entry.references === null ? [] : await referencesFor(request, entry.references.most, client);
    const { shape, durationS: seconds, seed, withSound = false } = request;
    const values = { shape, seconds, seed, startImage, references, sound: withSound };
    const { prompt, negativePrompt, medium } = composePrompt(entry, request, references.length);
    return {
      input: inputOf(entry, { ...values, prompt, negativePrompt, medium }),
      costMicros: Math.round(costUsd(entry, seconds, withSound) * 1_000_000),
    };
  }

  /** One picture or clip: begun, or fetched and looked through. */
  async function makeFile(request: VisualRequest, entry: CatalogueEntry): Promise<VisualFile> {
    const { directory, remote, signal } = request;
    const { kind } = entry;
    const { work, prediction } = await runPrediction(
      request,
      entry,
      () => prepare(entry, request),
      options,
    );
    const path = join(directory, `output-${work.id}.${kind}`);
    const url = prediction.output;
    if (url === null) throw new Error(`prediction ${prediction.id} has no output`);
    const { mimeType } = await downloadOutput({ url, path, kind, signal }, hosts);
    const { withSound = false } = request;
    const wanted = { mimeType, mustSound: withSound && entry.sound !== 'none', signal };
    const { audio } = await requireUsableOutput(path, wanted).catch(async (error: unknown) => {
      if (error instanceof ProviderError) await remote.end(work, 'failed');
      throw error;
    });
    await remote.end(work, 'succeeded');
    // Sound that nobody asked for is nobody's, unless there is no clip without it.
    const mayBeHeard = withSound || entry.sound === 'always';
    return { kind: 'file', path, mimeType, hasSound: mayBeHeard && audio !== undefined };
  }

  async function make(request: VisualRequest, kind: CatalogueEntry['kind']): Promise<Visual> {
    const entry = entryFor(catalogue, request.model);
    if (entry === null || entry.kind !== kind)
      throw new ProviderError(
        'This model is not offered here. Choose another one in the settings of the storyboard.',
        { retryable: false },
      );
    // The operator was told at the start; another model may take its place.
    if (request.remote.begun === null && !(await options.isOffered(entry)))
      throw new ProviderError(
        'This model is not offered at the moment. Choose another one in the settings of the storyboard.',
        { retryable: true, pause: 'paused' },
      );
    const parts = partsOf(request, entry);
    // The scene may have become shorter while its parts were made.
    for (const work of request.remote.works.slice(parts.length)) {
      await cancelPrediction(work, request.remote.knownOf, client);
      await request.remote.end(work, 'canceled');
    }
    return await joinParts(request, { entry, parts }, (part) => makeFile(part, entry));
  }

  const imageMaker: ImageMaker = {
    name: 'replicate',
    makeImage: (request) => make(request, 'image'),
  };
  const videoMaker: VideoMaker = {
    name: 'replicate',
    makeVideo: (request) => make(request, 'clip'),
  };
  return {
    imageMaker,
    videoMaker,
    works: {
      // A model that is gone from the catalogue: looked at as a clip, which takes longer.
      look: (work) =>
        lookAtPrediction(
          work,
          catalogue.models.find(({ id }) => id === work.model)?.kind ?? 'clip',
          options,
        ),
      cancel: (work, knownOf) => cancelPrediction(work, knownOf, client),
    } satisfies RemoteWorks,
  };
}
