import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '@scenewright/contract/errors.ts';
import {
  maxAnswerCharacters,
  maxAnswers,
  maxPromptCharacters,
} from '@scenewright/contract/rules/limits.ts';
import { questionIds } from '@scenewright/offline-writer/question-ids.ts';
import { availableCredits, createDraft, untilStoryboard } from '../../testing/contents.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../testing/test-product.ts';
import { askInThread, createOfflineScriptWriter } from '../../wire-writer.ts';

let product: TestProduct;
beforeAll(async () => {
  // Each of its texts is read, also one that was read before.
  product = await startTestProduct({ replacements: { askWriter: askInThread } });
});
afterAll(() => product.stop());

const long = (unit: string, characters: number) => unit.repeat(characters).slice(0, characters);
/** As much to read as one request may bring. */
const hard = {
  prompt: long('Bees fly 5 km, but not: why?\n', maxPromptCharacters),
  answers: [...questionIds].slice(0, maxAnswers).map((id) => ({
    id,
    text: long('Bees fly 5 km, but not: why?\n', maxAnswerCharacters),
  })),
  scene_count: 96,
  scene_length: 10,
};
const readHard = ({ request }: TestUser) => request('POST', '/ai/read-idea', hard);
/** Others ask again so soon after an answer; without a pause they would keep a core busy, which nobody needs to know. */
const pauseMs = 5;
/** Whoever asks so often is refused at last: that is an answer, too. */
async function askConfig(): Promise<void> {
  await product.send('GET', '/api/v1/config');
  await pause(pauseMs);
}

/** How many answers others get one after the other until something is done. */
async function countMeanwhile(work: Promise<unknown>): Promise<number> {
  const meanwhile = { isOver: false, answers: 0 };
  const done = work.finally(() => (meanwhile.isOver = true));
  for (; !meanwhile.isOver; meanwhile.answers += 1) await askConfig();
  await done;
  return meanwhile.answers;
}

/** A quiet while is looked at for a part of the time that reading took. */
const quietShare = 4;

describe('a text that takes long to read', () => {
  it('holds up nobody else', async () => {
    const guest = await product.signInAsGuest();
    // The thread that reads is there by then.
    await guest.request('POST', '/ai/read-idea', {
      ...hard,
      prompt: 'Bees fly 5 km.',
      answers: [],
    });
    const from = performance.now();
    const reading = readHard(guest);
    const busy = await countMeanwhile(reading);
    expect((await reading).status).toBe(200);
    const tookMs = performance.now() - from;
    const quiet = await countMeanwhile(pause(tookMs / quietShare));
    expect(busy).toBeGreaterThan((quiet * quietShare) / 10);
  });
});

/** One of them, the title says which, gets no time at all. */
const stuck = 'Stuck';

describe('a text that takes longer to read than it may', () => {
  const refusal = {
    status: 422,
    body: { code: 'text_too_hard', detail: errorCodes.text_too_hard.detail },
  };
  let strict: TestProduct;
  let user: TestUser;
  beforeAll(async () => {
    const patient = createOfflineScriptWriter();
    const impatient = createOfflineScriptWriter(1);
    strict = await startTestProduct({
      settings: { OFFLINE_WRITER_MOST_MS: '1' },
      replacements: {
        writer: {
          ...impatient,
          writeStoryboard: (brief, signal) =>
            (brief.title === stuck ? impatient : patient).writeStoryboard(brief, signal),
        },
      },
    });
    user = await strict.signUp('hard@example.com');
  });
  afterAll(() => strict.stop());
  const { prompt } = hard;

  it('is refused with what to do, when it is read and when it is enhanced', async () => {
    expect(await readHard(user)).toMatchObject(refusal);
    expect(
      await user.request('POST', '/ai/enhance-prompt', { platform: 'tiktok', prompt }),
    ).toMatchObject(refusal);
  });

  it('makes a storyboard that says so, costs nothing and can be written again; others are written', async () => {
    const credits = await availableCredits(user);
    const failed = { status: 'failed', failure: refusal.body.detail, scenes: [] };
    const [hopeless, other] = await Promise.all([
      createDraft(user, { prompt, title: stuck }),
      createDraft(user),
    ]);
    expect(hopeless).toMatchObject(failed);
    expect(other).toMatchObject({ status: 'draft' });
    expect(await availableCredits(user)).toBe(credits);
    const path = `/storyboard/content/${hopeless.id}`;
    expect(await user.request('POST', `${path}/rewrite`)).toMatchObject({ status: 200 });
    expect(
      await untilStoryboard(user, hopeless.id, ({ status }) => status !== 'generating'),
    ).toMatchObject(failed);
  });

  it('leaves the storyboard as it was when its scenes are tweaked or one is added', async () => {
    const idea = prompt.slice(0, 300);
    const draft = await createDraft(user, { prompt: idea, scene_count: 2, scene_length: 10 });
    expect(draft.status).toBe('draft');
    const path = `/storyboard/content/${draft.id}`;
    const [scene] = draft.scenes;
    const answers = await Promise.all([
      user.request('POST', `${path}/regenerate-scenes`, {
        scene_ids: [scene?.id],
        text: 'make it longer',
      }),
      user.request('POST', `${path}/generate-scene`, { position: 1, is_last_scene: false }),
    ]);
    expect(answers).toMatchObject([refusal, refusal]);
    expect((await user.request('GET', `${path}/storyboard`)).body).toEqual(draft);
  });
});
