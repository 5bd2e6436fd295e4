import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, TooManyWait, type WorkerPool, WorkTookTooLong } from './worker-pool.ts';

interface Task {
  readonly say: string;
  readonly fate?: 'die' | 'hang' | 'toil' | 'swell';
}

/** Answers with its thread's id; or ends its thread, never answers, works without end, or takes up memory without end. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ say, fate }) => {
      for (let turns = 0; fate === 'toil'; turns += 1);
      for (const held = []; fate === 'swell';) held.push(Array.from({ length: 10_000 }, Math.random));
      if (fate === 'die') throw new Error('died');
      if (fate !== 'hang') parentPort.postMessage(say + '@' + threadId);
    });
    parentPort.postMessage('ready');
  `)}`,
);

const never = () => new AbortController().signal;
let pool: WorkerPool<Task, string>;
const open = (size: number, options: Parameters<typeof createWorkerPool>[2] = {}) =>
  (pool = createWorkerPool<Task, string>(script, size, options));
afterEach(() => pool.close());

describe('a worker pool', () => {
  it('answers every task, with no more threads than it may have', async () => {
    open(2);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => pool.run({ say: String(index) }, never())),
    );
    expect(answers.map((answer) => answer.split('@')[0])).toEqual(
      Array.from({ length: 12 }, (_, index) => String(index)),
    );
    expect(new Set(answers.map((answer) => answer.split('@')[1])).size).toBeLessThanOrEqual(2);
  });

  it('keeps its threads for the next task', async () => {
    open(1);
    const first = await pool.run({ say: 'a' }, never());
    expect(await pool.run({ say: 'a' }, never())).toBe(first);
  });

  it('rejects the task whose thread dies, and serves the next on a new one', async () => {
    open(1);
    const [dead, alive] = await Promise.allSettled([
      pool.run({ say: 'a', fate: 'die' }, never()),
      pool.run({ say: 'b' }, never()),
    ]);
    expect(dead).toMatchObject({ status: 'rejected', reason: { message: 'died' } });
    expect(alive).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^b@/) });
  });

  it('ends a running task when it is aborted, forgets a waiting one, and serves the rest', async () => {
    open(1);
    const [running, waiting] = [new AbortController(), new AbortController()];
    const outcomes = Promise.allSettled([
      pool.run({ say: 'a', fate: 'hang' }, running.signal),
      pool.run({ say: 'b' }, waiting.signal),
      pool.run({ say: 'c' }, never()),
    ]);
    waiting.abort('waiting');
    running.abort('running');
    expect(await outcomes).toEqual([
      { status: 'rejected', reason: 'running' },
      { status: 'rejected', reason: 'waiting' },
      { status: 'fulfilled', value: expect.stringMatching(/^c@/) },
    ]);
  });

  it('ends a task that takes more processor time than it may, and serves the rest', async () => {
    open(1);
    const [toil, next] = await Promise.allSettled([
      pool.run({ say: 'a', fate: 'toil' }, never(), { mostMs: 20 }),
      pool.run({ say: 'b' }, never(), { mostMs: 60_000 }),
    ]);
    expect(toil).toMatchObject({ status: 'rejected', reason: expect.any(WorkTookTooLong) });
    expect(next).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^b@/) });
  });

  it('loses the task alone whose thread needs more memory than it may', async () => {
    open(1, { resourceLimits: { maxOldGenerationSizeMb: 16 } });
    const [swollen, next] = await Promise.allSettled([
      pool.run({ say: 'a', fate: 'swell' }, never()),
      pool.run({ say: 'b' }, never()),
    ]);
    expect(swollen).toMatchObject({
      status: 'rejected',
      reason: { code: 'ERR_WORKER_OUT_OF_MEMORY' },
    });
    expect(next).toMatchObject({ status: 'fulfilled', value: expect.stringMatching(/^b@/) });
  });

  it('lets askers take turns, and one of them have only so many waiting', async () => {
    open(1, { mostWaiting: 3 });
    const order: string[] = [];
    const ask = async (asker: string, say: string) => {
      await pool.run({ say }, never(), { asker });
      order.push(say);
    };
    const all = ['a1', 'a2', 'a3', 'a4'].map((say) => ask('a', say));
    const refused = ask('a', 'a5');
    await expect(refused).rejects.toThrow(TooManyWait);
    await Promise.all([...all, ask('b', 'b1'), ask('c', 'c1')]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('ends a thread that rests too long, and starts another when it is needed', async () => {
    open(1, { idleMs: 1 });
    const threads = new Set<string>();
    await expect
      .poll(async () => threads.add(await pool.run({ say: 'a' }, never())).size)
      .toBeGreaterThan(1);
  });

  it('rejects what runs and waits when it is closed, and what comes later', async () => {
    open(1);
    const outcomes = Promise.allSettled([
      pool.run({ say: 'a', fate: 'hang' }, never()),
      pool.run({ say: 'b' }, never()),
    ]);
    await pool.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run({ say: 'c' }, never())).rejects.toThrow('closed');
  });
});
