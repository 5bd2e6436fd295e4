export { createPolicy } from './policy.ts';
