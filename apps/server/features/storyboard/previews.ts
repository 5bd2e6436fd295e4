import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Studio } from '@scenewright/studio';
import type { ImageMaker } from '@scenewright/provider-contract/image-maker.ts';
import type { ScriptWriter } from '@scenewright/provider-contract/script-writer.ts';
import type { Voice } from '@scenewright/provider-contract/voice.ts';
import type { RequireAllowed } from '../../allowed-texts.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { FilmTools } from '../../film-tools.ts';
import type { CountWork } from '../../free-work.ts';
import type { Assets } from '../assets/index.ts';
import { createPreviewMusic, type PreviewMusicOptions } from './film/preview-music.ts';
import { createRoughCuts } from './making/rough-cut.ts';
import { registerRoughCutRoute } from './making/rough-cut.routes.ts';
import { emptyAtStart } from '../../http/empty-at-start.ts';
import { createSketches } from './making/sketch.ts';
import { registerSketchRoute } from './making/sketch.routes.ts';
import { registerVoicePreviewRoute } from './making/voice-preview.ts';
import { createVoiceTries } from './making/voice-try.ts';
import { registerVoiceTryRoutes } from './making/voice-try.routes.ts';
import type { SketchLinks } from './scenes/sketch-links.ts';

export interface PreviewOptions extends PreviewMusicOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly studio: Studio;
  readonly tools: FilmTools;
  /** Writes the scripts of rough cuts. */
  readonly writer: Pick<ScriptWriter, 'writeStoryboard'>;
  /** @returns a painter of sketches of its own */
  readonly createPainter: () => ImageMaker;
  readonly voice: Voice;
  /** Speaks what is not yet paid for. */
  readonly sketchVoice: Voice;
  readonly sketchLinks: SketchLinks;
  readonly countWork: CountWork;
  readonly requireAllowed: RequireAllowed;
  readonly temporaryFolder: string;
  /** Folder of what can be made again. */
  readonly cacheFolder: string;
}

/** Serves what is seen and heard before anything is paid: sketches, rough cuts and voices. */
export function registerPreviewRoutes(app: FastifyInstance, options: PreviewOptions): void {
  const { countWork, createPainter, requireAllowed, sketchVoice, tools, voice } = options;
  const composeMusic = createPreviewMusic(options);
  const previews = { ...options, composeMusic, voice: sketchVoice };
  const sketchFolder = join(options.cacheFolder, 'sketches');
  registerSketchRoute(app, {
    sketch: createSketches({
      ...previews,
      painter: createPainter(),
      folder: sketchFolder,
      emptied: emptyAtStart(app, sketchFolder),
    }),
    links: options.sketchLinks,
    folder: sketchFolder,
  });
  registerRoughCutRoute(app, {
    roughCut: createRoughCuts({
      ...previews,
      painter: createPainter(),
      count: () => countWork.roughCut(),
    }),
    requireAllowed,
  });
  registerVoicePreviewRoute(app, { voice, folder: join(options.cacheFolder, 'voices') });
  const triedFolder = join(options.cacheFolder, 'tried-voices');
  const isFree = voice.name === sketchVoice.name;
  registerVoiceTryRoutes(app, {
    say: createVoiceTries({
      voice,
      isFree,
      tools,
      folder: triedFolder,
      emptied: emptyAtStart(app, triedFolder),
      countWork,
    }),
    folder: triedFolder,
    requireAllowed,
  });
}
