import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ProgressEvent } from '@scenewright/contract/schemas/storyboard.ts';
import { listenToStoryboard } from '../../../api/events.ts';
import { queryKeys } from '../../../api/queries/keys.ts';
import {
  changeStoryboard,
  refreshStoryboard,
  withProgress,
} from '../../../api/queries/storyboard-cache.ts';

/**
 * Keeps the storyboard in the cache in step with the server while `enabled` and the tab is seen. A hidden tab gives its
 * connection back (a browser has six for each server over HTTP/1.1) and lives on the poll.
 * Answers the last progress of writing the storyboard, or null.
 */
export function useStoryboardEvents(contentId: string, enabled: boolean): ProgressEvent | null {
  const queries = useQueryClient();
  const [writing, setWriting] = useState<ProgressEvent | null>(null);
  const visible = useTabVisible();
  useEffect(() => {
    if (!enabled || !visible) return undefined;
    const stop = new AbortController();
    const listener = {
      onState: () => {
        refreshStoryboard(queries, contentId);
        // The cast is everybody's of the account: another tab may have changed it.
        void queries.invalidateQueries({ queryKey: queryKeys.cast });
      },
      onProgress: (progress: ProgressEvent) => {
        if (progress.stage === 'storyboard') setWriting(progress);
        else
          changeStoryboard(queries, contentId, (storyboard) => withProgress(storyboard, progress));
      },
    };
    void listenToStoryboard(contentId, listener, stop.signal);
    return () => stop.abort();
  }, [contentId, enabled, visible, queries]);
  return writing;
}

function useTabVisible(): boolean {
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return visible;
}
