import {
  idsOf,
  requireKnown,
  requireWords,
  type SiteAnswer,
  SiteError,
  type SiteRequest,
} from './site.ts';
import type { World } from './world.ts';

const known = {
  query: /./u,
  orientation: /^(?:landscape|portrait|square)$/u,
  per_page: /^(?:[1-9]|[1-7]\d|80)$/u,
  page: /^[1-9]\d*$/u,
};

/** Pexels' API. https://www.pexels.com/api/documentation/ */
export function pexels(request: SiteRequest): SiteAnswer {
  const { world, path, query, key } = request;
  if (key !== world.pexelsKey)
    throw new SiteError(401, 'the key of Pexels is missing or wrong', { isMisunderstood: false });
  const headers = {
    'x-ratelimit-limit': '25000',
    'x-ratelimit-remaining': request.isLast ? '0' : '19684',
    'x-ratelimit-reset': String(Math.ceil(Date.now() / 1_000) + 90),
  };
  if (path === '/v1/search') return { status: 200, headers, body: search(request, 'photos') };
  if (path === '/videos/search') return { status: 200, headers, body: search(request, 'videos') };
  const [, kind, id] = /^\/(v1\/photos|videos\/videos)\/(\d+)$/u.exec(path) ?? [];
  if (kind === undefined) throw new SiteError(404, `Pexels has no ${path}`);
  requireKnown(query, {});
  if (Number(id) === 404) throw new SiteError(404, 'Not Found', { isMisunderstood: false });
  const made = kind === 'v1/photos' ? photo : video;
  return { status: 200, headers, body: made(world, Number(id), 'portrait') };
}

function search({ world, path, query }: SiteRequest, list: 'photos' | 'videos'): object {
  const words = requireWords(query, 'query');
  requireKnown(query, known);
  const page = Number(query.get('page') ?? 1);
  const ids = idsOf(words, page, Number(query.get('per_page') ?? 15));
  const orientation = query.get('orientation') ?? 'landscape';
  const made = list === 'photos' ? photo : video;
  return {
    ...{ page, per_page: ids.length, total_results: 43 },
    [list]: ids.map((id) => made(world, id, orientation)),
    ...(page < 3 && ids.length > 0
      ? { next_page: `https://api.pexels.com${path}?page=${page + 1}` }
      : {}),
  };
}

function sizeOf(orientation: string) {
  if (orientation === 'square') return { width: 3024, height: 3024 };
  return orientation === 'portrait' ? { width: 3024, height: 4032 } : { width: 4032, height: 3024 };
}

function photo({ fileAddress, photographer }: World, id: number, orientation: string): object {
  const original = `${fileAddress}/photos/${id}/pexels-photo-${id}.jpeg`;
  return {
    ...{ id, ...sizeOf(orientation), url: `https://www.pexels.com/photo/a-quiet-harbour-${id}/` },
    ...{ photographer, photographer_url: 'https://www.pexels.com/@jane', photographer_id: 7 },
    ...{ avg_color: '#978E82', liked: false, alt: `A quiet harbour ${id}` },
    src: {
      ...{ original, large2x: `${original}?w=1880`, large: `${original}?w=940` },
      ...{ medium: `${original}?auto=compress&cs=tinysrgb&h=350`, small: `${original}?h=130` },
    },
  };
}

function video({ fileAddress, photographer }: World, id: number, orientation: string): object {
  const link = `${fileAddress}/video-files/${id}`;
  const file = (name: string, width: number, height: number, size: number | null) => ({
    ...{ id: id * 10 + width, quality: 'hd', file_type: 'video/mp4', fps: 25 },
    ...(orientation === 'portrait' ? { width: height, height: width } : { width, height }),
    ...{ link: `${link}/${name}.mp4`, ...(size === null ? {} : { size }) },
  });
  return {
    ...{ id, ...sizeOf(orientation), url: `https://www.pexels.com/video/boats-at-dawn-${id}/` },
    ...{ image: `${fileAddress}/videos/${id}/preview.jpeg`, duration: 12, tags: [] },
    user: { id: 7, name: photographer, url: 'https://www.pexels.com/@jane' },
    video_files: [
      file('uhd', 3840, 2160, 90_000_000),
      file('hd', 1920, 1080, null),
      file('sd', 640, 360, 900_000),
    ],
    video_pictures: [],
  };
}
