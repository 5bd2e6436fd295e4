import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { StockSource } from '@scenewright/provider-contract/stock.ts';
import { createOpenverse } from './openverse.ts';
import { createPexels } from './pexels.ts';
import { createPixabay } from './pixabay.ts';

export interface StockSettings {
  /** Each site with a key, and Openverse where it is wanted. */
  readonly pexelsKey?: string | undefined;
  readonly pixabayKey?: string | undefined;
  readonly openverse: boolean;
  /** Other addresses that answer as a site does. */
  readonly baseUrls?: { readonly [Source in StockSource['id']]?: string | undefined };
  /** `host:port` that the operator has named: files may lie there, too, also without TLS and on their own network. */
  readonly hostsWithPort?: readonly string[];
}

const hosts = {
  pexels: ['images.pexels.com', 'videos.pexels.com'],
  pixabay: ['pixabay.com'],
  openverse: ['api.openverse.org'],
} as const;

/** The sites that the settings name, in the order in which they are offered. */
export function createStockSources(
  { pexelsKey, pixabayKey, openverse, baseUrls = {}, hostsWithPort = [] }: StockSettings,
  { clock }: { readonly clock: Clock },
): StockSource[] {
  const partsOf = (id: StockSource['id']) => {
    const baseUrl = baseUrls[id]?.replace(/\/$/, '');
    // Openverse's files lie at its API.
    const named = id === 'openverse' && baseUrl !== undefined ? [new URL(baseUrl).host] : [];
    return {
      ...(baseUrl === undefined ? {} : { baseUrl }),
      clock,
      files: { hosts: hosts[id], hostsWithPort: [...hostsWithPort, ...named] },
    };
  };
  return [
    ...(pexelsKey === undefined ? [] : [createPexels({ key: pexelsKey, ...partsOf('pexels') })]),
    ...(pixabayKey === undefined
      ? []
      : [createPixabay({ key: pixabayKey, ...partsOf('pixabay') })]),
    ...(openverse ? [createOpenverse(partsOf('openverse'))] : []),
  ];
}
