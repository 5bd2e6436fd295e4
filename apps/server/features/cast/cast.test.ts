import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CastMember } from '@scenewright/contract/schemas/cast.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { maxCastMembers } from '@scenewright/contract/rules/cast.ts';
import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import { makeOwnFile } from '@scenewright/media/testing/own-files.ts';
import { parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { createStudioImageMaker } from '../../providers/image-maker/studio/studio-image-maker.ts';
import { createStudioVideoMaker } from '../../providers/video-maker/studio/studio-video-maker.ts';
import { createUploader } from '../library/testing/uploading.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { adoptMembers } from './index.ts';

let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  [user, other] = [
    await product.signUp('director@example.com'),
    await product.signUp('someone@example.com'),
  ];
});
afterAll(() => product.stop());

const mira = { name: 'Mira', kind: 'person', look: 'a young scientist in a teal coat' } as const;

async function add(owner: TestUser, traits: Record<string, unknown>): Promise<CastMember> {
  const { status, body } = await owner.request('POST', '/cast', traits);
  if (status !== 200) throw new Error(`the cast answered ${status}: ${JSON.stringify(body)}`);
  return body.member;
}

async function namesOf(owner: TestUser): Promise<string[]> {
  return (await owner.request('GET', '/cast')).body.members.map(({ name }: CastMember) => name);
}

const read = async (id: string): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${id}/storyboard`)).body;
const changesIn = async (id: string) =>
  (await read(id)).scenes.map(({ visual_stale: stale, cast_changes: changes }) =>
    stale ? changes : null,
  );
const priceOf = async (id: string): Promise<number> =>
  (await user.request('GET', `/storyboard/content/${id}/credit-cost`)).body.creditCost;
const first = ({ scenes: [scene] }: { scenes: Scene[] }): Scene => {
  if (scene === undefined) throw new Error('no scene');
  return scene;
};

/** A content whose scenes have these descriptions, made and paid. */
async function made(descriptions: readonly string[]): Promise<Storyboard> {
  const draft = await createDraft(user, {
    scene_count: descriptions.length,
    duration: descriptions.length * 3,
  });
  for (const [index, { id }] of draft.scenes.entries())
    await user.request('POST', `/storyboard/scene/${id}/regenerate-visual`, {
      description: descriptions[index],
    });
  await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  return await untilStoryboard(user, draft.id, isMade);
}

describe('the cast of an account', () => {
  it('keeps members by a name of their own in any case, changes them, and brings a deleted one back [CAST-1]', async () => {
    const owner = await product.signUp('caster@example.com');
    const { id, portrait_url: portrait } = await add(owner, { ...mira, name: '  Mira ' });
    expect((await product.app.inject(portrait ?? '')).headers['content-type']).toBe('image/jpeg');
    expect(await owner.request('POST', '/cast', { ...mira, name: 'MIRA' })).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    });
    expect(await owner.request('POST', '/cast', { ...mira, name: 'the' })).toMatchObject({
      status: 422,
    });
    const renamed = { ...mira, name: 'Miranda' };
    expect(
      await owner.request('PATCH', `/cast/${id}`, {
        ...renamed,
        replaces: { ...mira, look: 'another look' },
      }),
    ).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } });
    expect(
      (await owner.request('PATCH', `/cast/${id}`, { ...renamed, replaces: mira })).body.member,
    ).toMatchObject({ name: 'Miranda', portrait_url: portrait });
    expect(
      (await owner.request('PATCH', `/cast/${id}`, { ...renamed, look: 'an old sailor' })).body
        .member.portrait_url,
    ).not.toBe(portrait);
    await owner.request('DELETE', `/cast/${id}`);
    expect(await namesOf(owner)).toEqual([]);
    const { id: successor } = await add(owner, renamed);
    expect(await owner.request('POST', `/cast/${id}/restore`)).toMatchObject({ status: 409 });
    await owner.request('DELETE', `/cast/${successor}`);
    expect((await owner.request('POST', `/cast/${id}/restore`)).body.member).toMatchObject({
      name: 'Miranda',
      look: 'an old sailor',
    });
  });

  it('is nobody else’s, has room for so many, and goes with the account [CAST-1]', async () => {
    const owner = await product.signUp('leaver@example.com');
    const { id } = await add(owner, mira);
    for (const [method, path] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const)
      expect(
        await other.request(method, `/cast/${id}${path}`, method === 'PATCH' ? mira : undefined),
      ).toMatchObject({ status: 404 });
    for (let number = 2; number <= maxCastMembers; number += 1)
      await add(owner, { ...mira, name: `Extra ${number}` });
    expect(await owner.request('POST', '/cast', { ...mira, name: 'One too many' })).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('50') },
    });
    await owner.request('DELETE', '/profile/delete-account');
    expect(
      await product.database.db
        .selectFrom('cast_member')
        .select('id')
        .where('account_id', '=', owner.accountId)
        .execute(),
    ).toEqual([]);
  });

  it('goes along when a guest signs up, under free names [CAST-1]', async () => {
    const guest = await product.signInAsGuest();
    await add(guest, mira);
    await add(guest, { ...mira, name: 'Bo' });
    const member = await product.signUp('was-guest@example.com');
    await add(member, mira);
    await product.database.transact((tx) => adoptMembers(tx, guest.accountId, member.accountId));
    expect(await namesOf(member)).toEqual(['Bo', 'Mira', 'Mira 2']);
  });
});

describe('pictures of members', () => {
  it('show the same lead wherever it is named, and are stale and priced when it changes, goes or comes, free of any charge [CAST-4]', async () => {
    const { id: miraId } = await add(user, mira);
    const film = await made([
      'Mira climbs a snowy mountain',
      'A farmer and @mira under water',
      'A red fox in the snow',
    ]);
    const { scenes, id } = film;
    const takes = await product.database.db
      .selectFrom('take')
      .selectAll()
      .where(
        'scene_id',
        'in',
        scenes.map((scene) => scene.id),
      )
      .where('kind', '=', 'picture')
      .execute();
    const drawings = scenes.map((scene) =>
      parseDrawing(takes.find(({ scene_id: sceneId }) => sceneId === scene.id)?.drawing),
    );
    const leads = drawings.map(({ figures }) => figures[0]?.look);
    expect(leads[0]).toMatchObject({ gender: 'woman' });
    expect(leads[1]).toEqual(leads[0]);
    expect(leads[2]).toBeUndefined();
    expect(drawings[2]?.heroes[0]?.emoji).toBe('drawn-fox');

    const before = await availableCredits(user);
    expect(await changesIn(id)).toEqual([null, null, null]);
    await user.request('PATCH', `/cast/${miraId}`, { ...mira, name: 'mira' });
    expect(await changesIn(id)).toEqual([null, null, null]);
    await user.request('PATCH', `/cast/${miraId}`, { ...mira, look: 'an old sailor' });
    expect(await changesIn(id)).toEqual([['Mira'], ['Mira'], null]);
    const { body: copy } = await user.request('POST', `/content/${id}/duplicate`);
    expect(await priceOf(copy.id)).toBe(10);
    await user.request('PATCH', `/cast/${miraId}`, mira);
    expect(await priceOf(copy.id)).toBe(0);
    await user.request('DELETE', `/cast/${miraId}`);
    expect(await changesIn(copy.id)).toEqual([['Mira'], ['Mira'], null]);
    await user.request('POST', `/cast/${miraId}/restore`);
    const { id: foxId } = await add(user, { name: 'Fox', kind: 'animal', look: 'a blue fox' });
    expect(await changesIn(copy.id)).toEqual([null, null, ['Fox']]);
    expect(await priceOf(copy.id)).toBe(5);
    expect(await availableCredits(user)).toBe(before);

    await user.request('POST', `/storyboard/content/${id}/make-scenes`, {
      scene_ids: [scenes[2]?.id],
    });
    await untilStoryboard(user, id, isMade);
    expect(await changesIn(id)).toEqual([null, null, null]);
    await user.request('DELETE', `/cast/${foxId}`);
    await user.request('DELETE', `/cast/${miraId}`);
  });

  it('stay as they are where nobody of the cast is named, and in a finished film [CAST-4]', async () => {
    const film = await made(['Juno looks at the stars']);
    expect(await changesIn(film.id)).toEqual([null]);
    await user.request('POST', `/storyboard/content/${film.id}/combine-scenes`);
    await untilStoryboard(user, film.id, ({ status }) => status === 'completed');
    await add(user, { ...mira, name: 'Juno' });
    expect(await changesIn(film.id)).toEqual([null]);
    const { body: copy } = await user.request('POST', `/content/${film.id}/duplicate`);
    expect(await changesIn(copy.id)).toEqual([['Juno']]);
  });

  it('give their lead to the cast: it looks just as there, with the picture as portrait, and the picture counts as showing it [CAST-3]', async () => {
    const film = await made(['Otto feeds a horse on a farm', 'Otto sleeps']);
    const scene = first(film);
    const call = `/storyboard/scene/${scene.id}/lock-character`;
    expect(await other.request('POST', call, { ...mira, name: 'Otto' })).toMatchObject({
      status: 404,
    });
    const { body } = await user.request('POST', call, { ...mira, name: 'Otto' });
    expect(body.member.portrait_url).toBe(scene.poster_url);
    expect(await changesIn(film.id)).toEqual([null, ['Otto']]);
    const member = await product.database.db
      .selectFrom('cast_member')
      .select('appearance')
      .where('id', '=', body.member.id)
      .executeTakeFirstOrThrow();
    const take = await product.database.db
      .selectFrom('take')
      .select('drawing')
      .where('scene_id', '=', scene.id)
      .where('kind', '=', 'picture')
      .executeTakeFirstOrThrow();
    const { figures, heroes } = parseDrawing(take.drawing);
    expect(member.appearance).toMatchObject(
      figures[0] === undefined ? { actor: heroes[0]?.emoji } : { figure: figures[0].look },
    );
  });
});

it('writes the members that an idea names into the scenes, and nobody else [CAST-5]', async () => {
  const owner = await product.signUp('author@example.com');
  await add(owner, mira);
  await add(owner, { ...mira, name: 'Extra' });
  const named = await createDraft(owner, {
    title: 'Black holes',
    prompt: '@Mira explains black holes',
  });
  expect(first(named).description).toMatch(/^Mira\b/u);
  expect(JSON.stringify(named.scenes)).not.toMatch(/Extra|@/u);
  const unnamed = await createDraft(owner);
  expect(JSON.stringify(unnamed.scenes)).not.toContain('Mira');
});

describe('a picture of the library as a portrait', () => {
  it('is a member’s, who has changed by that, until the painted one comes back [CAST-7]', async () => {
    const owner = await product.signUp('portraits@example.com');
    const uploader = createUploader(product, owner);
    const upload = async (name: 'a grey JPEG' | 'a clip with sound') => {
      const item = await uploader.upload(await makeOwnFile(product.folder, name), 'Ann');
      await uploader.untilRead(item);
      return item;
    };
    const [picture, clip] = [await upload('a grey JPEG'), await upload('a clip with sound')];
    const kept = async () =>
      await product.database.db
        .selectFrom('cast_member')
        .select(['digest', 'portrait_asset_id'])
        .where('name', '=', 'Ann')
        .executeTakeFirstOrThrow();
    const { id } = await add(owner, { ...mira, name: 'Ann' });
    const painted = await kept();
    const change = (portrait: unknown, more = {}) =>
      owner.request('PATCH', `/cast/${id}`, {
        ...{ ...mira, name: 'Ann', portrait_item: portrait, ...more },
      });
    expect((await change(clip)).status).toBe(404);
    expect((await change(crypto.randomUUID())).status).toBe(404);
    const { member } = (await change(picture)).body;
    expect(member.portrait_item).toBe(picture);
    const own = await kept();
    expect(own.portrait_asset_id).not.toBe(painted.portrait_asset_id);
    expect(own.digest).not.toBe(painted.digest);
    // Another look is painted by the studio; the portrait stays, with the item and without it.
    await change(undefined, { look: 'an old baker in a white coat' });
    expect((await kept()).portrait_asset_id).toBe(own.portrait_asset_id);
    expect((await owner.request('DELETE', `/library/${picture}`)).status).toBe(200);
    const [left] = (await owner.request('GET', '/cast')).body.members;
    expect((await product.app.inject(left.portrait_url)).statusCode).toBe(200);
    const theirs = await other.request('POST', '/cast', { ...mira, portrait_item: picture });
    expect(theirs.status).toBe(404);
  });

  it('gives way to one that is painted by the look [CAST-7]', async () => {
    const owner = await product.signUp('painted@example.com');
    const uploader = createUploader(product, owner);
    const file = await makeOwnFile(product.folder, 'a grey JPEG');
    const picture = await uploader.upload(file, 'Ben');
    await uploader.untilRead(picture);
    const { id, ...made } = await add(owner, { ...mira, name: 'Ben', portrait_item: picture });
    expect(made.portrait_item).toBe(picture);
    const { member } = (
      await owner.request('PATCH', `/cast/${id}`, { ...mira, name: 'Ben', portrait_item: null })
    ).body;
    expect(member.portrait_item).toBeNull();
    expect(member.portrait_url).not.toBe(made.portrait_url);
  });
});

it('tells a model the looks in its prompt, and shows it the portraits it asks for', async () => {
  const asked: { prompt: string; names: string[]; reference: string | null; bytes: number }[] = [];
  const studioMaker = createStudioImageMaker();
  const imageMaker: ImageMaker = {
    name: 'asking',
    async makeImage(request) {
      const reference = (await request.cast[0]?.writeReference()) ?? null;
      asked.push({
        prompt: request.prompt,
        names: request.cast.map(({ name }) => name),
        reference,
        bytes: reference === null ? 0 : (await stat(reference)).size,
      });
      return await studioMaker.makeImage(request);
    },
  };
  const hosted = await startTestProduct({
    replacements: { makers: { imageMaker, videoMaker: createStudioVideoMaker() } },
  });
  const owner = await hosted.signUp('hosted@example.com');
  await add(owner, mira);
  const draft = await createDraft(owner, { scene_count: 1, duration: 3 });
  await owner.request('POST', `/storyboard/scene/${first(draft).id}/regenerate-visual`, {
    description: 'A hill, and Mira on it',
  });
  await owner.request('POST', `/storyboard/content/${draft.id}/approve`);
  await untilStoryboard(owner, draft.id, isMade);
  expect(asked).toMatchObject([
    {
      prompt: `A hill, and Mira (${mira.look}) on it. ${draft.scenes[0]?.camera}`,
      names: ['Mira'],
      reference: expect.stringMatching(/\.jpg$/u),
    },
  ]);
  expect(asked[0]?.bytes).toBeGreaterThan(0);
  await hosted.stop();
});
