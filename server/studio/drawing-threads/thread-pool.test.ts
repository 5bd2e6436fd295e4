import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { i420Bytes } from '../frames/rgba-to-i420.ts';
import type { Scene } from '../scene.ts';
import { writeTestImage } from '../testing/pictures.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { endIdleThreads, withDrawingThreads } from './thread-pool.ts';

let folder: string;
let scene: Scene;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'studio-'));
  const path = await writeTestImage(join(folder, 'image.png'));
  scene = { source: { kind: 'image', path }, width: 64, height: 64, frames: 60, words: [], captions: null, seed: 1 };
});
afterAll(async () => {
  await endIdleThreads();
  await rm(folder, { recursive: true });
});

function newSlot() {
  return { picture: new SharedArrayBuffer(i420Bytes(64, 64)), clipFrame: null };
}

function firstOf(threads: readonly DrawingThread[]): DrawingThread {
  const [thread] = threads;
  if (!thread) throw new Error('no thread was given');
  return thread;
}

describe('withDrawingThreads', () => {
  it('draws into the shared memory', async () => {
    const slot = newSlot();
    await withDrawingThreads(1, async (threads) => {
      await firstOf(threads).open(scene);
      await firstOf(threads).draw(30, slot);
    });
    expect(new Set(new Uint8Array(slot.picture)).size).toBeGreaterThan(20);
  });

  it('uses a thread again after a scene that went well', async () => {
    const first = await withDrawingThreads(1, async (threads) => firstOf(threads));
    const second = await withDrawingThreads(1, async (threads) => firstOf(threads));
    expect(second).toBe(first);
  });

  it('replaces a thread after a scene that failed', async () => {
    let failed: DrawingThread | undefined;
    const work = withDrawingThreads(1, async (threads) => {
      failed = firstOf(threads);
      await failed.open({ ...scene, source: { kind: 'image', path: join(folder, 'missing.png') } });
    });
    await expect(work).rejects.toThrow('ENOENT');
    expect(failed?.isAlive).toBe(false);
    await withDrawingThreads(1, async (threads) => {
      expect(threads[0]).not.toBe(failed);
      await firstOf(threads).open(scene);
    });
  });

  it('fails, rather than waits, when a thread dies while drawing', async () => {
    const work = withDrawingThreads(1, async (threads) => {
      const thread = firstOf(threads);
      await thread.open(scene);
      await Promise.all([thread.draw(0, newSlot()), thread.end()]);
    });
    await expect(work).rejects.toThrow('ended');
  });

  it('says that nothing is open', async () => {
    const work = withDrawingThreads(1, (threads) => firstOf(threads).draw(0, newSlot()));
    await expect(work).rejects.toThrow('no scene is open');
  });
});
