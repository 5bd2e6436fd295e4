import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { AppError } from '@scenewright/contract/app-error.ts';
import { type Call, type ReplyOf } from '@scenewright/contract/schemas/call.ts';
import { apiBase } from '@scenewright/contract/paths.ts';
import { errorCodes } from '@scenewright/contract/errors.ts';
import { admit, type CallContext, schemaOf } from './serve.ts';

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
