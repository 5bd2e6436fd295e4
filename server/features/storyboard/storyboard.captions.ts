import type { CaptionSettings } from '#contract/rules/captions.ts';
import type { Clock } from '../../clock.ts';
import { updateContent } from '../content/index.ts';
import {
  remakeMade,
  requireSeen,
  type SceneMaker,
  type StoryboardAccess,
  type TextEdit,
} from './storyboard.access.ts';
import * as repository from './storyboard.repository.ts';

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
    edit: TextEdit<string | null>,
  ): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, edited) => {
      const { content, scene } = edited;
      const { text } = edit;
      requireSeen(scene.caption_text, edit);
      await repository.updateScene(tx, sceneId, {
        caption_text: text,
        caption_dialogue: text === null ? null : scene.dialogue,
        updated_at: clock.now(),
      });
      if (text !== scene.caption_text) await remakeMade(tx, maker, edited);
      return content.id;
    });
  }

  return { changeLook, changeText };
}
