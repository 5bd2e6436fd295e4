export { createCredits, type Credits } from './credits.service.ts';
export type { CreditSummary } from './credits.queries.ts';
export { sweepCredits } from './credits.jobs.ts';
export { monthAround } from './credits.periods.ts';
export { overviewColumn } from './credits.usage.repository.ts';
