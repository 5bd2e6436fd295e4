const storageKey = 'draft-path';

/** Keeps, in this tab, the path of the draft that credits are bought for: paying leads over other pages. */
export function rememberDraftPath(path: string): void {
  sessionStorage.setItem(storageKey, path);
}

/** The draft to go back to; null where none was left for more credits. */
export function getDraftPath(): string | null {
  const path = sessionStorage.getItem(storageKey);
  return path !== null && /^\/(create|storyboard)\b/.test(path) ? path : null;
}

/** It was gone back to, is no draft any more, or was left for something else. */
export function forgetDraftPath(): void {
  sessionStorage.removeItem(storageKey);
}
