import { changeSound } from '#contract/api/sound.ts';
import type { Sound } from '#contract/api/storyboard.ts';
import { request } from '../client.ts';
import { useStoryboardEdit } from './storyboard-edit.ts';

/** Chooses how the film sounds beside its voice; the choice shows at once. */
export function useChangeSound(contentId: string) {
  return useStoryboardEdit(contentId, {
    mutationFn: (sound: Sound) => request(changeSound, { params: { id: contentId }, body: sound }),
    change: (storyboard, sound) => ({ ...storyboard, sound }),
  });
}
