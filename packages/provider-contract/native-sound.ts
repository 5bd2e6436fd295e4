import type { VisualModelId } from '@scenewright/contract/rules/models.ts';

/**
 * The product's models whose clips can have sound of their own, as they are made now, each with the credits that it adds to the
 * price of a scene's clip.
 */
export type ListSoundCredits = () => ReadonlyMap<VisualModelId, number>;

/** Of makers whose clips are silent. */
export const noNativeSound: ListSoundCredits = () => new Map();
