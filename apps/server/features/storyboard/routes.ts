import type { FastifyInstance } from 'fastify';
import type { Assets } from '../assets/index.ts';
import type { StoryboardFeature } from './feature.ts';
import { registerDownloadRoutes } from './film/downloads.routes.ts';
import { registerCompositionRoutes } from './film/film.routes.ts';
import { registerOrderRoutes } from './making/making.routes.ts';
import { registerSceneRoutes } from './scenes/scene.routes.ts';
import { registerFilmSettingRoutes } from './scenes/film-settings.routes.ts';
import { registerSpeechRoutes } from './scenes/speech.routes.ts';

/** Serves storyboards: reading, editing, making, combining and downloading. */
export function registerStoryboardRoutes(
  app: FastifyInstance,
  storyboard: StoryboardFeature,
  assets: Assets,
): void {
  registerSceneRoutes(app, storyboard);
  registerFilmSettingRoutes(app, storyboard);
  registerSpeechRoutes(app, storyboard);
  registerOrderRoutes(app, storyboard);
  registerCompositionRoutes(app, storyboard.composition);
  registerDownloadRoutes(app, { downloads: storyboard.downloads, assets });
}
