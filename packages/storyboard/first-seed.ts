import type { SceneRow } from './rows.ts';

/**
 * What the first picture of a scene is drawn by lot from: neighbours can know it beforehand, and the scene of a copied
 * film has that of its original. Each further take has a seed of its own.
 */
export const firstSeed = ({ id, seed }: Pick<SceneRow, 'id' | 'seed'>): string => seed ?? id;
