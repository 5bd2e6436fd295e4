import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** Ids of selected scenes that exist, in the scenes' order. */
  readonly ids: readonly string[];
  has(sceneId: string): boolean;
}

/**
 * Which scenes are ticked. Scenes that are gone are not selected any more; none is once the content was approved: they were
 * ticked for its texts, and what comes next is the film.
 */
export function useSelection(sceneIds: readonly string[], approved: boolean) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [wasApproved, setWasApproved] = useState(approved);
  if (approved !== wasApproved) {
    setWasApproved(approved);
    setTicked(new Set());
  }
  const selection = useMemo<Selection>(
    () => ({ ids: sceneIds.filter((id) => ticked.has(id)), has: (sceneId) => ticked.has(sceneId) }),
    [sceneIds, ticked],
  );
  const select = useCallback((sceneId: string, selected: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      if (selected) after.add(sceneId);
      else after.delete(sceneId);
      return after;
    });
  }, []);
  const selectOnly = useCallback((ids: readonly string[]) => setTicked(new Set(ids)), []);
  return { selection, select, selectOnly };
}
