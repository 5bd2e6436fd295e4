import { randomUUID } from 'node:crypto';
import { useTemporaryFolder } from '@scenewright/media/testing/temporary-folder.ts';
import type { VisualRequest } from '@scenewright/provider-contract/image-maker.ts';
import { StillMakingError } from '@scenewright/provider-contract/remote-work.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noOverrides, readCatalogue } from './catalogue.ts';
import { createReplicateMakers } from './replicate-makers.ts';
import { type Harness, startHarness, tinyMp4 } from './testing/replicate-harness.ts';

const veo = 'google/veo-3.1';
const folder = useTemporaryFolder();
let harness: Harness;

beforeEach(async () => {
  harness = await startHarness();
  harness.emulator.setOutput(veo, { bytes: tinyMp4, mimeType: 'video/mp4' });
});
afterEach(() => harness.emulator.close());

/** Begins a clip. @returns what the model was sent, and what it was expected to cost in US dollars */
async function begin(wanted: Pick<VisualRequest, 'withSound'>) {
  const { client, clock, emulator } = harness;
  const { videoMaker } = createReplicateMakers({
    client,
    clock,
    catalogue: readCatalogue({ ...noOverrides, changes: [{ id: veo, enabled: true }] }),
    mostAtOnce: 10,
    webhookUrlOf: () => undefined,
    spend: async () => async () => {},
    isOffered: async () => true,
    hosts: { hostsWithPort: [emulator.settings.outputHost] },
  });
  let usd = 0;
  const making = videoMaker.makeVideo({
    ...{ model: veo, description: 'A lighthouse.', prompt: 'A lighthouse.', cast: [] },
    ...{ dialogue: '', topic: '', style: '', shape: 'landscape', durationS: 8 },
    ...{ sceneNumber: 1, sceneCount: 1, seed: 'seed', before: [], film: [], after: null },
    ...wanted,
    startImage: null,
    directory: folder.path,
    signal: new AbortController().signal,
    onProgress: () => {},
    remote: {
      begun: null,
      works: [],
      requireRoom: async () => {},
      async begin({ model, input, costMicros }) {
        usd = costMicros / 1_000_000;
        return { id: randomUUID(), model, input, begunAt: clock.now(), externalId: null };
      },
      keepExternalId: async () => {},
      knownOf: async () => new Set(),
      end: async () => {},
    },
  });
  await expect(making).rejects.toBeInstanceOf(StillMakingError);
  return { input: emulator.predictions().at(-1)?.input, usd };
}

describe('a clip of a model that makes sound', () => {
  it('is asked for without it, in so many words, unless the scene wants it', async () => {
    const silent = await begin({});
    expect(silent.input).toMatchObject({ generate_audio: false });
    expect(silent.usd).toBeCloseTo(1.6);
  });

  it('is asked for with it where the scene wants it, and expected to cost what that costs', async () => {
    const heard = await begin({ withSound: true });
    expect(heard.input).toMatchObject({ generate_audio: true });
    expect(heard.usd).toBeCloseTo(3.2);
  });
});
