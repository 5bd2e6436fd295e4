import type { Change } from '@scenewright/contract/schemas/edits.ts';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { BrandLook } from '@scenewright/contract/rules/brand.ts';
import type { CastMark } from '../cast-marks.ts';
import type { Content, OwnItem, SceneRow, TakeRow } from '../rows.ts';
import { placesShifted } from '../places.ts';
import type { SoundCredits } from '../scene-state.ts';
import type { KeptLeftOut } from '../script.ts';

/**
 * A storyboard while an edit is applied to it. A value: each change makes a new one, and the last one is written. The
 * position of a scene is its place in the list.
 */
export interface Board {
  readonly content: Content;
  /** In order. */
  readonly scenes: readonly SceneRow[];
  /** Deleted scenes, those that the edit deletes among them. */
  readonly deleted: readonly SceneRow[];
  /** Scenes that are new with this edit, by id, with the id of the scene each copies; null copies none. */
  readonly added: ReadonlyMap<string, string | null>;
  /** Takes of the scenes whose earlier takes the edit may put back in place. */
  readonly takes: readonly TakeRow[];
  /** Members of the cast as they are now; null where pictures stay as they are. */
  readonly members: readonly CastMark[] | null;
  /** The models whose clips can have sound of their own. */
  readonly soundCredits: SoundCredits;
  /** What of its author's library the edit names, by id. */
  readonly library?: ReadonlyMap<string, OwnItem>;
  /** The brand of the account, where the edit puts it on; undefined where there is none. */
  readonly brand?: BrandLook | undefined;
}

/** The author of an edit, and its time. */
export interface Author {
  readonly accountId: string;
  /** The session of the browser; null where that is not known. */
  readonly sessionId: string | null;
  readonly now: Date;
  /** The texts are a writer's. A line that is too long is then accepted, and told when it is spoken. */
  readonly isWriter?: boolean;
}

/** A board after a change, and the changes that take it back, to be applied in their order. */
export interface Applied {
  readonly board: Board;
  readonly inverse: readonly Change[];
}

/** @throws AppError not_found */
export function requireScene(board: Board, sceneId: string): SceneRow {
  const scene = board.scenes.find(({ id }) => id === sceneId);
  if (scene === undefined) throw new AppError('not_found');
  return scene;
}

/** 1-based. */
export const positionOf = (board: Board, sceneId: string): number =>
  board.scenes.findIndex(({ id }) => id === sceneId) + 1;

/** The board with a scene changed, marked as its author's. */
export function withScene(
  board: Board,
  sceneId: string,
  change: Partial<SceneRow>,
  { now, sessionId }: Author,
): Board {
  return {
    ...board,
    scenes: board.scenes.map((scene) =>
      scene.id === sceneId ? { ...scene, ...change, updated_at: now, edited_by: sessionId } : scene,
    ),
  };
}

const withLeftOut = (board: Board, leftOut: readonly KeptLeftOut[]): Board => ({
  ...board,
  content: { ...board.content, left_out: leftOut },
});

/** Puts a scene at a position, as far as there is one; the sentences that no scene says move with the scenes. */
export function withSceneAt(board: Board, scene: SceneRow, position: number): Board {
  const at = Math.min(Math.max(position, 1), board.scenes.length + 1);
  const moved = withLeftOut(board, placesShifted(board.content.left_out, at, 1));
  return {
    ...moved,
    scenes: board.scenes.toSpliced(at - 1, 0, scene),
    deleted: board.deleted.filter(({ id }) => id !== scene.id),
  };
}

/** Deletes a scene, which keeps the place it had. */
export function withoutScene(board: Board, sceneId: string, { now, sessionId }: Author): Board {
  const position = positionOf(board, sceneId);
  const scene = requireScene(board, sceneId);
  const moved = withLeftOut(board, placesShifted(board.content.left_out, position + 1, -1));
  return {
    ...moved,
    scenes: board.scenes.filter(({ id }) => id !== sceneId),
    deleted: [
      ...board.deleted,
      { ...scene, position, deleted_at: now, updated_at: now, edited_by: sessionId },
    ],
  };
}

/** The value that an edit found where it expected another one. */
interface CurrentValue {
  readonly scene: string | null;
  readonly field: string;
  readonly value: unknown;
  readonly changedAt: Date;
  /** The session of the browser that made it so; null where that is not known. */
  readonly changedBy: string | null;
}

/** The refusal of an edit whose author has not seen the present value: it says who wrote that value. */
export function changedMeanwhile(
  { sessionId }: Author,
  { scene, field, value, changedAt, changedBy }: CurrentValue,
): AppError {
  const isOwn = changedBy !== null && changedBy === sessionId;
  return new AppError(
    'changed_meanwhile',
    `This was changed ${isOwn ? 'in another tab of this browser' : 'in another tab or on another device'} meanwhile. Choose which version to keep.`,
    {
      conflict: {
        scene,
        field,
        value,
        changed_at: changedAt.toISOString(),
        changed_by: isOwn ? 'this_browser' : 'elsewhere',
      },
    },
  );
}
