import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { filmTools } from '../../../film-tools.ts';
import { createDraft, isMade, untilStoryboard } from '../../../testing/contents.ts';
import { createFlatStudio } from '../../../testing/flat-studio.ts';
import { writeFlatMusic } from '../../../testing/flat-music.ts';
import {
  startTestProduct,
  type TestProduct,
  type TestUser,
} from '../../../testing/test-product.ts';

type Combined = Parameters<typeof filmTools.combineScenes>[0];
type Music = Parameters<typeof writeFlatMusic>[1];

let product: TestProduct;
let user: TestUser;
const combined: Combined[] = [];
const composed: Music[] = [];

beforeAll(async () => {
  const flat = createFlatStudio();
  product = await startTestProduct({
    replacements: {
      studio: {
        ...flat,
        renderSegment: async (request) => ({
          ...(await flat.renderSegment(request)),
          cues: [{ kind: 'entry', timeMs: 400 }],
        }),
      },
      tools: {
        ...filmTools,
        combineScenes: (request) => {
          combined.push(request);
          return filmTools.combineScenes(request);
        },
      },
      writeMusic: async (path, music, signal) => {
        composed.push(music);
        await writeFlatMusic(path, music, signal);
      },
    },
  });
  user = await product.signUp('sound@example.com');
}, 60_000);
afterAll(() => product.stop());

const contentPath = ({ id }: Pick<Storyboard, 'id'>) => `/storyboard/content/${id}`;

async function make(draft: Storyboard): Promise<Combined> {
  expect((await user.request('POST', `${contentPath(draft)}/approve`)).status).toBe(200);
  await untilStoryboard(user, draft.id, isMade);
  await user.request('POST', `${contentPath(draft)}/combine-scenes`);
  await untilStoryboard(user, draft.id, ({ status }) => status === 'completed');
  const last = combined.at(-1);
  if (last === undefined) throw new Error('nothing was combined');
  return last;
}

describe('the sound of a film', () => {
  it('has effects where the studio saw something happen, and music of its length, until they are turned off [FILM-10]', async () => {
    const draft = await createDraft(user, { scene_count: 2, scene_length: 2, duration: 4 });
    expect(draft.sound).toEqual({ effects: true });
    const { effects, scenes } = await make(draft);
    const firstMs = ((scenes[0]?.frames ?? 0) * 1_000) / 30;
    expect(effects).toEqual([
      { kind: 'pop', atMs: 400 },
      { kind: 'pop', atMs: firstMs + 400 },
    ]);
    const frames = scenes.reduce((sum, scene) => sum + scene.frames, 0);
    expect(composed.at(-1)).toMatchObject({ times: { lengthMs: (frames * 1_000) / 30 } });

    const { body } = await user.request('POST', `/content/${draft.id}/duplicate`);
    const copy = await untilStoryboard(user, body.id, () => true);
    expect(copy.sound).toEqual({ effects: true });
    const off = await user.request('POST', `${contentPath(copy)}/sound`, { effects: false });
    expect(off).toEqual({ status: 200, body: { sound: { effects: false } } });
    expect((await make(copy)).effects).toEqual([]);

    const third = await user.request('POST', `/content/${copy.id}/duplicate`);
    const kept = await untilStoryboard(user, third.body.id, () => true);
    expect(kept.sound).toEqual({ effects: false });
  });

  it("is nobody else's to change, and not while the film is finished", async () => {
    const draft = await createDraft(user, { scene_count: 1, scene_length: 2, duration: 2 });
    const other = await product.signUp('other@example.com');
    const change = { effects: false };
    expect((await other.request('POST', `${contentPath(draft)}/sound`, change)).status).toBe(404);
    await make(draft);
    expect((await user.request('POST', `${contentPath(draft)}/sound`, change)).status).toBe(409);
  });
});
