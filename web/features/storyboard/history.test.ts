import { expect, test } from 'vitest';
import { createHistory, type HistoryStep } from './history.ts';

function setUp() {
  let nowMs = 0;
  const log: string[] = [];
  const history = createHistory(() => nowMs);
  const step = (label: string, mergeKey?: string): HistoryStep => ({
    label,
    undo: async () => void log.push(`undo ${label}`),
    redo: async () => void log.push(`redo ${label}`),
    ...(mergeKey === undefined ? {} : { mergeKey }),
  });
  return { history, log, step, pass: (ms: number) => void (nowMs += ms) };
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
  expect(log).toEqual(['undo b', 'undo a', 'redo a', 'redo b']);
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
  const { promise, resolve } = Promise.withResolvers<HistoryStep>();
  const recorded = history.record(promise);
  const undone = history.undo();
  resolve(step('typing'));
  await Promise.all([recorded, undone]);
  expect(log).toEqual(['undo typing']);
});

test('the edit that was begun last is taken back first, whichever answer came last', async () => {
  const { history, log, step } = setUp();
  const slow = Promise.withResolvers<HistoryStep>();
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
  await history.record(Promise.resolve(step('other', 'dialogue 2')));
  pass(10_000);
  await history.record(Promise.resolve(step('later', 'dialogue 2')));
  for (let count = 0; count < 4; count += 1) await history.undo();
  expect(log).toEqual(['undo later', 'undo other', 'undo first']);
  await history.redo();
  expect(log.at(-1)).toBe('redo second');
});

test('an edit that failed is not kept, and a step that fails is forgotten', async () => {
  const { history, step } = setUp();
  await expect(history.record(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(history.snapshot().undoLabel).toBeNull();
  await history.record(Promise.resolve(step('a')));
  await history.record(
    Promise.resolve({ ...step('b'), undo: () => Promise.reject(new Error('gone')) }),
  );
  await expect(history.undo()).rejects.toThrow('gone');
  expect(history.snapshot()).toEqual({ undoLabel: 'a', redoLabel: null });
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
