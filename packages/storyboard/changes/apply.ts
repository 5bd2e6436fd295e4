import { type Change, maxChanges } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { maxFilmDurationS, maxScenes } from '@scenewright/contract/rules/limits.ts';
import type { Applied, Author, Board } from './board.ts';
import { changeContentFields } from './content-fields.ts';
import { changeSceneFields } from './scene-fields.ts';
import { mergeScenes, splitScene } from './splitting.ts';
import { insertScene, moveScene, removeScene } from './structure.ts';

function applyChange(board: Board, change: Change, author: Author): Applied {
  switch (change.type) {
    case 'scene':
      return changeSceneFields(board, change, author);
    case 'insert':
      return insertScene(board, change, author);
    case 'remove':
      return removeScene(board, change, author);
    case 'move':
      return moveScene(board, change);
    case 'split':
      return splitScene(board, change, author);
    case 'merge':
      return mergeScenes(board, change, author);
    case 'content':
      return changeContentFields(board, change, author);
  }
}

const secondsOf = ({ scenes }: Board) =>
  scenes.reduce((sum, { duration_s: durationS }) => sum + durationS, 0);

/** Checks the storyboard as it stands after the whole edit. @throws AppError wrong_state, invalid_input */
function requireWithinLimits(before: Board, after: Board): void {
  if (after.scenes.length === 0)
    throw new AppError(
      'wrong_state',
      'A video needs at least one scene. Add another one before deleting this one.',
    );
  const hasGrown = after.scenes.length > before.scenes.length;
  if (hasGrown && after.scenes.length > maxScenes)
    throw new AppError('wrong_state', `A video can have at most ${maxScenes} scenes.`);
  const seconds = secondsOf(after);
  if (seconds <= maxFilmDurationS || seconds <= secondsOf(before)) return;
  if (hasGrown)
    throw new AppError(
      'wrong_state',
      `A video can last at most ${maxFilmDurationS / 60} minutes. Shorten or delete a scene first.`,
    );
  throw new AppError(
    'invalid_input',
    `duration: A video can last at most ${maxFilmDurationS / 60} minutes in all.`,
    { field: 'duration' },
  );
}

/**
 * Applies changes one after the other. Pure: nothing is read or written.
 * @throws AppError not_found, wrong_state, invalid_input, changed_meanwhile; nothing of the edit counts then
 */
export function applyChanges(board: Board, changes: readonly Change[], author: Author): Applied {
  const applied = changes.reduce<Applied>(
    (sofar, change) => {
      const { board: next, inverse } = applyChange(sofar.board, change, author);
      return { board: next, inverse: [...inverse, ...sofar.inverse] };
    },
    { board, inverse: [] },
  );
  requireWithinLimits(board, applied.board);
  if (applied.inverse.length > maxChanges)
    throw new AppError(
      'invalid_input',
      `changes: These are too many at once: taking them back is more than ${maxChanges} changes. Send them in parts.`,
      { field: 'changes' },
    );
  return applied;
}
