import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave, type SaveAttempt } from './autosave.ts';

const now = Date.UTC(2026, 10, 21, 14, 2);
const saved = expect.objectContaining({ kind: 'saved' });
const lost = new Error('lost');
const changed = new Error('changed');

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

/** A field whose saves are answered by hand. */
function field() {
  const saves: { text: string; attempt: SaveAttempt; answer: PromiseWithResolvers<void> }[] = [];
  const keep = vi.fn();
  const autosave = createAutosave({
    text: 'old',
    save: (text, attempt) => {
      const answer = Promise.withResolvers<void>();
      saves.push({ text, attempt, answer });
      return answer.promise;
    },
    refusal: (text) => (text === '' ? 'empty' : null),
    failureReason: () => 'too long',
    isPassing: (error) => error === lost,
    isConflict: (error) => error === changed,
    keep,
  });
  const answer = async (index: number, error?: Error) => {
    if (error === undefined) saves[index]?.answer.resolve();
    else saves[index]?.answer.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    autosave,
    sent: () => saves.map(({ text }) => text),
    retries: () => saves.map(({ attempt }) => attempt.isRetry),
    replaced: () => saves.map(({ attempt }) => attempt.replaces),
    keep,
    answer,
    state: () => autosave.snapshot().state,
  };
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
    expect([sent(), state()]).toEqual([['new'], saved]);
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
    expect(state()).toEqual(saved);
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
    await answer(0, new Error('refused'));
    expect(autosave.snapshot()).toEqual({
      text: 'new',
      state: { kind: 'failed', reason: 'too long' },
    });
    autosave.flush();
    await answer(1);
    expect([sent(), state()]).toEqual([['new', 'new'], saved]);
  });
});

describe('a server that cannot be reached', () => {
  test('is asked again by itself, each time after a longer wait, until the text is saved', async () => {
    const { autosave, sent, retries, answer, state } = field();
    autosave.edit('new', null);
    autosave.flush();
    await answer(0, lost);
    expect(state()).toEqual({ kind: 'waiting', reason: 'too long' });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toHaveLength(2);
    await answer(1, lost);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(sent()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await answer(2);
    expect([sent(), retries(), state()]).toEqual([
      ['new', 'new', 'new'],
      [false, true, true],
      { kind: 'saved', atMs: now + 6_000 },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toHaveLength(3);
  });

  test('never waits longer than half a minute, and is asked at once when the network is back', async () => {
    const { autosave, sent, answer } = field();
    autosave.edit('new', null);
    autosave.flush();
    for (let tries = 0; tries < 6; tries += 1) {
      await answer(tries, lost);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    expect(sent()).toHaveLength(7);
    await answer(6, lost);
    autosave.retry();
    expect(sent()).toHaveLength(8);
  });

  test('gets the newest text, once, when typing goes on meanwhile', async () => {
    const { autosave, sent, answer, state } = field();
    autosave.edit('one', null);
    autosave.flush();
    autosave.edit('two', 10_000);
    await answer(0, lost);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([sent(), state()]).toEqual([['one', 'two'], { kind: 'saving' }]);
    await answer(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(), state()]).toEqual([['one', 'two'], saved]);
  });

  test('is left alone where nothing waits for it', () => {
    const { autosave, sent } = field();
    autosave.edit('new', null);
    autosave.retry();
    expect(sent()).toEqual([]);
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

describe('a text that somebody else changed meanwhile', () => {
  test('stands against the one being typed: nothing is sent before one is chosen', async () => {
    const { autosave, sent, replaced, answer, state } = field();
    autosave.edit('mine', 1_000);
    autosave.adopt('theirs');
    await vi.advanceTimersByTimeAsync(60_000);
    autosave.edit('mine too', 1_000);
    autosave.flush();
    expect([sent(), autosave.snapshot()]).toEqual([
      [],
      { text: 'mine too', state: { kind: 'conflict', theirs: 'theirs' } },
    ]);
    autosave.choose('mine');
    await answer(0);
    expect([sent(), replaced(), state()]).toEqual([['mine too'], ['theirs'], saved]);
  });

  test('can be taken instead', () => {
    const { autosave, sent, keep } = field();
    autosave.edit('mine', 1_000);
    autosave.adopt('theirs');
    autosave.choose('theirs');
    expect([sent(), autosave.snapshot(), keep.mock.lastCall]).toEqual([
      [],
      { text: 'theirs', state: { kind: 'clean' } },
      [null],
    ]);
  });

  test('comes back when the user gives theirs up, which is not sent any more [BOARD-29]', async () => {
    const { autosave, sent, keep, answer } = field();
    autosave.edit('mine', null);
    autosave.flush();
    await answer(0, lost);
    autosave.discard();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(), autosave.snapshot(), keep.mock.lastCall]).toEqual([
      ['mine'],
      { text: 'old', state: { kind: 'clean' } },
      [null],
    ]);
  });

  test('is learnt from the refusal, then from the next read', async () => {
    const { autosave, replaced, answer, state } = field();
    autosave.edit('mine', null);
    autosave.flush();
    await answer(0, changed);
    expect([replaced(), state()]).toEqual([['old'], { kind: 'conflict', theirs: null }]);
    autosave.choose('mine');
    expect(state()).toEqual({ kind: 'conflict', theirs: null });
    autosave.adopt('theirs');
    expect(state()).toEqual({ kind: 'conflict', theirs: 'theirs' });
  });

  test('was there already when the save was refused', async () => {
    const { autosave, answer, state } = field();
    autosave.edit('mine', null);
    autosave.flush();
    autosave.adopt('theirs');
    await answer(0, changed);
    expect(state()).toEqual({ kind: 'conflict', theirs: 'theirs' });
  });

  test('is none when it is the same, or is taken back', () => {
    const { autosave, sent, state } = field();
    autosave.edit('the same', 1_000);
    autosave.adopt('the same');
    expect([sent(), state()]).toEqual([[], saved]);
    autosave.edit('mine', 1_000);
    autosave.adopt('theirs');
    autosave.adopt('the same');
    expect([sent(), state()]).toEqual([['mine'], { kind: 'saving' }]);
  });

  test('is none when it is our own, whose answer was lost', async () => {
    const { autosave, sent, replaced, answer } = field();
    autosave.edit('one', null);
    autosave.flush();
    await answer(0, lost);
    autosave.edit('two', null);
    autosave.adopt('one');
    expect([sent(), replaced()]).toEqual([
      ['one', 'two'],
      ['old', 'one'],
    ]);
  });
});

test('what is not saved is kept with what it was made from, until it is', async () => {
  const { autosave, answer, keep } = field();
  autosave.edit('new', null);
  autosave.flush();
  expect(keep).toHaveBeenLastCalledWith({ text: 'new', base: 'old' });
  await answer(0, new Error('signed out'));
  expect(keep).toHaveBeenLastCalledWith({ text: 'new', base: 'old' });
  autosave.flush();
  await answer(1);
  expect(keep).toHaveBeenLastCalledWith(null);
});
