import { dropHistories, historyKey, storeInTab } from '../../../api/tab-storage.ts';
import type { BoardAction, BoardStep } from './editor.ts';
import type { KeptHistory } from './history.ts';

const nothing: KeptHistory<BoardAction> = { done: [], undone: [] };
/** So many steps are kept where all of them are more than the tab may store. */
const fewSteps = 20;

/** Keeps the history of a content for this tab. Steps that do not fit are forgotten, oldest first. */
export function keepHistory(contentId: string, history: KeptHistory<BoardAction>): void {
  const key = historyKey(contentId);
  const few = { done: history.done.slice(-fewSteps), undone: history.undone.slice(-fewSteps) };
  if (!storeInTab(key, JSON.stringify(history)) && !storeInTab(key, JSON.stringify(few)))
    dropHistories();
}

/** The history of a content as an earlier page of this tab left it; empty where there is none. The server checks each of its changes anew. */
export function findHistory(contentId: string): KeptHistory<BoardAction> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(historyKey(contentId)) ?? 'null');
    return isHistory(kept) ? kept : nothing;
  } catch {
    return nothing;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAction = (value: unknown): boolean =>
  isObject(value) &&
  ((value['kind'] === 'edit' && Array.isArray(value['changes'])) ||
    (value['kind'] === 'cast' && isObject(value['change'])));

const isStep = (value: unknown): value is BoardStep =>
  isObject(value) && typeof value['label'] === 'string' && isAction(value['action']);

function isHistory(value: unknown): value is KeptHistory<BoardAction> {
  if (!isObject(value)) return false;
  const { done, undone } = value;
  return Array.isArray(done) && done.every(isStep) && Array.isArray(undone) && undone.every(isStep);
}
