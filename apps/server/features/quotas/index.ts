export { createCeiling, type PaidCall } from './quotas.ceiling.ts';
export { createProviderRooms, type OpenProviderRoom } from './quotas.rooms.ts';
export { createQuotas } from './quotas.service.ts';
export { sweepQuotas } from './quotas.sweep.ts';
