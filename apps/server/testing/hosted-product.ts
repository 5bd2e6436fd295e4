import { type ReplicateEmulator, startReplicateEmulator } from '@scenewright/replicate-emulator';
import { runFfmpeg } from '@scenewright/media/ffmpeg.ts';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Catalogue, readCatalogue } from '@scenewright/hosted-models/catalogue.ts';
import type { ModelCheck } from '@scenewright/hosted-models/check-models.ts';
import { soundCreditsOf } from '@scenewright/hosted-models/margins.ts';
import { createReplicateClient } from '@scenewright/hosted-models/replicate-client.ts';
import { createRefusedModels } from '@scenewright/hosted-models/refused-models.ts';
import { createReplicateMakers } from '@scenewright/hosted-models/replicate-makers.ts';
import { createWebhookVerifier } from '@scenewright/hosted-models/webhook-verifier.ts';
import { webhookPath } from '../features/predictions/index.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

export const hostedPicture = 'recraft-ai/recraft-v3';
export const hostedClip = 'kwaivgi/kling-v1.6-standard';

export interface HostedProduct {
  readonly product: TestProduct;
  readonly emulator: ReplicateEmulator;
  /** What the day's ceiling would have counted, in millionths of a US dollar. */
  countedMicros(): number;
  /** From now on the service can call the product. */
  listen(): Promise<void>;
  stop(): Promise<void>;
}

/** A short green clip and a red picture, as the models give them. */
async function makeOutputs(folder: string) {
  const files = { clip: join(folder, 'clip.mp4'), picture: join(folder, 'picture.webp') };
  const timeoutMs = 30_000;
  await runFfmpeg(
    ['-f', 'lavfi', '-i', 'color=green:s=360x640:r=24:d=5', '-pix_fmt', 'yuv420p', files.clip],
    { timeoutMs },
  );
  await runFfmpeg(['-f', 'lavfi', '-i', 'color=red:s=256x256', '-frames:v', '1', files.picture], {
    timeoutMs,
  });
  const outputs = new Map([
    [hostedClip, { bytes: await readFile(files.clip), mimeType: 'video/mp4' }],
    [hostedPicture, { bytes: await readFile(files.picture), mimeType: 'image/webp' }],
  ]);
  for (const path of Object.values(files)) await rm(path);
  return outputs;
}

/**
 * A product whose pictures and clips come from an emulated Replicate.
 * @param change.check what the check of the models has found; nothing unless said
 */
export async function startHostedProduct({
  catalogue = readCatalogue(),
  check = null,
  settings = {},
}: {
  catalogue?: Catalogue;
  check?: ModelCheck | null;
  settings?: Record<string, string>;
} = {}): Promise<HostedProduct> {
  let started: TestProduct | null = null;
  let address: string | null = null;
  let countedMicros = 0;
  const clock = { now: () => started?.clock.now() ?? new Date() };
  const emulator = await startReplicateEmulator({ clock, finishAfterPolls: 1 });
  const { token, baseUrl, outputHost } = emulator.settings;
  const client = createReplicateClient({ token, baseUrl, clock });
  const makers = createReplicateMakers({
    client,
    catalogue,
    clock,
    mostAtOnce: 100,
    // As the product's own address; the emulator asks for no TLS.
    webhookUrlOf: (id) => (address === null ? undefined : `${address}${webhookPath(id)}`),
    spend: async (micros) => {
      countedMicros += micros;
      return async () => void (countedMicros -= micros);
    },
    isOffered: async ({ id }) => check?.offered.some((entry) => entry.id === id) ?? true,
    hosts: { hostsWithPort: [outputHost], api: { token, baseUrl } },
  });
  const verifyWebhook = createWebhookVerifier(client, clock);
  const checked = { check: Promise.resolve(check), clock };
  const refusedModels = createRefusedModels(catalogue, checked);
  const soundCredits = () => soundCreditsOf(catalogue);
  const hosted = { catalogue, check: checked.check, verifyWebhook };
  const product = await startTestProduct({
    settings,
    replacements: { makers: { ...makers, refusedModels, soundCredits, hosted } },
  });
  started = product;
  for (const [model, output] of await makeOutputs(product.folder))
    emulator.setOutput(model, output);
  return {
    product,
    emulator,
    countedMicros: () => countedMicros,
    listen: async () => {
      address ??= await product.app.listen({ port: 0, host: '127.0.0.1' });
    },
    async stop() {
      await product.stop();
      await emulator.close();
    },
  };
}
