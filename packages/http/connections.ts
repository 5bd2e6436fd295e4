import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { ErrorCode } from '@scenewright/contract/errors.ts';

/** How long a client may take, in milliseconds. */
export interface ConnectionTimeouts {
  /** Until the headers of a request are there. */
  readonly headersMs: number;
  /** Until all of it is there: a megabyte, the most a body may have, over the slowest line that anybody works with. */
  readonly requestMs: number;
  /** How often connections are looked through for those who took longer. */
  readonly lookEveryMs: number;
  /** What open requests get to come to an end when the server stops; connections that only half ask are closed with them. */
  readonly stopMs: number;
}

export const defaultTimeouts: ConnectionTimeouts = {
  headersMs: 20_000,
  requestMs: 60_000,
  lookEveryMs: 5_000,
  stopMs: 5_000,
};

/** Node's own server by {@link ConnectionTimeouts}; a request without Host is refused by us, in the form of every refusal. */
export function serverOptions({ headersMs, requestMs, lookEveryMs }: ConnectionTimeouts) {
  return {
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: lookEveryMs,
      requireHostHeader: false,
    },
  };
}

const codeOf: ReadonlyMap<string, ErrorCode> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 'too_slow'],
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 'too_large'],
]);
const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Payload Too Large',
  431: 'Request Header Fields Too Large',
};

/** Writes a refusal by hand: what could not be read as a request has no reply to write to. */
function refuse(socket: Socket, { status, detail, code }: AppError): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify({ detail, code, request_id: requestId });
  const head = [
    `HTTP/1.1 ${status} ${phrases[status] ?? 'Error'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Answers what Node's parser refuses, or waited for in vain. A connection that was reset is closed without a word. */
export function answerParseError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return void socket.destroy();
  refuse(
    socket,
    new AppError(
      codeOf.get(error.code ?? '') ?? 'malformed_request',
      codeOf.has(error.code ?? '')
        ? undefined
        : 'The request could not be read: it is not valid HTTP.',
    ),
  );
}

/** Whether an error only says that the client went away in the middle: nobody is there to be answered, and nothing is wrong. */
export function isGone(error: unknown): boolean {
  const code: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return (
    code === 'ECONNRESET' ||
    code === 'ECONNABORTED' ||
    code === 'EPIPE' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE'
  );
}

/** Refuses what Node leaves to its server, and keeps those who never end their request from holding up the end of the server. */
export function guardConnections(app: FastifyInstance, { stopMs }: ConnectionTimeouts): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1')
      throw new AppError('malformed_request', 'The request names no host.');
  });
  app.server.on('connect', (_request, socket: Socket) =>
    refuse(socket, new AppError('malformed_request', 'This is no proxy: ask for a path.')),
  );
  app.server.on('checkExpectation', (_request, response) =>
    refuse(
      response.socket as Socket,
      new AppError('malformed_request', 'Nothing but 100-continue can be expected.'),
    ),
  );
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => app.server.closeAllConnections(), stopMs);
  });
  app.addHook('onClose', async () => clearTimeout(timer));
}
