import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/app-error.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Tx } from '../../database/database.ts';
import { insertContent, lockOwnContent } from '../content/index.ts';
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

async function copyScenes(tx: Tx, fromContentId: string, toContentId: string, now: Date): Promise<void> {
  const scenes = await repository.listScenes(tx, fromContentId);
  const sceneIds = scenes.map(({ id }) => id);
  const [newScene, newTake, newSegment] = [renumber(), renumber(), renumber()];
  await repository.insertScenes(
    tx,
    scenes.map((scene) => ({
      ...scene,
      id: newScene(scene.id),
      content_id: toContentId,
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
  await repository.insertTakes(tx, takes.map((take) => ({ ...take, id: newTake(take.id), scene_id: newScene(take.scene_id) })));
  const segments = await repository.listSegments(tx, sceneIds);
  await repository.insertSegments(tx, segments.map((segment) => ({ ...segment, id: newSegment(segment.id), scene_id: newScene(segment.scene_id) })));
}

/**
 * Goes on from a content in a new draft. Takes and segments are copied as rows that share their files, so nothing is
 * made or charged again until a scene changes.
 */
export function createDuplicating({ database, clock }: { database: Database; clock: Clock }) {
  /** @throws AppError not_found, wrong_state */
  return async function duplicate(accountId: string, contentId: string): Promise<{ id: string }> {
    const id = randomUUID();
    const now = clock.now();
    await database.transact(async (tx) => {
      const content = await lockOwnContent(tx, contentId, accountId);
      if (content === undefined) throw new AppError('not_found');
      if (content.status === 'generating') throw new AppError('wrong_state', 'The storyboard is still being written. Duplicate it when its scenes are there.');
      await insertContent(tx, { ...content, id, status: 'draft', scheduled_at: null, failure: null, created_at: now, updated_at: now });
      await copyScenes(tx, contentId, id, now);
    });
    return { id };
  };
}
