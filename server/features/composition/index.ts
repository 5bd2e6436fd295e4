export { createDownloads } from './composition.downloads.ts';
export { registerDownloadRoutes } from './composition.downloads.routes.ts';
export { createComposition } from './composition.service.ts';
export { createFilmJob } from './composition.jobs.ts';
export { createPreviewMusic } from './composition.preview-music.ts';
export { registerCompositionRoutes } from './composition.routes.ts';
