import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { readStoryboard } from '../../../api/queries/pending-edits.ts';
import type { SceneActions } from '../scene/scene-actions.ts';
import { focusCard } from '../scene/scene-list.tsx';

/** Deletes scenes; the focus, which would be lost with the card, goes on to its neighbour. */
export function useRemoveScene(contentId: string, actions: SceneActions) {
  const queries = useQueryClient();
  return useCallback(
    (scene: Scene) => {
      // Read here, not when drawn: the cards keep the same function while scenes come and go.
      const scenes = readStoryboard(queries, contentId)?.scenes ?? [];
      const neighbour = scenes[scene.number] ?? scenes[scene.number - 2];
      // A menu gives the focus back to its card first, which is about to go.
      setTimeout(() => focusCard(neighbour));
      void actions.remove(scene);
    },
    [contentId, queries, actions],
  );
}
