import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { apiBase } from '@scenewright/contract/paths.ts';

const body = z.object({ advance_s: z.int().check(z.minimum(1), z.maximum(10 * 366 * 24 * 3_600)) });

interface ClockRouteOptions {
  readonly clock: { now(): Date; advance(ms: number): void };
  readonly isLocal: (request: FastifyRequest) => boolean;
  /** Has done what came due while the clock was moved. */
  onAdvance(): Promise<void>;
}

/** Moves the product's clock forward, for tests: served only where the test clock is switched on, and only to this machine. */
export function registerClockRoute(app: FastifyInstance, options: ClockRouteOptions): void {
  // Before the body is looked at: to others the address does not exist.
  const onRequest = async (request: FastifyRequest) => {
    if (!options.isLocal(request)) throw new AppError('not_found');
  };
  app.post<{ Body: z.output<typeof body> }>(
    `${apiBase}/dev/clock`,
    { schema: { hide: true, body }, onRequest },
    async (request) => {
      options.clock.advance(request.body.advance_s * 1_000);
      await options.onAdvance();
      return { now: options.clock.now().toISOString() };
    },
  );
}
