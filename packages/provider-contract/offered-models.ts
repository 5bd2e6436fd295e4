import type { VisualModelId } from '@scenewright/contract/rules/models.ts';

/**
 * The product's models that nobody can choose now, each with a sentence for people that says why; what to do is for whoever tells
 * it. What is painted here is always offered.
 */
export type ListRefusedModels = () => ReadonlyMap<VisualModelId, string>;

/** Told where another model can be chosen. */
export const chooseAnother = (reason: string): string => `${reason} Choose another model.`;

/** Of makers that do all of their work here. */
export const refuseNoModel: ListRefusedModels = () => new Map();
