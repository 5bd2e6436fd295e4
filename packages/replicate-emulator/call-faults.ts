import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import type { CallFault, Met } from './faults.ts';
import { writeWithoutEnd } from './write-without-end.ts';

/** Refusals that are made before anything is done. */
export function refusalOf({ kind, waitS }: Met<CallFault>): ApiError | null {
  if (kind === 'throttle' || kind === 'throttle-in-words')
    return new ApiError(
      429,
      'Too many requests',
      `Request was throttled. Your rate limit for creating predictions is 600 requests per minute. Your rate limit resets in ~${waitS}s.`,
      kind === 'throttle' ? { headers: { 'retry-after': String(waitS) } } : {},
    );
  if (kind === 'fail') return new ApiError(500, 'Internal server error', 'Something went wrong.');
  if (kind === 'no-credit')
    return new ApiError(
      402,
      'Insufficient credit',
      'You have insufficient credit to run this model.',
    );
  if (kind === 'bad-token')
    return new ApiError(401, 'Unauthenticated', 'You did not pass a valid authentication token');
  if (kind === 'forbid') return new ApiError(403, 'Forbidden', 'You may not do this.');
  if (kind === 'retired') return new ApiError(404, 'Not found', 'The model could not be found.');
  return null;
}

/** Whether the call is left alone, as if it had never come. */
export function isIgnored({ kind }: Met<CallFault>): boolean {
  return kind === 'hang' || kind === 'refuse' || kind === 'redirect';
}

const page = '<!doctype html><title>Replicate</title><h1>Please stand by</h1>';
const json = { 'content-type': 'application/json' };

/** Answers wrongly; what was asked for is done, but for those that {@link isIgnored} names. */
export function answerWrongly(
  { kind }: Met<CallFault>,
  text: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
): void {
  const half = text.slice(0, text.length / 2);
  if (kind === 'refuse' || kind === 'forget') request.socket.destroy();
  if (kind === 'redirect')
    response.writeHead(307, { location: `http://127.0.0.2:9${request.url ?? ''}` }).end();
  if (kind === 'slow-body')
    response.writeHead(200, { ...json, 'content-length': text.length }).write(half);
  if (kind === 'cut') response.writeHead(200, json).end(half);
  if (kind === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  if (kind === 'bad-gateway') response.writeHead(502, { 'content-type': 'text/html' }).end(page);
  if (kind === 'endless') writeWithoutEnd(response.writeHead(200, json));
}
