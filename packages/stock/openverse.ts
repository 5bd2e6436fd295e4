import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import * as z from 'zod';
import { type Credit, stockIdPattern } from '@scenewright/contract/rules/stock.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { StockResult, StockSource } from '@scenewright/provider-contract/stock.ts';
import { createFiles, type FileHosts } from './files.ts';
import { httpsOrNull, pageSize, shortText } from './results.ts';
import { createStockApi, notThere } from './stock-api.ts';

const imageShape = z.object({
  id: z.string().regex(stockIdPattern),
  title: z.string().nullish(),
  creator: z.string().nullish(),
  creator_url: z.string().nullish(),
  foreign_landing_url: z.string().nullish(),
  license: z.string(),
  license_version: z.string().nullish(),
  license_url: z.string().nullish(),
  width: z.int().nonnegative().nullish(),
  height: z.int().nonnegative().nullish(),
});
const pageShape = z.object({ results: z.array(imageShape), page_count: z.int().nonnegative() });

type Image = z.output<typeof imageShape>;

export interface OpenverseOptions {
  /** Without a slash at the end. */
  readonly baseUrl?: string;
  readonly clock: Clock;
  readonly files: FileHosts;
}

/** `CC BY-SA 4.0`, `CC0 1.0`, `Public Domain Mark 1.0`. */
function licenceOf({ license, license_version: version }: Image): string {
  const code = license.toLowerCase();
  const name =
    code === 'pdm' ? 'Public Domain Mark' : code === 'cc0' ? 'CC0' : `CC ${code.toUpperCase()}`;
  return shortText(`${name} ${version ?? ''}`, 'Creative Commons');
}

function creditOf(image: Image): Credit {
  const page = `https://openverse.org/image/${encodeURIComponent(image.id)}`;
  return {
    source: 'openverse',
    title: shortText(image.title, 'Untitled'),
    author: shortText(image.creator, 'Unknown'),
    author_url: httpsOrNull(image.creator_url),
    licence: licenceOf(image),
    licence_url: httpsOrNull(image.license_url) ?? page,
    page_url: httpsOrNull(image.foreign_landing_url) ?? page,
  };
}

/** What of its own is nearest to each shape of a film. */
const aspectRatios: Readonly<Record<Shape, string>> = {
  vertical: 'tall',
  landscape: 'wide',
  square: 'square',
  portrait: 'tall',
};

/** https://api.openverse.org/v1/ as anybody may ask it: rarely, and twenty results at a time. */
export function createOpenverse({
  baseUrl = 'https://api.openverse.org',
  clock,
  files,
}: OpenverseOptions): StockSource {
  const api = createStockApi({ name: 'Openverse', clock });
  const thumbnailOf = (id: string) => `${baseUrl}/v1/images/${encodeURIComponent(id)}/thumb/`;

  const toResult = (image: Image): StockResult => ({
    ...{ id: image.id, kind: 'picture', durationMs: null },
    ...{ width: image.width ?? 0, height: image.height ?? 0 },
    ...{ thumbnail: thumbnailOf(image.id), credit: creditOf(image) },
  });

  return {
    id: 'openverse',
    async search({ words, kind, shape, page }, signal) {
      if (kind === 'clip') return { results: [], hasMore: false };
      const query = new URLSearchParams({
        q: words,
        // A film is a work made of it, and may be sold.
        license_type: 'commercial,modification',
        aspect_ratio: aspectRatios[shape],
        mature: 'false',
        page_size: String(pageSize),
        page: String(page),
      });
      const address = `${baseUrl}/v1/images/?${query}`;
      const { results, page_count: pages } = await api.read(address, pageShape, signal);
      return { results: results.map(toResult), hasMore: page < pages };
    },
    async find(id, kind, signal) {
      if (kind === 'clip') throw notThere('Openverse');
      const address = `${baseUrl}/v1/images/${encodeURIComponent(id)}/`;
      const image = await api.read(address, imageShape, signal);
      return {
        // The picture itself lies anywhere on the internet; this service fetches it from there.
        address: `${thumbnailOf(image.id)}?full_size=true&compressed=false`,
        bytes: null,
        credit: creditOf(image),
      };
    },
    ...createFiles('openverse', files),
  };
}
