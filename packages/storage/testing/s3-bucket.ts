import dns from 'node:dns';
import { join } from 'node:path';
import { startS3Emulator } from '@scenewright/s3-emulator';
import { vi } from 'vitest';
import { createS3Storage, type S3StorageOptions } from '../s3/s3-storage.ts';

type LookUp = (host: string, ...others: unknown[]) => void;
const lookUp = dns.lookup as LookUp;
const lookUpOnThisMachine: LookUp = (host, ...others) =>
  lookUp(host.endsWith('.localhost') ? 'localhost' : host, ...others);

/** Lets names below `localhost` lead to this machine, as browsers do; most systems' look-up does not know them. */
export function resolveNamesOfLocalhost(): void {
  vi.spyOn(dns, 'lookup').mockImplementation(lookUpOnThisMachine);
}

/** A storage in a bucket of its own, which does not wait long for anything. @param folder where copies lie */
export async function openS3Bucket(folder: string, options: Partial<S3StorageOptions> = {}) {
  const emulator = await startS3Emulator();
  const { settings } = emulator;
  const storage = createS3Storage({
    ...settings,
    publicEndpoint: settings.endpoint,
    pathStyle: true,
    prefix: '',
    copiesFolder: join(folder, 'copies'),
    copiesMostBytes: 1_000_000,
    patience: { attempts: 4, pauseMs: 5, silentMs: 120_000 },
    ...options,
  });
  return { emulator, storage };
}
