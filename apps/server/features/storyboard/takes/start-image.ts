import { join } from 'node:path';
import { frameSize, shapeOf } from '@scenewright/contract/rules/shapes.ts';
import { frameOwnPicture } from '@scenewright/media/own-scene.ts';
import type { StartImage } from '@scenewright/provider-contract/image-maker.ts';
import { type CastMark, changedSince, parseMarks } from '../../cast/index.ts';
import { type TakeRow, findTake } from './take.repository.ts';
import { lookOf, type OwnStart, startOf, unstarted } from '@scenewright/storyboard/take-fit.ts';
import type { SceneRun } from '../making/scene-run.ts';

const findShown = async ({ database: { db }, scene }: SceneRun): Promise<TakeRow | undefined> =>
  scene.visual_take_id === null ? undefined : await findTake(db, scene.visual_take_id);

/** Whether the picture was made from the present description and cast: the clip begins with the still that was reviewed. */
const isReviewed = (
  take: TakeRow,
  { content, scene }: SceneRun,
  cast: readonly CastMark[],
): boolean =>
  take.kind === 'picture' &&
  take.source_text === scene.description &&
  take.look === lookOf(content) &&
  changedSince(parseMarks(take.made_with), cast).length === 0;

/** What a clip remembers of the picture of the library that it begins with. */
export async function startColumns(
  run: SceneRun,
): Promise<Pick<TakeRow, 'start_asset_id' | 'start_framing'>> {
  const start = startOf((await findShown(run)) ?? null);
  return start === null
    ? unstarted
    : { start_asset_id: start.assetId, start_framing: start.framing };
}

/** A picture of the library, cut to the frame. */
async function withOwnStart<T>(
  { assets, content, directory, signal }: SceneRun,
  { assetId, framing }: OwnStart,
  work: (startImage: StartImage) => Promise<T>,
): Promise<T> {
  const path = join(directory, 'start.jpg');
  const focus = { x: framing.focus_x, y: framing.focus_y };
  const cut = { ...frameSize(shapeOf(content)), focus, signal };
  await assets.withFile(assetId, (file) => frameOwnPicture(file, path, cut), signal);
  return await work({ path, drawing: null });
}

/**
 * Hands the picture that a clip is to be made from to `work`: one of the library that its creator has chosen, or the still that was
 * reviewed; null where there is none that still says what the scene does.
 * @param cast the members its description names, as they are now
 */
export async function withStartImage<T>(
  run: SceneRun,
  cast: readonly CastMark[],
  work: (startImage: StartImage | null) => Promise<T>,
): Promise<T> {
  const shown = await findShown(run);
  const own = startOf(shown ?? null);
  if (own !== null) return await withOwnStart(run, own, work);
  if (shown === undefined || shown.asset_id === null || !isReviewed(shown, run, cast))
    return await work(null);
  return await run.assets.withFile(
    shown.asset_id,
    (path) => work({ path, drawing: shown.drawing }),
    run.signal,
  );
}
