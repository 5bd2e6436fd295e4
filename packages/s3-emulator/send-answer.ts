import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answer } from './exchange.ts';
import type { Fault } from './faults.ts';
import { xmlHeader } from './xml.ts';

interface Sending {
  readonly requestId: string;
  readonly fault: Fault | null;
  /** Whether only the headers are asked for. */
  readonly isHead: boolean;
}

/** The bytes of a file's part, changed or cut short where a fault says so. */
async function* bytesOf(
  { file, range }: Exclude<NonNullable<Answer['body']>, string>,
  fault: Fault | null,
): AsyncGenerator<Buffer> {
  const { start, end } = range ?? { start: 0, end: file.bytes - 1 };
  const middle = start + Math.floor((end - start) / 2);
  if (end < start) return;
  const read = (from: number, to: number) => createReadStream(file.path, { start: from, end: to });
  if (fault === 'corrupt') {
    if (middle > start) yield* read(start, middle - 1);
    for await (const byte of read(middle, middle)) yield Buffer.from([(byte[0] ^ 0xff) & 0xff]);
    if (middle < end) yield* read(middle + 1, end);
  } else yield* read(start, fault === 'cut' ? middle : end);
}

/** Sends an answer. A body that is cut ends with the connection. */
export async function sendAnswer(
  response: ServerResponse,
  { status, headers = {}, body = '' }: Answer,
  { requestId, fault, isHead }: Sending,
): Promise<void> {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'x-amz-request-id': requestId,
    ...(isText && body !== '' && { 'content-type': 'application/xml' }),
    ...headers,
  });
  // Who has not read the request's body to its end must not send another on this connection.
  if (status >= 400) response.shouldKeepAlive = false;
  if (isHead) response.end();
  else if (isText) response.end(body === '' ? '' : xmlHeader + body);
  else if (fault === 'cut') {
    for await (const chunk of bytesOf(body, fault)) response.write(chunk);
    response.socket?.end();
    response.socket?.destroySoon();
  } else await pipeline(bytesOf(body, fault), response).catch(() => response.destroy());
}
