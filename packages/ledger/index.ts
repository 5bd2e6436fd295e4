export { createCredits, type Credits } from './credits.ts';
export type { CreditSummary } from './queries.ts';
export { sweepCredits } from './jobs.ts';
export { monthAround } from './periods.ts';
export { overviewColumn } from './usage.repository.ts';
