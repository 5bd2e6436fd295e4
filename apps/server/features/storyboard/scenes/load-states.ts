import type { Queryable } from '../../../database/database.ts';
import { listMembersFor } from '../../cast/index.ts';
import { listScenesFailedForFree } from '../making/order.repository.ts';
import { listTakes, mapChosenTakes } from '../takes/take.repository.ts';
import * as repository from './scene.repository.ts';
import {
  type Film,
  findRightTake,
  needsPicture,
  type SceneState,
  toState,
} from '@scenewright/storyboard/scene-state.ts';

/** A content's scenes with what has been made for them, in order. */
export async function loadSceneStates(db: Queryable, film: Film): Promise<SceneState[]> {
  return await toStates(db, film, await repository.listScenes(db, film.id));
}

/** {@link loadSceneStates} of scenes that were read already. */
export async function toStates(
  db: Queryable,
  film: Film,
  rows: readonly repository.SceneRow[],
): Promise<SceneState[]> {
  const takes = await mapChosenTakes(db, film.id);
  // Failures are rare: the orders are read only where there is one.
  const failedForFree = rows.some(({ status }) => status === 'failed')
    ? await listScenesFailedForFree(db, film.id)
    : new Set<string>();
  const members = await listMembersFor(db, film.id);
  return rows.map((row) =>
    toState(
      film,
      row,
      {
        visual: takes.get(row.visual_take_id ?? '') ?? null,
        narration: takes.get(row.narration_take_id ?? '') ?? null,
        failedForFree: failedForFree.has(row.id),
      },
      members,
    ),
  );
}

/**
 * Scenes as approving them in this quality finds them: where a video scene lacks its still or clip, an earlier take that is
 * right is put in place of what it shows; nothing is written.
 */
export async function loadApprovedStates(db: Queryable, film: Film): Promise<SceneState[]> {
  const states = await loadSceneStates(db, film);
  const lacking = states.filter((state) => state.row.media_type === 'video' && needsPicture(state));
  const earlier = Map.groupBy(
    await listTakes(
      db,
      lacking.map(({ row }) => row.id),
    ),
    ({ scene_id: sceneId }) => sceneId,
  );
  return states.map((state) => {
    const take = lacking.includes(state)
      ? findRightTake(state.wanted.picture, earlier.get(state.row.id) ?? [])
      : undefined;
    if (take === undefined) return state;
    const { row, narration } = state;
    return toState(
      film,
      { ...row, visual_take_id: take.id },
      { visual: take, narration, failedForFree: false },
      // It was chosen as one that shows the cast as it is.
      null,
    );
  });
}
