import { afterEach, describe, expect, it } from 'vitest';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

interface Task {
  readonly say: string;
  readonly fate?: 'die' | 'hang';
}

/** Answers with its thread's id; or ends its thread, or never answers. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ say, fate }) => {
      if (fate === 'die') throw new Error('died');
      if (fate !== 'hang') parentPort.postMessage(say + '@' + threadId);
    });
  `)}`,
);

const never = () => new AbortController().signal;
let pool: WorkerPool<Task, string>;
const open = (size: number) => (pool = createWorkerPool<Task, string>(script, size));
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
