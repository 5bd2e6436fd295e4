import {
  idsOf,
  requireKnown,
  requireWords,
  type SiteAnswer,
  SiteError,
  type SiteRequest,
} from './site.ts';
import type { World } from './world.ts';

const common = {
  key: /./u,
  q: /./u,
  id: /^\d+$/u,
  safesearch: /^(?:true|false)$/u,
  per_page: /^(?:[3-9]|[1-9]\d|1\d\d|200)$/u,
  page: /^[1-9]\d*$/u,
};
const ofPictures = {
  ...common,
  image_type: /^(?:all|photo|illustration|vector)$/u,
  orientation: /^(?:all|horizontal|vertical)$/u,
};
const ofClips = { ...common, video_type: /^(?:all|film|animation)$/u };

/** Pixabay's API. https://pixabay.com/api/docs/ */
export function pixabay({ world, path, query, key, isLast }: SiteRequest): SiteAnswer {
  if (key !== undefined) throw new SiteError(400, 'Pixabay takes its key in the address');
  if (query.get('key') !== world.pixabayKey)
    throw new SiteError(400, 'Invalid or missing API key', { isMisunderstood: false });
  const headers = {
    'x-ratelimit-limit': '100',
    'x-ratelimit-remaining': isLast ? '0' : '98',
    'x-ratelimit-reset': '90',
  };
  const kinds = new Map([
    ['/api/', { known: ofPictures, made: picture }],
    ['/api/videos/', { known: ofClips, made: clip }],
  ]);
  const kind = kinds.get(path);
  if (kind === undefined) throw new SiteError(404, `Pixabay has no ${path}`);
  requireKnown(query, kind.known);
  const id = query.get('id');
  const ids =
    id === null
      ? idsOf(
          requireWords(query, 'q'),
          Number(query.get('page') ?? 1),
          Number(query.get('per_page') ?? 20),
        )
      : [Number(id)].filter((each) => each !== 404);
  const hits = ids.map((each) => kind.made(world, each));
  return { status: 200, headers, body: { total: 4_692, totalHits: 43, hits } };
}

const about = (id: number) => ({
  ...{ id, tags: 'harbour, boats, dawn', user: 'Josch13', user_id: 48_777, userImageURL: '' },
  ...{ views: 7_671, downloads: 6_439, likes: 5, comments: 2 },
});

/** Every third one is nearly square. */
const heightOf = (id: number) => (id % 3 === 0 ? 2_400 : 4_000);

const picture = ({ fileAddress }: World, id: number) => ({
  ...about(id),
  ...{ pageURL: `https://pixabay.com/en/harbour-${id}/`, type: 'photo' },
  ...{ previewURL: `${fileAddress}/photo/${id}_150.jpg`, previewWidth: 84, previewHeight: 150 },
  ...{ webformatURL: `${fileAddress}/get/${id}_640.jpg`, webformatWidth: 360 },
  ...{ largeImageURL: `${fileAddress}/get/${id}_1280.jpg`, webformatHeight: 640 },
  ...{ imageWidth: 2_250, imageHeight: heightOf(id), imageSize: 4_731_420 },
});

/** Every second one is upright. */
function clip({ fileAddress }: World, id: number) {
  const file = (name: string, long: number, short: number) => ({
    url: name === 'large' ? '' : `${fileAddress}/video/${id}_${name}.mp4`,
    ...(id % 2 === 0 ? { width: short, height: long } : { width: long, height: short }),
    ...{ size: name === 'large' ? 0 : 6_615_235 },
    ...{ thumbnail: `${fileAddress}/video/${id}_${name}.jpg` },
  });
  return {
    ...about(id),
    ...{ pageURL: `https://pixabay.com/videos/id-${id}/`, type: 'film', duration: 12 },
    videos: {
      ...{ large: file('large', 0, 0), medium: file('medium', 1920, 1080) },
      ...{ small: file('small', 1280, 720), tiny: file('tiny', 960, 540) },
    },
  };
}
