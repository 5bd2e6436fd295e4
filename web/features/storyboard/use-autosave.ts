import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AutosaveOptions, createAutosave } from './autosave.ts';

interface UseAutosaveOptions extends Omit<AutosaveOptions, 'text'> {
  /** The text as the server has it. */
  readonly value: string;
  /** Pause in typing after which the text is saved; null saves only when the field is left. */
  readonly pauseMs: number | null;
}

/**
 * Keeps a field's text saved: after a pause, when the field is left, before its card goes away, and when the network is back.
 * What cannot reach the server then is still tried again after the card is gone, as long as the tab is there.
 * The functions are taken once, so they must hold for the field's whole life.
 */
export function useAutosave({ value, pauseMs, ...fixed }: UseAutosaveOptions) {
  const [autosave] = useState(() => createAutosave({ text: value, ...fixed }));
  const { text, state } = useSyncExternalStore(autosave.subscribe, autosave.snapshot);

  useEffect(() => autosave.adopt(value), [autosave, value]);
  useEffect(() => () => autosave.flush(), [autosave]);

  useEffect(() => {
    addEventListener('online', autosave.retry);
    return () => removeEventListener('online', autosave.retry);
  }, [autosave]);

  const atRisk = state.kind === 'unsaved' || state.kind === 'saving' || state.kind === 'failed' || state.kind === 'waiting';
  useEffect(() => {
    if (!atRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [atRisk]);

  return { text, state, edit: (next: string) => autosave.edit(next, pauseMs), flush: autosave.flush };
}
