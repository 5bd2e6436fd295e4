import { useMemo, useState } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createSendCastChange } from '../../../api/queries/cast.ts';
import { createSendEdit } from '../../../api/queries/edit.ts';
import { readStoryboard } from '../../../api/queries/pending-edits.ts';
import { useCancelScene, useRegenerateMedia } from '../../../api/queries/scenes.ts';
import { useSpeakScene } from '../../../api/queries/speech.ts';
import { toast } from '../../../ui/toast.ts';
import { createEditor, type Editor } from './editor.ts';
import { findHistory, keepHistory } from './kept-history.ts';
import { createSceneActions, type SceneActions } from '../scene/scene-actions.ts';
import { createWhenSaved, type WhenSaved } from '../scene/when-saved.ts';

const undoToastMs = 10_000;

function sayRemoved(
  { number, status }: { readonly number: number; readonly status: string },
  undo: () => Promise<void>,
): void {
  const onPress = () => void undo().catch(() => undefined);
  toast({
    title: `Scene ${number} deleted`,
    description:
      status === 'pending' ? 'The work on it stopped; its credits came back.' : undefined,
    durationMs: undoToastMs,
    action: {
      label: 'Undo',
      altText: 'Press Ctrl or Command with Z to bring the scene back',
      onPress,
    },
  });
}

const editors = new WeakMap<QueryClient, Map<string, Editor>>();

/** The tab's one editor of a content: a page that is left may still have a save on its way, which belongs to the same history. */
function editorOf(queries: QueryClient, contentId: string): Editor {
  const known = editors.get(queries) ?? new Map<string, Editor>();
  editors.set(queries, known);
  const editor =
    known.get(contentId) ??
    createEditor({
      sendEdit: createSendEdit(queries, contentId),
      sendCastChange: createSendCastChange(queries, contentId),
      read: () => readStoryboard(queries, contentId),
      now: () => performance.now(),
      start: findHistory(contentId),
      keep: (history) => keepHistory(contentId, history),
    });
  known.set(contentId, editor);
  return editor;
}

/** Editing of a content's storyboard: the same objects for the page's whole life, so cards need not redraw. */
export function useEditor(contentId: string): {
  editor: Editor;
  actions: SceneActions;
  whenSaved: WhenSaved;
} {
  const queries = useQueryClient();
  const { mutateAsync: regenerate } = useRegenerateMedia(contentId);
  const { mutateAsync: cancel } = useCancelScene(contentId);
  const { mutateAsync: speak } = useSpeakScene(contentId);
  const [read] = useState(() => () => readStoryboard(queries, contentId));
  const [editor] = useState(() => editorOf(queries, contentId));
  const [whenSaved] = useState(() => createWhenSaved(editor.history));
  const actions = useMemo(
    () =>
      createSceneActions({
        editor,
        whenSaved,
        read,
        calls: {
          regenerate: (sceneId) => regenerate({ sceneId }),
          cancel: (sceneId) => cancel({ sceneId }),
          speak: async (sceneId) => (await speak(sceneId)).audio_url,
        },
        onRemoved: sayRemoved,
      }),
    [editor, whenSaved, read, regenerate, cancel, speak],
  );
  return { editor, actions, whenSaved };
}
