import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '#contract/app-error.ts';
import {
  type Access,
  apiBase,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '#contract/api/call.ts';
import { errorCodes } from '#contract/errors.ts';
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

function schemaOf(call: Call, replyIn: (shape: Call['reply']) => unknown = (shape) => shape) {
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

const linesType = 'application/x-ndjson';
const inLines = (schema: Call['reply']) => ({ content: { [linesType]: { schema } } });

/** What {@link serveLines} asks for an answer in many lines. */
type SendLines<C extends Call> = (
  context: CallContext<C>,
  send: (line: ReplyOf<C>) => void,
  signal: AbortSignal,
) => Promise<void>;

/**
 * As {@link serve}, for a call that answers in several lines as they come to be: newline-delimited JSON. What fails before
 * the first line is an ordinary error; what fails later is told in a last line of kind `failed`.
 */
export function serveLines<const C extends Call & { readonly body: z.ZodMiniType }>(
  app: FastifyInstance,
  call: C,
  handle: SendLines<C>,
): void {
  app.route({
    method: call.method,
    url: apiBase + call.path,
    schema: schemaOf(call, inLines),
    onRequest: (request) => admit(app, request, call.access),
    handler: async (request, reply) => {
      const { params, query, body, caller } = request as unknown as Omit<CallContext<C>, 'request'>;
      const lines = new PassThrough();
      const leaving = new AbortController();
      reply.raw.once('close', () => leaving.abort());
      const begun = Promise.withResolvers<void>();
      const write = (line: unknown) => {
        lines.write(`${JSON.stringify(line)}\n`);
        begun.resolve();
      };
      const done = handle({ params, query, body, caller, request }, write, leaving.signal);
      await Promise.race([begun.promise, done]);
      void done
        .catch((error: unknown) => {
          if (leaving.signal.aborted) return;
          request.log.warn({ err: error }, 'an answer in lines ended early');
          write({ kind: 'failed', detail: detailOf(error) });
        })
        .finally(() => lines.end());
      return await reply.type(linesType).send(lines);
    },
  });
}

const detailOf = (error: unknown) =>
  error instanceof AppError ? error.message : errorCodes.unavailable.detail;
