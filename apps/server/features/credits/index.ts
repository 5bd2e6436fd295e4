export { createCredits, type Credits } from './credits.service.ts';
export { sweepCredits } from './credits.jobs.ts';
export { monthAround } from './credits.periods.ts';
