import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import {
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@scenewright/contract/schemas/call.ts';
import { type Access, apiBase } from '@scenewright/contract/paths.ts';
import { type Authenticate, bearerToken, type Caller, type Freshness } from './caller.ts';

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** What anybody may see, and caches may keep. */
    isPublic?: boolean;
  }
}

type CallerOf<C extends Call> = C['access'] extends 'public' ? Caller | null : Caller;

export interface CallContext<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly caller: CallerOf<C>;
  readonly request: FastifyRequest;
}

/** Puts the caller on the request, or refuses it as the access level says. @throws AppError not_authenticated, guest_not_allowed */
export async function admit(
  app: FastifyInstance,
  request: FastifyRequest,
  access: Access,
  freshness: Freshness = 'lately',
): Promise<void> {
  const token = bearerToken(request.headers.authorization);
  request.caller = token === null ? null : await app.authenticate(token, freshness);
  if (access === 'public') return;
  if (request.caller === null) throw new AppError('not_authenticated');
  if (access === 'account' && request.caller.isGuest) throw new AppError('guest_not_allowed');
}

/** The caller of a request that was admitted with `session` or `account` access. */
export function requireCaller(request: FastifyRequest): Caller {
  if (request.caller === null) throw new AppError('not_authenticated');
  return request.caller;
}

/** How a call is validated and described. @param replyIn wraps the shape of its answer */
export function schemaOf(
  call: Call,
  replyIn: (shape: Call['reply']) => unknown = (shape) => shape,
) {
  const { params, query, body, reply, summary, path, access } = call;
  return {
    summary,
    tags: [path.split('/')[1] ?? 'api'],
    ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body }),
    response: { 200: replyIn(reply) },
  };
}

/**
 * Serves a call of the contract: its access is checked, its input validated, and its reply validated and
 * stripped of everything the contract does not name.
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  call: C,
  handle: (context: CallContext<C>, reply: FastifyReply) => Promise<ReplyOf<C>>,
): void {
  app.route({
    method: call.method,
    url: apiBase + call.path,
    schema: schemaOf(call),
    config: { isPublic: call.access === 'public' },
    onRequest: (request) =>
      admit(app, request, call.access, call.asksAtOnce === true ? 'now' : 'lately'),
    handler: (request, reply) => {
      // The validator has checked the three parts against the call's schemas; the guard has set the caller.
      const { params, query, body, caller } = request as unknown as Omit<CallContext<C>, 'request'>;
      return handle({ params, query, body, caller, request }, reply);
    },
  });
}
