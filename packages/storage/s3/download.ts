import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { writeFileBy } from '@scenewright/provider-contract/write-file.ts';
import type { S3Client } from './s3-client.ts';

/** Metadata that every object of ours is put with. */
export const sha256Header = 'x-amz-meta-sha256';

/**
 * Writes an object to a file and holds it against the length and the SHA-256 it was put with. What arrives otherwise is asked for
 * again, as often as any call. An object that somebody else put has no SHA-256; its length is all that can be checked.
 * @returns its bytes @throws ProviderError
 */
export async function download(
  client: S3Client,
  key: string,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  return await client.send({ method: 'GET', key, signal }, async (response, alive) => {
    const hash = createHash('sha256');
    let bytes = 0;
    const body = response.body ?? new ReadableStream<Uint8Array>({ start: (own) => own.close() });
    async function* measured(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        alive();
        bytes += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    }
    await writeFileBy(path, (file) => pipeline(body, measured, file), 0o600);
    const length = response.headers.get('content-length');
    if (length !== null && Number(length) !== bytes)
      throw new Error(`${bytes} of ${length} bytes arrived`);
    const sha256 = response.headers.get(sha256Header);
    if (sha256 !== null && sha256 !== hash.digest('hex'))
      throw new Error('another file arrived than was put');
    return bytes;
  });
}
