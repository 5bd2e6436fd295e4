import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { probeMedia } from '@scenewright/media/probe.ts';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import {
  type BegunWork,
  type RemoteWork,
  StillMakingError,
} from '@scenewright/provider-contract/remote-work.ts';
import { readCatalogue } from './catalogue.ts';
import { createReplicateMakers } from './replicate-makers.ts';
import { type Harness, startHarness } from './testing/replicate-harness.ts';

const veo = 'google/veo-2';
const folder = useTemporaryFolder();
let clip: Buffer;
let harness: Harness;
/** What the order has begun, with how it ended and what it was expected to cost. */
let kept: { work: BegunWork; status: string; costMicros: number }[];

beforeAll(async () => {
  const path = folder.file('clip.mp4');
  const source = 'testsrc=s=160x90:r=12:d=5';
  await runFfmpeg(['-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', path], {
    timeoutMs: 60_000,
  });
  clip = await readFile(path);
});
beforeEach(async () => {
  harness = await startHarness();
  kept = [];
  harness.emulator.setOutput(veo, { bytes: clip, mimeType: 'video/mp4' });
});
afterEach(() => harness.emulator.close());

/** The order's work elsewhere as its next run sees it. */
function remote(): RemoteWork {
  const change = (id: string, to: { status?: string; externalId?: string }) => {
    kept = kept.map((each) =>
      each.work.id === id
        ? {
            ...each,
            status: to.status ?? each.status,
            work: { ...each.work, externalId: to.externalId ?? each.work.externalId },
          }
        : each,
    );
  };
  const works = kept
    .filter(({ status }) => status === 'begun' || status === 'succeeded')
    .map(({ work }) => work);
  return {
    begun: works.at(-1) ?? null,
    works,
    requireRoom: async () => {},
    async begin({ model, input, costMicros }) {
      const begunAt = harness.clock.now();
      const work = { id: randomUUID(), model, input, begunAt, externalId: null };
      kept = [...kept, { work, status: 'begun', costMicros }];
      return work;
    },
    keepExternalId: async ({ id }, externalId) => change(id, { externalId }),
    knownOf: async () => new Set(kept.flatMap(({ work }) => work.externalId ?? [])),
    end: async ({ id }, status) => change(id, { status }),
  };
}

/** One run of the order. @returns null while a part is made elsewhere */
async function run(durationS = 10) {
  const { client, clock, emulator } = harness;
  const { videoMaker } = createReplicateMakers({
    client,
    clock,
    catalogue: readCatalogue(),
    mostAtOnce: 10,
    webhookUrlOf: () => undefined,
    spend: async () => async () => {},
    isOffered: async () => true,
    hosts: { hostsWithPort: [emulator.settings.outputHost] },
  });
  const request: VisualRequest = {
    ...{ model: veo, description: 'A lighthouse.', prompt: 'A lighthouse.', cast: [] },
    ...{ dialogue: '', topic: '', style: '', shape: 'landscape', durationS },
    ...{ sceneNumber: 1, sceneCount: 1, seed: 'seed', before: [], film: [], after: null },
    startImage: null,
    directory: folder.path,
    signal: new AbortController().signal,
    onProgress: () => {},
    remote: remote(),
  };
  try {
    return await videoMaker.makeVideo(request);
  } catch (error) {
    if (error instanceof StillMakingError) return null;
    throw error;
  }
}

const made = () => harness.emulator.predictions();
const finishNewest = () => harness.emulator.finish(made().at(-1)?.id ?? '');

/** Runs the order until its second part is under way. */
async function beginSecond(): Promise<void> {
  expect(await run()).toBeNull();
  finishNewest();
  expect(await run()).toBeNull();
  expect(made()).toHaveLength(2);
}

describe('a scene that is longer than the model’s longest clip', () => {
  it('is two clips joined, the second from the last picture of the first', async () => {
    await beginSecond();
    finishNewest();
    const visual = await run();
    if (visual?.kind !== 'file') throw new Error('it is no file');
    const { durationMs, video } = await probeMedia(visual.path);
    expect(durationMs).toBeCloseTo(10_000, -3);
    expect(video).toMatchObject({ width: 1280, height: 720 });
    const [first, second] = made().map(({ input }) => input);
    expect(first).not.toHaveProperty('image');
    expect(second).toMatchObject({
      duration: 5,
      image: expect.stringMatching(/^data:image\/jpeg;base64,/u),
    });
    expect(kept.map(({ status, costMicros }) => [status, costMicros])).toEqual([
      ['succeeded', 2_500_000],
      ['succeeded', 2_500_000],
    ]);
    expect(harness.emulator.spentCents()).toBe(500);
  });

  it('fails as one where its second clip does', async () => {
    harness.emulator.faults.predictions.inject('moderation', { share: 0.5, times: 1 });
    await beginSecond();
    finishNewest();
    await expect(run()).rejects.toMatchObject({ retryable: false });
    expect(made()).toHaveLength(2);
  });

  it('is begun anew where its first clip is kept no more: no second one stands alone', async () => {
    await beginSecond();
    harness.clock.advance(50 * 60_000);
    finishNewest();
    harness.clock.advance(20 * 60_000);
    await expect(run()).rejects.toMatchObject({ retryable: true });
    expect(kept.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await run()).toBeNull();
    expect(made().at(-1)?.input).not.toHaveProperty('image');
  });

  it('is its first clip where it became shorter meanwhile, and the second is called off', async () => {
    await beginSecond();
    expect(await run(5)).toMatchObject({ kind: 'file' });
    expect(kept.map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
    // Before it began: Replicate charges nothing.
    expect(made().at(-1)?.status).toBe('aborted');
  });
});
