import type { Sound } from '#contract/api/storyboard.ts';
import { updateContent } from '../content/index.ts';
import type { StoryboardAccess } from './storyboard.access.ts';

/** How the film sounds beside its voice. Nothing is made again: it is mixed when the film is combined. */
export function createSoundEditing({ access }: { access: StoryboardAccess }) {
  /** @throws AppError not_found, wrong_state */
  return async function changeSound(
    accountId: string,
    contentId: string,
    { effects }: Sound,
  ): Promise<void> {
    await access.editContent(accountId, contentId, (tx) =>
      updateContent(tx, contentId, { sound_effects: effects }),
    );
  };
}
