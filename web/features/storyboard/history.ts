/** One edit that can be taken back and made again; neither ever costs anything. */
export interface HistoryStep {
  /** What was done, such as `Delete scene 3`. */
  readonly label: string;
  readonly undo: () => Promise<unknown>;
  readonly redo: () => Promise<unknown>;
  /** Edits of the same thing shortly after one another, such as bursts of typing, are taken back together. */
  readonly mergeKey?: string;
}

export interface HistorySnapshot {
  /** What Undo takes back; null where there is nothing. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

/** The edits of a storyboard made on this page, newest last. */
export interface History {
  snapshot(): HistorySnapshot;
  subscribe(listener: () => void): () => void;
  /** Waits for an edit and keeps what it answers with: null where nothing was changed. Rejects as the edit does. */
  record(edit: Promise<HistoryStep | null>): Promise<void>;
  /** Takes the last edit back, or the given one if it still is among them. A step that fails is forgotten. */
  undo(step?: HistoryStep): Promise<void>;
  redo(): Promise<void>;
  /** Resolves when the edits that are on their way now have ended, well or not. */
  settled(): Promise<void>;
}

const mostSteps = 100;
const mergeWithinMs = 4_000;

interface Entry {
  readonly step: HistoryStep;
  /** Its place among the edits, by when they were begun: answers overtake one another. */
  readonly place: number;
  readonly atMs: number;
}

/** Both steps as one. */
function merged(first: HistoryStep, second: HistoryStep): HistoryStep {
  return { ...second, undo: first.undo };
}

/** @param now milliseconds of any clock that only goes forward */
export function createHistory(now: () => number): History {
  const listeners = new Set<() => void>();
  const running = new Set<Promise<unknown>>();
  let done: readonly Entry[] = [];
  let undone: readonly Entry[] = [];
  let shown: HistorySnapshot = { undoLabel: null, redoLabel: null };
  let last: Promise<void> = Promise.resolve();
  let begun = 0;

  function keep(nextDone: readonly Entry[], nextUndone: readonly Entry[]): void {
    done = nextDone.slice(-mostSteps);
    undone = nextUndone;
    shown = {
      undoLabel: done.at(-1)?.step.label ?? null,
      redoLabel: undone.at(-1)?.step.label ?? null,
    };
    for (const listener of listeners) listener();
  }

  function push(step: HistoryStep, place: number): void {
    const earlier = done.filter((entry) => entry.place < place);
    const before = earlier.at(-1);
    const joins =
      before !== undefined &&
      step.mergeKey !== undefined &&
      before.step.mergeKey === step.mergeKey &&
      now() - before.atMs < mergeWithinMs;
    const entry = { step: joins ? merged(before.step, step) : step, place, atMs: now() };
    keep(
      [
        ...(joins ? earlier.slice(0, -1) : earlier),
        entry,
        ...done.filter((other) => other.place > place),
      ],
      [],
    );
  }

  async function record(edit: Promise<HistoryStep | null>): Promise<void> {
    const place = (begun += 1);
    running.add(edit);
    try {
      const step = await edit;
      if (step !== null) push(step, place);
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

  const undo = (step?: HistoryStep) =>
    inTurn(async () => {
      const entry = step === undefined ? done.at(-1) : done.find((kept) => kept.step === step);
      if (entry === undefined) return;
      keep(
        done.filter((kept) => kept !== entry),
        undone,
      );
      await entry.step.undo();
      keep(done, [...undone, entry]);
    });

  const redo = () =>
    inTurn(async () => {
      const entry = undone.at(-1);
      if (entry === undefined) return;
      keep(done, undone.slice(0, -1));
      await entry.step.redo();
      keep([...done, { ...entry, atMs: Number.NEGATIVE_INFINITY }], undone);
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
      // Whoever waited for them has its turn first.
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}
