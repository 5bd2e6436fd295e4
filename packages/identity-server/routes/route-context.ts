import type { FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import type { LimitRequests } from '../rate-limits.ts';
import type { Grant } from '../sessions/session-reply.ts';

/** What the routes share. */
export interface RouteContext {
  readonly parts: Parts;
  readonly limit: LimitRequests;
  /** The session of an authenticated request. @throws AuthError */
  readonly sessionOf: (request: FastifyRequest) => Promise<Grant>;
}
