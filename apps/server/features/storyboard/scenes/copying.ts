import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../database/database.ts';
import * as takeRepository from '../takes/take.repository.ts';
import type { TakeRow } from '../takes/take.repository.ts';
import * as repository from './scene.repository.ts';

/** So many rows in a statement: PostgreSQL counts at most 65,535 parameters. */
const mostRows = 1_000;

/** New ids for rows of one kind, the same for the same old id of the same copy. */
function renumber() {
  const ids = new Map<string, string>();
  return <Id extends string | null>(copyId: string, id: Id): Id | string => {
    if (id === null) return id;
    const key = `${copyId} ${id}`;
    const known = ids.get(key) ?? randomUUID();
    ids.set(key, known);
    return known;
  };
}

/** A scene that is to be, and the one whose takes and segments it shares. */
export interface SceneCopy {
  readonly scene: repository.SceneRow;
  readonly copies: string;
}

/** What of the takes and segments goes along; all of it unless said. */
export interface Sharing {
  /** The take as the copy has it; null leaves it out, and no scene may show it then. */
  readonly take: (take: TakeRow) => TakeRow | null;
  readonly withSegments: boolean;
}
export const all: Sharing = { take: (take) => take, withSegments: true };

/**
 * Inserts scenes that are copies of others, with everything made for those: takes and segments become rows that share
 * their files, so nothing is made or charged again until a scene changes. Five statements, and one more for every thousand rows.
 * @param copies with the takes of the scenes that they copy
 */
export async function insertCopies(
  tx: Tx,
  copies: readonly SceneCopy[],
  sharing = all,
): Promise<void> {
  if (copies.length === 0) return;
  const [newTake, newSegment] = [renumber(), renumber()];
  await repository.insertScenes(
    tx,
    copies.map(({ scene }) => ({
      ...scene,
      visual_take_id: newTake(scene.id, scene.visual_take_id),
      narration_take_id: newTake(scene.id, scene.narration_take_id),
      segment_id: sharing.withSegments ? newSegment(scene.id, scene.segment_id) : null,
    })),
  );
  const copied = [...new Set(copies.map(({ copies: id }) => id))];
  const takes = Map.groupBy(
    await takeRepository.listTakes(tx, copied),
    ({ scene_id: sceneId }) => sceneId,
  );
  const copiedTakes = copies.flatMap(({ scene: { id }, copies: from }) =>
    (takes.get(from) ?? []).flatMap((original) => {
      const take = sharing.take(original);
      return take === null ? [] : [{ ...take, id: newTake(id, take.id), scene_id: id, credits: 0 }];
    }),
  );
  for (let at = 0; at < copiedTakes.length; at += mostRows)
    await takeRepository.insertTakes(tx, copiedTakes.slice(at, at + mostRows));
  if (!sharing.withSegments) return;
  const segments = Map.groupBy(
    await takeRepository.listSegments(tx, copied),
    ({ scene_id: sceneId }) => sceneId,
  );
  const copiedSegments = copies.flatMap(({ scene: { id }, copies: from }) =>
    (segments.get(from) ?? []).map((segment) => ({
      ...segment,
      id: newSegment(id, segment.id),
      scene_id: id,
    })),
  );
  for (let at = 0; at < copiedSegments.length; at += mostRows)
    await takeRepository.insertSegments(tx, copiedSegments.slice(at, at + mostRows));
}
