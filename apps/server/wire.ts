import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import { createOperator, type Operator } from '@scenewright/billing/operator.ts';
import type { Sharing } from './features/sharing/index.ts';
import { createApp } from './http/app.ts';
import { isLoopbackOnly } from '@scenewright/http/loopback-only.ts';
import { createTrust, registerRequestOrigin } from './http/request-origin.ts';
import type { JobHandlers } from './jobs/queue.ts';
import type { ProductMetrics } from './metrics/product-metrics.ts';
import type { RecordSecurityEvent } from './security-events.ts';
import { endIdleThreads, scenesAtOnce } from '@scenewright/studio';
import { createBackup } from './wire-backup.ts';
import { createFeatures } from './wire-features.ts';
import { createHandlers } from './wire-jobs.ts';
import { createWorkerApp } from './wire-operating.ts';
import { createParts, type Foundation, type Parts, type Replacements } from './wire-parts.ts';
import { tellLocalServers } from './wire-openai.ts';
import { registerRoutes } from './wire-routes.ts';
import { createMoveStorage, type MoveStorage } from './wire-storage.ts';

export interface Product {
  readonly app: FastifyInstance;
  /** What a process without the role api answers of itself. */
  readonly workerApp: FastifyInstance;
  readonly handlers: JobHandlers;
  /** Counts how a run of a job ended. */
  readonly countJobRun: ProductMetrics['countJobRun'];
  /** What is done by hand. */
  readonly operator: Operator &
    Pick<Sharing, 'takeDown'> & {
      readonly moveStorage: MoveStorage;
      readonly backUp: ReturnType<typeof createBackup>;
    };
  readonly recordSecurityEvent: RecordSecurityEvent;
  /** Takes back what a process that died had claimed: only where this process is the only one, and before it serves anybody. */
  reclaim(): Promise<void>;
  /** Looks for servers on this machine that could write or speak, and tells the log. Never fails, and nobody need wait for it. */
  lookAround(): Promise<void>;
  /**
   * Scenes of one account made at once in one process; one more is another account's. One more than are drawn at once: its
   * narration is spoken while another is drawn.
   */
  readonly sceneConcurrency: number;
  close(): Promise<void>;
}

/** Wrong keys end the start with their sentence; a provider that is merely down does not. */
async function checkPayments({ log }: Foundation, { payments }: Parts): Promise<void> {
  try {
    await payments.check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn(
      { err: error },
      'the provider of payments cannot be reached; nobody can subscribe until it can',
    );
  }
}

/** The empty HTTP application: who is let in, where pages may load from, whose word on a caller's address counts. */
async function openApp(
  { config, log }: Foundation,
  { auth, storage }: Parts,
): Promise<FastifyInstance> {
  const originOf = (url: string | undefined) => (url === undefined ? [] : [new URL(url).origin]);
  const app = await createApp({
    log,
    authenticate: auth.authenticate,
    trustProxy: config.TRUST_PROXY ?? false,
    connectOrigins: originOf(config.AUTH_URL),
    mediaOrigins: [...originOf(config.MEDIA_EXAMPLES_URL), ...storage.origins],
    https: config.PUBLIC_URL.startsWith('https:'),
  });
  registerRequestOrigin(
    app,
    createTrust(config.TRUSTED_NETWORKS, (request) => isLoopbackOnly(request, config.PUBLIC_URL)),
  );
  return app;
}

/** Chooses every implementation and puts the product together; the only place that knows them all. */
export async function createProduct(
  foundation: Foundation,
  replacements: Replacements = {},
): Promise<Product> {
  const parts = await createParts(foundation, replacements);
  await checkPayments(foundation, parts);
  const features = createFeatures(foundation, parts);
  const app = await openApp(foundation, parts);
  await registerRoutes(app, foundation, parts, features);
  const workerApp = createWorkerApp(foundation, parts);
  return {
    app,
    workerApp,
    countJobRun: parts.metrics.countJobRun,
    handlers: createHandlers(app, foundation, parts, features),
    recordSecurityEvent: parts.securityEvents.record,
    operator: {
      ...createOperator({ database: foundation.database, ...parts }),
      takeDown: features.sharing.takeDown,
      moveStorage: createMoveStorage(foundation),
      backUp: createBackup(foundation, parts),
    },
    reclaim: parts.billing.changes.reclaim,
    async lookAround() {
      if (foundation.config.NODE_ENV !== 'test') await parts.modelEnds.look();
      if (parts.localServers !== null)
        await tellLocalServers(foundation.config, parts.localServers, foundation.log);
    },
    sceneConcurrency: scenesAtOnce + 1,
    async close() {
      await Promise.all([app.close(), workerApp.close()]);
      await Promise.all([
        parts.voice.close(),
        parts.sketchVoice.close(),
        parts.closeAlign(),
        endIdleThreads(),
      ]);
    },
  };
}
