import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@scenewright/contract/app-error.ts';
import { shapeOf, shapes } from '@scenewright/contract/rules/shapes.ts';
import { writeWhole } from '@scenewright/media/temporary-files.ts';
import type { Studio } from '@scenewright/studio';
import { type Drawing, parseDrawing } from '@scenewright/studio/painting/drawing.ts';
import { nothingElsewhere } from '@scenewright/provider-contract/remote-work.ts';
import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { createLimiter, QueueIsFull } from '@scenewright/contract/rules/limiter.ts';
import type { Database } from '../../../database/database.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { cardsOf, type FilmCards } from '@scenewright/contract/rules/brand.ts';
import { listMembers } from '../../cast/index.ts';
import { type Content, findContent } from '../../content/index.ts';
import { findScene, type SceneRow } from '../scenes/scene.repository.ts';
import {
  brandSeen,
  cardVersion,
  usesSketchVoice,
  musicVersion,
  type SketchKind,
  sketchVersions,
  soundVersion,
} from '../scenes/sketch-links.ts';
import { loadSceneStates } from '../scenes/load-states.ts';
import type { SceneState } from '@scenewright/storyboard/scene-state.ts';
import { type SketchedLine, type SketchMusicOptions, writeSketchMusic } from './sketch-music.ts';
import { drawCard } from '../film/cards.ts';
import { placeAmong, shownBrand, withBrandFiles } from '../takes/brand-files.ts';
import { speakIntoFiles } from '../takes/speaking.ts';
import { withExpectedPictures, type PlannedPicture, planPicture } from '../takes/visual.ts';

export interface SketchesOptions extends SketchMusicOptions {
  readonly database: Database;
  readonly studio: Studio;
  /** Paints without a provider, so that sketches are free. */
  readonly painter: ImageMaker;
  /** Speaks without a provider, too. */
  readonly voice: Voice;
  readonly tools: FilmTools;
  /** Emptied at each start: what is painted may look otherwise in a new version. */
  readonly folder: string;
  /** Done once the folder is empty. */
  readonly emptied: Promise<unknown>;
}

/** Painting and speaking hold a core: those who make films and edit storyboards need the others. */
const mostAtOnce = 1;
/** As many as the largest storyboards of a few people who open them at once have scenes. */
const longestQueue = 400;
const timeoutMs = 30_000;

interface LoadedContent {
  readonly content: Content;
  readonly states: readonly SceneState[];
}

interface Loaded extends LoadedContent {
  readonly scene: SceneRow;
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
  const { database, emptied, voice, folder } = options;
  const limited = createLimiter(mostAtOnce, { longestQueue });
  const running = new Map<string, Promise<void>>();

  async function loadContent(contentId: string): Promise<LoadedContent> {
    const content = await findContent(database.db, contentId);
    if (content === undefined) throw new AppError('not_found');
    return { content, states: await loadSceneStates(database.db, content) };
  }

  async function load(sceneId: string): Promise<Loaded> {
    const scene = await findScene(database.db, sceneId);
    if (scene === undefined) throw new AppError('not_found');
    return { scene, ...(await loadContent(scene.content_id)) };
  }

  const isThere = async (name: string) =>
    (await stat(join(folder, name)).catch(() => null)) !== null;

  /** Makes a file that is not there, once for all who ask for it at the same time. */
  async function make({ name, work }: Pick<Plan, 'name' | 'work'>): Promise<void> {
    if (await isThere(name)) return;
    const making = running.get(name) ?? limited(work).finally(() => running.delete(name));
    running.set(name, making);
    await making.catch((error: unknown) => {
      throw error instanceof QueueIsFull ? new AppError('unavailable') : toAppError(error);
    });
  }

  /** What the offline voice says of a content, by scene. */
  async function speakLines(loaded: LoadedContent): Promise<Map<string, SketchedLine>> {
    const lines = new Map<string, SketchedLine>();
    for (const { row: scene } of loaded.states) {
      const plan = planSpeaking(options, { ...loaded, scene });
      if (plan === null) continue;
      await make(plan);
      const path = join(folder, plan.name);
      lines.set(scene.id, { path, words: JSON.parse(await readFile(wordsOf(path), 'utf8')) });
    }
    return lines;
  }

  async function card(contentId: string, which: keyof FilmCards, wanted: string): Promise<Sketch> {
    const content = await findContent(database.db, contentId);
    const version = content && cardVersion(content, which);
    const shown = content && cardsOf(content.brand)[which];
    if (!content || !version || !shown) throw new AppError('not_found');
    const name = `${version}.card.jpg`;
    const outputPath = join(folder, name);
    const width = shapes[shapeOf(content)].sketchWidth;
    const print = { card: shown, outputPath, width };
    const signal = AbortSignal.timeout(timeoutMs);
    await make({ name, work: () => drawCard(options, content, print, signal) });
    return { name, isWanted: version === wanted };
  }

  async function music(contentId: string, wanted: string): Promise<Sketch> {
    const loaded = await loadContent(contentId);
    const version = musicVersion(loaded.content, loaded.states, (text, language) =>
      voice.canSpeak(text, language),
    );
    if (version === null) throw new AppError('not_found');
    const name = `${version}.music.m4a`;
    if (!(await isThere(name))) {
      // Each line has a turn of its own, so that pictures can be made between two lines.
      const lines = await speakLines(loaded);
      const work = () =>
        writeSketchMusic(options, loaded.content, loaded.states, lines, join(folder, name));
      await make({ name, work });
    }
    return { name, isWanted: version === wanted };
  }

  /**
   * @param id of the scene, or of the content whose music or card it is
   * @param shot which of the scene's pictures; 0 is the one that it opens with
   * @returns null for a scene that has its picture or narration by now: the asker's storyboard was read before that
   * @throws AppError not_found; unavailable where it cannot be made now
   */
  return async function sketch(
    id: string,
    kind: SketchKind,
    wanted: string,
    shot = 0,
  ): Promise<Sketch | null> {
    await emptied;
    if (kind === 'music.m4a') return await music(id, wanted);
    if (kind === 'intro.jpg') return await card(id, 'intro', wanted);
    if (kind === 'outro.jpg') return await card(id, 'outro', wanted);
    const loaded = await load(id);
    const plan =
      kind === 'jpg' ? await planPainting(options, loaded, shot) : planSpeaking(options, loaded);
    if (plan === null) return null;
    await make(plan);
    return { name: plan.name, isWanted: plan.version === wanted };
  };
}

/** The times of a line's words lie beside it. */
const wordsOf = (path: string) => path.replace(/\.m4a$/, '.json');

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
    remote: nothingElsewhere,
  });
  if (visual.kind !== 'drawing') throw new Error('a sketch is painted by ourselves');
  return parseDrawing(visual.drawing);
}

/** A scene's pictures, each for itself. */
export const picturesOf = ({ later = [], ...opening }: Drawing): readonly Drawing[] => [
  opening,
  ...later.map(({ drawing }) => drawing),
];

async function planPainting(
  { database, studio, painter, folder, assets }: SketchesOptions,
  { scene, content, states }: Loaded,
  shot: number,
): Promise<Plan | null> {
  const version = sketchVersions(content, states).get(scene.id);
  if (version === undefined) return null;
  const planned = planPicture(content, scene, {
    states: withExpectedPictures(states),
    members: await listMembers(database.db, content.account_id),
    kind: scene.media_type === 'video' ? 'clip' : 'picture',
    writePortrait: async () => null,
  });
  const rows = states.map(({ row }) => row);
  const place = placeAmong(rows, scene.id);
  const drawing = picturesOf(await drawSketch(painter, planned, folder))[shot];
  if (drawing === undefined) return null;
  // Named by what it shows: of an edit's many new versions, most look as before.
  const digest = createHash('sha256')
    .update(JSON.stringify(drawing))
    .update(brandSeen(content, place))
    .digest('hex');
  const name = `${digest.slice(0, 40)}.jpg`;
  const look = shownBrand(content, place);
  const shape = shapeOf(content);
  const print = { outputPath: join(folder, name), width: shapes[shape].sketchWidth };
  return {
    version,
    name,
    work: async () =>
      await withBrandFiles(assets, content, look, undefined, (brand) =>
        studio.renderStill({
          ...{ source: { kind: 'drawing', drawing }, shape, brand },
          prints: [print],
        }),
      ),
  };
}

function planSpeaking(
  { voice, tools, temporaryFolder, folder }: SketchesOptions,
  { scene, content, states }: Loaded,
): Plan | null {
  const state = states.find(({ row }) => row.id === scene.id);
  const canSpeak = (text: string, language: string) => voice.canSpeak(text, language);
  if (state === undefined || !usesSketchVoice(content, state, canSpeak)) return null;
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
        const { previewPath, words } = await speakIntoFiles(speaking, voice);
        const linePath = join(folder, name);
        await writeWhole(wordsOf(linePath), (path) => writeFile(path, JSON.stringify(words)));
        // In one step and last, so that a reader finds all of it or nothing.
        await writeWhole(linePath, (path) => copyFile(previewPath, path));
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
