/*
 * What belongs to this tab and outlives a reload or a trip to the sign-in page. It is small: histories of edits can be made
 * again by doing without them, texts that are not saved cannot, so the former make room for the latter.
 */

const historyPrefix = 'history:';

/** Names the history of a content's edits. */
export const historyKey = (contentId: string): string => historyPrefix + contentId;

/** Forgets the histories of all contents but one, if one is named. */
export function dropHistories(exceptKey?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(historyPrefix) && key !== exceptKey) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('The histories of edits could not be forgotten:', error);
  }
}

function store(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stores a text; where there is no room, the histories of other contents go. @returns whether it is stored */
export function storeInTab(key: string, text: string): boolean {
  if (store(key, text)) return true;
  dropHistories(key);
  return store(key, text);
}

const ownerKey = 'histories-of';

/** Forgets the histories of whoever was signed in before, unless it was the same user. */
export function claimHistories(userId: string): void {
  try {
    if (sessionStorage.getItem(ownerKey) === userId) return;
    dropHistories();
    sessionStorage.setItem(ownerKey, userId);
  } catch (error) {
    console.warn('The histories of edits could not be looked at:', error);
  }
}
