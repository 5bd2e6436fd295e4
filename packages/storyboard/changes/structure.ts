import type { Change, SceneFields } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import { plainDelivery } from '../delivery.ts';
import type { MediaType } from '@scenewright/contract/rules/models.ts';
import type { SceneRow } from '../rows.ts';
import { makesVideo } from '../scene-rules.ts';
import {
  type Applied,
  type Author,
  type Board,
  positionOf,
  requireScene,
  withoutScene,
  withSceneAt,
} from './board.ts';
import { possibleSound } from './native-sound.ts';
import { changeSceneFields } from './scene-fields.ts';

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

const defaultDurationS = 5;

/** A copy of a scene, with its takes, as a draft. */
export function copyOf(scene: SceneRow, id: string, { now, sessionId }: Author): SceneRow {
  return {
    ...scene,
    id,
    status: 'draft',
    failure: null,
    created_at: now,
    updated_at: now,
    edited_by: sessionId,
  };
}

/** A scene with nothing in it yet. */
function blankScene({ content }: Board, id: string, { now, sessionId }: Author): SceneRow {
  return {
    id,
    content_id: content.id,
    position: 0,
    media_type: makesVideo(content.visual_model) ? 'video' : 'image',
    duration_s: defaultDurationS,
    description: '',
    camera: '',
    dialogue: '',
    sentences: [],
    ...plainDelivery,
    status: 'draft',
    failure: null,
    visual_take_id: null,
    narration_take_id: null,
    segment_id: null,
    caption_text: null,
    caption_dialogue: null,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    edited_by: sessionId,
    native_sound: false,
    own_voice: false,
    seed: null,
  };
}

/** Adds a scene that was not there before this edit. */
export function withAdded(
  board: Board,
  scene: SceneRow,
  { position, copies }: { position: number; copies: string | null },
): Board {
  const added = new Map([...board.added, [scene.id, copies] as const]);
  return withSceneAt({ ...board, added }, scene, position);
}

/** @throws AppError not_found, invalid_input */
function newScene(board: Board, change: ChangeOf<'insert'>, author: Author): Board {
  const { scene: id, copy_of: copied, fields } = change;
  const end = board.scenes.length + 1;
  if (copied !== undefined) {
    const scene = requireScene(board, copied);
    return withAdded(board, copyOf(scene, id, author), {
      position: change.position ?? positionOf(board, copied) + 1,
      copies: board.added.get(copied) ?? copied,
    });
  }
  // Without anything to show or say it was meant as one that was deleted.
  const { description, plan, dialogue } = fields ?? {};
  if (description === undefined && plan === undefined && dialogue === undefined)
    throw new AppError('not_found');
  if (description === undefined && plan === undefined)
    throw new AppError('invalid_input', 'description: A new scene needs a description.', {
      field: 'description',
    });
  return withAdded(board, blankScene(board, id, author), {
    position: change.position ?? end,
    copies: null,
  });
}

/** The facts that the inverse of an insertion needs. */
const removal = (scene: string): readonly Change[] => [{ type: 'remove', scene }];

/** The media type that a scene can have: a model that makes only images allows no video scenes. */
const possibleType = ({ content }: Board, mediaType: MediaType): MediaType =>
  makesVideo(content.visual_model) ? mediaType : 'image';

function withFields(
  board: Board,
  id: string,
  fields: SceneFields | undefined,
  author: Author,
): Applied {
  return fields === undefined
    ? { board, inverse: [] }
    : changeSceneFields(board, { type: 'scene', scene: id, fields }, author);
}

/** Brings a scene back, copies one or adds one. @throws AppError not_found, invalid_input */
export function insertScene(board: Board, change: ChangeOf<'insert'>, author: Author): Applied {
  const { scene: id, fields } = change;
  if (positionOf(board, id) > 0) return { board, inverse: [] };
  const deleted = board.deleted.find((scene) => scene.id === id);
  if (deleted === undefined) {
    const { board: next } = withFields(newScene(board, change, author), id, fields, author);
    return { board: next, inverse: removal(id) };
  }
  const mediaType = possibleType(board, deleted.media_type);
  const row: SceneRow = {
    ...deleted,
    media_type: mediaType,
    native_sound: possibleSound(board, { ...deleted, media_type: mediaType }),
    deleted_at: null,
    updated_at: author.now,
    edited_by: author.sessionId,
  };
  const restored = withSceneAt(board, row, change.position ?? deleted.position);
  const changed = withFields(
    restored,
    id,
    fields?.media_type === undefined
      ? fields
      : { ...fields, media_type: possibleType(board, fields.media_type) },
    author,
  );
  // Deleted again it is as it was, should it come back once more.
  return { board: changed.board, inverse: [...changed.inverse, ...removal(id)] };
}

/** The change that brings a scene back where it is now, as what it is: a model that makes images only may change that meanwhile. */
export const bringBack = (board: Board, id: string): Change => ({
  type: 'insert',
  scene: id,
  position: positionOf(board, id),
  fields: { media_type: requireScene(board, id).media_type },
});

/** @throws AppError not_found */
export function removeScene(
  board: Board,
  { scene: id }: ChangeOf<'remove'>,
  author: Author,
): Applied {
  const position = positionOf(board, id);
  if (position === 0 && board.deleted.some((scene) => scene.id === id))
    return { board, inverse: [] };
  return { board: withoutScene(board, id, author), inverse: [bringBack(board, id)] };
}

/** @throws AppError not_found */
export function moveScene(board: Board, { scene: id, position }: ChangeOf<'move'>): Applied {
  const scene = requireScene(board, id);
  const from = positionOf(board, id);
  const others = board.scenes.filter((other) => other.id !== id);
  const to = Math.min(position, board.scenes.length);
  if (to === from) return { board, inverse: [] };
  return {
    board: { ...board, scenes: others.toSpliced(to - 1, 0, scene) },
    inverse: [{ type: 'move', scene: id, position: from }],
  };
}
