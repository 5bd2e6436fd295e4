import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Change, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import {
  availableCredits,
  createDraft,
  isMade,
  untilStoryboard,
} from '../../../testing/contents.ts';
import { signUpToStay } from '../../../testing/lasting-user.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

const kling = 'kwaivgi/kling-v1.6-standard';
let product: TestProduct;
let user: TestUser;
let other: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await signUpToStay(product, 'editor@example.com');
  other = await signUpToStay(product, 'other@example.com');
});
afterAll(() => product.stop());

const read = async (contentId: string): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${contentId}/storyboard`)).body;
const send = (contentId: string, changes: readonly unknown[], who = user) =>
  who.request('PATCH', `/storyboard/content/${contentId}`, { changes });
const idsOf = ({ scenes }: { scenes: readonly Scene[] }) => scenes.map(({ id }) => id);

/** @throws where the edit is refused */
async function edit(contentId: string, changes: readonly Change[]): Promise<StoryboardEdit> {
  const { status, body } = await send(contentId, changes);
  expect(body).toMatchObject({ scenes: expect.anything() });
  expect(status).toBe(200);
  return body;
}

/** A scene's id by its place, from 0. */
function sceneAt(storyboard: { scenes: readonly Scene[] }, index: number): string {
  const scene = storyboard.scenes[index];
  if (scene === undefined) throw new Error(`no scene ${index}`);
  return scene.id;
}

const addressOf = (url: string | null) => url?.replace(/\?.*/, '') ?? null;

/** What of a storyboard an edit can change; addresses without their signatures. */
const essence = ({ scenes, ...storyboard }: Storyboard) => ({
  platform: storyboard.platform,
  visual_model: storyboard.visual_model,
  captions: storyboard.captions,
  sound: storyboard.sound,
  quality: storyboard.quality,
  left_out: storyboard.left_out,
  scenes: scenes.map((scene) => ({
    ...scene,
    visual_url: addressOf(scene.visual_url),
    poster_url: addressOf(scene.poster_url),
    sketch_url: addressOf(scene.sketch_url),
    sketch_audio_url: addressOf(scene.sketch_audio_url),
    audio_url: addressOf(scene.audio_url),
    download_url: addressOf(scene.download_url),
  })),
});

async function approve({ id }: Storyboard): Promise<Storyboard> {
  expect((await user.request('POST', `/storyboard/content/${id}/approve`)).status).toBe(200);
  return await untilStoryboard(user, id, isMade);
}

describe('an edit', () => {
  it('makes its changes one after the other, and answers with the list that takes them back [BOARD-17]', async () => {
    const draft = await createDraft(user, { visual_model: kling });
    const [first, second, third] = idsOf(draft) as [string, string, string];
    const added = randomUUID();
    const copy = randomUUID();
    const { dialogue } = draft.scenes[1] as Scene;
    const words = dialogue.split(' ');
    const half = Math.ceil(words.length / 2);
    const edited = await edit(draft.id, [
      {
        type: 'scene',
        scene: first,
        fields: { description: 'A heron', camera: 'close', speed: 1.1 },
      },
      { type: 'insert', scene: added, position: 1, fields: { description: 'A pond at dawn' } },
      { type: 'insert', scene: copy, copy_of: third },
      { type: 'remove', scene: third },
      { type: 'move', scene: first, position: 4 },
      {
        type: 'split',
        scene: second,
        dialogue: words.slice(0, half).join(' '),
        next_dialogue: words.slice(half).join(' '),
      },
      {
        type: 'content',
        fields: { captions: { preset: 'box', position: 'top', colour: 'orange' } },
      },
    ]);
    const after = await read(draft.id);
    expect(edited.order).toEqual(idsOf(after));
    expect(after.scenes.map(({ description }) => description)).toEqual([
      'A pond at dawn',
      draft.scenes[1]?.description,
      draft.scenes[1]?.description,
      draft.scenes[2]?.description,
      'A heron',
    ]);
    expect(after.captions).toEqual({ preset: 'box', position: 'top', colour: 'orange' });
    await edit(draft.id, edited.inverse);
    expect(essence(await read(draft.id))).toEqual(essence(draft));
  });

  it('can be taken back and made again any number of times', async () => {
    const draft = await createDraft(user);
    const [first, second] = idsOf(draft) as [string, string];
    const once = await edit(draft.id, [
      { type: 'merge', scene: first },
      { type: 'move', scene: first, position: 2 },
    ]);
    const merged = essence(await read(draft.id));
    const back = await edit(draft.id, once.inverse);
    expect(essence(await read(draft.id))).toEqual(essence(draft));
    const again = await edit(draft.id, back.inverse);
    expect(essence(await read(draft.id))).toEqual(merged);
    await edit(draft.id, again.inverse);
    expect(idsOf(await read(draft.id)).slice(0, 2)).toEqual([first, second]);
  });

  it('makes all of its changes or none [BOARD-17]', async () => {
    const draft = await createDraft(user);
    const first = sceneAt(draft, 0);
    const good: Change = { type: 'scene', scene: first, fields: { description: 'Never seen' } };
    for (const [bad, code] of [
      [{ type: 'scene', scene: randomUUID(), fields: { description: 'x' } }, 404],
      [{ type: 'scene', scene: first, fields: { media_type: 'video' } }, 409],
      [{ type: 'scene', scene: first, fields: { duration: 99 } }, 422],
      [{ type: 'split', scene: first, dialogue: 'other', next_dialogue: 'words' }, 409],
      [{ type: 'insert', scene: randomUUID(), copy_of: randomUUID() }, 404],
      [{ type: 'insert', scene: randomUUID(), fields: { dialogue: 'no picture' } }, 422],
      [{ type: 'teleport', scene: first }, 422],
    ] as const)
      expect(await send(draft.id, [good, bad])).toMatchObject({ status: code });
    expect(
      await send(
        draft.id,
        idsOf(draft).map((scene) => ({ type: 'remove', scene })),
      ),
    ).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(essence(await read(draft.id))).toEqual(essence(draft));
  });

  it('leaves alone what another tab has changed meanwhile, and says what stands there, since when and from where [BOARD-17]', async () => {
    const draft = await createDraft(user);
    const first = sceneAt(draft, 0);
    const seen = draft.scenes[0]?.description ?? '';
    const change = (description: string): Change => ({
      type: 'scene',
      scene: first,
      fields: { description },
      replaces: { description: seen },
    });
    const earliest = product.clock.now().getTime();
    await edit(draft.id, [change('From the first tab')]);
    const latest = product.clock.now().getTime();
    const late = await send(draft.id, [change('From the second tab')]);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'changed_meanwhile',
        conflict: {
          scene: first,
          field: 'description',
          value: 'From the first tab',
          changed_by: 'this_browser',
        },
      },
    });
    const changedAt = Date.parse(late.body.conflict.changed_at);
    expect(changedAt).toBeGreaterThanOrEqual(earliest);
    expect(changedAt).toBeLessThanOrEqual(latest);
    const elsewhere = await product.signIn('editor@example.com');
    expect(
      (await send(draft.id, [change('From another device')], elsewhere)).body.conflict,
    ).toMatchObject({ changed_by: 'elsewhere' });
    // The same value from two tabs is no quarrel.
    await edit(draft.id, [change('From the first tab')]);
    expect((await read(draft.id)).scenes[0]?.description).toBe('From the first tab');
  });

  it('is made once, however often its request arrives [BOARD-17]', async () => {
    const draft = await createDraft(user);
    const [first, second] = idsOf(draft) as [string, string];
    const added = randomUUID();
    const changes: readonly Change[] = [
      { type: 'insert', scene: added, fields: { description: 'A pond at dawn' } },
      { type: 'remove', scene: second },
      { type: 'scene', scene: first, fields: { camera: 'wide' } },
    ];
    await edit(draft.id, changes);
    const once = essence(await read(draft.id));
    const twice = await edit(draft.id, changes);
    expect(twice.inverse).toEqual([]);
    expect(essence(await read(draft.id))).toEqual(once);
  });

  it('of somebody else’s storyboard, or with somebody else’s scene, finds nothing [BOARD-17]', async () => {
    const draft = await createDraft(user);
    const theirs = await createDraft(other);
    const [own, foreign] = [sceneAt(draft, 0), sceneAt(theirs, 0)];
    const fields = { description: 'Mine now' };
    expect(await send(draft.id, [{ type: 'scene', scene: own, fields }], other)).toMatchObject({
      status: 404,
    });
    for (const change of [
      { type: 'scene', scene: foreign, fields },
      { type: 'insert', scene: foreign, fields },
      { type: 'insert', scene: randomUUID(), copy_of: foreign },
      { type: 'remove', scene: foreign },
      { type: 'move', scene: foreign, position: 1 },
      { type: 'merge', scene: foreign },
      { type: 'split', scene: own, dialogue: 'a', next_dialogue: 'b', next: foreign },
    ])
      expect(await send(draft.id, [change])).toMatchObject({ status: 404 });
    expect(
      (await other.request('GET', `/storyboard/content/${theirs.id}/storyboard`)).body,
    ).toEqual(theirs);
  });

  it('changes the plan of a picture as data; its description says the same', async () => {
    const draft = await createDraft(user);
    const scene = draft.scenes[0] as Scene;
    const plan = { ...scene.plan, place: 'a beach' };
    const { scenes } = await edit(draft.id, [{ type: 'scene', scene: scene.id, fields: { plan } }]);
    expect(scenes[0]?.plan.place).toBe('a beach');
    expect(scenes[0]?.description).toContain('beach');
  });
});

describe('settings of a draft', () => {
  it('change its voice, style, platform and model; image models leave no video scenes, and taking it back brings them', async () => {
    const draft = await createDraft(user, { visual_model: kling });
    expect(draft.scenes[0]?.media_type).toBe('video');
    const edited = await edit(draft.id, [
      {
        type: 'content',
        fields: {
          voice: 'nova',
          style: 'Watercolor',
          platform: 'youtube',
          visual_model: 'recraft-ai/recraft-v3',
        },
      },
    ]);
    const after = await read(draft.id);
    expect(after).toMatchObject({ platform: 'youtube', orientation: 'landscape' });
    expect(after.scenes.map(({ media_type: type, credit_cost: cost }) => [type, cost])).toEqual(
      draft.scenes.map(() => ['image', 5]),
    );
    await edit(draft.id, edited.inverse);
    expect(essence(await read(draft.id))).toEqual(essence(draft));
  });

  it('are fixed once it is approved, and nothing at all changes in a finished film', async () => {
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    const made = await approve(draft);
    for (const fields of [
      { voice: 'nova' },
      { style: 'Watercolor' },
      { platform: 'youtube' },
      { visual_model: kling },
    ])
      expect(await send(draft.id, [{ type: 'content', fields }])).toMatchObject({ status: 409 });
    expect(
      (await user.request('POST', `/storyboard/content/${draft.id}/combine-scenes`)).status,
    ).toBe(200);
    await untilStoryboard(user, draft.id, ({ status }) => status === 'completed');
    expect(
      await send(draft.id, [{ type: 'move', scene: sceneAt(made, 0), position: 1 }]),
    ).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  });
});

describe('what an edit makes stale', () => {
  it('is told with the price of making it again; a line is spoken again free, and undo brings back what was there', async () => {
    const draft = await createDraft(user, { scene_count: 2, scene_length: 3, duration: 6 });
    const made = await approve(draft);
    const [first, second] = idsOf(made) as [string, string];
    const before = await availableCredits(user);
    const edited = await edit(draft.id, [
      { type: 'scene', scene: first, fields: { description: 'A heron at dusk' } },
      { type: 'scene', scene: second, fields: { dialogue: 'Quite another line.' } },
    ]);
    expect(edited.stale).toEqual([
      { scene: first, part: 'visual', credits: 5 },
      { scene: second, part: 'narration', credits: 0 },
    ]);
    const remade = await untilStoryboard(user, draft.id, isMade);
    expect(remade.scenes.map(({ visual_stale: stale }) => stale)).toEqual([true, false]);
    expect(remade.scenes[1]?.audio_stale).toBe(false);
    expect(addressOf(remade.scenes[1]?.audio_url ?? null)).not.toBe(
      addressOf(made.scenes[1]?.audio_url ?? null),
    );
    await edit(draft.id, edited.inverse);
    const back = await untilStoryboard(user, draft.id, isMade);
    expect(essence(back)).toEqual(essence(made));
    expect(await availableCredits(user)).toBe(before);
  });
});
