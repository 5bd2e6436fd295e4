/** What a text field says about its text. */
export type SaveState =
  | { readonly kind: 'clean' | 'unsaved' | 'saving' }
  | { readonly kind: 'saved'; readonly atMs: number }
  /** `waiting`: the server could not be reached; it is tried again by itself. */
  | { readonly kind: 'failed' | 'refused' | 'waiting'; readonly reason: string };

export interface AutosaveSnapshot {
  readonly text: string;
  readonly state: SaveState;
}

export interface AutosaveOptions {
  readonly text: string;
  /** Rejects where the text was not saved. `isRetry`: it is tried again by itself, so nobody need be told once more. */
  readonly save: (text: string, isRetry: boolean) => Promise<unknown>;
  /** Why a text cannot be saved; null where it can. Such a text is not sent. */
  readonly refusal: (text: string) => string | null;
  readonly failureReason: (error: unknown) => string;
  /** Whether an error goes away by waiting, such as a lost connection. */
  readonly isPassing: (error: unknown) => boolean;
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
  /** Takes the server's text where the user has not changed it. */
  adopt(text: string): void;
}

/**
 * One save runs at a time: what is typed meanwhile is saved when it ends. What could not reach the server is tried again
 * after 2 s, then twice as long each time up to 30 s, until it is saved; nothing needs to look at it meanwhile.
 */
export function createAutosave({ text, save, refusal, failureReason, isPassing }: AutosaveOptions): Autosave {
  const listeners = new Set<() => void>();
  let current: AutosaveSnapshot = { text, state: { kind: 'clean' } };
  let savedText = text;
  let running = false;
  let wanted = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(next: AutosaveSnapshot): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function edit(next: string, pauseMs: number | null): void {
    clearTimeout(timer);
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
    if (current.text === savedText) return;
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
    if (outcome.kind === 'waiting') planRetry();
    if (current.text === sent) return show({ ...current, state: outcome });
    show({ ...current, state: current.text === savedText ? { kind: 'saved', atMs: Date.now() } : { kind: 'unsaved' } });
    if (again) flush();
  }

  async function attempt(sent: string): Promise<SaveState> {
    try {
      await save(sent, failures > 0);
      savedText = sent;
      failures = 0;
      return { kind: 'saved', atMs: Date.now() };
    } catch (error) {
      const passing = isPassing(error);
      failures = passing ? failures + 1 : 0;
      return { kind: passing ? 'waiting' : 'failed', reason: failureReason(error) };
    }
  }

  function planRetry(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1)));
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
      if (running || current.text !== savedText || served === savedText) return;
      savedText = served;
      show({ ...current, text: served });
    },
  };
}
