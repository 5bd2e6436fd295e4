import { randomUUID } from 'node:crypto';
import type { Change } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { maxDialogueCharacters, maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { pausedMs, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import {
  isSameWord,
  maxPronunciations,
  type Pronunciation,
} from '@scenewright/contract/rules/speech.ts';
import { captionsMerged, captionsSplit } from '../caption-parts.ts';
import { deliveryOf } from '../delivery.ts';
import type { SceneRow } from '../rows.ts';
import { isSameText, refusalOfDialogue, splitDuration } from '../scene-rules.ts';
import { sentencesOf, sentencesSplit } from '../script.ts';
import {
  type Applied,
  type Author,
  type Board,
  positionOf,
  requireScene,
  withoutScene,
} from './board.ts';
import { changeRow } from './scene-fields.ts';
import { bringBack, copyOf, withAdded } from './structure.ts';

function requireAtRest(scene: SceneRow): void {
  if (scene.status === 'pending')
    throw new AppError(
      'wrong_state',
      `Scene ${scene.position} is being made. Wait until it is ready, or cancel it.`,
    );
}

/** Its own, and those of the next scene for words that it has none for. */
function pronunciationsOfBoth(scene: SceneRow, next: SceneRow): Pronunciation[] {
  const added = next.pronunciations.filter(
    ({ word }) => !scene.pronunciations.some((known) => isSameWord(known.word, word)),
  );
  return [...scene.pronunciations, ...added].slice(0, maxPronunciations);
}

/** The dialogues of the two scenes. */
interface SplitWords {
  readonly first: string;
  readonly second: string;
}

/** Both dialogues together must be the scene's, word for word, and must cut no pause in two. @throws AppError wrong_state */
function requireSameWords({ dialogue }: SceneRow, { first, second }: SplitWords): void {
  const cutsPause = pausedMs(first) + pausedMs(second) !== pausedMs(dialogue);
  if (cutsPause || !isSameText(`${first} ${second}`, dialogue))
    throw new AppError('wrong_state', 'The dialogue has changed meanwhile. Please try again.');
}

/** Dialogue, caption text and duration of a scene that takes in the next one. @throws AppError wrong_state */
function mergedOf(scene: SceneRow, next: SceneRow): Partial<SceneRow> {
  const dialogue = [scene.dialogue, next.dialogue]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' ');
  if (refusalOfDialogue(scene.media_type, dialogue, deliveryOf(scene).speed) !== null)
    throw new AppError(
      'wrong_state',
      'Together they say more than one scene can hold. Shorten one of them first.',
    );
  const caption = captionsMerged(scene, next, dialogue);
  if ((caption.caption_text ?? '').length > maxDialogueCharacters)
    throw new AppError(
      'wrong_state',
      'Together their captions are longer than one scene can show. Shorten one of them first.',
    );
  return {
    dialogue,
    sentences: [scene, next].flatMap((part) => sentencesOf(part.dialogue, part.sentences)),
    pronunciations: pronunciationsOfBoth(scene, next),
    duration_s: Math.min(scene.duration_s + next.duration_s, maxSceneDurationS[scene.media_type]),
    ...caption,
  };
}

/** Makes two scenes of one: it keeps the first words, a copy after it says the others, and its seconds are shared out. @throws AppError not_found, wrong_state */
export function splitScene(
  board: Board,
  change: Extract<Change, { type: 'split' }>,
  author: Author,
): Applied {
  const scene = requireScene(board, change.scene);
  const words = { first: change.dialogue, second: change.next_dialogue };
  const { next } = change;
  // The request has come before.
  if (next !== undefined && positionOf(board, next) > 0) return { board, inverse: [] };
  if (board.deleted.some(({ id }) => id === next))
    throw new AppError('wrong_state', 'The second half was deleted. Bring it back instead.');
  requireAtRest(scene);
  requireSameWords(scene, words);
  const [firstS, secondS] = splitDuration(
    scene.duration_s,
    withoutPauses(words.first).length,
    withoutPauses(words.second).length,
  );
  const [firstCaption, secondCaption] = captionsSplit(scene, words);
  const sentences = sentencesSplit(scene.dialogue, scene.sentences, words.first);
  const copyId = next ?? randomUUID();
  const copy = {
    ...copyOf(scene, copyId, author),
    dialogue: words.second,
    sentences: sentencesOf(words.second, sentences),
    duration_s: secondS,
    ...secondCaption,
  };
  const first = changeRow(
    board,
    scene,
    {
      dialogue: words.first,
      sentences: sentencesOf(words.first, sentences),
      duration_s: firstS,
      ...firstCaption,
    },
    author,
  );
  return {
    board: withAdded(first.board, copy, {
      position: positionOf(board, scene.id) + 1,
      copies: board.added.get(scene.id) ?? scene.id,
    }),
    inverse: [{ type: 'remove', scene: copyId }, ...first.inverse],
  };
}

/** Adds the next scene's words and seconds to a scene, which keeps its picture; the next one is deleted. @throws AppError not_found, wrong_state */
export function mergeScenes(
  board: Board,
  change: Extract<Change, { type: 'merge' }>,
  author: Author,
): Applied {
  const scene = requireScene(board, change.scene);
  const position = positionOf(board, scene.id);
  const next = board.scenes[position];
  if (next === undefined)
    throw new AppError('wrong_state', 'This is the last scene: there is none to merge it with.');
  requireAtRest(scene);
  requireAtRest(next);
  const first = changeRow(board, scene, mergedOf(scene, next), author);
  return {
    board: withoutScene(first.board, next.id, author),
    inverse: [...first.inverse, bringBack(board, next.id)],
  };
}
