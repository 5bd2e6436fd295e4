import { type ReplicateEmulator, startReplicateEmulator } from '@scenewright/replicate-emulator';
import { createReplicateClient, type ReplicateClient } from '../replicate-client.ts';

/** A clock that stands still until it is put forward. */
export function createStandingClock() {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  return {
    now: () => new Date(nowMs),
    advance(ms: number) {
      nowMs += ms;
    },
  };
}

/** What a file of each kind begins with, and something behind it. */
export const tinyWebp = Buffer.concat([
  Buffer.from('RIFF\u0048\0\0\0WEBPVP8 ', 'latin1'),
  Buffer.alloc(64, 7),
]);
export const tinyMp4 = Buffer.concat([
  Buffer.from('\0\0\0\u0018ftypisom\0\0\u0002\0isommp41', 'latin1'),
  Buffer.alloc(4_000, 9),
]);

export const imageModel = 'recraft-ai/recraft-v3';
export const clipModel = 'kwaivgi/kling-v1.6-standard';

export interface Harness {
  readonly clock: ReturnType<typeof createStandingClock>;
  readonly emulator: ReplicateEmulator;
  readonly client: ReplicateClient;
}

/** An emulator, and a client that asks it. */
export async function startHarness(): Promise<Harness> {
  const clock = createStandingClock();
  const emulator = await startReplicateEmulator({
    clock,
    outputs: new Map([
      [imageModel, { bytes: tinyWebp, mimeType: 'image/webp' }],
      [clipModel, { bytes: tinyMp4, mimeType: 'video/mp4' }],
    ]),
  });
  const { baseUrl, token } = emulator.settings;
  return { clock, emulator, client: createReplicateClient({ baseUrl, token, clock }) };
}
