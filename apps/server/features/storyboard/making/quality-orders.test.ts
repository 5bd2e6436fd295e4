import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  type TestUser,
} from '../../../testing/test-product.ts';
import { createCreatorSteps, fieldsOf, idsOf, pathOf } from '../testing/creator-steps.ts';

/** What the maker of clips does with the next request. */
let clips: 'made' | 'endless' | 'broken' = 'made';
/** The next picture fails, for now, once this has come. */
let hindrance: Promise<unknown> | null = null;
let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  const studio = createStudioVideoMaker();
  const videoMaker: typeof studio = {
    ...studio,
    async makeVideo(request) {
      if (clips === 'broken')
        throw new ProviderError('The camera is out of film.', { retryable: false });
      if (clips === 'endless') {
        if (!request.signal.aborted) await once(request.signal, 'abort');
        throw request.signal.reason;
      }
      return await studio.makeVideo(request);
    },
  };
  const painter = createStudioImageMaker();
  const imageMaker: typeof painter = {
    ...painter,
    async makeImage(request) {
      const hindered = hindrance;
      hindrance = null;
      if (hindered === null) return await painter.makeImage(request);
      await hindered;
      throw new ProviderError('The paint is not dry yet.', { retryable: true });
    },
  };
  product = await startTestProduct({ replacements: { makers: { imageMaker, videoMaker } } });
});
afterAll(() => product.stop());

const tiny = {
  visual_model: 'kwaivgi/kling-v1.6-standard',
  scene_count: 1,
  scene_length: 2,
  duration: 2,
};
const { post, setQuality, approved, make } = createCreatorSteps(tiny, () => ({ product, user }));

describe('from stills to clips, where something comes between', () => {
  it('makes what was ordered, though the choice changes meanwhile [SCENE-15]', async () => {
    user = await product.signUp('meanwhile@example.com');
    const stills = await approved({}, { quality: 'draft' });
    const [id = ''] = idsOf(stills);
    await setQuality(stills, 'final');
    const before = await availableCredits(user);
    clips = 'endless';
    product.clock.advance(60_000);
    const presses = await Promise.all(
      [1, 2].map(() => post(`/storyboard/scene/${id}/regenerate-media`)),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await setQuality(stills, 'draft')).body.scenes[0]).toMatchObject({ status: 'pending' });
    expect(await availableCredits(user)).toBe(before - 40);
    // Called off, the scene is the still it was, and the credits are back.
    expect((await post(`/storyboard/scene/${id}/cancel`)).body.scene).toMatchObject({
      status: 'completed',
      visual_kind: 'picture',
      visual_stale: false,
    });
    clips = 'made';
    expect(await availableCredits(user)).toBe(before);
  });

  it('makes a picture for the price of a picture, though its scene becomes a video meanwhile [SCENE-15]', async () => {
    user = await product.signUp('toggled@example.com');
    const draft = await createDraft(user, tiny);
    const [id = ''] = idsOf(draft);
    await post(`/storyboard/scene/${id}/update-media-type`, { media_type: 'image' });
    const before = await availableCredits(user);
    const gate = Promise.withResolvers<undefined>();
    hindrance = gate.promise;
    await post(`${pathOf(draft)}/approve`);
    await post(`/storyboard/scene/${id}/update-media-type`, { media_type: 'video' });
    // The second try begins with the scene as it is by then.
    gate.resolve(undefined);
    const made = await untilStoryboard(user, draft.id, isMade);
    expect(fieldsOf(made, 'media_type', 'visual_kind', 'awaits_motion', 'credit_cost')).toEqual([
      ['video', 'picture', true, 40],
    ]);
    expect(await availableCredits(user)).toBe(before - 5);
  });

  it('makes a scene whose clip failed whole again by its still, free of charge [SCENE-15]', async () => {
    user = await product.signUp('broken@example.com');
    const stills = await approved({}, { quality: 'draft' });
    await setQuality(stills, 'final');
    const before = await availableCredits(user);
    clips = 'broken';
    const failed = await make(stills);
    clips = 'made';
    expect(fieldsOf(failed, 'status', 'failure', 'credit_cost')).toEqual([
      ['failed', 'The camera is out of film.', 40],
    ]);
    expect((await setQuality(failed, 'draft')).body.scenes[0]).toMatchObject({
      status: 'completed',
      visual_kind: 'picture',
      failure: null,
    });
    expect(await availableCredits(user)).toBe(before);
  });
});
