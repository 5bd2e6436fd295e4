import * as z from 'zod/mini';
import { parseStored } from '../../../api/stored.ts';
import { storeInTab } from '../../../api/tab-storage.ts';
import type { UnsavedText } from './autosave.ts';

/** Of this tab: what is typed in one must not appear in another, and it outlives a reload or a trip to the sign-in page. */
const storage = () => sessionStorage;
const keyOf = (field: string) => `unsaved:${field}`;

/** Fields of this page for which the tab had no room. */
const withoutRoom = new Set<string>();

/** Keeps what is not saved of a field, or forgets it. Where the storage is full or shut it does not outlive the page. */
export function keepUnsaved(field: string, unsaved: UnsavedText | null): void {
  withoutRoom.delete(field);
  try {
    if (unsaved === null) storage().removeItem(keyOf(field));
    else if (!storeInTab(keyOf(field), JSON.stringify(unsaved))) withoutRoom.add(field);
  } catch (error) {
    console.warn('An unsaved text could not be kept:', error);
  }
}

const unsavedText = z.object({ text: z.string(), base: z.string() });

/** What was not saved of a field when its page went away; null where all was. */
export function findUnsaved(field: string): UnsavedText | null {
  return parseStored(unsavedText, storage().getItem(keyOf(field)));
}

/** Names a scene's text in this tab. */
export function fieldOf(sceneId: string, text: 'description' | 'dialogue' | 'caption'): string {
  return `${sceneId} ${text}`;
}

/** Whether a scene has a text that is not saved, be it only on its way. */
export function hasUnsaved(sceneId: string): boolean {
  return (['description', 'dialogue', 'caption'] as const)
    .map((text) => fieldOf(sceneId, text))
    .some((field) => withoutRoom.has(field) || findUnsaved(field) !== null);
}
