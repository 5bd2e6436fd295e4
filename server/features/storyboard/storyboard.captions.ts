import { AppError } from '#contract/app-error.ts';
import type { CaptionSettings } from '#contract/rules/captions.ts';
import type { Clock } from '../../clock.ts';
import { updateContent } from '../content/index.ts';
import type { SceneMaker, StoryboardAccess } from './storyboard.access.ts';
import * as repository from './storyboard.repository.ts';

/** A caption text as its author wants it, and as they saw it; left out where it shall stand whatever was there. */
interface CaptionTextEdit {
  readonly text: string | null;
  readonly replaces: string | null | undefined;
}

/** Edits of captions. They cost nothing: what was made before is filmed again around its picture, or brought back. */
export function createCaptionEditing({
  access,
  maker,
  clock,
}: {
  access: StoryboardAccess;
  maker: SceneMaker;
  clock: Clock;
}) {
  /** @throws AppError not_found, wrong_state */
  async function changeLook(
    accountId: string,
    contentId: string,
    { preset, position, colour }: CaptionSettings,
  ): Promise<void> {
    await access.editContent(accountId, contentId, async (tx, content) => {
      const changed = {
        caption_preset: preset,
        caption_position: position,
        caption_colour: colour,
      };
      await updateContent(tx, contentId, changed);
      const isSame =
        content.caption_preset === preset &&
        content.caption_position === position &&
        content.caption_colour === colour;
      if (content.status === 'draft' || isSame) return;
      // A scene in the making looks again when it is done.
      const made = (await repository.listScenes(tx, contentId)).filter(
        ({ status }) => status === 'completed',
      );
      await maker.remake(tx, { ...content, ...changed }, ...made.map(({ id }) => id));
    });
  }

  /**
   * Saving the text that stands there already says that it is right for the dialogue as it is now.
   * @returns the content's id. @throws AppError not_found, wrong_state, changed_meanwhile
   */
  async function changeText(
    accountId: string,
    sceneId: string,
    { text, replaces }: CaptionTextEdit,
  ): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      const standing = scene.caption_text;
      if (replaces !== undefined && standing !== replaces && standing !== text)
        throw new AppError('changed_meanwhile');
      await repository.updateScene(tx, sceneId, {
        caption_text: text,
        caption_dialogue: text === null ? null : scene.dialogue,
        updated_at: clock.now(),
      });
      if (text !== standing && content.status !== 'draft' && scene.status === 'completed')
        await maker.remake(tx, content, sceneId);
      return content.id;
    });
  }

  return { changeLook, changeText };
}
