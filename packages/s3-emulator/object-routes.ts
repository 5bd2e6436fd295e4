import { readRange } from './byte-range.ts';
import type { Answer, Exchange } from './exchange.ts';
import type { ObjectHead } from './object-store.ts';
import { invalidArgument, noSuchKey } from './s3-error.ts';

const metadataPrefix = 'x-amz-meta-';
/** Parameters of a presigned address by which its reader is answered with other headers. */
const overridable = ['content-type', 'content-disposition', 'cache-control'];

/** What is said of an object when it is put. @throws S3Error where it brings a checksum, which many services of S3's protocol do not know */
export function readHead({ request: { headers } }: Exchange): ObjectHead {
  const unknown = Object.keys(headers).find((name) =>
    /^x-amz-(?:checksum-|sdk-checksum-|trailer)/.test(name),
  );
  if (unknown !== undefined)
    throw invalidArgument(`Unsupported header '${unknown}' received for this API call.`);
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith(metadataPrefix))
    .map(([name, value]) => [name, String(value)] as const);
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    metadata: new Map(metadata),
  };
}

export async function putObject(exchange: Exchange): Promise<Answer> {
  const head = readHead(exchange);
  const file = await exchange.readBody();
  const { etag } = await exchange.store.keep(exchange.key, file, head, `"${file.md5}"`);
  return { status: 200, headers: { etag } };
}

/** Answers GET and HEAD. */
export async function getObject({ key, query, request, store }: Exchange): Promise<Answer> {
  const object = store.objects.get(key);
  if (object === undefined) throw noSuchKey();
  const range = readRange(request.headers.range, object.file.bytes);
  const { start, end } = range ?? { start: 0, end: object.file.bytes - 1 };
  const overrides = overridable.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    status: range === null ? 200 : 206,
    headers: {
      'content-type': object.contentType,
      ...Object.fromEntries([...object.metadata, ...overrides]),
      'content-length': String(end - start + 1),
      'accept-ranges': 'bytes',
      etag: object.etag,
      'last-modified': object.modifiedAt.toUTCString(),
      ...(range !== null && { 'content-range': `bytes ${start}-${end}/${object.file.bytes}` }),
    },
    body: { file: object.file, range },
  };
}

/** Removing what is not there is no error. */
export async function deleteObject({ key, store }: Exchange): Promise<Answer> {
  await store.remove(key);
  return { status: 204 };
}
