import { useQuery } from '@tanstack/react-query';
import type { Scene } from '@scenewright/contract/schemas/storyboard.ts';
import { request } from '../client.ts';
import { queryKeys } from './keys.ts';

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
    queryFn: async ({ signal }) => (await request('listTakes', { params: { id }, signal })).takes,
    placeholderData: (before) => before,
  });
}
