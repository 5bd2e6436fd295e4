import { useQuery } from '@tanstack/react-query';
import type { Scene } from '#contract/api/storyboard.ts';
import { listTakes, restoreTake } from '#contract/api/takes.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';
import { useSceneEdit } from './storyboard-edit.ts';

/** Every take of a scene, newest first; read again whenever the scene was made. */
export function useTakes({
  id,
  status,
  visual_url: visualUrl,
  audio_url: audioUrl,
  description,
  dialogue,
}: Scene) {
  return useQuery({
    queryKey: queryKeys.takes(id, [status, visualUrl, audioUrl, description, dialogue].join(' ')),
    queryFn: async ({ signal }) => (await request(listTakes, { params: { id }, signal })).takes,
    placeholderData: (before) => before,
  });
}

/** Puts a take back in place with the text it was made from, free of charge. */
export function useRestoreTake(contentId: string) {
  return useSceneEdit(contentId, async ({ sceneId, takeId }: { sceneId: string; takeId: string }) =>
    request(restoreTake, { params: { id: sceneId }, body: { take_id: takeId } }),
  );
}
