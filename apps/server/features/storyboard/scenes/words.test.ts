import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDraft, untilStoryboard } from '../../../testing/contents.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

let product: TestProduct;
let user: TestUser;

beforeAll(async () => {
  product = await startTestProduct();
  user = await product.signUp('words@example.com');
});
afterAll(() => product.stop());

const read = (contentId: string) => untilStoryboard(user, contentId, () => true);

describe('what a storyboard says of its words', () => {
  it('is that there are none, then how far they go and which scenes still have none, as they are written', async () => {
    const draft = await createDraft(user, {
      title: 'Our new bike shed',
      prompt: 'A funny poem about our new bike shed',
      email: null,
      scene_count: 3,
      scene_length: 10,
    });
    expect(draft.notices).toEqual([
      'This film has no words yet. Write what its scenes should say, or add scenes.',
    ]);
    const [first, last] = draft.scenes;
    const write = async (sceneId: string | undefined, dialogue: string) => {
      await user.request('POST', `/storyboard/scene/${sceneId}/regenerate-audio`, { dialogue });
      return (await read(draft.id)).notices;
    };
    const short = (seconds = 0) =>
      `This film has words for ${seconds} of 30 seconds. To lengthen it, write more into its scenes or add scenes.`;
    expect(await write(first?.id, 'Forty bikes fit into it.')).toEqual([
      short(first?.duration),
      'Scene 2 has no words yet.',
    ]);
    expect(await write(last?.id, 'It opens in May.')).toEqual([short(draft.duration)]);
  });

  it('counts the sentences that no scene says, until each is added as a scene', async () => {
    const sentences = [
      'The town opened a new library on the market square today.',
      'It took four years of planning to build its round walls.',
      'The doors were opened by the oldest reader of the town.',
    ];
    const draft = await createDraft(user, {
      prompt: sentences.join(' '),
      email: null,
      scene_count: 1,
      scene_length: 6,
    });
    const left = draft.left_out.map(({ text }) => text);
    const told = (count: number) =>
      count === 1
        ? '1 sentence did not fit and is listed below the scenes.'
        : `${count} sentences did not fit and are listed below the scenes.`;
    expect(left.length).toBeGreaterThan(1);
    expect(draft.notices).toEqual([told(left.length)]);
    const [sentence] = draft.left_out;
    const added = await user.request('POST', `/storyboard/content/${draft.id}/generate-scene`, {
      position: sentence?.place,
      is_last_scene: false,
      left_out_id: sentence?.id,
    });
    expect(added.body.dialogue).toBe(sentence?.text);
    const after = await read(draft.id);
    expect(after.left_out.map(({ text }) => text)).toEqual(left.slice(1));
    expect(after.notices).toEqual([told(left.length - 1)]);
  });
});
