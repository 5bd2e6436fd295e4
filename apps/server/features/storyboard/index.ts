export { createStoryboard } from './feature.ts';
export { createStoryboardJobs } from './jobs.ts';
export { registerPreviewRoutes } from './previews.ts';
export { registerStoryboardRoutes } from './routes.ts';
export { storyboardChannel } from './scenes/access.ts';
export { fileNameOf } from '@scenewright/storyboard/scene-rules.ts';
export { sweepStoryboards } from './sweep.ts';
export * as storyboards from './storyboards.repository.ts';
