/** An idea typed on the landing page waits here, in this browser, until the wizard takes it: over sign-up, mails and other tabs. */
const key = 'typed-idea';

/** What of a browser's storage an idea needs. */
export interface IdeaStorage {
  getItem(name: string): unknown;
  setItem(name: string, value: string): unknown;
  removeItem(name: string): unknown;
}

/** The idea that waits, or null. */
export function waitingIdea(storage: IdeaStorage = localStorage): string | null {
  const idea = storage.getItem(key);
  return typeof idea === 'string' && idea.trim() !== '' ? idea : null;
}

/** Keeps an idea; an empty one forgets what was kept before. */
export function keepIdea(idea: string, storage: IdeaStorage = localStorage): void {
  if (idea.trim() === '') storage.removeItem(key);
  else storage.setItem(key, idea.trim());
}

/** The waiting idea, once. */
export function takeIdea(storage: IdeaStorage = localStorage): string | null {
  const idea = waitingIdea(storage);
  storage.removeItem(key);
  return idea;
}
