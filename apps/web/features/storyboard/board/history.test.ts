import { expect, test, vi } from 'vitest';
import { createHistory, type KeptHistory, type Step } from './history.ts';

/** Its actions are texts: undoing `a` is told as `undo a`, and is reverted by `again a`. */
function setUp(start: KeptHistory<string> = { done: [], undone: [] }) {
  let nowMs = 0;
  let failure: Error | null = null;
  let answerable: Promise<unknown> = Promise.resolve();
  const log: string[] = [];
  const kept: KeptHistory<string>[] = [];
  const history = createHistory<string>({
    now: () => nowMs,
    perform: async (action, direction) => {
      await answerable;
      if (failure !== null) throw failure;
      log.push(`${direction} ${action}`);
      return action.startsWith('again ') ? action.slice('again '.length) : `again ${action}`;
    },
    merge: (first, second) => (second === 'other' ? null : `${second}+${first}`),
    isHopeless: (error) => error instanceof Error && error.message === 'gone',
    start,
    keep: (now) => kept.push(now),
  });
  const step = (label: string, mergeKey?: string): Step<string> => ({
    label,
    action: label,
    ...(mergeKey === undefined ? {} : { mergeKey }),
  });
  return {
    history,
    log,
    kept,
    step,
    pass: (ms: number) => void (nowMs += ms),
    fail: (error: Error | null) => void (failure = error),
    answerAfter: (moment: Promise<unknown>) => void (answerable = moment),
  };
}

test('edits are taken back newest first, and made again in order', async () => {
  const { history, log, step } = setUp();
  await history.record(Promise.resolve(step('a')));
  await history.record(Promise.resolve(step('b')));
  expect(history.snapshot()).toEqual({ undoLabel: 'b', redoLabel: null });
  await history.undo();
  await history.undo();
  await history.undo();
  expect(history.snapshot()).toEqual({ undoLabel: null, redoLabel: 'a' });
  await history.redo();
  await history.redo();
  expect(log).toEqual(['undo b', 'undo a', 'redo again a', 'redo again b']);
  expect(history.snapshot()).toEqual({ undoLabel: 'b', redoLabel: null });
});

test('a new edit ends what could be made again', async () => {
  const { history, step } = setUp();
  await history.record(Promise.resolve(step('a')));
  await history.undo();
  await history.record(Promise.resolve(step('b')));
  expect(history.snapshot()).toEqual({ undoLabel: 'b', redoLabel: null });
});

test('undo waits for an edit that is on its way, and takes that back', async () => {
  const { history, log, step } = setUp();
  const { promise, resolve } = Promise.withResolvers<Step<string>>();
  const recorded = history.record(promise);
  const undone = history.undo();
  resolve(step('typing'));
  await Promise.all([recorded, undone]);
  expect(log).toEqual(['undo typing']);
});

test('the edit that was begun last is taken back first, whichever answer came last', async () => {
  const { history, log, step } = setUp();
  const slow = Promise.withResolvers<Step<string>>();
  const first = history.record(slow.promise);
  await history.record(Promise.resolve(step('quick')));
  slow.resolve(step('slow'));
  await first;
  await history.undo();
  await history.undo();
  expect(log).toEqual(['undo quick', 'undo slow']);
});

test('a burst of typing in one field is one step; a later one, or another field, is its own', async () => {
  const { history, log, step, pass } = setUp();
  await history.record(Promise.resolve(step('first', 'dialogue 1')));
  pass(1_000);
  await history.record(Promise.resolve(step('second', 'dialogue 1')));
  pass(1_000);
  await history.record(Promise.resolve(step('third', 'dialogue 2')));
  pass(10_000);
  await history.record(Promise.resolve(step('later', 'dialogue 2')));
  for (let count = 0; count < 4; count += 1) await history.undo();
  expect(log).toEqual(['undo later', 'undo third', 'undo second+first']);
});

test('two edits that cannot be taken back as one stay two', async () => {
  const { history, step } = setUp();
  await history.record(Promise.resolve(step('first', 'key')));
  await history.record(Promise.resolve(step('other', 'key')));
  await history.undo();
  expect(history.snapshot()).toEqual({ undoLabel: 'first', redoLabel: 'other' });
});

test('an edit that failed is not kept; one that cannot be taken back is forgotten', async () => {
  const { history, step, fail } = setUp();
  await expect(history.record(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(history.snapshot().undoLabel).toBeNull();
  await history.record(Promise.resolve(step('a')));
  await history.record(Promise.resolve(step('b')));
  fail(new Error('gone'));
  await expect(history.undo()).rejects.toThrow('gone');
  expect(history.snapshot()).toEqual({ undoLabel: 'a', redoLabel: null });
});

test('a step that could not reach the server keeps its place, to be undone or made again later [BOARD-18]', async () => {
  const { history, log, step, fail } = setUp();
  await history.record(Promise.resolve(step('a')));
  fail(new Error('offline'));
  await expect(history.undo()).rejects.toThrow('offline');
  expect(history.snapshot()).toEqual({ undoLabel: 'a', redoLabel: null });
  fail(null);
  await history.undo();
  fail(new Error('offline'));
  await expect(history.redo()).rejects.toThrow('offline');
  expect(history.snapshot()).toEqual({ undoLabel: null, redoLabel: 'a' });
  fail(null);
  await history.redo();
  expect(log).toEqual(['undo a', 'redo again a']);
});

test('one step can be taken back out of turn, once', async () => {
  const { history, log, step } = setUp();
  const removed = step('delete');
  await history.record(Promise.resolve(removed));
  await history.record(Promise.resolve(step('edit')));
  await history.undo(removed);
  await history.undo(removed);
  expect(log).toEqual(['undo delete']);
  expect(history.snapshot()).toEqual({ undoLabel: 'edit', redoLabel: 'delete' });
});

test('a page that goes away while a step is taken back leaves it to the next one', async () => {
  const { history, kept, step, answerAfter } = setUp();
  await history.record(Promise.resolve(step('a')));
  const { promise, resolve } = Promise.withResolvers<undefined>();
  answerAfter(promise);
  const undone = history.undo();
  await vi.waitFor(() => expect(history.snapshot().undoLabel).toBeNull());
  expect(kept.at(-1)?.done.map(({ label }) => label)).toEqual(['a']);
  resolve(undefined);
  await undone;
  expect(kept.at(-1)).toMatchObject({ done: [], undone: [{ label: 'a' }] });
});

test('what is kept begins the history of the next page', async () => {
  const { history, kept, step } = setUp();
  await history.record(Promise.resolve(step('a')));
  await history.record(Promise.resolve(step('b')));
  await history.undo();
  const next = setUp(kept.at(-1));
  expect(next.history.snapshot()).toEqual({ undoLabel: 'a', redoLabel: 'b' });
  await next.history.redo();
  await next.history.undo();
  await next.history.undo();
  expect(next.log).toEqual(['redo again b', 'undo b', 'undo a']);
});
