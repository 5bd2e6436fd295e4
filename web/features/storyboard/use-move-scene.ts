import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { queryKeys } from '../../api/queries/keys.ts';
import type { SceneActions } from './scene-actions.ts';
import { movedTo } from './scene-order.ts';

/** Moves scenes by places; `announcement` says the last move to screen readers. */
export function useMoveScene(contentId: string, actions: SceneActions) {
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const move = useCallback(
    (sceneId: string, by: number) => {
      // Read here, not when drawn: two quick presses move by two places.
      const ids =
        queries
          .getQueryData<Storyboard>(queryKeys.storyboard(contentId))
          ?.scenes.map((scene) => scene.id) ?? [];
      const from = ids.indexOf(sceneId);
      const to = from + by;
      if (by === 0 || from === -1 || to < 0 || to >= ids.length) return;
      actions.reorder(movedTo(ids, from, to));
      setAnnouncement(`Scene ${from + 1} moved to ${to + 1} of ${ids.length}`);
    },
    [contentId, queries, actions],
  );
  return { move, announcement };
}
