import { watchFfmpeg } from '@scenewright/media/ffmpeg.ts';
import type { Storage } from '@scenewright/provider-contract/storage.ts';
import { traceEnded } from '@scenewright/telemetry/tracing.ts';
import { jobDefinitions } from './jobs/definitions.ts';
import { readQueueState } from '@scenewright/jobs/queue-state.repository.ts';
import { createProductMetrics, type ProductMetrics } from './metrics/product-metrics.ts';
import { registerQueueGauges } from './metrics/queue-gauges.ts';
import { watchProvider } from './metrics/watched-provider.ts';
import type { ChosenMakers } from './wire-makers.ts';
import type { Foundation } from './wire-parts.ts';
import type { chooseMail } from './wire-providers.ts';
import type { chooseVoice, chooseWriter } from './wire-words.ts';

/** What `/metrics` tells besides what each part of the product registers. */
export function createMetrics({
  config,
  database,
}: Pick<Foundation, 'config' | 'database'>): ProductMetrics {
  const kinds = Object.keys(jobDefinitions);
  const metrics = createProductMetrics({ kinds, dataFolder: config.DATA_DIR });
  registerQueueGauges(metrics.registry, { kinds, read: () => readQueueState(database.db) });
  return metrics;
}

/** Has every run of ffmpeg in this process counted, and traced where it belongs to something that is. */
export function countFfmpegRuns({ countFfmpegRun }: ProductMetrics): void {
  watchFfmpeg((run) => {
    countFfmpegRun(run);
    const failure = run.outcome === 'failed' ? 'MediaError' : undefined;
    traceEnded(
      'ffmpeg',
      { 'scenewright.outcome': run.outcome },
      { ms: run.seconds * 1_000, failure },
    );
  });
}

interface Watched {
  readonly mail: ReturnType<typeof chooseMail>;
  readonly voice: ReturnType<typeof chooseVoice>;
  readonly writer: ReturnType<typeof chooseWriter>;
  readonly makers: ChosenMakers;
}

/** The providers that others answer for, with their calls timed. */
export function watchAll(
  metrics: ProductMetrics,
  { mail, voice, writer, makers }: Watched,
): Watched {
  const { imageMaker, videoMaker, works } = makers;
  return {
    mail: watch(metrics, 'mail', mail, ['deliver']),
    voice: watch(metrics, 'voice', voice, ['speak']),
    writer: watch(metrics, 'writer', writer, [
      'writeStoryboard',
      'writeScene',
      'reviseScenes',
      'enhancePrompt',
    ]),
    makers: {
      ...makers,
      imageMaker: watch(metrics, 'images', imageMaker, ['makeImage']),
      videoMaker: watch(metrics, 'videos', videoMaker, ['makeVideo']),
      // Whoever makes pictures is who is asked how far they are.
      works: watch(metrics, 'works', { name: imageMaker.name, ...works }, ['look', 'cancel']),
    },
  };
}

/** Where media lie, with the calls timed that write and remove. */
export const watchStorage = (metrics: ProductMetrics, storage: Storage): Storage =>
  watch(metrics, 'storage', storage, ['put', 'size', 'remove']);

function watch<P extends { readonly name: string }>(
  { expectProvider, countProviderCall }: ProductMetrics,
  role: string,
  provider: P,
  names: Parameters<typeof watchProvider<P>>[2],
): P {
  expectProvider(role, provider.name);
  return watchProvider(role, provider, names, countProviderCall);
}
