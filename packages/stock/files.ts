import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import { stockSourceName, type StockSourceId } from '@scenewright/contract/rules/stock.ts';
import type { AllowedHosts } from '@scenewright/guarded-fetch/allowed-hosts.ts';
import { readAddress, saveAddress } from '@scenewright/guarded-fetch/read-address.ts';
import type { StockSource } from '@scenewright/provider-contract/stock.ts';

const limits = {
  picture: { maxBytes: 40_000_000, timeoutMs: 2 * 60_000 },
  clip: { maxBytes: 300_000_000, timeoutMs: 15 * 60_000 },
} as const;
const stallMs = 30_000;
const thumbnail = { maxBytes: 2_000_000, timeoutMs: 15_000, stallMs: 10_000 } as const;

/** Where a site's files lie. */
export type FileHosts = Pick<AllowedHosts, 'hosts' | 'hostsWithPort' | 'resolve'>;

/** Fetches a site's files and thumbnails from its own hosts, as long as they are no larger than such files are. */
export function createFiles(
  id: StockSourceId,
  hosts: FileHosts,
): Pick<StockSource, 'save' | 'readThumbnail'> {
  const name = stockSourceName(id);
  const allowed: AllowedHosts = {
    ...hosts,
    sentences: {
      notTrusted: `The file that ${name} offers lies at an address that is not trusted. Choose something else.`,
      gone: `This is no longer offered by ${name}. Choose something else.`,
      unfetched: `This could not be fetched from ${name}. Please try again in a few minutes.`,
    },
  };
  const tooLarge = 'This file is larger than stock may be here. Choose something else.';
  return {
    save: (address: string, path: string, kind: StockKind, signal: AbortSignal) =>
      saveAddress(address, path, allowed, { ...limits[kind], stallMs, signal, tooLarge }),
    readThumbnail: (address: string, signal: AbortSignal) =>
      readAddress(address, allowed, { ...thumbnail, signal, tooLarge }),
  };
}
