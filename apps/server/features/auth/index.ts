export { registerAuthRoutes } from './auth.routes.ts';
export { createAuth } from './auth.service.ts';
export { sweepSessions } from './auth.repository.ts';
