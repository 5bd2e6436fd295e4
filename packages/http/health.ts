import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { AppError } from '@scenewright/contract/app-error.ts';
import { bearerToken } from './caller.ts';

export interface HealthOptions {
  /** Each part's check: resolves to what is in use, rejects with a sentence. */
  readonly checks: Readonly<Record<string, () => Promise<string>>>;
  readonly metricsToken: string | undefined;
  /** What `/metrics` tells. */
  readonly registry: Registry;
  /** Whether a request comes from this machine itself. */
  readonly isLocal: (request: FastifyRequest) => boolean;
}

interface PartState {
  readonly ok: boolean;
  readonly detail: string;
}

async function stateOf(check: () => Promise<string>): Promise<PartState> {
  try {
    return { ok: true, detail: await check() };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = Buffer.from(bearerToken(request.headers.authorization) ?? '');
  const expected = Buffer.from(token ?? '');
  return (
    expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected)
  );
}

/** Serves `/healthz`, `/readyz` and `/metrics`. What is in use, and why something is not ready, is said to this machine alone. */
export function registerHealth(
  app: FastifyInstance,
  { checks, metricsToken, registry, isLocal }: HealthOptions,
): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([part, check]) => [part, await stateOf(check)] as const),
    );
    const ready = states.every(([, { ok }]) => ok);
    const parts = Object.fromEntries(
      isLocal(request) ? states : states.map(([part, { ok }]) => [part, { ok }]),
    );
    return reply
      .status(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', parts });
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!(metricsToken === undefined ? isLocal(request) : holdsToken(request, metricsToken)))
      throw new AppError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Times every request: `http_request_duration_seconds` by method, route and status. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
  });
}
