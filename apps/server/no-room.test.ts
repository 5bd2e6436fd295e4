import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineVoice } from '@scenewright/voices/offline/offline-voice.ts';
import { availableCredits, createDraft, isMade, untilStoryboard } from './testing/contents.ts';
import { createFlatStudio } from './testing/flat-studio.ts';
import { startTestProduct, type TestProduct, type TestUser } from './testing/test-product.ts';

/** While it is true, whatever would be written meets a full disk: what the kernel itself says at /dev/full. */
const disk = { isFull: false };
const write = () => {
  if (disk.isFull) writeFileSync('/dev/full', 'x');
};

let product: TestProduct;
let user: TestUser;

beforeEach(async () => {
  disk.isFull = false;
  const voice = createOfflineVoice();
  const studio = createFlatStudio();
  product = await startTestProduct({
    replacements: {
      voice: { ...voice, speak: (request) => (write(), voice.speak(request)) },
      studio: {
        renderSegment: async (request) => (write(), await studio.renderSegment(request)),
        renderStill: async (request) => (write(), await studio.renderStill(request)),
      },
    },
  });
  user = await product.signUp('creator@example.com');
});
afterEach(() => product.stop());

describe('a disk that fills', () => {
  it('while scenes are made stops none of them: they wait, say so, and are made when there is room', async () => {
    const { id } = await createDraft(user, { scene_count: 2, duration: 6 });
    const before = await availableCredits(user);
    disk.isFull = true;
    expect((await user.request('POST', `/storyboard/content/${id}/approve`)).status).toBe(200);
    const waiting = await untilStoryboard(user, id, ({ scenes }) =>
      scenes.some(({ progress }) => progress?.stage === 'no_room'),
    );
    expect(waiting.scenes.map(({ status, failure }) => ({ status, failure }))).toEqual([
      { status: 'pending', failure: null },
      { status: 'pending', failure: null },
    ]);
    disk.isFull = false;
    const made = await untilStoryboard(user, id, isMade);
    expect(made.scenes.map(({ status, failure }) => ({ status, failure }))).toEqual([
      { status: 'completed', failure: null },
      { status: 'completed', failure: null },
    ]);
    expect(await availableCredits(user)).toBe(before - 10);
  });

  it('is told to who wants to hear a line, with a code, and goes well when there is room', async () => {
    const {
      scenes: [scene],
    } = await createDraft(user, { scene_count: 1, duration: 3 });
    disk.isFull = true;
    const detail =
      'The server has no room left to store this. Nothing that was there is lost. Please try again later.';
    expect(await user.request('POST', `/storyboard/scene/${scene?.id}/speak`)).toMatchObject({
      status: 507,
      body: { detail, code: 'no_room', request_id: expect.any(String) },
    });
    disk.isFull = false;
    expect((await user.request('POST', `/storyboard/scene/${scene?.id}/speak`)).status).toBe(200);
  });
});
