import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { readStoryboard } from '../../../api/queries/pending-edits.ts';
import type { Editor } from './editor.ts';

/** Moves scenes by places; `announcement` says the last move to screen readers. */
export function useMoveScene(contentId: string, { tryEdit }: Editor) {
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const move = useCallback(
    (sceneId: string, by: number) => {
      // Read here, not when drawn: two quick presses move by two places.
      const ids = readStoryboard(queries, contentId)?.scenes.map((scene) => scene.id) ?? [];
      const from = ids.indexOf(sceneId);
      const to = from + by;
      if (by === 0 || from === -1 || to < 0 || to >= ids.length) return;
      void tryEdit('Move a scene', [{ type: 'move', scene: sceneId, position: to + 1 }], {
        failure: 'Failed to update scenes. Please try again.',
      });
      setAnnouncement(`Scene ${from + 1} moved to ${to + 1} of ${ids.length}`);
    },
    [contentId, queries, tryEdit],
  );
  return { move, announcement };
}
