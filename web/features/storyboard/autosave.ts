/** What a text field says about its text. */
export type SaveState =
  | { readonly kind: 'clean' | 'unsaved' | 'saving' | 'saved' }
  | { readonly kind: 'failed' | 'refused'; readonly reason: string };

export interface AutosaveSnapshot {
  readonly text: string;
  readonly state: SaveState;
}

export interface AutosaveOptions {
  readonly text: string;
  /** Rejects where the text was not saved. */
  readonly save: (text: string) => Promise<unknown>;
  /** Why a text cannot be saved; null where it can. Such a text is not sent. */
  readonly refusal: (text: string) => string | null;
  readonly failureReason: (error: unknown) => string;
}

/** Keeps one text saved. */
export interface Autosave {
  snapshot(): AutosaveSnapshot;
  subscribe(listener: () => void): () => void;
  /** The user's text changed; it is saved after this pause, or with the next flush where the pause is null. */
  edit(text: string, pauseMs: number | null): void;
  /** Saves now what is not saved. */
  flush(): void;
  /** Takes the server's text where the user has not changed it. */
  adopt(text: string): void;
}

/** One save runs at a time: what is typed meanwhile is saved when it ends. */
export function createAutosave({ text, save, refusal, failureReason }: AutosaveOptions): Autosave {
  const listeners = new Set<() => void>();
  let current: AutosaveSnapshot = { text, state: { kind: 'clean' } };
  let savedText = text;
  let running = false;
  let wanted = false;
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
    let outcome: SaveState = { kind: 'saved' };
    try {
      await save(sent);
      savedText = sent;
    } catch (error) {
      outcome = { kind: 'failed', reason: failureReason(error) };
    }
    const again = wanted;
    running = false;
    wanted = false;
    if (current.text === sent) return show({ ...current, state: outcome });
    show({ ...current, state: current.text === savedText ? { kind: 'saved' } : { kind: 'unsaved' } });
    if (again) flush();
  }

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    flush,
    adopt: (served) => {
      if (running || current.text !== savedText || served === savedText) return;
      savedText = served;
      show({ ...current, text: served });
    },
  };
}
