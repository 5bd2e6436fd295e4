import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { listObjects, listUploads } from './bucket-routes.ts';
import { decodeText, type ReceivedRequest, splitAddress } from './canonical-request.ts';
import type { Answer, Exchange, Handler } from './exchange.ts';
import type { Fault, Faults } from './faults.ts';
import { abortUpload, completeUpload, createUpload, uploadPart } from './multipart-routes.ts';
import { deleteObject, getObject, putObject } from './object-routes.ts';
import type { ObjectStore, StoredFile } from './object-store.ts';
import { S3Error } from './s3-error.ts';
import { sendAnswer } from './send-answer.ts';
import { type Account, verifySignature } from './signature.ts';

/** A call that came in. */
export interface Call {
  readonly method: string;
  readonly key: string;
  /** Names of the query's parameters. */
  readonly query: readonly string[];
  /** Null where nothing was answered. */
  readonly status: number | null;
}

interface Options {
  readonly account: Account;
  readonly bucket: string;
  readonly store: ObjectStore;
  readonly faults: Faults;
  now(): Date;
}

/** Which handler serves what: the method, whether a key is named, and the parameter that makes the difference. */
const routes: readonly (readonly [string, 'key' | 'bucket', string | null, Handler])[] = [
  ['PUT', 'key', 'uploadId', uploadPart],
  ['PUT', 'key', null, putObject],
  ['POST', 'key', 'uploads', createUpload],
  ['POST', 'key', 'uploadId', completeUpload],
  ['DELETE', 'key', 'uploadId', abortUpload],
  ['DELETE', 'key', null, deleteObject],
  ['GET', 'key', null, getObject],
  ['HEAD', 'key', null, getObject],
  ['GET', 'bucket', 'list-type', listObjects],
  ['GET', 'bucket', 'uploads', listUploads],
];

/** The bucket and the key that an address names, in the path or in the host. */
function locate({ path, headers }: ReceivedRequest): { bucket: string; key: string } {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  const inHost = /^(.+)\.localhost$/.exec(host)?.[1];
  const decoded = decodeText(path).slice(1);
  if (inHost !== undefined) return { bucket: inHost, key: decoded };
  const slash = decoded.indexOf('/');
  return slash < 0
    ? { bucket: decoded, key: '' }
    : { bucket: decoded.slice(0, slash), key: decoded.slice(slash + 1) };
}

async function readBody(
  message: IncomingMessage,
  signedHash: string | null,
  store: ObjectStore,
): Promise<StoredFile> {
  if (signedHash?.startsWith('STREAMING-') === true)
    throw new S3Error(501, 'NotImplemented', 'Bodies in signed chunks are not implemented.');
  const file = await store.receive(message);
  if (signedHash === null || signedHash === file.sha256) return file;
  await rm(file.path, { force: true });
  throw new S3Error(
    400,
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );
}

function refusalOf(fault: Fault): S3Error | null {
  if (fault === 'slow_down')
    return new S3Error(503, 'SlowDown', 'Please reduce your request rate.');
  if (fault === 'fail')
    return new S3Error(500, 'InternalError', 'We encountered an internal error. Please try again.');
  if (fault === 'forbid') return new S3Error(403, 'AccessDenied', 'Access Denied');
  return null;
}

const toAnswer = (error: unknown): Answer =>
  error instanceof S3Error
    ? { status: error.status, body: error.toXml() }
    : {
        status: 500,
        body: new S3Error(500, 'InternalError', `The emulator failed: ${String(error)}`).toXml(),
      };

/** Serves one bucket to who holds the account's key. */
export function createApiServer(options: Options): { server: Server; calls: Call[] } {
  const { account, store, faults } = options;
  const calls: Call[] = [];

  async function answer(request: ReceivedRequest, message: IncomingMessage): Promise<Answer> {
    const { bucket, key } = locate(request);
    const signedHash = verifySignature(request, account, options.now());
    if (bucket !== options.bucket)
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const query = new Map(request.query);
    const subject = key === '' ? 'bucket' : 'key';
    const [, , , handle] =
      routes.find(
        ([method, on, parameter]) =>
          method === request.method &&
          on === subject &&
          (parameter === null || query.has(parameter)),
      ) ?? [];
    if (handle === undefined)
      throw new S3Error(501, 'NotImplemented', 'The emulator does not know this call.');
    const exchange: Exchange = {
      ...{ request, message, key, query, store, bucket, now: options.now() },
      readBody: () => readBody(message, signedHash, store),
    };
    return await handle(exchange);
  }

  async function handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = message;
    const fault = faults.meet(`${method} ${url}`);
    const note = (status: number | null, request?: ReceivedRequest) =>
      calls.push({
        method,
        key: request === undefined ? url : locate(request).key,
        query: (request?.query ?? []).map(([name]) => name),
        status,
      });
    if (fault === 'hang' || fault === 'refuse') {
      note(null);
      if (fault === 'refuse') message.socket.destroy();
      return;
    }
    let request: ReceivedRequest | undefined;
    let reply: Answer;
    try {
      request = { method, headers, ...splitAddress(url) };
      const refusal = fault === null ? null : refusalOf(fault);
      if (refusal !== null) throw refusal;
      reply =
        fault === 'late_error'
          ? {
              status: 200,
              body: new S3Error(200, 'InternalError', 'We encountered an internal error.').toXml(),
            }
          : await answer(request, message);
    } catch (error) {
      reply = toAnswer(error);
    }
    note(fault === 'forget' ? null : reply.status, request);
    if (fault === 'forget') message.socket.destroy();
    else
      await sendAnswer(response, reply, {
        requestId: randomUUID(),
        fault,
        isHead: method === 'HEAD',
      });
  }

  return { server: createServer((message, response) => void handle(message, response)), calls };
}
