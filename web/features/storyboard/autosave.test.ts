import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose saves are answered by hand. */
function field() {
  const saves: { text: string; answer: PromiseWithResolvers<void> }[] = [];
  const autosave = createAutosave({
    text: 'old',
    save: (text) => {
      const answer = Promise.withResolvers<void>();
      saves.push({ text, answer });
      return answer.promise;
    },
    refusal: (text) => (text === '' ? 'empty' : null),
    failureReason: () => 'offline',
  });
  const answer = async (index: number, ok = true) => {
    if (ok) saves[index]?.answer.resolve();
    else saves[index]?.answer.reject(new Error('no'));
    await vi.advanceTimersByTimeAsync(0);
  };
  return { autosave, sent: () => saves.map(({ text }) => text), answer, state: () => autosave.snapshot().state };
}

describe('an edit', () => {
  test('is saved after the pause, counted from the last key', () => {
    const { autosave, sent, state } = field();
    autosave.edit('new', 1000);
    vi.advanceTimersByTime(999);
    autosave.edit('newer', 1000);
    vi.advanceTimersByTime(999);
    expect([sent(), state()]).toEqual([[], { kind: 'unsaved' }]);
    vi.advanceTimersByTime(1);
    expect([sent(), state()]).toEqual([['newer'], { kind: 'saving' }]);
  });

  test('without a pause waits for the field to be left', async () => {
    const { autosave, sent, answer, state } = field();
    autosave.edit('new', null);
    vi.advanceTimersByTime(60_000);
    expect(sent()).toEqual([]);
    autosave.flush();
    await answer(0);
    expect([sent(), state()]).toEqual([['new'], { kind: 'saved' }]);
  });

  test('that ends where it began sends nothing', () => {
    const { autosave, sent, state } = field();
    autosave.edit('new', 1000);
    autosave.edit('old', 1000);
    vi.advanceTimersByTime(1000);
    autosave.flush();
    expect([sent(), state()]).toEqual([[], { kind: 'clean' }]);
  });

  test('during a save is sent when that ends, never beside it', async () => {
    const { autosave, sent, answer, state } = field();
    autosave.edit('one', 0);
    vi.advanceTimersByTime(0);
    autosave.edit('two', 10);
    vi.advanceTimersByTime(10);
    expect(sent()).toEqual(['one']);
    await answer(0);
    expect([sent(), state()]).toEqual([['one', 'two'], { kind: 'saving' }]);
    await answer(1);
    expect(state()).toEqual({ kind: 'saved' });
  });

  test('that cannot be saved is not sent and says why', () => {
    const { autosave, sent, state } = field();
    autosave.edit('', null);
    autosave.flush();
    expect([sent(), state()]).toEqual([[], { kind: 'refused', reason: 'empty' }]);
  });

  test('whose save fails keeps its text, says why, and can be sent again', async () => {
    const { autosave, sent, answer, state } = field();
    autosave.edit('new', null);
    autosave.flush();
    await answer(0, false);
    expect(autosave.snapshot()).toEqual({ text: 'new', state: { kind: 'failed', reason: 'offline' } });
    autosave.flush();
    await answer(1);
    expect([sent(), state()]).toEqual([['new', 'new'], { kind: 'saved' }]);
  });
});

describe("the server's text", () => {
  test('is taken where the user changed nothing', () => {
    const { autosave } = field();
    autosave.adopt('from elsewhere');
    expect(autosave.snapshot().text).toBe('from elsewhere');
  });

  test('never replaces what the user is writing', () => {
    const { autosave } = field();
    autosave.edit('mine', null);
    autosave.adopt('from elsewhere');
    expect(autosave.snapshot().text).toBe('mine');
  });
});
