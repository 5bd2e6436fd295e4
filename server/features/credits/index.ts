export { createCredits, type Credits } from './credits.service.ts';
export { registerCreditRoutes } from './credits.routes.ts';
export { sweepExpiredCredits } from './credits.jobs.ts';
