import type { VisualModelId } from '@scenewright/contract/rules/models.ts';

/**
 * The product's models that nobody can choose now, each with a sentence for people that says why. What is painted here is always
 * offered.
 */
export type ListRefusedModels = () => ReadonlyMap<VisualModelId, string>;

/** Of makers that do all of their work here. */
export const refuseNoModel: ListRefusedModels = () => new Map();
