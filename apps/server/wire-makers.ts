import type { FastifyBaseLogger } from 'fastify';
import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import {
  type ListSoundCredits,
  noNativeSound,
} from '@scenewright/provider-contract/native-sound.ts';
import {
  type ListRefusedModels,
  refuseNoModel,
} from '@scenewright/provider-contract/offered-models.ts';
import type { RemoteWorks } from '@scenewright/provider-contract/remote-work.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import { type Catalogue, entryFor, readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import { readOverrides } from '@scenewright/hosted-models/catalogue-overrides.ts';
import { checkModels, type ModelCheck } from '@scenewright/hosted-models/check-models.ts';
import { marginsOf, soundCreditsOf } from '@scenewright/hosted-models/margins.ts';
import {
  createReplicateClient,
  type ReplicateClient,
} from '@scenewright/hosted-models/replicate-client.ts';
import { createRefusedModels } from '@scenewright/hosted-models/refused-models.ts';
import { createReplicateMakers } from '@scenewright/hosted-models/replicate-makers.ts';
import type { PredictionRunner } from '@scenewright/hosted-models/run-prediction.ts';
import { createWebhookVerifier } from '@scenewright/hosted-models/webhook-verifier.ts';
import { createCallGuard } from './call-guard.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { webhookPath } from './features/predictions/index.ts';
import { createStudioImageMaker } from './providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from './providers/video-maker/studio/studio-video-maker.ts';

/** Hosted models, where they are used. */
export interface HostedModels {
  readonly catalogue: Catalogue;
  /** What their schemas and end dates say against them; the check runs in the background from the start on. */
  readonly check: Promise<ModelCheck | null>;
  readonly verifyWebhook: ReturnType<typeof createWebhookVerifier>;
}

export interface ChosenMakers {
  readonly imageMaker: ImageMaker;
  readonly videoMaker: VideoMaker;
  /** Where they work elsewhere. */
  readonly works: RemoteWorks;
  /** The hosted model that works for a model of the product; null where it is made here. */
  readonly lineOf: (model: string) => string | null;
  /** How many of a hosted model are made at once, in all processes. */
  readonly mostAtOnceOf: (model: string) => number;
  readonly refusedModels: ListRefusedModels;
  readonly soundCredits: ListSoundCredits;
  /** Null where the studio makes everything here. */
  readonly hosted: HostedModels | null;
}

interface Choosing {
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Asked before each call that costs money, in millionths of a US dollar. */
  readonly spend: PredictionRunner['spend'];
}

/** Of makers that do all of their work here. */
const noWorks: RemoteWorks = { look: async () => null, cancel: async () => {} };

const inStudio = (): ChosenMakers => ({
  imageMaker: createStudioImageMaker(),
  videoMaker: createStudioVideoMaker(),
  works: noWorks,
  lineOf: () => null,
  mostAtOnceOf: () => Infinity,
  refusedModels: refuseNoModel,
  soundCredits: noNativeSound,
  hosted: null,
});

/** A client whose calls spare a service that is down. */
function guarded(client: ReplicateClient, { clock, log }: Choosing): ReplicateClient {
  const guard = createCallGuard(
    { clock, log },
    'Replicate refuses the token or its credit is used up: scenes wait until REPLICATE_API_TOKEN or the credit there is mended',
  );
  return {
    create: (...args) => guard(() => client.create(...args)),
    read: (...args) => guard(() => client.read(...args)),
    findRecent: (...args) => guard(() => client.findRecent(...args)),
    cancel: (...args) => guard(() => client.cancel(...args)),
    uploadFile: (...args) => guard(() => client.uploadFile(...args)),
    readInputSchema: (...args) => guard(() => client.readInputSchema(...args)),
    readWebhookSecret: (...args) => guard(() => client.readWebhookSecret(...args)),
  };
}

/** Names are hosts of the public internet, asked by TLS; what names its port is taken as the operator has written it. */
function outputHosts({ REPLICATE_OUTPUT_HOSTS: all }: Pick<Config, 'REPLICATE_OUTPUT_HOSTS'>) {
  const isNamedWithPort = (host: string) => /:\d+$/u.test(host);
  const hosts = all.filter((host) => !isNamedWithPort(host));
  const hostsWithPort = all.filter(isNamedWithPort);
  return { ...(hosts.length > 0 && { hosts }), hostsWithPort };
}

/** Who makes pictures and clips: hosted models where there is a token for them, else the studio. */
export async function chooseMakers(config: Config, choosing: Choosing): Promise<ChosenMakers> {
  const { clock, spend } = choosing;
  const { REPLICATE_API_TOKEN: token, REPLICATE_BASE_URL: baseUrl, PUBLIC_URL: publicUrl } = config;
  if (token === undefined) return inStudio();
  const catalogue = readCatalogue(await readOverrides(config));
  const client = guarded(createReplicateClient({ token, baseUrl, clock }), choosing);
  // The service calls nobody without TLS.
  const isReachable = publicUrl.startsWith('https:');
  const check = checkInBackground(catalogue, client, choosing);
  const makers = createReplicateMakers({
    client,
    catalogue,
    isOffered: async ({ id }) => (await check)?.offered.some((entry) => entry.id === id) ?? true,
    clock,
    spend,
    mostAtOnce: config.REPLICATE_MOST_AT_ONCE,
    webhookUrlOf: (id) => (isReachable ? `${publicUrl}${webhookPath(id)}` : undefined),
    hosts: {
      ...outputHosts(config),
      api: { baseUrl, token },
    },
  });
  const verifyWebhook = createWebhookVerifier(client, clock);
  const refusedModels = createRefusedModels(catalogue, { check, clock });
  const lineOf = (model: string) => entryFor(catalogue, model)?.id ?? null;
  const hosted = { catalogue, check, verifyWebhook };
  return {
    ...makers,
    lineOf,
    mostAtOnceOf: () => config.REPLICATE_MOST_AT_ONCE,
    refusedModels,
    soundCredits: () => soundCreditsOf(catalogue),
    hosted,
  };
}

/** Asks the service for what its models take. @returns null where it cannot be asked now: they are used as they stand */
async function checkInBackground(
  catalogue: Catalogue,
  client: Pick<ReplicateClient, 'readInputSchema'>,
  { clock, log }: Choosing,
): Promise<ModelCheck | null> {
  try {
    const check = await checkModels(catalogue, {
      readInputSchema: (model) => client.readInputSchema(model),
      now: clock.now(),
    });
    for (const { sentence } of check.problems) log.warn(sentence);
    for (const { warning } of marginsOf(catalogue)) if (warning !== null) log.warn(warning);
    return check;
  } catch (error) {
    log.warn({ err: error }, 'the hosted models could not be checked; they are used as they stand');
    return null;
  }
}
