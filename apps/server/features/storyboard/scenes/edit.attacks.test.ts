import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
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
  type TestUser,
} from '../../../testing/test-product.ts';
import { createCreatorSteps, idsOf, pathOf } from '../testing/creator-steps.ts';

/** Whether the clips that were made began with a picture, oldest first. */
const began: boolean[] = [];
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioVideoMaker();
  const videoMaker: typeof studio = {
    ...studio,
    makeVideo: (request) => {
      began.push(request.startImage !== null);
      return studio.makeVideo(request);
    },
  };
  product = await startTestProduct({
    replacements: { makers: { imageMaker: createStudioImageMaker(), videoMaker } },
  });
  user = await product.signUp('attacker@example.com');
});
afterAll(() => product.stop());

const recraft = 'recraft-ai/recraft-v3';
const tiny = {
  visual_model: 'kwaivgi/kling-v1.6-standard',
  scene_count: 1,
  scene_length: 2,
  duration: 2,
};
const { post, approved, takesOf } = createCreatorSteps(tiny, () => ({ product, user }));
const edit = (contentId: string, changes: readonly unknown[]) =>
  user.request('PATCH', `/storyboard/content/${contentId}`, { changes });
const change = (scene: string, fields: Record<string, unknown>) => ({
  type: 'scene',
  scene,
  fields,
});
const read = async (id: string): Promise<Storyboard> =>
  (await user.request('GET', `/storyboard/content/${id}/storyboard`)).body;
const settled = (id: string) => untilStoryboard(user, id, isMade);

async function duplicate({ id }: Storyboard): Promise<Storyboard> {
  const { body } = await user.request('POST', `/content/${id}/duplicate`);
  return await read(body.id);
}

it('a clip is not shown where the model makes images only: clips would cost what pictures do', async () => {
  const copy = await duplicate(await approved());
  const [scene = ''] = idsOf(copy);
  const clip = (await takesOf(scene)).find(({ media_type: type }) => type === 'video');
  expect(
    await edit(copy.id, [
      { type: 'content', fields: { visual_model: recraft } },
      change(scene, { visual_take: clip?.id }),
    ]),
  ).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
  await edit(copy.id, [{ type: 'content', fields: { visual_model: recraft } }]);
  expect(
    await post(`/storyboard/scene/${scene}/restore-take`, { take_id: clip?.id }),
  ).toMatchObject({ status: 409 });
  expect((await read(copy.id)).scenes[0]).toMatchObject({ media_type: 'image', credit_cost: 5 });
});

it('a clip does not begin with a still of another style', async () => {
  const copies = await approved({}, { quality: 'draft' }).then(async (stills) => [
    await duplicate(stills),
    await duplicate(stills),
  ]);
  const [same, restyled] = copies;
  await edit(restyled?.id ?? '', [{ type: 'content', fields: { style: 'Watercolor' } }]);
  for (const [copy, wanted] of [
    [same, true],
    [restyled, false],
  ] as const) {
    began.length = 0;
    await post(`${pathOf({ id: copy?.id ?? '' })}/approve`);
    await settled(copy?.id ?? '');
    expect(began).toEqual([wanted]);
  }
});

it('what is lengthened for its words is taken back all the same', async () => {
  const made = await approved({ visual_model: recraft, scene_length: 8, duration: 8 });
  const [scene = ''] = idsOf(made);
  const shortened = await edit(made.id, [change(scene, { duration: 1 })]);
  const grown = await settled(made.id);
  expect(grown.scenes[0]?.duration).toBeGreaterThan(1);
  expect((await edit(made.id, shortened.body.inverse)).status).toBe(200);
  expect((await settled(made.id)).scenes[0]).toMatchObject({ duration: 8, status: 'completed' });
});

it('a scene whose words are too long for a clip is whole again when it is a picture again', async () => {
  const made = await approved({ scene_length: 10, duration: 10 });
  const [scene = ''] = idsOf(made);
  await edit(made.id, [change(scene, { media_type: 'image', duration: 20 })]);
  const words = 'A bee dances a long and winding map for all of her waiting sisters in the hive. ';
  const long = await edit(made.id, [change(scene, { dialogue: words.repeat(4).trim() })]);
  expect(long.status).toBe(200);
  await settled(made.id);
  const toVideo = await edit(made.id, [change(scene, { media_type: 'video' })]);
  expect(toVideo.status).toBe(200);
  expect((await settled(made.id)).scenes[0]?.status).not.toBe('failed');
  expect((await edit(made.id, toVideo.body.inverse)).status).toBe(200);
  expect((await settled(made.id)).scenes[0]?.status).not.toBe('failed');
});

it('a scene without its picture is to be made before its film is combined', async () => {
  const made = await approved({ visual_model: recraft });
  const [scene = ''] = idsOf(made);
  const emptied = await edit(made.id, [change(scene, { visual_take: null })]);
  expect(emptied.body.scenes[0]).toMatchObject({ status: 'draft', visual_url: null });
  expect((await post(`${pathOf(made)}/combine-scenes`)).status).toBe(409);
  const before = await availableCredits(user);
  await edit(made.id, emptied.body.inverse);
  expect((await settled(made.id)).scenes[0]?.status).toBe('completed');
  expect(await availableCredits(user)).toBe(before);
});

it('a description is never empty, as text or as a plan', async () => {
  const draft = await createDraft(user, tiny);
  const [scene] = draft.scenes;
  const blank = {
    ...scene?.plan,
    subjects: [],
    relation: '',
    place: '',
    time: '',
    weather: '',
    figure: null,
    items: [],
    quote: '',
    date: '',
    from: '',
    to: '',
  };
  const { status } = await edit(draft.id, [change(scene?.id ?? '', { plan: blank })]);
  expect([200, 422]).toContain(status);
  expect((await read(draft.id)).scenes[0]?.description.trim()).not.toBe('');
  expect((await edit(draft.id, [change(scene?.id ?? '', { description: ' ' })])).status).toBe(422);
});

it('a split that arrives twice is made once, and ids are the same in capitals', async () => {
  const draft = await createDraft(user, tiny);
  const { id = '', dialogue = '' } = draft.scenes[0] ?? {};
  const at = dialogue.indexOf(' ');
  const split = {
    type: 'split',
    scene: id.toUpperCase(),
    dialogue: dialogue.slice(0, at),
    next_dialogue: dialogue.slice(at + 1),
    next: randomUUID().toUpperCase(),
  };
  for (const _time of [1, 2]) expect((await edit(draft.id, [split])).status).toBe(200);
  expect(idsOf(await read(draft.id))).toEqual([id, split.next.toLowerCase()]);
});

it('sentences without end cost no more than the words they are looked for in', async () => {
  const draft = await createDraft(user, {
    ...tiny,
    visual_model: recraft,
    scene_length: 20,
    duration: 20,
  });
  const [scene = ''] = idsOf(draft);
  const costOf = async (changes: readonly unknown[]) => {
    const before = process.threadCpuUsage();
    expect((await edit(draft.id, changes)).status).toBe(200);
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  const odd = `${'b '.repeat(100)}${'a'.repeat(250)}`;
  const sentences = Array.from({ length: 15 }, (_, index) => ({
    text: 'a'.repeat(index + 1),
    source: 'own',
    of: '',
  }));
  const cameras = Array.from({ length: 300 }, (_, index) =>
    change(scene, { camera: `wide ${index}` }),
  );
  const plain = await costOf(cameras);
  const many = [{ text: 'b', source: 'own', of: '' }, ...sentences];
  const forged = await costOf([change(scene, { dialogue: odd, sentences: many }), ...cameras]);
  expect(forged).toBeLessThan(5 * plain + 500_000);
});
