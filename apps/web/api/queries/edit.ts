import type { QueryClient } from '@tanstack/react-query';
import type { Change, StoryboardEdit } from '@scenewright/contract/schemas/edits.ts';
import type { Scene, Storyboard } from '@scenewright/contract/schemas/storyboard.ts';
import { request } from '../client.ts';
import { expectedAfter } from './expected-edit.ts';
import { queryKeys } from './keys.ts';
import { beginEdit, endEdit, type PendingEdit, readStoryboard } from './pending-edits.ts';
import { changeStoryboard, refreshAfterEdit, withScenes } from './storyboard-cache.ts';

/** Makes changes in one request; they are shown until it is answered. Rejects with ApiError. */
export type SendEdit = (changes: readonly Change[]) => Promise<StoryboardEdit>;

/** The storyboard with what an edit answered, and the settings that it was told; scenes that only moved stay the same objects. */
function withReply(
  before: Storyboard,
  { changes, removed }: PendingEdit,
  { scenes, order }: StoryboardEdit,
): Storyboard {
  const settings = changes.filter(({ type }) => type === 'content');
  const storyboard = expectedAfter(before, settings, removed);
  const known = new Map(
    [...removed.values(), ...storyboard.scenes, ...scenes].map((scene) => [scene.id, scene]),
  );
  return withScenes(
    storyboard,
    order.flatMap((id) => known.get(id) ?? []),
  );
}

/** Whether work may have ended with an edit, so that credits came back. */
const endsWork = (change: Change) => change.type === 'remove' || change.type === 'merge';

/** Sends the edits of a content's storyboard. */
export function createSendEdit(queries: QueryClient, contentId: string): SendEdit {
  const key = queryKeys.storyboard(contentId);
  const removed = new Map<string, Scene>();

  function rememberRemoved(changes: readonly Change[]): void {
    const gone = new Set(
      changes.flatMap((change) => (change.type === 'remove' ? [change.scene] : [])),
    );
    for (const scene of readStoryboard(queries, contentId)?.scenes ?? [])
      if (gone.has(scene.id)) removed.set(scene.id, scene);
  }

  function settle(changes: readonly Change[]): void {
    // The price is on a button: it follows at once.
    void queries.invalidateQueries({ queryKey: queryKeys.prices(contentId) });
    if (changes.some(endsWork)) void queries.invalidateQueries({ queryKey: queryKeys.credits });
    if (changes.some(({ type }) => type === 'content'))
      void queries.invalidateQueries({ queryKey: queryKeys.contents });
    refreshAfterEdit(queries, contentId);
  }

  async function send(changes: readonly Change[]): Promise<StoryboardEdit> {
    await queries.cancelQueries({ queryKey: key });
    rememberRemoved(changes);
    const pending = { changes, removed };
    beginEdit(contentId, pending);
    try {
      const reply = await request('editStoryboard', {
        params: { id: contentId },
        body: { changes: [...changes] },
      });
      changeStoryboard(queries, contentId, (storyboard) => withReply(storyboard, pending, reply));
      return reply;
    } finally {
      endEdit(contentId, pending);
    }
  }

  return async (changes) => {
    // A mutation of the cache's, so that nothing is read again while it is on its way.
    const mutation = queries.getMutationCache().build(queries, {
      mutationKey: key,
      mutationFn: send,
      onSettled: () => settle(changes),
    });
    return await mutation.execute(changes);
  };
}
