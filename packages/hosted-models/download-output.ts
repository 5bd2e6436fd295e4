import { rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { openAddress } from '@scenewright/guarded-fetch/open-address.ts';
import { diskFaultOf } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { writeFileBy } from '@scenewright/provider-contract/write-file.ts';
import { formatBytes, mayBe, type OutputKind, type OutputMimeType, sniff } from './media-format.ts';
import { allowedOutputs, type OutputHosts } from './output-hosts.ts';

export interface OutputRequest {
  /** The address that the prediction tells. */
  readonly url: string;
  /** Where the file is to lie. It is there only once it is whole. */
  readonly path: string;
  readonly kind: OutputKind;
  readonly signal: AbortSignal;
  /** How long it may take, in all. */
  readonly timeoutMs?: number;
  /** How long nothing of it may come. */
  readonly stallMs?: number;
  /** How large it may be. */
  readonly maxBytes?: number;
}

export interface DownloadedOutput {
  /** By the file's own bytes. */
  readonly mimeType: OutputMimeType;
  readonly bytes: number;
}

const limits = {
  image: { maxBytes: 30_000_000, timeoutMs: 2 * 60_000 },
  clip: { maxBytes: 300_000_000, timeoutMs: 15 * 60_000 },
} as const;

const usualStallMs = 60_000;

/**
 * Fetches what a prediction made, from Replicate's hosts alone, into a file.
 * @throws ProviderError `retryable` where the same address may work later; the signal's reason where it was aborted; what the
 *   file system says where the file cannot be written
 */
export async function downloadOutput(
  request: OutputRequest,
  hosts: OutputHosts = {},
): Promise<DownloadedOutput> {
  const { kind, path, signal, stallMs = usualStallMs } = request;
  const timeoutMs = request.timeoutMs ?? limits[kind].timeoutMs;
  const part = `${path}.part`;
  signal.throwIfAborted();
  const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await openAddress(request.url, allowedOutputs(hosts), {
      signal: both,
      stallMs,
    });
    const downloaded = await keep(response, part, {
      kind,
      maxBytes: request.maxBytes ?? limits[kind].maxBytes,
      signal: both,
    });
    await rename(part, path);
    return downloaded;
  } catch (error) {
    await rm(part, { force: true });
    signal.throwIfAborted();
    if (error instanceof ProviderError || isOfDisk(error)) throw error;
    throw broken(error);
  }
}

/** A connection that the machine forbids says "unwritable" as well. */
function isOfDisk(error: unknown): boolean {
  const isOfConnection =
    error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  return diskFaultOf(error) !== null && !isOfConnection;
}

interface Bounds {
  readonly kind: OutputKind;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** Writes an answer to a file, as long as it is what it should be. */
async function keep(
  response: IncomingMessage,
  path: string,
  { kind, maxBytes, signal }: Bounds,
): Promise<DownloadedOutput> {
  const announced = response.headers['content-length'];
  let bytes = 0;
  let head = Buffer.alloc(0);
  let mimeType: OutputMimeType | null = null;

  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
      if (mimeType === null) {
        head = Buffer.concat([head, chunk.subarray(0, formatBytes)]);
        mimeType = sniff(kind, head);
        if (mimeType === null && head.length >= formatBytes) throw wrongType('its first bytes');
      }
      yield chunk;
    }
  }

  try {
    const type = response.headers['content-type'] ?? '';
    if (!mayBe(kind, type)) throw wrongType(type);
    if (Number(announced) > maxBytes) throw tooLarge(maxBytes);
    await writeFileBy(path, (file) => pipeline(response, measured, file, { signal }));
  } finally {
    response.destroy();
  }
  if (mimeType === null) throw wrongType(`its ${bytes} bytes`);
  if (announced !== undefined && Number(announced) !== bytes)
    throw broken(new Error(`${bytes} of ${announced} bytes`));
  return { mimeType, bytes };
}

function wrongType(what: string): ProviderError {
  return new ProviderError('What was made is not of the kind that was asked for. Try again.', {
    retryable: true,
    cause: new Error(`not what was asked for by ${what}`),
  });
}

function tooLarge(maxBytes: number): ProviderError {
  return new ProviderError('What was made is too large to be kept. Make it again.', {
    retryable: false,
    cause: new Error(`more than ${maxBytes} bytes`),
  });
}

function broken(cause: unknown): ProviderError {
  return new ProviderError('What was made could not be fetched whole. Please try again.', {
    retryable: true,
    cause,
  });
}
