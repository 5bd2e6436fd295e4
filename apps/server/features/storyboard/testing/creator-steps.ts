import { expect } from 'vitest';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import type { Take } from '@scenewright/contract/schemas/takes.ts';
import type { Quality } from '@scenewright/contract/rules/quality.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import type { TestProduct, TestUser } from '../../../testing/test-product.ts';

/** Who does the steps, and where; a test may change it between two of them. */
interface World {
  readonly product: TestProduct;
  readonly user: TestUser;
}

export const pathOf = ({ id }: { id: string }) => `/storyboard/content/${id}`;
export const idsOf = ({ scenes }: Storyboard) => scenes.map(({ id }) => id);
export const fieldsOf = (storyboard: Storyboard, ...fields: (keyof Scene)[]) =>
  storyboard.scenes.map((scene) => fields.map((field) => scene[field]));

/** What creators do between a draft and its takes. @param base what every content of the tests has */
export function createCreatorSteps(base: Record<string, unknown>, world: () => World) {
  const post = async (path: string, body?: unknown) => world().user.request('POST', path, body);

  return {
    post,
    costOf: async (storyboard: Storyboard, query = '') =>
      (await world().user.request('GET', `${pathOf(storyboard)}/credit-cost${query}`)).body
        .creditCost,
    setQuality: async (storyboard: Storyboard, quality: Quality) =>
      post(`${pathOf(storyboard)}/quality`, { quality }),
    takesOf: async (sceneId: string): Promise<Take[]> =>
      (await world().user.request('GET', `/storyboard/scene/${sceneId}/takes`)).body.takes,

    /** A content that was approved, and of which every scene is made or failed. */
    async approved(
      change: Record<string, unknown> = {},
      order?: { quality: Quality },
    ): Promise<Storyboard> {
      const draft = await createDraft(world().user, { ...base, ...change });
      expect(await post(`${pathOf(draft)}/approve`, order)).toMatchObject({ status: 200 });
      return await untilStoryboard(world().user, draft.id, isMade);
    },

    /** Orders these scenes, in a later minute. */
    async make(storyboard: Storyboard, sceneIds = idsOf(storyboard)): Promise<Storyboard> {
      const { product, user } = world();
      product.clock.advance(60_000);
      expect(
        await post(`${pathOf(storyboard)}/make-scenes`, { scene_ids: sceneIds }),
      ).toMatchObject({ status: 200 });
      return await untilStoryboard(user, storyboard.id, isMade);
    },

    /** Makes the scene's picture again from this description. */
    async retake(contentId: string, sceneId: string, description: string): Promise<Storyboard> {
      const { product, user } = world();
      await post(`/storyboard/scene/${sceneId}/regenerate-visual`, { description });
      product.clock.advance(60_000);
      await post(`/storyboard/scene/${sceneId}/regenerate-media`);
      return await untilStoryboard(user, contentId, isMade);
    },
  };
}
