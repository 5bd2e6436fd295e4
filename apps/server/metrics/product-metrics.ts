import { statfs } from 'node:fs/promises';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type ProviderCall, watchedOutcomes } from './watched-provider.ts';

const creditMoves = [
  'grant',
  'reserve',
  'capture',
  'release',
  'expire',
  'refund',
  'clawback',
] as const;
/** What happens to credits; the names of the ledger's transactions. */
export type CreditMove = (typeof creditMoves)[number];

/** How the making of a scene ended. */
export type SceneOutcome = 'made' | 'failed';

/** How one run of a job ended; `stopped` gave it back because the process stops, `overtaken` had lost it to another run. */
export type JobOutcome = 'done' | 'failed' | 'stopped' | 'overtaken';

export interface FfmpegRun {
  readonly outcome: 'ok' | 'failed' | 'stopped';
  readonly seconds: number;
}

const secondsBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

function createCounters(registry: Registry) {
  const registers = [registry];
  return {
    credits: new Counter({
      name: 'scenewright_credits_total',
      help: 'Credits by what happened to them, counted when it was committed',
      labelNames: ['type'],
      registers,
    }),
    scenes: new Counter({
      name: 'scenewright_scenes_total',
      help: 'Orders of scenes by how they ended; one that was cancelled is not counted',
      labelNames: ['outcome'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'scenewright_job_runs_total',
      help: 'Runs of jobs in this process by how they ended',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    providerCalls: new Histogram({
      name: 'scenewright_provider_call_duration_seconds',
      help: 'Calls of providers: their duration by role, provider and outcome',
      labelNames: ['role', 'provider', 'outcome'],
      buckets: secondsBuckets,
      registers,
    }),
    ffmpegRuns: new Histogram({
      name: 'scenewright_ffmpeg_run_duration_seconds',
      help: 'Runs of ffmpeg: their duration by outcome',
      labelNames: ['outcome'],
      buckets: secondsBuckets,
      registers,
    }),
  };
}

/** Series that begin at zero: a rate over what was never seen would miss the first. */
function beginAtZero(
  { credits, scenes, jobRuns, ffmpegRuns }: ReturnType<typeof createCounters>,
  kinds: readonly string[],
) {
  for (const type of creditMoves) credits.inc({ type }, 0);
  for (const outcome of ['made', 'failed']) scenes.inc({ outcome }, 0);
  for (const kind of kinds)
    for (const outcome of ['done', 'failed']) jobRuns.inc({ kind, outcome }, 0);
  for (const outcome of ['ok', 'failed']) ffmpegRuns.zero({ outcome });
}

/** Room on the disk that DATA_DIR lies on, asked at each scrape; absent where the system does not say. */
function registerFreeRoom(registry: Registry, folder: string): void {
  const free = new Gauge({
    name: 'scenewright_data_dir_free_bytes',
    help: 'Bytes that can still be written to the disk DATA_DIR lies on',
    registers: [],
    async collect() {
      const room = await statfs(folder).catch(() => undefined);
      if (room === undefined) this.reset();
      else this.set(room.bavail * room.bsize);
    },
  });
  registry.registerMetric(free);
}

/** What `/metrics` tells of this process. @param options.kinds of jobs; `dataFolder` whose disk is looked at */
export function createProductMetrics(options: {
  readonly kinds: readonly string[];
  readonly dataFolder: string;
}) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registerFreeRoom(registry, options.dataFolder);
  const counters = createCounters(registry);
  beginAtZero(counters, options.kinds);
  return {
    registry,
    countCredits: (type: CreditMove, credits: number) => counters.credits.inc({ type }, credits),
    countScene: (outcome: SceneOutcome) => counters.scenes.inc({ outcome }),
    countJobRun: (kind: string, outcome: JobOutcome) => counters.jobRuns.inc({ kind, outcome }),
    /** Lets the series of a provider begin at zero, too. */
    expectProvider: (role: string, provider: string) => {
      for (const outcome of watchedOutcomes)
        counters.providerCalls.zero({ role, provider, outcome });
    },
    countProviderCall: ({ seconds, ...labels }: ProviderCall) =>
      counters.providerCalls.observe({ ...labels }, seconds),
    countFfmpegRun: ({ outcome, seconds }: FfmpegRun) =>
      counters.ffmpegRuns.observe({ outcome }, seconds),
  };
}

export type ProductMetrics = ReturnType<typeof createProductMetrics>;
