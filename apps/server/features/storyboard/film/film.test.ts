import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { ContentStatus } from '@scenewright/contract/rules/statuses.ts';
import { ProviderError } from '@scenewright/provider-contract/provider-error.ts';
import { createStudioImageMaker } from '../../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../../providers/video-maker/studio/studio-video-maker.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestReply,
  type TestUser,
} from '../../../testing/test-product.ts';

/** Descriptions with this word cannot be painted. */
const cursed = 'basilisk';
/** What painting waits for. */
let permission = Promise.resolve();
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioImageMaker();
  const imageMaker: typeof studio = {
    ...studio,
    async makeImage(request) {
      await permission;
      if (request.description.includes(cursed))
        throw new ProviderError('Nobody can look at this.', { retryable: false });
      return await studio.makeImage(request);
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker, videoMaker: createStudioVideoMaker() } },
  });
  user = await product.signUp('director@example.com');
});
afterAll(() => product.stop());

const contentPath = ({ id }: Storyboard) => `/storyboard/content/${id}`;
const look = (storyboard: Storyboard) => untilStoryboard(user, storyboard.id, () => true);
const tiny = (scenes: number) =>
  createDraft(user, { scene_count: scenes, scene_length: 1, duration: scenes });
const statuses = (replies: readonly TestReply<unknown>[]) =>
  replies.map(({ status }) => status).sort();
const sceneAt = ({ scenes }: Storyboard, index: number): Scene => {
  const scene = scenes[index];
  if (scene === undefined) throw new Error(`no scene ${index}`);
  return scene;
};
const refused = {
  status: 409,
  body: {
    code: 'wrong_state',
    detail: expect.stringMatching(/^[A-Z].{10,}/),
    request_id: expect.any(String),
  },
};

async function approveAndMake(draft: Storyboard): Promise<Storyboard> {
  expect((await user.request('POST', `${contentPath(draft)}/approve`)).status).toBe(200);
  return await untilStoryboard(user, draft.id, isMade);
}

async function untilCombined({ id }: Storyboard): Promise<Storyboard> {
  return await untilStoryboard(user, id, ({ status }) => status !== 'processing');
}

/** Every call that would change a storyboard. */
const changes = (storyboard: Storyboard) => {
  const [first] = storyboard.scenes;
  const scene = `/storyboard/scene/${first?.id}`;
  const content = contentPath(storyboard);
  const ids = storyboard.scenes.map(({ id }) => id);
  return [
    ['POST', `${scene}/regenerate-audio`, { dialogue: 'Other words.' }],
    ['POST', `${scene}/regenerate-visual`, { description: 'Another picture' }],
    ['POST', `${scene}/update-duration`, { duration: 2 }],
    ['POST', `${scene}/update-media-type`, { media_type: 'image' }],
    ['POST', `${scene}/regenerate-media`],
    ['DELETE', scene],
    ['POST', `${content}/regenerate-scenes`, { scene_ids: ids, text: 'Make it funnier' }],
    ['POST', `${content}/reorder-scenes`, { scene_ids: ids.toReversed() }],
    ['POST', `${content}/generate-scene`, { position: 1, is_last_scene: false }],
    ['POST', `${content}/approve`],
    ['POST', `${content}/combine-scenes`],
  ] as const;
};

async function expectAllRefused(storyboard: Storyboard): Promise<void> {
  const [before, credits] = [await look(storyboard), await availableCredits(user)];
  for (const [method, path, body] of changes(storyboard))
    expect(await user.request(method, path, body), `${method} ${path}`).toEqual(refused);
  expect(await look(storyboard)).toEqual(before);
  expect(await availableCredits(user)).toBe(credits);
}

const setStatus = ({ id }: Storyboard, status: ContentStatus) =>
  product.database.db.updateTable('content').set({ status }).where('id', '=', id).execute();

describe('wrong states', () => {
  it('nothing can be changed while the storyboard is written, or while the final video is made', async () => {
    const draft = await tiny(2);
    for (const status of ['generating', 'processing'] as const) {
      await setStatus(draft, status);
      await expectAllRefused(draft);
    }
    await setStatus(draft, 'draft');
    expect((await user.request('DELETE', `/storyboard/scene/${sceneAt(draft, 0).id}`)).status).toBe(
      200,
    );
  });

  it('a draft is neither combined nor are its scenes made one by one [SCENE-1]', async () => {
    const draft = await tiny(1);
    const before = await availableCredits(user);
    expect(await user.request('POST', `${contentPath(draft)}/combine-scenes`)).toEqual(refused);
    expect(
      await user.request('POST', `/storyboard/scene/${sceneAt(draft, 0).id}/regenerate-media`),
    ).toEqual(refused);
    expect(await look(draft)).toEqual(draft);
    expect(await availableCredits(user)).toBe(before);
  });

  it('scenes that are being made are neither tweaked, nor made twice, nor combined; approving again is refused', async () => {
    const draft = await tiny(2);
    const before = await availableCredits(user);
    const gate = Promise.withResolvers<void>();
    permission = gate.promise;
    const approvals = await Promise.all(
      [1, 2, 3].map(() => user.request('POST', `${contentPath(draft)}/approve`)),
    );
    expect(statuses(approvals)).toEqual([200, 409, 409]);
    try {
      const { id } = sceneAt(draft, 0);
      expect(
        await user.request('POST', `${contentPath(draft)}/regenerate-scenes`, {
          scene_ids: [id],
          text: 'Make it funnier',
        }),
      ).toEqual(refused);
      expect(await user.request('POST', `/storyboard/scene/${id}/regenerate-media`)).toEqual(
        refused,
      );
      expect(await user.request('POST', `${contentPath(draft)}/combine-scenes`)).toEqual(refused);
      expect(await user.request('POST', `${contentPath(draft)}/approve`)).toEqual(refused);
      expect(await availableCredits(user)).toBe(before - 10);
    } finally {
      gate.resolve();
    }
    await untilStoryboard(user, draft.id, isMade);
    expect(await user.request('POST', `${contentPath(draft)}/approve`)).toEqual(refused);
    expect(await availableCredits(user)).toBe(before - 10);
  });

  it('a failed scene holds combining up until it is set to 0, and a video of nothing is refused [SCENE-17]', async () => {
    const draft = await tiny(2);
    await user.request('POST', `/storyboard/scene/${sceneAt(draft, 0).id}/regenerate-visual`, {
      description: `A ${cursed}`,
    });
    const made = await approveAndMake(draft);
    expect(made.scenes.map(({ status }) => status)).toEqual(['failed', 'completed']);
    const combine = () => user.request('POST', `${contentPath(draft)}/combine-scenes`);
    expect(await combine()).toEqual(refused);
    const leaveOut = (index: number) =>
      user.request('POST', `/storyboard/scene/${sceneAt(made, index).id}/update-duration`, {
        duration: 0,
      });
    for (const index of [0, 1]) expect((await leaveOut(index)).status).toBe(200);
    expect(await combine()).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('duration of 0') },
    });
    expect((await look(draft)).status).toBe('awaiting_compilation');
  });
});

describe('a final video', () => {
  let finished: Storyboard;
  let answers: TestReply<unknown>[];
  let before: number;
  beforeAll(async () => {
    const made = await approveAndMake(await tiny(2));
    before = await availableCredits(user);
    answers = await Promise.all(
      [1, 2, 3].map(() => user.request('POST', `${contentPath(made)}/combine-scenes`)),
    );
    finished = await untilCombined(made);
  });

  it('is made once, however often it is asked for at once; then nothing can be changed', async () => {
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(finished.status).toBe('completed');
    const films = await product.database.db
      .selectFrom('film')
      .select('status')
      .where('content_id', '=', finished.id)
      .execute();
    expect(films).toEqual([{ status: 'completed' }]);
    expect(await availableCredits(user)).toBe(before);
    await expectAllRefused(finished);
  });

  it('is served in ranges, and under its own name when downloaded', async () => {
    const url = finished.video_url ?? '';
    const whole = await product.app.inject({ url });
    expect(whole).toMatchObject({ statusCode: 200 });
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(whole.rawPayload.length),
      'cache-control': 'private, max-age=86400, immutable',
    });
    const size = whole.rawPayload.length;
    const ranges = [
      ['bytes=0-0', 0, 1],
      ['bytes=100-299', 100, 300],
      [`bytes=${size - 5}-`, size - 5, size],
      ['bytes=-7', size - 7, size],
    ] as const;
    for (const [range, from, to] of ranges) {
      const part = await product.app.inject({ url, headers: { range } });
      expect(part.statusCode, range).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${size}`);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(from, to))).toBe(true);
    }
    const past = await product.app.inject({ url, headers: { range: `bytes=${size}-` } });
    expect(past.statusCode).toBe(416);
    expect(
      (await product.app.inject({ url, headers: { 'if-match': '"of another file"' } })).statusCode,
    ).toBe(400);
    const download = await product.app.inject({
      url: finished.download_url ?? '',
      headers: { range: 'bytes=0-0' },
    });
    expect(download.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''[\w%.~!-]+\.mp4$/,
    );
    expect(whole.headers['content-disposition']).toBeUndefined();
  });

  it('is found under no link that was tampered with, that belongs to another file, or that has expired', async () => {
    const url = new URL(finished.video_url ?? '', 'http://localhost');
    const poster = new URL(finished.thumbnail_url ?? '', 'http://localhost');
    const altered = (alter: (link: URL) => void) => {
      const link = new URL(url);
      alter(link);
      return link.pathname + link.search;
    };
    const signature = url.searchParams.get('signature') ?? '';
    const wrong = [
      altered(({ searchParams }) =>
        searchParams.set(
          'signature',
          `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        ),
      ),
      altered(({ searchParams }) => searchParams.set('signature', signature.slice(0, -1))),
      altered(({ searchParams }) => searchParams.set('signature', '')),
      altered(({ searchParams }) => searchParams.delete('signature')),
      altered(({ searchParams }) => searchParams.set('expires', '99999999999')),
      altered(({ searchParams }) => searchParams.set('expires', 'Infinity')),
      altered(({ searchParams }) => searchParams.delete('expires')),
      altered(({ searchParams }) => searchParams.set('download', 'other.mp4')),
      altered(({ searchParams }) => searchParams.append('signature', signature)),
      altered((link) => (link.pathname = poster.pathname)),
      altered((link) => (link.pathname = '/media/0b0e7a6e-0000-4000-8000-000000000000.mp4')),
      altered((link) => (link.pathname = `/media/..%2f..%2fsecrets%2fmedia`)),
      altered((link) => (link.search = '')),
    ];
    for (const link of wrong) {
      const reply = await product.app.inject({ url: link });
      expect(reply.statusCode, link).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'not_found' });
    }
    const day = 86_400_000;
    product.clock.advance(3 * day);
    expect((await product.app.inject({ url: url.pathname + url.search })).statusCode).toBe(404);
    product.clock.advance(-3 * day);
    expect((await product.app.inject({ url: url.pathname + url.search })).statusCode).toBe(200);
  });
});

describe('combining that fails', () => {
  it('ends failed, costs nothing, and is tried again free [SCENE-1]', async () => {
    const made = await approveAndMake(await tiny(1));
    const before = await availableCredits(user);
    const { key } = await product.database.db
      .selectFrom('scene')
      .innerJoin('segment', 'segment.id', 'scene.segment_id')
      .innerJoin('asset', 'asset.id', 'segment.video_asset_id')
      .select('asset.storage_key as key')
      .where('scene.content_id', '=', made.id)
      .executeTakeFirstOrThrow();
    const path = join(product.folder, 'media', key);
    await rename(path, `${path}.away`);
    expect((await user.request('POST', `${contentPath(made)}/combine-scenes`)).status).toBe(200);
    const failed = await untilCombined(made);
    expect(failed).toMatchObject({
      status: 'failed',
      video_url: null,
      failure: expect.stringContaining('Nothing was charged'),
    });
    expect(await availableCredits(user)).toBe(before);
    await rename(`${path}.away`, path);
    expect((await user.request('POST', `${contentPath(made)}/combine-scenes`)).status).toBe(200);
    expect(await untilCombined(made)).toMatchObject({ status: 'completed', failure: null });
    expect(await availableCredits(user)).toBe(before);
    // The folder goes after the commit that the creator sees.
    await expect.poll(() => readdir(product.temporaryFolder), { timeout: 60_000 }).toEqual([]);
  });
});
