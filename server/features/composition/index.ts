export { createComposition } from './composition.service.ts';
export { createFilmJob } from './composition.jobs.ts';
export { registerCompositionRoutes } from './composition.routes.ts';
