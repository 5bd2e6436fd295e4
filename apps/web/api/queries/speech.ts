import { request } from '../client.ts';
import { useSceneEdit } from './storyboard-edit.ts';

/** Has a scene's line spoken as it stands, free of charge; it is kept as the scene's narration. */
export function useSpeakScene(contentId: string) {
  return useSceneEdit(contentId, async (sceneId: string) =>
    request('speakScene', { params: { id: sceneId } }),
  );
}
