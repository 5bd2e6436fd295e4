import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@scenewright/contract/app-error.ts';
import type { RoughCutIdea, RoughCutLine } from '@scenewright/contract/schemas/rough-cut.ts';
import { maxRoughScenes } from '@scenewright/contract/rules/limits.ts';
import { saysNothing } from '@scenewright/contract/rules/pauses.ts';
import { shapeOf, shapes } from '@scenewright/contract/rules/shapes.ts';
import type { Studio } from '@scenewright/studio';
import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import { toAppError } from '@scenewright/provider-contract/provider-error.ts';
import type { ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import { createLimiter } from '@scenewright/contract/rules/limiter.ts';
import type { Clock } from '../../../clock.ts';
import type { FilmTools } from '../../../film-tools.ts';
import { toBrief } from '@scenewright/storyboard/brief.ts';
import { toNewScene } from '@scenewright/storyboard/script.ts';
import {
  type RoughContent,
  type RoughScene as Scene,
  scriptLine,
  toContent,
} from '@scenewright/storyboard/rough-cut-content.ts';
import { drawSketch, picturesOf } from './sketch.ts';
import { sharesOfShots } from '../scenes/sketch-links.ts';
import type { ComposeMusic, PreviewScene } from './preview-scene.ts';
import { isSpeakable, silentWords, speakIntoFiles } from '../takes/speaking.ts';
import { planPicture } from '../takes/visual.ts';

export interface RoughCutsOptions {
  /** None of these calls a provider: rough cuts are free. */
  readonly writer: Pick<ScriptWriter, 'writeStoryboard'>;
  readonly painter: ImageMaker;
  readonly voice: Voice;
  readonly studio: Pick<Studio, 'renderStill'>;
  readonly tools: FilmTools;
  readonly composeMusic: ComposeMusic;
  readonly clock: Clock;
  /** Counts one against the network it is asked from. @throws AppError rate_limited, forbidden */
  readonly count: () => Promise<void>;
  /** Folder for files in the making; nothing stays there. */
  readonly temporaryFolder: string;
}

/** Painting and speaking hold a core: those who make films and edit storyboards need the others. */
const mostAtOnce = 1;
/** So many people may watch theirs come to be at once; each waits at most so many times as long as alone. */
const mostOpen = 6;
const retryAfterS = 15;
const busy = 'Several rough cuts are being made at the moment. Please try again in a few seconds.';
const writingTimeoutMs = 60_000;

interface Run {
  /** For files in the making. */
  readonly folder: string;
  readonly signal: AbortSignal;
  readonly send: (line: RoughCutLine) => void;
}

/**
 * Films of ideas in sketches and the offline voice, before anything is created: for people without an account. The result
 * goes to the asker and is not kept.
 */
export function createRoughCuts(options: RoughCutsOptions) {
  const { writer, painter, voice, studio, tools, composeMusic, clock, count, temporaryFolder } =
    options;
  const limited = createLimiter(mostAtOnce);
  let open = 0;

  /** @returns what paints each of a scene's pictures */
  async function pictures(
    content: RoughContent,
    scenes: readonly Scene[],
    scene: Scene,
    folder: string,
  ) {
    const planned = planPicture(content, scene, {
      states: scenes.map((row) => ({ row, visual: null })),
      members: [],
      kind: scene.media_type === 'video' ? 'clip' : 'picture',
      writePortrait: async () => null,
    });
    const drawing = await drawSketch(painter, planned, folder);
    return picturesOf(drawing).map((picture, shot) => async () => {
      const outputPath = join(folder, `${scene.position}-${shot}.jpg`);
      await studio.renderStill({
        source: { kind: 'drawing', drawing: picture },
        shape: shapeOf(content),
        prints: [{ outputPath, width: shapes[shapeOf(content)].sketchWidth }],
      });
      return outputPath;
    });
  }

  async function speak(content: RoughContent, scene: Scene, folder: string, signal: AbortSignal) {
    const directory = join(folder, String(scene.position));
    await mkdir(directory);
    const speaking = { content, scene, directory, tools, signal };
    return await speakIntoFiles(speaking, voice);
  }

  const read = async (path: string) => (await readFile(path)).toString('base64');

  /** Sends each scene's picture and sound as they are made. @returns what is heard of them */
  async function makeScenes(
    content: RoughContent,
    scenes: readonly Scene[],
    { folder, signal, send }: Run,
  ): Promise<PreviewScene[]> {
    const previewScenes: PreviewScene[] = [];
    const shown = scenes.filter(({ duration_s: seconds }) => seconds > 0);
    // Nobody's rough cut may take minutes of others' time.
    for (const scene of shown.slice(0, maxRoughScenes)) {
      const number = scene.position;
      const shares = sharesOfShots(scene);
      for (const [shot, paint] of (await pictures(content, scenes, scene, folder)).entries()) {
        const data = await limited(async () => {
          signal.throwIfAborted();
          return await read(await paint());
        });
        const share = shares[shot - 1];
        send({ kind: 'picture', number, data, ...(share === undefined ? {} : { share }) });
      }
      const { dialogue, duration_s: durationS } = scene;
      if (saysNothing(dialogue) || !isSpeakable(voice, content, scene)) {
        previewScenes.push({ dialogue, durationS, voicePath: null, words: silentWords(scene) });
        continue;
      }
      const { previewPath, words } = await limited(async () => {
        signal.throwIfAborted();
        return await speak(content, scene, folder, signal);
      });
      send({ kind: 'sound', number, data: await read(previewPath) });
      previewScenes.push({ dialogue, durationS, voicePath: previewPath, words });
    }
    return previewScenes;
  }

  /** Sends the music under what was sketched. */
  async function makeMusic(
    film: Parameters<ComposeMusic>[0],
    previewScenes: readonly PreviewScene[],
    { folder: directory, signal, send }: Run,
  ): Promise<void> {
    if (previewScenes.length === 0) return;
    const data = await limited(async () => {
      signal.throwIfAborted();
      return await read(await composeMusic(film, previewScenes, { directory, signal }));
    });
    send({ kind: 'music', data });
  }

  async function make(
    idea: RoughCutIdea,
    signal: AbortSignal,
    send: (line: RoughCutLine) => void,
  ): Promise<void> {
    const asked = toContent(idea);
    const within = AbortSignal.any([signal, AbortSignal.timeout(writingTimeoutMs)]);
    const script = await writer.writeStoryboard(toBrief(asked, []), within);
    const content = {
      ...asked,
      title: script.title || asked.title,
      spoken_language: script.language,
    };
    const scenes = script.scenes.map((scene, index) => ({
      ...toNewScene(content, index + 1, scene, clock.now()),
      camera: scene.camera,
      seed: null,
    }));
    const folder = await mkdtemp(join(temporaryFolder, 'rough-cut-'));
    try {
      send(scriptLine(content, script, scenes));
      const run = { folder, signal, send };
      const previewScenes = await makeScenes(content, scenes, run);
      await makeMusic({ ...content, genre: script.genre }, previewScenes, run);
      send({ kind: 'end' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * Writes the script, then makes one scene after the other.
   * @param signal ends the work when nobody waits any more
   * @param send is given the script first, then what is made
   * @throws AppError rate_limited, forbidden, text_too_hard, unavailable
   */
  return async function roughCut(
    idea: RoughCutIdea,
    signal: AbortSignal,
    send: (line: RoughCutLine) => void,
  ): Promise<void> {
    if (open >= mostOpen) throw new AppError('unavailable', busy, { retryAfterS });
    open += 1;
    try {
      await count();
      await make(idea, signal, send);
    } catch (error) {
      throw toAppError(error);
    } finally {
      open -= 1;
    }
  };
}

export type RoughCuts = ReturnType<typeof createRoughCuts>;
