import {
  idsOf,
  requireKnown,
  requireWords,
  type SiteAnswer,
  SiteError,
  type SiteRequest,
} from './site.ts';

const known = {
  q: /./u,
  page: /^[1-9]\d*$/u,
  // More is for those who have registered.
  page_size: /^(?:[1-9]|1\d|20)$/u,
  license_type: /^(?:all|all-cc|commercial|modification)(?:,(?:commercial|modification))*$/u,
  aspect_ratio: /^(?:square|tall|wide)$/u,
  mature: /^(?:true|false)$/u,
};

const sizes = new Map([
  ['tall', { width: 1_536, height: 2_048 }],
  ['square', { width: 2_048, height: 2_048 }],
  ['wide', { width: 2_048, height: 1_536 }],
]);

const image = (id: string, aspectRatio = 'tall') => ({
  ...{ id, title: 'Harbour at dawn', creator: 'Ann Lee', creator_url: 'https://example.org/ann' },
  ...{ url: `https://live.example.org/${id}.jpg`, foreign_landing_url: 'https://example.org/1' },
  ...{ license: 'by-sa', license_version: '4.0', provider: 'flickr', source: 'flickr' },
  license_url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  ...{ ...sizes.get(aspectRatio), filesize: null, mature: false },
});

/** Openverse's API as anybody may ask it. https://api.openverse.org/v1/ */
export function openverse({ path, query, key }: SiteRequest): SiteAnswer {
  if (key !== undefined) throw new SiteError(401, 'Openverse was sent a key');
  if (path === '/v1/images/') {
    const words = requireWords(query, 'q');
    requireKnown(query, known);
    const page = Number(query.get('page') ?? 1);
    const results = idsOf(words, page, Number(query.get('page_size') ?? 20)).map((id) =>
      image(`image-${id}`, query.get('aspect_ratio') ?? 'tall'),
    );
    const body = { result_count: 43, page_count: 3, page_size: 20, page, results };
    return { status: 200, headers: {}, body };
  }
  const id = /^\/v1\/images\/([\w-]+)\/$/u.exec(path)?.[1];
  if (id === undefined) throw new SiteError(404, `Openverse has no ${path}`);
  requireKnown(query, {});
  if (id === 'gone') throw new SiteError(404, 'No image', { isMisunderstood: false });
  return { status: 200, headers: {}, body: image(id) };
}
