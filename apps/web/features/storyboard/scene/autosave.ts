/** What a text field says about its text. */
export type SaveState =
  | { readonly kind: 'clean' | 'unsaved' | 'saving' }
  | { readonly kind: 'saved'; readonly atMs: number }
  /** `waiting`: the server could not be reached; it is tried again by itself. */
  | { readonly kind: 'failed' | 'refused' | 'waiting'; readonly reason: string }
  /** Both the user and somebody else changed the text; nothing is saved until the user chose. Null: theirs is not read yet. */
  | { readonly kind: 'conflict'; readonly theirs: string | null };

export interface AutosaveSnapshot {
  readonly text: string;
  readonly state: SaveState;
}

/** How a text is sent. */
export interface SaveAttempt {
  /** It is tried again by itself, so nobody need be told once more. */
  readonly isRetry: boolean;
  /** The text it was made from: no other one may be overwritten. */
  readonly replaces: string;
}

/** A text that is not saved, and the one it was made from. */
export interface UnsavedText {
  readonly text: string;
  readonly base: string;
}

export interface AutosaveOptions {
  readonly text: string;
  /** Rejects where the text was not saved. */
  readonly save: (text: string, attempt: SaveAttempt) => Promise<unknown>;
  /** Why a text cannot be saved; null where it can. Such a text is not sent. */
  readonly refusal: (text: string) => string | null;
  readonly failureReason: (error: unknown) => string;
  /** Whether an error goes away by waiting, such as a lost connection. */
  readonly isPassing: (error: unknown) => boolean;
  /** Whether an error says that another text stands there than the one replaced. */
  readonly isConflict: (error: unknown) => boolean;
  /** Hears of what is not saved, so that it outlives its page; null once all is. */
  readonly keep: (unsaved: UnsavedText | null) => void;
}

const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/** Keeps one text saved. */
export interface Autosave {
  snapshot(): AutosaveSnapshot;
  subscribe(listener: () => void): () => void;
  /** The user's text changed; it is saved after this pause, or with the next flush where the pause is null. */
  edit(text: string, pauseMs: number | null): void;
  /** Saves now what is not saved. */
  flush(): void;
  /** Tries at once what waits for the server, such as when the network is back. */
  retry(): void;
  /** Takes the server's text where the user has not changed it; else it is theirs against the user's. */
  adopt(text: string): void;
  /** Ends a conflict. */
  choose(text: 'mine' | 'theirs'): void;
  /** Gives the user's text up for the server's. */
  discard(): void;
}

/**
 * One save runs at a time: what is typed meanwhile is saved when it ends. What could not reach the server is tried again
 * after 2 s, then twice as long each time up to 30 s, until it is saved; nothing needs to look at it meanwhile.
 */
export function createAutosave({
  text,
  save,
  refusal,
  failureReason,
  isPassing,
  isConflict,
  keep,
}: AutosaveOptions): Autosave {
  const listeners = new Set<() => void>();
  /** What was sent from here: where an answer is lost, the server has a text of ours that we do not know to be saved. */
  const ours = new Set<string>();
  let current: AutosaveSnapshot = { text, state: { kind: 'clean' } };
  let savedText = text;
  let servedText = text;
  let running = false;
  let wanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: AutosaveSnapshot): void {
    current = next;
    keep(next.text === savedText ? null : { text: next.text, base: savedText });
    for (const listener of listeners) listener();
  }

  function edit(next: string, pauseMs: number | null): void {
    clearTimeout(timer);
    if (current.state.kind === 'conflict') return show({ ...current, text: next });
    if (next === savedText && !running) return show({ text: next, state: { kind: 'clean' } });
    show({ text: next, state: { kind: 'unsaved' } });
    if (pauseMs !== null) timer = setTimeout(flush, pauseMs);
  }

  function flush(): void {
    clearTimeout(timer);
    if (running) {
      wanted = true;
      return;
    }
    if (current.text === savedText || current.state.kind === 'conflict') return;
    const reason = refusal(current.text);
    if (reason !== null) return show({ ...current, state: { kind: 'refused', reason } });
    void send(current.text);
  }

  async function send(sent: string): Promise<void> {
    running = true;
    show({ ...current, state: { kind: 'saving' } });
    const outcome = await attempt(sent);
    const again = wanted;
    running = false;
    wanted = false;
    if (outcome.kind === 'conflict') return meet();
    if (outcome.kind === 'waiting') planRetry();
    if (current.text === sent) return show({ ...current, state: outcome });
    show({ ...current, state: current.text === savedText ? savedNow() : { kind: 'unsaved' } });
    if (again) flush();
  }

  async function attempt(sent: string): Promise<SaveState> {
    try {
      ours.add(sent);
      await save(sent, { isRetry: failures > 0, replaces: savedText });
      savedText = sent;
      failures = 0;
      return savedNow();
    } catch (error) {
      if (isConflict(error)) return { kind: 'conflict', theirs: null };
      const passing = isPassing(error);
      failures = passing ? failures + 1 : 0;
      return { kind: passing ? 'waiting' : 'failed', reason: failureReason(error) };
    }
  }

  function planRetry(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
  }

  /** The user's text meets another one than it was made from. */
  function meet(): void {
    clearTimeout(timer);
    failures = 0;
    if (servedText === savedText)
      return show({ ...current, state: { kind: 'conflict', theirs: null } });
    if (servedText !== current.text && !ours.has(servedText))
      return show({ ...current, state: { kind: 'conflict', theirs: servedText } });
    takeAsBase(servedText);
  }

  /** Goes on from a text that the server has. */
  function takeAsBase(base: string): void {
    savedText = base;
    show({ ...current, state: current.text === base ? savedNow() : { kind: 'unsaved' } });
    flush();
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    flush,
    retry: () => {
      if (current.state.kind === 'waiting') flush();
    },
    adopt: (served) => {
      servedText = served;
      if (running) return;
      if (served === savedText) {
        // Theirs was taken back.
        if (current.state.kind === 'conflict' && current.state.theirs !== null) takeAsBase(served);
        return;
      }
      if (current.text !== savedText) return meet();
      savedText = served;
      show({ ...current, text: served });
    },
    choose: (which) => {
      if (current.state.kind !== 'conflict' || current.state.theirs === null) return;
      const { theirs } = current.state;
      if (which === 'mine') return takeAsBase(theirs);
      savedText = theirs;
      show({ text: theirs, state: { kind: 'clean' } });
    },
    discard: () => {
      if (running) return;
      clearTimeout(timer);
      failures = 0;
      savedText = servedText;
      show({ text: servedText, state: { kind: 'clean' } });
    },
  };
}

const savedNow = (): SaveState => ({ kind: 'saved', atMs: Date.now() });
