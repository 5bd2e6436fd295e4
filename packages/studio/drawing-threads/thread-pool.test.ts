import { readdir } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { afterAll, describe, expect, it } from 'vitest';
import { stepsBack } from '@scenewright/media/step-back.ts';
import { i420Bytes } from '../frames/rgba-to-i420.ts';
import type { Scene } from '../scene.ts';
import type { DrawingThread } from './drawing-thread.ts';
import { endIdleThreads, withDrawingThread, withDrawingThreads } from './thread-pool.ts';

const image = {
  width: 128,
  height: 128,
  enlarged: 0.5,
  rgba: new SharedArrayBuffer(128 * 128 * 4),
};
new Uint8Array(image.rgba).forEach((_, index, pixels) => {
  pixels[index] = index % 4 === 3 ? 255 : (index * 31) % 251;
});
const scene: Scene = {
  source: { kind: 'image', image },
  width: 64,
  height: 64,
  frames: 60,
  words: [],
  captions: null,
  seed: 1,
};

afterAll(endIdleThreads);

function newSlot() {
  return { picture: new SharedArrayBuffer(i420Bytes(64, 64)), clipFrame: null };
}

describe('withDrawingThreads', () => {
  it('draws into the shared memory', async () => {
    const slot = newSlot();
    await withDrawingThread(async (thread) => {
      await thread.open(scene);
      await thread.draw(30, slot);
    });
    expect(new Set(new Uint8Array(slot.picture)).size).toBeGreaterThan(20);
  });

  it.runIf(process.platform === 'linux')('draws behind whoever waits for an answer', async () => {
    await withDrawingThread(async (thread) => {
      await thread.open(scene);
      const threads = await readdir('/proc/self/task');
      expect(threads.map((id) => getPriority(Number(id)))).toContain(
        Math.min(getPriority() + stepsBack, constants.priority.PRIORITY_LOW),
      );
    });
  });

  it('uses a thread again after a scene that went well', async () => {
    const first = await withDrawingThread(async (thread) => thread);
    const second = await withDrawingThread(async (thread) => thread);
    expect(second).toBe(first);
  });

  it('replaces a thread after a scene that failed', async () => {
    let failed: DrawingThread | undefined;
    const work = withDrawingThread(async (thread) => {
      failed = thread;
      await failed.open({ ...scene, width: 63 });
    });
    await expect(work).rejects.toThrow('63x64');
    expect(failed?.isAlive).toBe(false);
    await withDrawingThread(async (thread) => {
      expect(thread).not.toBe(failed);
      await thread.open(scene);
    });
  });

  it('fails, rather than waits, when a thread dies while drawing', async () => {
    const work = withDrawingThread(async (thread) => {
      await thread.open(scene);
      await Promise.all([thread.draw(0, newSlot()), thread.end()]);
    });
    await expect(work).rejects.toThrow('ended');
  });

  it('loses one scene to a thread that dies: the one beside it and the next are whole', async () => {
    const frames = [3, 17, 31, 45];
    const drawAll = () =>
      withDrawingThread(async (thread) => {
        await thread.open(scene);
        const slots = frames.map(newSlot);
        await Promise.all(frames.map((frame, at) => thread.draw(frame, slots[at] ?? newSlot())));
        return slots.map(({ picture }) => Buffer.from(picture).toString('base64'));
      });
    const whole = await drawAll();
    const [lost, beside] = await Promise.allSettled([
      withDrawingThread(async (thread) => {
        await thread.open(scene);
        await thread.draw(0, newSlot());
        await Promise.all([thread.draw(1, newSlot()), thread.end()]);
      }),
      drawAll(),
    ]);
    expect(lost.status).toBe('rejected');
    expect(beside).toEqual({ status: 'fulfilled', value: whole });
    expect(await drawAll()).toEqual(whole);
  });

  it('gives each of several scenes its own threads', async () => {
    await withDrawingThreads(2, async (first) => {
      const second = await withDrawingThreads(2, async (threads) => threads);
      expect(new Set([...first, ...second]).size).toBe(4);
    });
  });

  it('says that nothing is open', async () => {
    const work = withDrawingThread((thread) => thread.draw(0, newSlot()));
    await expect(work).rejects.toThrow('no scene is open');
  });
});
