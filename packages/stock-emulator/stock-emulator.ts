import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { answerSite } from './sites.ts';
import { answerFile } from './files.ts';
import { createFaults, type ApiFault, type FileFault, type World } from './world.ts';

interface Options {
  /** What every picture is, as JPEG, and every clip, as MP4. */
  readonly picture: Uint8Array;
  readonly clip: Uint8Array;
}

export interface StockEmulator {
  /** What the product is given. */
  readonly settings: {
    readonly pexelsKey: string;
    readonly pixabayKey: string;
    readonly baseUrls: Readonly<Record<'pexels' | 'pixabay' | 'openverse', string>>;
    /** Host and port of the files. */
    readonly fileHost: string;
  };
  /** `GET /pexels/v1/search?query=…`, oldest first. */
  readonly calls: readonly string[];
  /** What was fetched of the files' host. */
  readonly fetched: readonly string[];
  readonly faults: { readonly api: Faults<ApiFault>; readonly files: Faults<FileFault> };
  /** Who every photo of Pexels is by. */
  photographer: string;
  readonly misunderstood: string[];
  /** @throws Error where a site would not have understood something */
  close(): Promise<void>;
}

interface Faults<Fault> {
  /** The next answer goes wrong so. */
  once(fault: Fault): void;
}

/** The three sites on one loopback port, and the host of their files on another. */
export async function startStockEmulator({ picture, clip }: Options): Promise<StockEmulator> {
  const world: World = {
    ...{ pexelsKey: 'pexels-key-of-a-test', pixabayKey: '1234-pixabay-key' },
    ...{ picture, clip, apiAddress: '', fileAddress: '', photographer: 'Jane Doe' },
    ...{ calls: [], fetched: [], misunderstood: [] },
    faults: { api: createFaults<ApiFault>(), files: createFaults<FileFault>() },
  };
  const api = createServer((request, response) => answerSite(world, request, response));
  const files = createServer((request, response) => answerFile(world, request, response));
  const [apiHost, fileHost] = [await listen(api), await listen(files)];
  world.apiAddress = `http://${apiHost}`;
  world.fileAddress = `http://${fileHost}`;
  return {
    settings: {
      pexelsKey: world.pexelsKey,
      pixabayKey: world.pixabayKey,
      baseUrls: {
        pexels: `${world.apiAddress}/pexels`,
        pixabay: `${world.apiAddress}/pixabay`,
        openverse: `${world.apiAddress}/openverse`,
      },
      fileHost,
    },
    calls: world.calls,
    fetched: world.fetched,
    faults: world.faults,
    get photographer() {
      return world.photographer;
    },
    set photographer(name) {
      world.photographer = name;
    },
    misunderstood: world.misunderstood,
    async close() {
      await Promise.all([stop(api), stop(files)]);
      if (world.misunderstood.length > 0)
        throw new Error(`a site would not have understood: ${world.misunderstood.join('; ')}`);
    },
  };
}

/** @returns its host and port */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return `127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
