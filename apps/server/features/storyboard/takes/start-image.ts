import type { StartImage } from '@scenewright/provider-contract/image-maker.ts';
import { type CastMark, changedSince, parseMarks } from '../../cast/index.ts';
import { type TakeRow, findTake } from './take.repository.ts';
import { lookOf } from './take-fit.ts';
import type { SceneRun } from '../making/scene-run.ts';

/** The picture that the scene shows, if it was made from the present description and cast: the clip begins with the still that was reviewed. */
async function findReviewedPicture(
  { database: { db }, content, scene }: SceneRun,
  cast: readonly CastMark[],
): Promise<TakeRow | undefined> {
  if (scene.visual_take_id === null) return undefined;
  const take = await findTake(db, scene.visual_take_id);
  return take?.kind === 'picture' &&
    take.source_text === scene.description &&
    take.look === lookOf(content) &&
    changedSince(parseMarks(take.made_with), cast).length === 0
    ? take
    : undefined;
}

/**
 * Hands the picture that a clip is to be made from to `work`; null where there is none that still says what the scene does.
 * @param cast the members its description names, as they are now
 */
export async function withStartImage<T>(
  run: SceneRun,
  cast: readonly CastMark[],
  work: (startImage: StartImage | null) => Promise<T>,
): Promise<T> {
  const picture = await findReviewedPicture(run, cast);
  if (picture === undefined || picture.asset_id === null) return await work(null);
  return await run.assets.withFile(
    picture.asset_id,
    (path) => work({ path, drawing: picture.drawing }),
    run.signal,
  );
}
