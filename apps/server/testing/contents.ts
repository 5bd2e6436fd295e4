import { setTimeout } from 'node:timers/promises';
import type { NewContent } from '@scenewright/contract/schemas/content.ts';
import type { Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { maxSceneDurationS, maxScenes } from '@scenewright/contract/rules/limits.ts';
import { scriptOf } from './ready-script.ts';
import type { TestUser } from './test-product.ts';

/** A number of scenes or seconds; three where it is none that may be asked for. */
const orUsual = (wanted: unknown, most: number) =>
  typeof wanted === 'number' && Number.isInteger(wanted) && wanted >= 1 && wanted <= most
    ? wanted
    : 3;

/** A valid body of POST /content/create, with what a test changes about it. */
export function newContent(
  change: Partial<NewContent> | Record<string, unknown> = {},
): Record<string, unknown> {
  const { scene_count: count, scene_length: lengthS } = change as Partial<NewContent>;
  return {
    platform: 'tiktok',
    topic: 'custom',
    title: 'The secret life of bees',
    prompt: scriptOf(orUsual(count, maxScenes), orUsual(lengthS, maxSceneDurationS.image)),
    enhanced_prompt: null,
    voice: 'alloy',
    language: 'en',
    duration: 9,
    scene_count: 3,
    scene_length: 3,
    email: 'creator@example.com',
    social_handle: null,
    visual_model: 'recraft-ai/recraft-v3',
    style: '',
    style_notes: null,
    answers: [],
    ...change,
  };
}

/** Approves a film of so many scenes of a second each. @returns its draft */
export async function approveScenes(
  user: TestUser,
  title: string,
  scenes: number,
  voice = 'alloy',
): Promise<Storyboard> {
  const draft = await createDraft(user, {
    title,
    voice,
    scene_count: scenes,
    scene_length: 1,
    duration: scenes,
  });
  const { status } = await user.request('POST', `/storyboard/content/${draft.id}/approve`);
  if (status !== 200) throw new Error(`The approval was answered with ${status}.`);
  return draft;
}

const patienceMs = 120_000;
/** Long waits stay below the rate limit, however often something is committed. */
const lookEveryMs = 100;
/** A look costs some 10 ms of processor time: who waits for what lasts looks as much later as this part of the time they have waited. */
const lookLaterBy = 0.25;
/** Only what is written without a commit and told to nobody would be seen as late as this. */
const lookAnywayMs = 1_000;

/** All its scenes were made, or failed. */
export const isMade = ({ scenes }: Storyboard) =>
  scenes.every(({ status }) => status !== 'pending');
const isWritten = ({ status }: Storyboard) => status !== 'generating';
const isFinished = ({ status }: Storyboard) => status === 'completed' || status === 'failed';

/** None of these is passed through: it stays until a test does something. */
const lasting: ReadonlySet<unknown> = new Set([isMade, isWritten, isFinished]);

/** Asks for the storyboard until it is as wanted: once something was committed, and not all the time. */
export async function untilStoryboard(
  user: TestUser,
  contentId: string,
  wanted: (storyboard: Storyboard) => boolean,
): Promise<Storyboard> {
  const begunAt = performance.now();
  const waitedMs = () => performance.now() - begunAt;
  const laterBy = lasting.has(wanted) ? lookLaterBy : 0;
  for (;;) {
    const seen = user.commits.count();
    const { status, body } = await user.request<Storyboard>(
      'GET',
      `/storyboard/content/${contentId}/storyboard`,
    );
    if (status !== 200) throw new Error(`the storyboard answered ${status}`);
    if (wanted(body)) return body;
    if (waitedMs() > patienceMs)
      throw new Error(
        `the storyboard did not become as wanted: ${JSON.stringify({ ...body, scenes: body.scenes.map(({ status: scene, failure, progress }) => ({ scene, failure, progress })) })}`,
      );
    const pause = setTimeout(Math.min(Math.max(lookEveryMs, waitedMs() * laterBy), lookAnywayMs));
    await user.commits.after(seen, lookAnywayMs);
    await pause;
  }
}

/** Creates a content and waits for its storyboard. */
export async function createDraft(
  user: TestUser,
  change: Partial<NewContent> | Record<string, unknown> = {},
): Promise<Storyboard> {
  const { status, body } = await user.request('POST', '/content/create', newContent(change));
  if (status !== 200) throw new Error(`create answered ${status}: ${JSON.stringify(body)}`);
  return await untilStoryboard(user, body.id, isWritten);
}

export async function availableCredits(user: TestUser): Promise<number> {
  return (await user.request('GET', '/subscription/credits')).body.available_credits;
}

/** Creates a content of one short scene and makes its film. */
export async function createFilm(
  user: TestUser,
  change: Partial<NewContent> | Record<string, unknown> = {},
): Promise<Storyboard> {
  const draft = await createDraft(user, {
    scene_count: 1,
    scene_length: 1,
    duration: 1,
    ...change,
  });
  return await finishFilm(user, draft.id);
}

/** Approves a draft, waits for its scenes, and combines them. */
export async function finishFilm(user: TestUser, contentId: string): Promise<Storyboard> {
  const path = `/storyboard/content/${contentId}`;
  const approval = await user.request('POST', `${path}/approve`);
  if (approval.status !== 200)
    throw new Error(`approve answered ${approval.status}: ${JSON.stringify(approval.body)}`);
  await untilStoryboard(user, contentId, isMade);
  await user.request('POST', `${path}/combine-scenes`);
  return await untilStoryboard(user, contentId, isFinished);
}
