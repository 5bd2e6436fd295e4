import { open } from 'node:fs/promises';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { isMissing, S3Refusal, toProviderError } from './s3-failure.ts';
import type { S3Client } from './s3-client.ts';
import { elementsOf, textOf } from './xml.ts';

/** At least 5 MiB for S3, and small enough to hold some of them in memory. */
const partBytes = 8 * 1024 * 1024;
const partsAtOnce = 2;
/** Uploads that are aborted in one sweep; the next one goes on. */
const mostAborted = 1_000;

export interface FileToUpload {
  readonly key: string;
  readonly path: string;
  readonly bytes: number;
  /** Content type and metadata. */
  readonly headers: Readonly<Record<string, string>>;
}

interface Upload {
  readonly key: string;
  readonly id: string;
}

async function begin(client: S3Client, { key, headers }: FileToUpload): Promise<Upload> {
  const id = textOf(
    await client.ask({ method: 'POST', key, query: { uploads: '' }, headers }),
    'UploadId',
  );
  if (id === undefined || id === '')
    throw toProviderError(new Error('S3 began an upload and did not say its id'));
  return { key, id };
}

const abort = (client: S3Client, { key, id }: Upload): Promise<string> =>
  client.ask({ method: 'DELETE', key, query: { uploadId: id } });

/** Uploads all parts, some at once. @returns their entity tags in order */
async function uploadParts(
  client: S3Client,
  { key, id }: Upload,
  { path, bytes }: FileToUpload,
): Promise<string[]> {
  const count = Math.ceil(bytes / partBytes);
  const tags: string[] = [];
  const failing = new AbortController();
  const file = await open(path);
  let next = 0;
  async function uploadNext(): Promise<void> {
    for (let index = next++; index < count && !failing.signal.aborted; index = next++) {
      const body = new Uint8Array(Math.min(partBytes, bytes - index * partBytes));
      const { bytesRead } = await file.read(body, 0, body.length, index * partBytes);
      if (bytesRead !== body.length) throw new Error(`${path} changed while it was uploaded`);
      const query = { partNumber: String(index + 1), uploadId: id };
      tags[index] = await client.send(
        { method: 'PUT', key, query, body, signal: failing.signal },
        async (response) => {
          await response.text();
          return response.headers.get('etag') ?? '';
        },
      );
    }
  }
  // All have to end before the upload may be aborted: a part that comes later would stay.
  const outcomes = await Promise.allSettled(
    Array.from({ length: partsAtOnce }, () =>
      uploadNext().catch((error: unknown) => {
        if (!failing.signal.aborted) failing.abort(error);
        throw error;
      }),
    ),
  ).finally(() => file.close());
  if (outcomes.some(({ status }) => status === 'rejected')) throw failing.signal.reason;
  return tags;
}

/** Completes an upload. S3 may say 200 and then, in the body, that it failed. */
async function complete(
  client: S3Client,
  { key, id }: Upload,
  tags: readonly string[],
  bytes: number,
): Promise<void> {
  const parts = tags.map(
    (tag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
  );
  await client.send(
    {
      ...{ method: 'POST', key, query: { uploadId: id } },
      headers: { 'content-type': 'application/xml' },
      bytesAtWork: bytes,
      body: `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`,
    },
    async (response) => {
      const xml = await response.text();
      if (!xml.includes('<CompleteMultipartUploadResult'))
        throw new S3Refusal(response.status, xml, response.headers);
    },
  );
}

/**
 * Uploads a file in parts, and aborts the upload where that fails; {@link abortUploads} takes what remains even so.
 * @param isThere whether the object is there as it should be: the answer to a completion may get lost @throws ProviderError
 */
export async function uploadInParts(
  client: S3Client,
  file: FileToUpload,
  isThere: () => Promise<boolean>,
): Promise<void> {
  const upload = await begin(client, file);
  try {
    const tags = await uploadParts(client, upload, file);
    await complete(client, upload, tags, file.bytes).catch(async (error: unknown) => {
      if (!isMissing(error) || !(await isThere())) throw error;
    });
  } catch (error) {
    await abort(client, upload).catch(() => {});
    throw error;
  }
}

/** Aborts uploads below a prefix that began before a moment and were never completed. @throws ProviderError */
export async function abortUploads(client: S3Client, prefix: string, before: Date): Promise<void> {
  let marker: Record<string, string> = {};
  for (let seen = 0; seen < mostAborted;) {
    const query = { uploads: '', ...(prefix !== '' && { prefix }), ...marker };
    const xml = await client.ask({ method: 'GET', key: '', query });
    const found = elementsOf(xml, 'Upload').map((upload) => ({
      key: textOf(upload, 'Key') ?? '',
      id: textOf(upload, 'UploadId') ?? '',
      begunAt: new Date(textOf(upload, 'Initiated') ?? Number.NaN),
    }));
    for (const upload of found)
      // A service may not know prefixes, and another than ours must not lose its uploads.
      if (upload.begunAt < before && upload.key.startsWith(prefix))
        await abort(client, upload).catch((error: unknown) => {
          if (!(error instanceof ProviderError) || !isMissing(error)) throw error;
        });
    seen += found.length;
    if (found.length === 0 || textOf(xml, 'IsTruncated') !== 'true') return;
    marker = {
      'key-marker': textOf(xml, 'NextKeyMarker') ?? '',
      'upload-id-marker': textOf(xml, 'NextUploadIdMarker') ?? '',
    };
  }
}
