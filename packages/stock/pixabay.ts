import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import * as z from 'zod';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { StockFile, StockResult, StockSource } from '@scenewright/provider-contract/stock.ts';
import { createFiles, type FileHosts } from './files.ts';
import { bestClip, fittingFirst, httpsOrNull, pageSize, shortText } from './results.ts';
import { createStockApi, notThere } from './stock-api.ts';

const size = z.int().nonnegative();
const hit = {
  id: z.int(),
  pageURL: z.string(),
  tags: z.string(),
  user: z.string().transform((name) => name.toWellFormed()),
  user_id: z.int(),
};
const pictureShape = z.object({
  ...hit,
  webformatURL: z.string(),
  largeImageURL: z.string(),
  /** Only where the key has full access. */
  fullHDURL: z.string().optional(),
  imageWidth: size,
  imageHeight: size,
});
const fileShape = z.object({
  url: z.string(),
  width: size,
  height: size,
  size: z.int().nonnegative(),
  thumbnail: z.string(),
});
const clipShape = z.object({
  ...hit,
  duration: z.number().nonnegative(),
  videos: z.object({
    large: fileShape.optional(),
    medium: fileShape,
    small: fileShape,
    tiny: fileShape,
  }),
});
const totals = { totalHits: z.int().nonnegative() };
const picturesShape = z.object({ ...totals, hits: z.array(pictureShape) });
const clipsShape = z.object({ ...totals, hits: z.array(clipShape) });

type Picture = z.output<typeof pictureShape>;
type Clip = z.output<typeof clipShape>;

export interface PixabayOptions {
  readonly key: string;
  /** Without a slash at the end. */
  readonly baseUrl?: string;
  readonly clock: Clock;
  readonly files: FileHosts;
}

/** What is left of a minute's requests stands in every answer, and for how many seconds more. */
function restOf(headers: Headers): number | undefined {
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  const resetS = Number(headers.get('x-ratelimit-reset'));
  return Number.isFinite(resetS) ? Math.max(0, resetS) * 1_000 : undefined;
}

function creditOf({ user, user_id: userId, pageURL, tags }: Picture | Clip): Credit {
  const author = shortText(user, 'Unknown');
  const profile = `https://pixabay.com/users/${encodeURIComponent(user)}-${userId}/`;
  return {
    source: 'pixabay',
    title: shortText(tags.charAt(0).toUpperCase() + tags.slice(1), 'Untitled'),
    author,
    author_url: author === 'Unknown' ? null : profile,
    licence: 'Pixabay Content License',
    licence_url: 'https://pixabay.com/service/license-summary/',
    page_url: httpsOrNull(pageURL) ?? 'https://pixabay.com/',
  };
}

const filesOf = ({ videos }: Clip) =>
  [videos.large, videos.medium, videos.small, videos.tiny].filter(
    // A size that there is not has an empty address.
    (file): file is z.output<typeof fileShape> => file !== undefined && file.url !== '',
  );

const pictureResult = (picture: Picture): StockResult => ({
  ...{ id: String(picture.id), kind: 'picture' },
  ...{ width: picture.imageWidth, height: picture.imageHeight, durationMs: null },
  ...{ thumbnail: picture.webformatURL, credit: creditOf(picture) },
});

const clipResult = (clip: Clip): StockResult => {
  const { width, height, thumbnail } = clip.videos.medium;
  return {
    ...{ id: String(clip.id), kind: 'clip', width, height },
    ...{ durationMs: clip.duration * 1_000, thumbnail, credit: creditOf(clip) },
  };
};

function pictureFile(picture: Picture): StockFile {
  const address = picture.fullHDURL ?? picture.largeImageURL;
  return { address, bytes: null, credit: creditOf(picture) };
}

function clipFile(clip: Clip): StockFile {
  const file = bestClip(filesOf(clip), (each) => each);
  if (file === undefined) throw notThere('Pixabay');
  return { address: file.url, bytes: file.size === 0 ? null : file.size, credit: creditOf(clip) };
}

/** What of its own is nearest to each shape of a film; it knows no square. */
const orientations: Readonly<Record<Shape, string>> = {
  vertical: 'vertical',
  landscape: 'horizontal',
  square: 'all',
  portrait: 'vertical',
};

/** https://pixabay.com/api/docs/ */
export function createPixabay({
  key,
  baseUrl = 'https://pixabay.com',
  clock,
  files,
}: PixabayOptions): StockSource {
  const api = createStockApi({ name: 'Pixabay', clock, restOf });
  const addressOf = (path: string, query: Record<string, string>) =>
    `${baseUrl}/api/${path}?${new URLSearchParams({ key, ...query })}`;

  return {
    id: 'pixabay',
    async search({ words, kind, shape, page }, signal) {
      const asked = {
        ...{ q: words, safesearch: 'true' },
        ...{ per_page: String(pageSize), page: String(page) },
      };
      const hasMore = (total: number) => page * pageSize < total;
      if (kind === 'picture') {
        const address = addressOf('', {
          ...asked,
          image_type: 'photo',
          orientation: orientations[shape],
        });
        const { hits, totalHits } = await api.read(address, picturesShape, signal);
        const results = fittingFirst(hits.map(pictureResult), shape);
        return { results, hasMore: hasMore(totalHits) };
      }
      const { hits, totalHits } = await api.read(addressOf('videos/', asked), clipsShape, signal);
      // It cannot be asked for clips of one orientation.
      return { results: fittingFirst(hits.map(clipResult), shape), hasMore: hasMore(totalHits) };
    },
    async find(id, kind, signal) {
      const read = async <Hit>(asked: Promise<{ readonly hits: readonly Hit[] }>): Promise<Hit> => {
        const [found] = (await asked).hits;
        if (found === undefined) throw notThere('Pixabay');
        return found;
      };
      return kind === 'picture'
        ? pictureFile(await read(api.read(addressOf('', { id }), picturesShape, signal)))
        : clipFile(await read(api.read(addressOf('videos/', { id }), clipsShape, signal)));
    },
    ...createFiles('pixabay', files),
  };
}
