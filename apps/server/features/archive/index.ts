export { createArchive } from './archive.service.ts';
export { registerArchiveRoutes } from './archive.routes.ts';
