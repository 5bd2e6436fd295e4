import { AppError } from '@scenewright/contract/app-error.ts';
import { findVisualModel } from '@scenewright/contract/rules/models.ts';
import type { SceneRow } from '../rows.ts';
import type { Board } from './board.ts';

type AskedBoard = Pick<Board, 'content' | 'soundCredits'>;
type AskedScene = Pick<SceneRow, 'media_type' | 'native_sound'>;

/** Whether a scene asks for its clip's own sound, and can have it with the content's model. */
export const possibleSound = (
  { content, soundCredits }: AskedBoard,
  { media_type: mediaType, native_sound: isWanted }: AskedScene,
): boolean => isWanted && mediaType === 'video' && soundCredits.has(content.visual_model);

/** @throws AppError wrong_state, with a sentence, where a scene asks for sound that it cannot have */
export function requirePossibleSound(board: AskedBoard, scene: AskedScene): void {
  if (!scene.native_sound || possibleSound(board, scene)) return;
  if (scene.media_type === 'image')
    throw new AppError(
      'wrong_state',
      'Only a video scene can have its own sound: a still makes none.',
    );
  const { visual_model: model } = board.content;
  throw new AppError(
    'wrong_state',
    `${findVisualModel(model)?.name ?? model} makes its clips without sound here: this scene cannot have its own.`,
  );
}
