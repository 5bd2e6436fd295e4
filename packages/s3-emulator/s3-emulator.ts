import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, createApiServer } from './api-server.ts';
import { createFaults, type Faults } from './faults.ts';
import { createObjectStore, type ObjectStore } from './object-store.ts';

export interface S3Emulator {
  /** What a client is told. */
  readonly settings: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly faults: Faults;
  /** Every call so far. */
  readonly calls: readonly Call[];
  /** What it keeps now, by key and by id of the upload. */
  readonly objects: ObjectStore['objects'];
  readonly uploads: ObjectStore['uploads'];
  /** Puts its clock forward. */
  advance(ms: number): void;
  close(): Promise<void>;
}

/**
 * An S3 on a loopback port with one bucket, by its path and as `BUCKET.localhost`. Its clock is the machine's, put forward by
 * {@link S3Emulator.advance}. What it keeps lies in a folder of its own, which goes when it is closed.
 */
export async function startS3Emulator({ bucket = 'media' } = {}): Promise<S3Emulator> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-s3-'));
  const account = {
    accessKeyId: `AK${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(20).toString('base64'),
    region: 'eu-north-9',
  };
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const store = createObjectStore(folder, now);
  const faults = createFaults();
  const { server, calls } = createApiServer({ account, bucket, store, faults, now });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? 0) : 0;
  return {
    settings: { endpoint: `http://localhost:${port}`, bucket, ...account },
    faults,
    calls,
    objects: store.objects,
    uploads: store.uploads,
    advance(ms) {
      aheadMs += ms;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
