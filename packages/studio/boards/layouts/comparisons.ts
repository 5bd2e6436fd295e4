export { beforeAfter } from './before-after.ts';
export { versus } from './versus.ts';
