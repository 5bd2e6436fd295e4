import { randomUUID } from 'node:crypto';
import type { Tx } from '../../database/database.ts';
import * as repository from './storyboard.repository.ts';

/** New ids for rows of one kind, the same for the same old id. */
function renumber() {
  const ids = new Map<string, string>();
  return <Id extends string | null>(id: Id): Id | string => {
    if (id === null) return id;
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
}

/**
 * Copies scenes as drafts, with everything made for them: takes and segments become rows that share their files, so
 * nothing is made or charged again until a scene changes.
 * @param place where each copy goes
 * @returns the copies' ids, in the order of the scenes
 */
export async function copyScenes(
  tx: Tx,
  scenes: readonly repository.SceneRow[],
  place: (scene: repository.SceneRow) => { content_id: string; position: number },
  now: Date,
): Promise<string[]> {
  const sceneIds = scenes.map(({ id }) => id);
  const [newScene, newTake, newSegment] = [renumber(), renumber(), renumber()];
  await repository.insertScenes(
    tx,
    scenes.map((scene) => ({
      ...scene,
      ...place(scene),
      id: newScene(scene.id),
      status: 'draft' as const,
      failure: null,
      visual_take_id: newTake(scene.visual_take_id),
      narration_take_id: newTake(scene.narration_take_id),
      segment_id: newSegment(scene.segment_id),
      created_at: now,
      updated_at: now,
    })),
  );
  const takes = await repository.listTakes(tx, sceneIds);
  await repository.insertTakes(
    tx,
    takes.map((take) => ({
      ...take,
      id: newTake(take.id),
      scene_id: newScene(take.scene_id),
      credits: 0,
    })),
  );
  const segments = await repository.listSegments(tx, sceneIds);
  await repository.insertSegments(
    tx,
    segments.map((segment) => ({
      ...segment,
      id: newSegment(segment.id),
      scene_id: newScene(segment.scene_id),
    })),
  );
  return sceneIds.map(newScene);
}
