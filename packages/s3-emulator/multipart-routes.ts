import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { Answer, Exchange } from './exchange.ts';
import { readHead } from './object-routes.ts';
import type { StoredFile, Upload } from './object-store.ts';
import { invalidArgument, noSuchUpload, S3Error } from './s3-error.ts';
import { element } from './xml.ts';

/** The least that a part may have, but the last one. */
const leastPartBytes = 5 * 1024 * 1024;
const mostParts = 10_000;

function requireUpload({ key, query, store }: Exchange): Upload {
  const upload = store.uploads.get(query.get('uploadId') ?? '');
  if (upload === undefined || upload.key !== key) throw noSuchUpload();
  return upload;
}

export async function createUpload(exchange: Exchange): Promise<Answer> {
  const { bucket, key, store, now } = exchange;
  const head = readHead(exchange);
  const id = randomUUID();
  store.uploads.set(id, { id, key, startedAt: now, parts: new Map(), ...head });
  const body = element('Bucket', [bucket]) + element('Key', [key]) + element('UploadId', [id]);
  return { status: 200, body: element('InitiateMultipartUploadResult', body) };
}

export async function uploadPart(exchange: Exchange): Promise<Answer> {
  const { parts } = requireUpload(exchange);
  const number = Number(exchange.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > mostParts)
    throw invalidArgument(`Part number must be an integer between 1 and ${mostParts}, inclusive`);
  readHead(exchange);
  const file = await exchange.readBody();
  const before = parts.get(number);
  parts.set(number, file);
  if (before !== undefined) await rm(before.path, { force: true });
  return { status: 200, headers: { etag: `"${file.md5}"` } };
}

/** The parts that a list of them names. @throws S3Error where one is another, too small or out of order */
function chosenParts({ parts }: Upload, xml: string): StoredFile[] {
  const named = [
    ...xml.matchAll(
      /<Part>\s*<PartNumber>(\d+)<\/PartNumber>\s*<ETag>(?:"|&quot;)?([0-9a-f]+)(?:"|&quot;)?<\/ETag>\s*<\/Part>/g,
    ),
  ].map(([, number, etag]) => ({ number: Number(number), etag }));
  if (named.length === 0)
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed.');
  return named.map(({ number, etag }, index) => {
    const part = parts.get(number);
    if (part === undefined || part.md5 !== etag)
      throw new S3Error(
        400,
        'InvalidPart',
        'One or more of the specified parts could not be found.',
      );
    if (number <= (named[index - 1]?.number ?? 0))
      throw new S3Error(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
    if (part.bytes < leastPartBytes && index < named.length - 1)
      throw new S3Error(
        400,
        'EntityTooSmall',
        'Your proposed upload is smaller than the minimum allowed size',
      );
    return part;
  });
}

export async function completeUpload(exchange: Exchange): Promise<Answer> {
  const { bucket, key, store } = exchange;
  const upload = requireUpload(exchange);
  const list = await exchange.readBody();
  const xml = await readFile(list.path, 'utf8');
  await rm(list.path);
  const parts = chosenParts(upload, xml);
  const md5 = createHash('md5');
  for (const part of parts) md5.update(part.md5, 'hex');
  const file = await store.concatenate(parts);
  const { etag } = await store.keep(key, file, upload, `"${md5.digest('hex')}-${parts.length}"`);
  await store.endUpload(upload);
  const body = element('Bucket', [bucket]) + element('Key', [key]) + element('ETag', [etag]);
  return { status: 200, body: element('CompleteMultipartUploadResult', body) };
}

export async function abortUpload(exchange: Exchange): Promise<Answer> {
  await exchange.store.endUpload(requireUpload(exchange));
  return { status: 204 };
}
