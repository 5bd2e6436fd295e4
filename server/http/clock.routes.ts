import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '#contract/app-error.ts';
import { apiBase } from '#contract/api/call.ts';

const body = z.object({ advance_s: z.int().check(z.minimum(1), z.maximum(10 * 366 * 24 * 3_600)) });

/** Moves the product's clock forward, for tests: served only where the test clock is switched on, and only to this machine. */
export function registerClockRoute(app: FastifyInstance, options: { clock: { now(): Date; advance(ms: number): void }; isLocal: (request: FastifyRequest) => boolean }): void {
  // Before the body is looked at: to others the address does not exist.
  const onRequest = async (request: FastifyRequest) => {
    if (!options.isLocal(request)) throw new AppError('not_found');
  };
  app.post<{ Body: z.output<typeof body> }>(`${apiBase}/dev/clock`, { schema: { hide: true, body }, onRequest }, async (request) => {
    options.clock.advance(request.body.advance_s * 1_000);
    return { now: options.clock.now().toISOString() };
  });
}
