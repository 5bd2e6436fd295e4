import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AutosaveOptions, createAutosave } from './autosave.ts';
import { findUnsaved, keepUnsaved } from './unsaved-texts.ts';

interface UseAutosaveOptions extends Omit<AutosaveOptions, 'text' | 'keep'> {
  /** Names the field in this tab: under it an unsaved text outlives the page. */
  readonly field: string;
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
  const [autosave] = useState(() => startAutosave(value, fixed));
  const { text, state } = useSyncExternalStore(autosave.subscribe, autosave.snapshot);

  useEffect(() => autosave.adopt(value), [autosave, value]);
  // What an earlier page could not save, say because the session was over.
  useEffect(() => autosave.flush(), [autosave]);
  useEffect(
    () => () => {
      // What was refused would be refused again, and told on the next page.
      if (autosave.snapshot().state.kind !== 'failed') autosave.flush();
    },
    [autosave],
  );

  useEffect(() => {
    addEventListener('online', autosave.retry);
    return () => removeEventListener('online', autosave.retry);
  }, [autosave]);

  const atRisk =
    state.kind === 'unsaved' ||
    state.kind === 'saving' ||
    state.kind === 'failed' ||
    state.kind === 'waiting' ||
    state.kind === 'conflict';
  useEffect(() => {
    if (!atRisk) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [atRisk]);

  return {
    text,
    state,
    edit: (next: string) => autosave.edit(next, pauseMs),
    flush: autosave.flush,
    choose: autosave.choose,
    discard: autosave.discard,
  };
}

function startAutosave(
  value: string,
  { field, ...options }: Omit<UseAutosaveOptions, 'value' | 'pauseMs'>,
) {
  const unsaved = findUnsaved(field);
  const autosave = createAutosave({
    text: unsaved?.base ?? value,
    keep: (text) => keepUnsaved(field, text),
    ...options,
  });
  if (unsaved !== null) autosave.edit(unsaved.text, null);
  return autosave;
}
