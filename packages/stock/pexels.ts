import type { Shape } from '@scenewright/contract/rules/shapes.ts';
import * as z from 'zod';
import type { StockKind } from '@scenewright/contract/rules/stock.ts';
import type { Credit } from '@scenewright/contract/rules/stock.ts';
import type { Clock } from '@scenewright/provider-contract/clock.ts';
import type { StockFile, StockResult, StockSource } from '@scenewright/provider-contract/stock.ts';
import { createFiles, type FileHosts } from './files.ts';
import { createStockApi, notThere } from './stock-api.ts';
import { bestClip, httpsOrNull, pageSize, shortText } from './results.ts';

const size = z.int().positive();
const photoShape = z.object({
  id: z.int(),
  width: size,
  height: size,
  url: z.string(),
  photographer: z.string(),
  photographer_url: z.string().nullish(),
  alt: z.string().nullish(),
  src: z.object({ original: z.url(), medium: z.string() }),
});
const fileShape = z.object({
  file_type: z.string(),
  width: size.nullable(),
  height: size.nullable(),
  link: z.string(),
  size: z.int().positive().nullish(),
});
const videoShape = z.object({
  id: z.int(),
  width: size,
  height: size,
  duration: z.number().nonnegative(),
  url: z.string(),
  image: z.string(),
  user: z.object({ name: z.string(), url: z.string().nullish() }),
  video_files: z.array(fileShape),
});
const more = { next_page: z.string().nullish() };
const photosShape = z.object({ photos: z.array(photoShape), ...more });
const videosShape = z.object({ videos: z.array(videoShape), ...more });

type Photo = z.output<typeof photoShape>;
type Video = z.output<typeof videoShape>;

export interface PexelsOptions {
  readonly key: string;
  /** Without a slash at the end. */
  readonly baseUrl?: string;
  readonly clock: Clock;
  readonly files: FileHosts;
}

/** As large as a film needs it. */
const mostPixels = 2_560;

/** What is left of an hour's requests stands in every answer, and until when as seconds since 1970. */
function restOf(headers: Headers, now: Date): number | undefined {
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  const resetS = Number(headers.get('x-ratelimit-reset'));
  return Number.isFinite(resetS) ? Math.max(0, resetS * 1_000 - now.getTime()) : undefined;
}

function creditOf(by: {
  author: string;
  authorUrl: string | null | undefined;
  page: string;
  title: string | null | undefined;
}): Credit {
  return {
    source: 'pexels',
    title: shortText(by.title, 'Untitled'),
    author: shortText(by.author, 'Unknown'),
    author_url: httpsOrNull(by.authorUrl),
    licence: 'Pexels License',
    licence_url: 'https://www.pexels.com/license/',
    page_url: httpsOrNull(by.page) ?? 'https://www.pexels.com/',
  };
}

const creditOfPhoto = ({ photographer, photographer_url: authorUrl, url, alt }: Photo) =>
  creditOf({ author: photographer, authorUrl, page: url, title: alt });

/** A video's title stands in its address alone: `/video/a-dog-running-853800/`. */
function titleOfVideo({ url }: Video): string {
  const slug = /\/video\/(.+?)-?\d*\/?$/u.exec(url)?.[1] ?? '';
  const words = slug.replaceAll('-', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const creditOfVideo = (video: Video) =>
  creditOf({
    author: video.user.name,
    authorUrl: video.user.url,
    page: video.url,
    title: titleOfVideo(video),
  });

const photoResult = (photo: Photo): StockResult => ({
  ...{ id: String(photo.id), kind: 'picture', width: photo.width, height: photo.height },
  ...{ durationMs: null, thumbnail: photo.src.medium, credit: creditOfPhoto(photo) },
});

const videoResult = (video: Video): StockResult => ({
  ...{ id: String(video.id), kind: 'clip', width: video.width, height: video.height },
  ...{ durationMs: video.duration * 1_000, thumbnail: video.image, credit: creditOfVideo(video) },
});

function photoFile(photo: Photo): StockFile {
  const address = new URL(photo.src.original);
  // The site's own images are made smaller in this way, too.
  address.search = `?${new URLSearchParams({ auto: 'compress', cs: 'tinysrgb', w: String(mostPixels), h: String(mostPixels) })}`;
  return { address: address.href, bytes: null, credit: creditOfPhoto(photo) };
}

function videoFile(video: Video): StockFile {
  const file = bestClip(
    video.video_files.filter(({ file_type: type }) => type === 'video/mp4'),
    ({ width, height }) => ({ width: width ?? 0, height: height ?? 0 }),
  );
  if (file === undefined) throw notThere('Pexels');
  return { address: file.link, bytes: file.size ?? null, credit: creditOfVideo(video) };
}

/** What of its own is nearest to each shape of a film. */
const orientations: Readonly<Record<Shape, string>> = {
  vertical: 'portrait',
  landscape: 'landscape',
  square: 'square',
  portrait: 'portrait',
};

/** https://www.pexels.com/api/documentation/ */
export function createPexels({
  key,
  baseUrl = 'https://api.pexels.com',
  clock,
  files,
}: PexelsOptions): StockSource {
  const api = createStockApi({ name: 'Pexels', headers: { authorization: key }, clock, restOf });
  const paths = { picture: '/v1/search', clip: '/videos/search' } as const;

  return {
    id: 'pexels',
    async search({ words, kind, shape, page }, signal) {
      const query = new URLSearchParams({
        query: words,
        orientation: orientations[shape],
        per_page: String(pageSize),
        page: String(page),
      });
      const address = `${baseUrl}${paths[kind]}?${query}`;
      if (kind === 'picture') {
        const { photos, next_page: next } = await api.read(address, photosShape, signal);
        return { results: photos.map(photoResult), hasMore: Boolean(next) };
      }
      const { videos, next_page: next } = await api.read(address, videosShape, signal);
      return { results: videos.map(videoResult), hasMore: Boolean(next) };
    },
    async find(id: string, kind: StockKind, signal) {
      const name = encodeURIComponent(id);
      return kind === 'picture'
        ? photoFile(await api.read(`${baseUrl}/v1/photos/${name}`, photoShape, signal))
        : videoFile(await api.read(`${baseUrl}/videos/videos/${name}`, videoShape, signal));
    },
    ...createFiles('pexels', files),
  };
}
