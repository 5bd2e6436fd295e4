import { findVisualModel, imageModelId, type MediaType } from './models.ts';
import { voiceCreditsPerScene } from './voices.ts';

/** The price of a scene with an unknown model (CREDITS-5). */
export const unknownModelCredits = 5;

/** Credits for one scene made with a model; an unknown model counts as {@link unknownModelCredits}. */
export function creditsPerScene(visualModelId: string): number {
  return (
    (findVisualModel(visualModelId)?.creditCost ?? unknownModelCredits) +
    voiceCreditsPerScene.standard
  );
}

/** The wizard's estimate: scene count × per-scene cost. */
export function estimateCredits(visualModelId: string, sceneCount: number): number {
  return sceneCount * creditsPerScene(visualModelId);
}

/** The model that makes a scene: pictures come from the image model, clips from the content's own. */
export function modelOfScene(visualModelId: string, mediaType: MediaType): string {
  return mediaType === 'image' ? imageModelId : visualModelId;
}

/** Credits for making the picture or clip of one scene of a content with this model. */
export function sceneCredits(visualModelId: string, mediaType: MediaType): number {
  return creditsPerScene(modelOfScene(visualModelId, mediaType));
}
