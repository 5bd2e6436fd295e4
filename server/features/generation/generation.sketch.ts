import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#contract/app-error.ts';
import { writeWhole } from '@scenewright/media/temporary-files.ts';
import type { Studio } from '@scenewright/studio';
import { type Drawing, parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import type { Database } from '../../database/database.ts';
import type { FilmTools } from '../../film-tools.ts';
import type { ImageMaker } from '../../providers/image-maker/image-maker.ts';
import { toAppError } from '../../providers/provider-error.ts';
import type { Voice } from '../../providers/voice/voice.ts';
import { createTurns, QueueIsFull } from '../../turns.ts';
import { listMembers } from '../cast/index.ts';
import { type Content, findContent } from '../content/index.ts';
import {
  findScene,
  isHeardAsSketch,
  loadSceneStates,
  type SceneRow,
  type SceneState,
  type SketchKind,
  sketchVersions,
  soundVersion,
} from '../storyboard/index.ts';
import { speakIntoFiles } from './generation.speaking.ts';
import { type PlannedPicture, planPicture } from './generation.visual.ts';

export interface SketchesOptions {
  readonly database: Database;
  readonly studio: Pick<Studio, 'renderStill'>;
  /** Paints without a provider, so that sketches are free. */
  readonly painter: ImageMaker;
  /** Speaks without a provider, too. */
  readonly voice: Voice;
  readonly tools: FilmTools;
  /** Folder for files in the making. */
  readonly temporaryFolder: string;
  /** Emptied at each start: what is painted may look otherwise in a new version. */
  readonly folder: string;
}

/** As wide as the largest place that shows a sketch, in pixels. */
export const sketchWidths = { vertical: 360, landscape: 640 } as const;
/** Painting and speaking hold a core: those who make films and edit storyboards need the others. */
const mostAtOnce = 1;
/** As many as the largest storyboards of a few people who open them at once have scenes. */
const longestQueue = 400;
const timeoutMs = 30_000;

interface Loaded {
  readonly scene: SceneRow;
  readonly content: Content;
  readonly states: readonly SceneState[];
}

/** A file to be made, where it is not there yet. */
interface Plan {
  readonly version: string;
  readonly name: string;
  work(): Promise<void>;
}

interface Sketch {
  /** Of the file in the folder. */
  readonly name: string;
  /** Whether it is the version that was asked for, and not the one that stands there by now. */
  readonly isWanted: boolean;
}

/** What scenes will show and say: each is made when it is first asked for, and kept until the next start. */
export function createSketches(options: SketchesOptions) {
  const { database, folder } = options;
  const inTurn = createTurns(mostAtOnce, { longestQueue });
  const running = new Map<string, Promise<void>>();
  const emptied = rm(folder, { recursive: true, force: true }).then(() =>
    mkdir(folder, { recursive: true }),
  );
  emptied.catch(() => undefined);

  async function load(sceneId: string): Promise<Loaded> {
    const scene = await findScene(database.db, sceneId);
    const content =
      scene === undefined ? undefined : await findContent(database.db, scene.content_id);
    if (scene === undefined || content === undefined) throw new AppError('not_found');
    return { scene, content, states: await loadSceneStates(database.db, content) };
  }

  /** Makes a file that is not there, once for all who ask for it at the same time. */
  async function make({ name, work }: Plan): Promise<void> {
    if (await stat(join(folder, name)).catch(() => null)) return;
    const making = running.get(name) ?? inTurn(work).finally(() => running.delete(name));
    running.set(name, making);
    await making.catch((error: unknown) => {
      throw error instanceof QueueIsFull ? new AppError('unavailable') : toAppError(error);
    });
  }

  /** @throws AppError not_found; unavailable where it cannot be made now */
  return async function sketch(sceneId: string, kind: SketchKind, wanted: string): Promise<Sketch> {
    await emptied;
    const loaded = await load(sceneId);
    const plan =
      kind === 'jpg' ? await planPainting(options, loaded) : planSpeaking(options, loaded);
    if (plan === null) throw new AppError('not_found');
    await make(plan);
    return { name: plan.name, isWanted: plan.version === wanted };
  };
}

export type Sketches = ReturnType<typeof createSketches>;

/** The drawing that our own painter makes of a planned picture. */
export async function drawSketch(
  painter: ImageMaker,
  planned: PlannedPicture,
  directory: string,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Drawing> {
  const visual = await painter.makeImage({
    ...planned,
    startImage: null,
    directory,
    signal,
    onProgress: () => undefined,
    externalId: null,
    keepExternalId: async () => undefined,
  });
  if (visual.kind !== 'drawing') throw new Error('a sketch is painted by ourselves');
  return parseDrawing(visual.drawing);
}

async function planPainting(
  { database, studio, painter, folder }: SketchesOptions,
  { scene, content, states }: Loaded,
): Promise<Plan | null> {
  const version = sketchVersions(content, states).get(scene.id);
  if (version === undefined) return null;
  const planned = planPicture(content, scene, {
    states,
    members: await listMembers(database.db, content.account_id),
    kind: scene.media_type === 'video' ? 'clip' : 'picture',
    writePortrait: async () => null,
  });
  const drawing = await drawSketch(painter, planned, folder);
  // Named by what it shows: of an edit's many new versions, most look as before.
  const digest = createHash('sha256').update(JSON.stringify(drawing)).digest('hex');
  const name = `${digest.slice(0, 40)}.jpg`;
  const print = { outputPath: join(folder, name), width: sketchWidths[content.orientation] };
  return {
    version,
    name,
    work: async () =>
      await studio.renderStill({
        source: { kind: 'drawing', drawing },
        orientation: content.orientation,
        prints: [print],
      }),
  };
}

function planSpeaking(
  { voice, tools, temporaryFolder, folder }: SketchesOptions,
  { scene, content, states }: Loaded,
): Plan | null {
  const state = states.find(({ row }) => row.id === scene.id);
  const canSpeak = (text: string, language: string) => voice.canSpeak(text, language);
  if (state === undefined || !isHeardAsSketch(content, state, canSpeak)) return null;
  const version = soundVersion(content, scene);
  const name = `${version}.m4a`;
  return {
    version,
    name,
    async work() {
      const directory = await mkdtemp(join(temporaryFolder, 'sketch-'));
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const speaking = { content, scene, directory, tools, signal };
        const { previewPath } = await speakIntoFiles(speaking, voice);
        // In one step: who looks for it meanwhile finds all of it or nothing.
        await writeWhole(join(folder, name), (path) => copyFile(previewPath, path));
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
