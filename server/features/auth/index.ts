export { registerAuthRoutes } from './auth.routes.ts';
export { type Auth, createAuth } from './auth.service.ts';
export { sweepSessions } from './auth.repository.ts';
