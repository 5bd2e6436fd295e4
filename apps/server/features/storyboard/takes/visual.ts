import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedIn } from '@scenewright/contract/rules/cast.ts';
import { withoutCopyMark } from '@scenewright/contract/rules/copy-title.ts';
import { maxSceneDurationS } from '@scenewright/contract/rules/limits.ts';
import { withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { modelOfScene } from '@scenewright/contract/rules/pricing.ts';
import { frameSize, shapeOf, shapes } from '@scenewright/contract/rules/shapes.ts';
import { frameRate } from '@scenewright/media/encoding.ts';
import { normaliseClip } from '@scenewright/media/normalise-clip.ts';
import type {
  CastInPicture,
  ImageMaker,
  NeighbourScene,
  Visual,
  VisualRequest,
} from '@scenewright/provider-contract/image-maker.ts';
import type { RemoteWork } from '@scenewright/provider-contract/remote-work.ts';
import type { VideoMaker } from '@scenewright/provider-contract/video-maker.ts';
import type { PictureSource } from '@scenewright/studio';
import { parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { type CastRow, listMembers, marksIn, promptWithLooks } from '../../cast/index.ts';
import type { Content } from '../../content/index.ts';
import type { Predictions } from '../../predictions/index.ts';
import { insertTakes, type TakeRow } from './take.repository.ts';
import { firstSeed } from '@scenewright/storyboard/first-seed.ts';
import type { SceneRow } from '../scenes/scene.repository.ts';
import { isSketched, type SceneState } from '@scenewright/storyboard/scene-state.ts';
import { loadSceneStates } from '../scenes/load-states.ts';
import { plainDelivery } from '@scenewright/storyboard/delivery.ts';
import type { SceneRun } from '../making/scene-run.ts';
import * as repository from '../making/order.repository.ts';
import { startColumns, withStartImage } from './start-image.ts';
import { lookOf, unstarted } from '@scenewright/storyboard/take-fit.ts';

/** The prompt for a model: the picture, then, as a sentence of its own, how the camera looks at it. */
function withCamera(picture: string, camera: string): string {
  const seen = picture.trim();
  if (camera === '' || seen === '') return seen || camera;
  const isEnded = /[.!?…。！？।؟][”’"'»)]*$/u.test(seen);
  return `${seen}${isEnded ? '' : '.'} ${camera}`;
}

export interface Makers {
  readonly imageMaker: ImageMaker;
  readonly videoMaker: VideoMaker;
  readonly predictions: Pick<Predictions, 'workOf'>;
}

/** Writes the portrait of a member of the cast as a file. @returns its path; null where there is none */
type WritePortrait = (member: CastRow) => Promise<string | null>;

const portraitsIn =
  ({ assets, directory }: SceneRun): WritePortrait =>
  async ({ id, portrait_asset_id: portrait }) => {
    if (portrait === null) return null;
    const path = join(directory, `${id}.jpg`);
    await assets.withFile(portrait, (file) => copyFile(file, path));
    return path;
  };

/** The members of the cast that a description names, as makers need them. */
function castIn(
  description: string,
  members: readonly CastRow[],
  writePortrait: WritePortrait,
): CastInPicture[] {
  return namedIn(description, members).map((member) => ({
    name: member.name,
    kind: member.kind,
    look: member.look,
    seed: member.id,
    appearance: member.appearance,
    writeReference: () => writePortrait(member),
  }));
}

/** The parts of a scene that its picture shows. */
type SeenScene = Pick<
  SceneRow,
  'id' | 'seed' | 'description' | 'camera' | 'dialogue' | 'duration_s'
>;

interface SeenState {
  readonly row: SeenScene;
  readonly visual: Pick<TakeRow, 'drawing'> | null;
}

/** Scenes as they will be seen: a picture of something else than its scene asks for is going to be another one. */
export const withExpectedPictures = (states: readonly SceneState[]): readonly SeenState[] =>
  states.map((state) => (isSketched(state) ? { row: state.row, visual: null } : state));

function toNeighbour({ row, visual }: SeenState, cast: readonly CastInPicture[]): NeighbourScene {
  return {
    description: row.description,
    dialogue: withoutPauses(row.dialogue),
    seed: firstSeed(row),
    cast,
    drawing: visual?.drawing ?? null,
  };
}

/** What a scene's picture is made from where it has none, or one of something else: nothing of a run, so that it can be told before anything is ordered. */
export type PlannedPicture = Omit<
  VisualRequest,
  'directory' | 'signal' | 'onProgress' | 'remote' | 'startImage'
>;

/** @param all scenes of the content, in order */
export function planPicture(
  content: Pick<
    Content,
    'visual_model' | 'title' | 'style' | 'style_notes' | 'orientation' | 'shape'
  >,
  scene: SeenScene,
  { states: all, members, kind, writePortrait }: PicturePlanning,
): PlannedPicture {
  const states = all.filter(({ row }) => row.duration_s > 0);
  const index = states.findIndex(({ row }) => row.id === scene.id);
  const next = states[index + 1];
  const neighbour = (state: SeenState) =>
    toNeighbour(state, castIn(state.row.description, members, writePortrait));
  return {
    model: modelOfScene(content.visual_model, kind === 'clip' ? 'video' : 'image'),
    description: scene.description,
    prompt: withCamera(promptWithLooks(scene.description, members), scene.camera),
    cast: castIn(scene.description, members, writePortrait),
    dialogue: withoutPauses(scene.dialogue),
    topic: withoutCopyMark(content.title),
    style: [content.style, content.style_notes].filter(Boolean).join('\n\n'),
    shape: shapeOf(content),
    durationS: scene.duration_s,
    sceneNumber: index + 1,
    sceneCount: states.length,
    seed: firstSeed(scene),
    before: states.slice(0, Math.max(index, 0)).map(neighbour),
    film: states.map(({ row }) => ({
      description: row.description,
      dialogue: withoutPauses(row.dialogue),
    })),
    after: next === undefined ? null : neighbour(next),
  };
}

interface PicturePlanning {
  readonly states: readonly SeenState[];
  /** The account's cast. */
  readonly members: readonly CastRow[];
  readonly kind: 'picture' | 'clip';
  readonly writePortrait: WritePortrait;
}

async function describeRequest(
  run: SceneRun,
  kind: 'picture' | 'clip',
  members: readonly CastRow[],
  remote: RemoteWork,
): Promise<VisualRequest> {
  const { content, scene, order, database, directory, signal } = run;
  const states = await loadSceneStates(database.db, content);
  const state = states.find(({ row }) => row.id === scene.id);
  const planned = planPicture(content, scene, {
    states: withExpectedPictures(states),
    members,
    kind,
    writePortrait: portraitsIn(run),
  });
  return {
    ...planned,
    // The first picture is the one that the sketch has shown; only a further order of the same gets another one.
    seed: state === undefined || isSketched(state) ? planned.seed : order.id,
    startImage: null,
    withSound: order.with_sound,
    directory,
    signal,
    onProgress: (fraction) => run.report('picture', fraction),
    remote,
  };
}

function toSource(visual: Visual, kind: 'picture' | 'clip'): PictureSource {
  if (visual.kind === 'drawing') return { kind: 'drawing', drawing: parseDrawing(visual.drawing) };
  return { kind: kind === 'clip' ? 'clip' : 'image', path: visual.path };
}

interface StoredPicture {
  readonly posterAssetId: string;
  /** The original from a model, or the picture a drawing shows; null for a drawing that moves. */
  readonly assetId: string | null;
  /** A foreign clip brought to the size and rate of our scenes, once, when it arrives. */
  readonly masterAssetId: string | null;
}

/** As long as any scene may show a clip; a shorter clip holds its last picture. */
const clipFrames = maxSceneDurationS.video * frameRate;

async function storeClip(
  { content, directory, assets, signal }: SceneRun,
  { path, hasSound = false }: Extract<Visual, { kind: 'file' }>,
): Promise<string> {
  const normalised = join(directory, 'normalised.mp4');
  await normaliseClip(path, normalised, {
    ...frameSize(shapeOf(content)),
    frames: clipFrames,
    keepSound: hasSound,
    signal,
  });
  return await assets.store(normalised, { accountId: content.account_id, mimeType: 'video/mp4' });
}

/** Keeps three files: the original as it came, the version that segments are made from, and a poster. */
async function storePicture(
  run: SceneRun,
  visual: Visual,
  kind: 'picture' | 'clip',
): Promise<StoredPicture> {
  const { content, directory, assets, studio } = run;
  const owner = { accountId: content.account_id };
  const source = toSource(visual, kind);
  const isPaintedPicture = visual.kind === 'drawing' && kind === 'picture';
  const [posterPath, picturePath] = [join(directory, 'poster.jpg'), join(directory, 'picture.jpg')];
  const shape = shapeOf(content);
  const poster = { outputPath: posterPath, width: shapes[shape].posterWidth };
  await studio.renderStill({
    source,
    shape,
    prints: isPaintedPicture ? [poster, { outputPath: picturePath }] : [poster],
  });
  const posterAssetId = await assets.store(posterPath, { ...owner, mimeType: 'image/jpeg' });
  if (visual.kind === 'file') {
    const masterAssetId = kind === 'clip' ? await storeClip(run, visual) : null;
    return {
      posterAssetId,
      masterAssetId,
      assetId: await assets.store(visual.path, { ...owner, mimeType: visual.mimeType }),
    };
  }
  return {
    posterAssetId,
    masterAssetId: null,
    assetId: isPaintedPicture
      ? await assets.store(picturePath, { ...owner, mimeType: 'image/jpeg' })
      : null,
  };
}

/** What a picture or clip is of: the take names it, so that an edit of any of it makes the take stale. */
type MadeFrom = Pick<TakeRow, 'source_text' | 'made_with' | 'look'>;

/** Makes the scene's picture or clip and keeps it with its order, so that a second try goes on from it. */
export async function makePicture(
  run: SceneRun,
  { imageMaker, videoMaker, predictions }: Makers,
): Promise<TakeRow> {
  const { content, scene, order, clock } = run;
  run.report('picture', 0);
  const kind = order.visual_kind;
  if (kind === null) throw new Error(`order ${order.id} is not one for a picture or clip`);
  const members = await listMembers(run.database.db, content.account_id);
  const madeWith = marksIn(scene.description, members);
  const now: MadeFrom = {
    source_text: scene.description,
    made_with: madeWith,
    look: lookOf(content),
  };
  const { remote, begunSource } = await predictions.workOf(order, run.keep, now);
  const request = await describeRequest(run, kind, members, remote);
  const visual =
    kind === 'clip'
      ? await withStartImage(run, madeWith, (startImage) =>
          videoMaker.makeVideo({ ...request, startImage }),
        )
      : await imageMaker.makeImage(request);
  const { assetId, posterAssetId, masterAssetId } = await storePicture(run, visual, kind);
  const take: TakeRow = {
    id: randomUUID(),
    account_id: content.account_id,
    scene_id: scene.id,
    kind,
    is_still: kind === 'picture' && scene.media_type === 'video',
    // The scene may have been edited while a hosted model was at work.
    ...((begunSource as MadeFrom | null) ?? now),
    voice: null,
    ...plainDelivery,
    provider: kind === 'clip' ? videoMaker.name : imageMaker.name,
    model: request.model,
    credits: order.price,
    asset_id: assetId,
    poster_asset_id: posterAssetId,
    master_asset_id: masterAssetId,
    drawing: visual.kind === 'drawing' ? visual.drawing : null,
    words: null,
    spoken: null,
    duration_ms: null,
    has_sound: visual.kind === 'file' && visual.hasSound === true,
    recorded: false,
    ...(kind === 'clip' ? await startColumns(run) : unstarted),
    framing: null,
    credit: null,
    created_at: clock.now(),
  };
  await run.keep(async (tx) => {
    await insertTakes(tx, [take]);
    await repository.updateOrder(tx, order.id, { visual_take_id: take.id });
  });
  return take;
}
