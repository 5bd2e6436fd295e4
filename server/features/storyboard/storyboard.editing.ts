import { AppError } from '#contract/app-error.ts';
import { maxSceneDurationS } from '#contract/rules/limits.ts';
import type { MediaType } from '#contract/rules/models.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../database/database.ts';
import {
  type EditedScene,
  remakeMade,
  requireSeen,
  type SceneMaker,
  type StoryboardAccess,
  type TextEdit,
} from './storyboard.access.ts';
import { deliveryOf } from './storyboard.delivery.ts';
import * as repository from './storyboard.repository.ts';
import { makesVideo, refusalOfDialogue, refusalOfDuration } from './storyboard.rules.ts';

/** Edits of one scene. Each saves; after approval, what can be remade free of charge is remade at once. */
export function createSceneEditing({
  access,
  maker,
  clock,
}: {
  access: StoryboardAccess;
  maker: SceneMaker;
  clock: Clock;
}) {
  async function save(
    tx: Tx,
    edited: EditedScene,
    change: Partial<repository.SceneRow>,
  ): Promise<void> {
    await repository.updateScene(tx, edited.scene.id, { ...change, updated_at: clock.now() });
    await remakeMade(tx, maker, edited);
  }

  async function changeDialogue(
    accountId: string,
    sceneId: string,
    edit: TextEdit,
  ): Promise<string> {
    const { text: dialogue } = edit;
    return await access.editScene(accountId, sceneId, async (tx, edited) => {
      const { scene, content } = edited;
      requireSeen(scene.dialogue, edit);
      const refusal = refusalOfDialogue(scene.media_type, dialogue, deliveryOf(scene).speed);
      if (refusal !== null) throw new AppError('invalid_input', refusal, { field: 'dialogue' });
      if (dialogue !== scene.dialogue) await save(tx, edited, { dialogue });
      return content.id;
    });
  }

  /** The picture made before stays and counts as stale: making it again is paid, so it is never done by an edit. */
  async function changeDescription(
    accountId: string,
    sceneId: string,
    edit: TextEdit,
  ): Promise<string> {
    const { text: description } = edit;
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      requireSeen(scene.description, edit);
      if (description !== scene.description)
        await repository.updateScene(tx, scene.id, { description, updated_at: clock.now() });
      return content.id;
    });
  }

  async function changeDuration(
    accountId: string,
    sceneId: string,
    durationS: number,
  ): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, edited) => {
      const { content, scene } = edited;
      const others = (await repository.listScenes(tx, content.id)).filter(
        ({ id }) => id !== scene.id,
      );
      const refusal = refusalOfDuration(
        scene.media_type,
        durationS,
        others.reduce((sum, other) => sum + other.duration_s, 0),
      );
      if (refusal !== null) throw new AppError('invalid_input', refusal, { field: 'duration' });
      if (durationS === 0)
        await repository.updateScene(tx, scene.id, { duration_s: 0, updated_at: clock.now() });
      else if (durationS !== scene.duration_s) await save(tx, edited, { duration_s: durationS });
      return content.id;
    });
  }

  async function changeMediaType(
    accountId: string,
    sceneId: string,
    mediaType: MediaType,
  ): Promise<string> {
    return await access.editScene(accountId, sceneId, async (tx, { content, scene }) => {
      if (mediaType === 'video' && !makesVideo(content.visual_model))
        throw new AppError(
          'wrong_state',
          'This content was made with Recraft, which makes images only.',
        );
      const durationS = Math.min(scene.duration_s, maxSceneDurationS[mediaType]);
      if (mediaType !== scene.media_type)
        await repository.updateScene(tx, scene.id, {
          media_type: mediaType,
          duration_s: durationS,
          updated_at: clock.now(),
        });
      return content.id;
    });
  }

  return { changeDialogue, changeDescription, changeDuration, changeMediaType };
}
