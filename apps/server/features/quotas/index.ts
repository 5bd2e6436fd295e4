export { createCeiling, type PaidCall } from './quotas.ceiling.ts';
export { createQuotas } from './quotas.service.ts';
export { sweepQuotas } from './quotas.sweep.ts';
