import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Storyboard } from '#contract/api/storyboard.ts';
import { queryKeys } from '../../api/queries/keys.ts';
import { toast } from '../../ui/toast.ts';
import { type CaptionActions, createCaptionActions } from './caption-actions.ts';
import { createHistory, type History } from './history.ts';
import { createSceneActions, type SceneActions } from './scene-actions.ts';
import { createWhenSaved, type WhenSaved } from './when-saved.ts';
import { useSceneCalls } from './calls/scene-calls.ts';

const undoToastMs = 10_000;

/** The actions on a content's scenes, and their history: the same objects for the page's whole life, so cards need not redraw. */
export function useSceneActions(contentId: string): {
  actions: SceneActions;
  captionActions: CaptionActions;
  history: History;
  whenSaved: WhenSaved;
} {
  const queries = useQueryClient();
  const calls = useSceneCalls(contentId);
  const [history] = useState(() => createHistory(() => performance.now()));
  const [whenSaved] = useState(() => createWhenSaved(history));
  const captionActions = useMemo(
    () =>
      createCaptionActions({
        calls,
        history,
        read: () => queries.getQueryData<Storyboard>(queryKeys.storyboard(contentId)),
      }),
    [calls, history, queries, contentId],
  );
  const actions = useMemo(
    () =>
      createSceneActions({
        calls,
        history,
        whenSaved,
        read: () => queries.getQueryData<Storyboard>(queryKeys.storyboard(contentId)),
        onRemoved: ({ number, status }, undo) => {
          const madeStops =
            status === 'pending' ? 'The work on it stopped; its credits came back.' : undefined;
          const onPress = () => void undo().catch(() => undefined);
          toast({
            title: `Scene ${number} deleted`,
            description: madeStops,
            durationMs: undoToastMs,
            action: {
              label: 'Undo',
              altText: 'Press Ctrl or Command with Z to bring the scene back',
              onPress,
            },
          });
        },
      }),
    [calls, history, whenSaved, queries, contentId],
  );
  return { actions, captionActions, history, whenSaved };
}
