import type { FastifyInstance } from 'fastify';
import * as calls from '@scenewright/contract/schemas/cast.ts';
import { serve } from '@scenewright/http/serve.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { Cast } from './cast.service.ts';

/** Serves the cast of the caller's account. */
export function registerCastRoutes(
  app: FastifyInstance,
  { cast, requireAllowed }: { cast: Cast; requireAllowed: RequireAllowed },
): void {
  serve(app, calls.listCast, async ({ caller }) => ({
    members: await cast.list(caller.accountId),
  }));
  serve(app, calls.createCastMember, async ({ caller, body }) => {
    requireAllowed(body.look);
    return { member: await cast.create(caller.accountId, body) };
  });
  serve(app, calls.updateCastMember, async ({ caller, params, body }) => {
    requireAllowed(body.look);
    return { member: await cast.update(caller.accountId, params.id, body, body.replaces) };
  });
  serve(app, calls.deleteCastMember, async ({ caller, params }) => {
    await cast.remove(caller.accountId, params.id);
    return { status: 'ok' as const };
  });
  serve(app, calls.restoreCastMember, async ({ caller, params }) => ({
    member: await cast.restore(caller.accountId, params.id),
  }));
}
