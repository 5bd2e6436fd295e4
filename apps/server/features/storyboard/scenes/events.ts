import type { ProgressEvent } from '@scenewright/contract/schemas/storyboard.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { progressChannel, storyboardChannel } from './access.ts';

export interface StoryboardWatcher {
  /** The storyboard changed and should be read again. */
  changed(): void;
  progressed(event: ProgressEvent): void;
}

/** Says how far something is; at most 8,000 bytes, lost where nobody listens. */
export async function reportProgress(
  database: Database,
  db: Queryable,
  contentId: string,
  event: ProgressEvent,
): Promise<void> {
  await database.notify(db, progressChannel, JSON.stringify({ contentId, event }));
}

/** Hands notifications of the database to those who watch a content, whichever process made them. */
export function createStoryboardEvents(database: Database) {
  const watchers = new Map<string, Set<StoryboardWatcher>>();
  let listening: Promise<unknown> | undefined;

  const notifyWatchers = (contentId: string, notify: (watcher: StoryboardWatcher) => void) => {
    for (const watcher of watchers.get(contentId) ?? []) notify(watcher);
  };

  function listen(): Promise<unknown> {
    listening ??= Promise.all([
      database.listen(
        storyboardChannel,
        (contentId) => notifyWatchers(contentId, (watcher) => watcher.changed()),
        // Whatever changed while nobody heard of it is in the state.
        () => {
          for (const contentId of watchers.keys())
            notifyWatchers(contentId, (watcher) => watcher.changed());
        },
      ),
      database.listen(progressChannel, (payload) => {
        const { contentId, event } = JSON.parse(payload) as {
          contentId: string;
          event: ProgressEvent;
        };
        notifyWatchers(contentId, (watcher) => watcher.progressed(event));
      }),
    ]).catch((error: unknown) => {
      listening = undefined;
      throw error;
    });
    return listening;
  }

  /** Watches a content until the returned function is called. */
  async function watch(contentId: string, watcher: StoryboardWatcher): Promise<() => void> {
    await listen();
    const set = watchers.get(contentId) ?? new Set();
    watchers.set(contentId, set.add(watcher));
    return () => {
      set.delete(watcher);
      if (set.size === 0) watchers.delete(contentId);
    };
  }

  return { watch };
}
