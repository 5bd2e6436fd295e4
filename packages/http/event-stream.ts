import type { FastifyReply, FastifyRequest } from 'fastify';

const heartbeatMs = 15_000;

export interface EventStream {
  send(event: string, data: unknown): void;
  /** Aborted when the browser goes away or the server stops. */
  readonly closed: AbortSignal;
  end(): void;
}

/**
 * Turns a reply into a stream of server-sent events (WHATWG HTML, section 9.2).
 * A comment every 15 s keeps proxies from closing a quiet stream.
 */
export function openEventStream(request: FastifyRequest, reply: FastifyReply): EventStream {
  const closing = new AbortController();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-request-id': request.id,
  });
  /** Between its end and its closing, nothing is said any more. */
  const write = (text: string) => void (raw.writableEnded || raw.write(text));
  write('retry: 1000\n\n');
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  raw.on('close', () => {
    clearInterval(heartbeat);
    closing.abort();
  });
  return {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    closed: closing.signal,
    end: () => void raw.end(),
  };
}
