import type { Domain } from './knowledge.ts';
import { ocean } from './domains/ocean.ts';

/** Every field the writer knows, in no order that matters. */
export const domains: readonly Domain[] = [ocean];
