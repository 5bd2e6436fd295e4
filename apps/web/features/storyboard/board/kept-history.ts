import * as z from 'zod/mini';
import { changeShape } from '@scenewright/contract/schemas/edits.ts';
import { castKinds } from '@scenewright/contract/rules/cast.ts';
import { parseStored } from '../../../api/stored.ts';
import { dropHistories, historyKey, storeInTab } from '../../../api/tab-storage.ts';
import type { BoardAction } from './editor.ts';
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

const traits = z.object({ name: z.string(), kind: z.enum(castKinds), look: z.string() });
const castChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal(['remove', 'restore']), id: z.string() }),
  z.object({ type: z.literal('update'), id: z.string(), traits, was: traits }),
]);
const step = z.object({
  label: z.string(),
  action: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('edit'), changes: z.array(changeShape) }),
    z.object({ kind: z.literal('cast'), change: castChange }),
  ]),
  mergeKey: z.optional(z.string()),
});
const history = z.object({ done: z.array(step), undone: z.array(step) });

/** The history of a content as an earlier page of this tab left it; empty where there is none. */
export function findHistory(contentId: string): KeptHistory<BoardAction> {
  return parseStored(history, sessionStorage.getItem(historyKey(contentId))) ?? nothing;
}
