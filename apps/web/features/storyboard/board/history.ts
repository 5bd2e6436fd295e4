/** One edit of the history. */
export interface Step<Action> {
  /** The name of the edit, such as `Delete scene 3`. */
  readonly label: string;
  /** The action that takes the edit back; once it is undone, the action that makes it again. */
  readonly action: Action;
  /** Edits of the same thing shortly after one another, such as bursts of typing, are taken back together. */
  readonly mergeKey?: string | undefined;
}

export interface HistorySnapshot {
  /** The step that Undo takes back; null where there is none. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

/** Steps as they outlive their page, each list oldest first. */
export interface KeptHistory<Action> {
  readonly done: readonly Step<Action>[];
  readonly undone: readonly Step<Action>[];
}

/** The edits of a storyboard made in this tab, newest last. None of them ever costs anything to take back or make again. */
export interface History<Action> {
  snapshot(): HistorySnapshot;
  subscribe(listener: () => void): () => void;
  /** Waits for an edit and keeps the step that it answers with: null where nothing was changed. Rejects as the edit does. */
  record(edit: Promise<Step<Action> | null>): Promise<Step<Action> | null>;
  /** Takes the last edit back, or the given one if it still is among them. Rejects as taking it back does. */
  undo(step?: Step<Action>): Promise<void>;
  redo(): Promise<void>;
  /** Resolves when the edits that are on their way now have ended, well or not. */
  settled(): Promise<void>;
}

export interface HistoryOptions<Action> {
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  /** Performs an action that takes an edit back or makes it again. @returns its inverse; null where it changed nothing */
  readonly perform: (action: Action, direction: 'undo' | 'redo') => Promise<Action | null>;
  /** Two actions of neighbouring steps as one, the second to be done first; null where they are not of a kind. */
  readonly merge: (first: Action, second: Action) => Action | null;
  /** Whether an action that failed so will never succeed: its step is forgotten. Any other can be tried again. */
  readonly isHopeless: (error: unknown) => boolean;
  readonly start: KeptHistory<Action>;
  /** Hears of every change, so that the history outlives its page. */
  readonly keep: (history: KeptHistory<Action>) => void;
}

const mostSteps = 100;
const mergeWithinMs = 4_000;

interface Entry<Action> {
  readonly step: Step<Action>;
  /** Its place among the edits, by when they were begun: answers overtake one another. */
  readonly place: number;
  readonly atMs: number;
}

const longAgo = <Action>(step: Step<Action>): Entry<Action> => ({
  step,
  place: 0,
  atMs: Number.NEGATIVE_INFINITY,
});

export function createHistory<Action>({
  now,
  perform,
  merge,
  isHopeless,
  start,
  keep,
}: HistoryOptions<Action>): History<Action> {
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let done: readonly Entry<Action>[] = start.done.map(longAgo);
  let undone: readonly Entry<Action>[] = start.undone.map(longAgo);
  let shown = shownOf();
  let last: Promise<void> = Promise.resolve();
  let begun = 0;

  function shownOf(): HistorySnapshot {
    return {
      undoLabel: done.at(-1)?.step.label ?? null,
      redoLabel: undone.at(-1)?.step.label ?? null,
    };
  }

  function show(nextDone: readonly Entry<Action>[], nextUndone: readonly Entry<Action>[]): void {
    done = nextDone.slice(-mostSteps);
    undone = nextUndone;
    shown = shownOf();
    for (const listener of listeners) listener();
  }

  function set(nextDone: readonly Entry<Action>[], nextUndone: readonly Entry<Action>[]): void {
    show(nextDone, nextUndone);
    const steps = (entries: readonly Entry<Action>[]) => entries.map(({ step }) => step);
    keep({ done: steps(done), undone: steps(undone) });
  }

  /** The last step and this one as one; null where they are two. */
  function joined(before: Entry<Action> | undefined, step: Step<Action>): Step<Action> | null {
    if (before === undefined || step.mergeKey === undefined) return null;
    if (before.step.mergeKey !== step.mergeKey || now() - before.atMs >= mergeWithinMs) return null;
    const action = merge(before.step.action, step.action);
    return action === null ? null : { ...step, action };
  }

  function push(step: Step<Action>, place: number): void {
    const earlier = done.filter((entry) => entry.place < place);
    const both = joined(earlier.at(-1), step);
    set(
      [
        ...(both === null ? earlier : earlier.slice(0, -1)),
        { step: both ?? step, place, atMs: now() },
        ...done.filter((other) => other.place > place),
      ],
      [],
    );
  }

  async function record(edit: Promise<Step<Action> | null>): Promise<Step<Action> | null> {
    const place = (begun += 1);
    running.add(edit);
    try {
      const step = await edit;
      if (step !== null) push(step, place);
      return step;
    } finally {
      running.delete(edit);
    }
  }

  /** One at a time, and after the edits that are still on their way: a press right after typing means the typing. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(async () => {
      await Promise.allSettled(running);
      await work();
    });
    last = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Does what an entry holds. It is taken out of its list at once, but kept there for the next page until it is done: a page
   * that goes away meanwhile may do it twice, which changes nothing.
   * @param ended the lists once it is done, or cannot be
   * @param putBack the lists with the entry where it was
   */
  async function revert(
    { step, place }: Entry<Action>,
    direction: 'undo' | 'redo',
    ended: (reverted: readonly Entry<Action>[]) => void,
    putBack: () => void,
  ): Promise<void> {
    try {
      const action = await perform(step.action, direction);
      const reverted = { place, atMs: Number.NEGATIVE_INFINITY };
      ended(action === null ? [] : [{ step: { ...step, action }, ...reverted }]);
    } catch (error) {
      if (isHopeless(error)) ended([]);
      else putBack();
      throw error;
    }
  }

  const without = (entries: readonly Entry<Action>[], gone: Entry<Action>) =>
    entries.filter((entry) => entry !== gone);

  const undo = (step?: Step<Action>) =>
    inTurn(async () => {
      const entry = step === undefined ? done.at(-1) : done.find((kept) => kept.step === step);
      if (entry === undefined) return;
      const at = done.indexOf(entry);
      show(without(done, entry), undone);
      await revert(
        entry,
        'undo',
        (again) => set(done, [...undone, ...again]),
        () => set(done.toSpliced(at, 0, entry), undone),
      );
    });

  const redo = () =>
    inTurn(async () => {
      const entry = undone.at(-1);
      if (entry === undefined) return;
      show(done, without(undone, entry));
      await revert(
        entry,
        'redo',
        (back) => set([...done, ...back], undone),
        () => set(done, [...undone, entry]),
      );
    });

  return {
    snapshot: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record,
    undo,
    redo,
    settled: async () => {
      await Promise.allSettled(running);
      // Callers that waited for them go first.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
