import fastify, { type FastifyInstance, LogController } from 'fastify';
import { isMovable } from './clock.ts';
import { registerClockRoute } from './http/clock.routes.ts';
import { installErrorHandling } from '@scenewright/http/errors.ts';
import { type HealthOptions, measureRequests, registerHealth } from '@scenewright/http/health.ts';
import { isLoopbackOnly } from '@scenewright/http/loopback-only.ts';
import { registerOperatorPage } from './http/operator/operator.routes.ts';
import { checkFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { operatorSections } from './wire-operator.ts';
import type { Foundation, Parts } from './wire-parts.ts';

function healthChecks(
  { database, queue }: Foundation,
  { storage, voice, writer, makers, mail, identity, payments }: Parts,
) {
  return {
    database: async () => {
      await database.db.selectFrom('account').select('id').limit(1).execute();
      return database.engine;
    },
    queue: async () => `${(await queue.boss.getQueues()).length} queues`,
    media: async () => `ffmpeg ${(await checkFfmpeg()).version}`,
    storage: async () => {
      await storage.check();
      return storage.name;
    },
    providers: async () =>
      Object.entries({
        writer,
        voice,
        images: makers.imageMaker,
        videos: makers.videoMaker,
        mail,
        identity,
        payments,
      })
        .map(([role, provider]) => `${role}: ${provider.name}`)
        .join(', '),
  };
}

/** What the hosted models' own schemas and end dates say against them: told, though it makes nothing unready. */
const modelChecks = ({ makers: { hosted } }: Parts) =>
  hosted === null
    ? {}
    : {
        models: async () => {
          const problems = (await hosted.check)?.problems ?? [];
          return problems.map(({ sentence }) => sentence).join(' ') || 'all as they should be';
        },
      };

/** What comes round by the real clock comes round at once where a test has moved the product's. */
async function letDueHappen({ database, queue }: Foundation): Promise<void> {
  await database.transact(async (tx) => {
    for (const name of ['sweep', 'remind-to-post', 'renew-test-payments'] as const)
      await queue.enqueue(tx, name, {});
  });
}

function healthOptions(foundation: Foundation, parts: Parts): HealthOptions {
  const { config } = foundation;
  return {
    checks: { ...healthChecks(foundation, parts), ...modelChecks(parts) },
    metricsToken: config.METRICS_TOKEN,
    registry: parts.metrics.registry,
    isLocal: (request) => isLoopbackOnly(request, config.PUBLIC_URL),
  };
}

/** What operates the product: health, metrics, the page for operators and, where a test may move it, the clock. */
export function registerOperating(
  app: FastifyInstance,
  foundation: Foundation,
  parts: Parts,
): void {
  const { clock } = foundation;
  const options = healthOptions(foundation, parts);
  registerHealth(app, options);
  measureRequests(app, options.registry);
  registerOperatorPage(app, {
    sections: operatorSections(foundation, parts),
    isLocal: options.isLocal,
  });
  if (isMovable(clock))
    registerClockRoute(app, {
      clock,
      isLocal: options.isLocal,
      onAdvance: () => letDueHappen(foundation),
    });
}

/** A process that only works on jobs: it says how it is, and serves nothing else. */
export function createWorkerApp(foundation: Foundation, parts: Parts): FastifyInstance {
  const app = fastify({
    loggerInstance: foundation.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  installErrorHandling(app);
  registerHealth(app, healthOptions(foundation, parts));
  return app;
}
