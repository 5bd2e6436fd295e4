export { registerWatchRoutes } from './sharing.routes.ts';
export { createSharing, type Sharing } from './sharing.service.ts';
