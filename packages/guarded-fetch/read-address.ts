import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { diskFaultOf } from '@scenewright/provider-contract/disk-fault.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { writeFileBy } from '@scenewright/provider-contract/write-file.ts';
import type { AllowedHosts } from './allowed-hosts.ts';
import { openAddress } from './open-address.ts';

/** What a file may be, and how long it may take. */
export interface Bounds {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  /** In all. */
  readonly timeoutMs: number;
  /** How long nothing of it may come. */
  readonly stallMs: number;
  /** The sentence for one that is larger. */
  readonly tooLarge: string;
}

/** Keeps the file at an address under a path. What was written of one that fails is the caller's to remove. @throws ProviderError; what the disk says */
export async function saveAddress(
  address: string,
  path: string,
  hosts: AllowedHosts,
  bounds: Bounds,
): Promise<void> {
  await fetchWhole(address, hosts, bounds, (response, measured, signal) =>
    writeFileBy(path, (file) => pipeline(response, measured, file, { signal })),
  );
}

/** The file at an address, which is small. @throws ProviderError */
export async function readAddress(
  address: string,
  hosts: AllowedHosts,
  bounds: Bounds,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await fetchWhole(address, hosts, bounds, (response, measured, signal) =>
    pipeline(
      response,
      measured,
      async (source: AsyncIterable<Buffer>) => {
        for await (const chunk of source) chunks.push(chunk);
      },
      { signal },
    ),
  );
  return Buffer.concat(chunks);
}

type Measured = (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;

async function fetchWhole(
  address: string,
  hosts: AllowedHosts,
  { signal, maxBytes, timeoutMs, stallMs, tooLarge }: Bounds,
  keep: (response: IncomingMessage, measured: Measured, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  const both = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const oversized = () =>
    new ProviderError(tooLarge, {
      retryable: false,
      cause: new Error(`more than ${maxBytes} bytes`),
    });
  let bytes = 0;
  async function* measured(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw oversized();
      yield chunk;
    }
  }
  try {
    const response = await openAddress(address, hosts, { signal: both, stallMs });
    try {
      const announced = response.headers['content-length'];
      if (Number(announced) > maxBytes) throw oversized();
      await keep(response, measured, both);
      if (announced !== undefined && Number(announced) !== bytes)
        throw new Error(`${bytes} of ${announced} bytes`);
    } finally {
      response.destroy();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ProviderError || isOfDisk(error)) throw error;
    throw new ProviderError(hosts.sentences.unfetched, { retryable: true, cause: error });
  }
}

/** A connection that the machine forbids says "unwritable" as well. */
const isOfDisk = (error: unknown): boolean =>
  diskFaultOf(error) !== null &&
  !(error instanceof Error && 'syscall' in error && error.syscall === 'connect');
