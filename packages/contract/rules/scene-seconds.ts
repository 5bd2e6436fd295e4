import { maxSceneDurationS } from './limits.ts';
import { findVisualModel } from './models.ts';

/** So much longer than asked one scene may be, where others are shorter. */
const mostLonger = 1.5;

/**
 * Whole seconds that one scene of a new film may last where others last less; the film is never longer than all its scenes
 * at the length that was asked for. A clip is ordered by its length, so it is never longer than asked.
 */
export function longestSceneSeconds(visualModelId: string, sceneLengthS: number): number {
  if (findVisualModel(visualModelId)?.mediaType !== 'image') return sceneLengthS;
  const longerS = Math.min(Math.floor(sceneLengthS * mostLonger), maxSceneDurationS.image);
  return Math.max(longerS, sceneLengthS);
}
