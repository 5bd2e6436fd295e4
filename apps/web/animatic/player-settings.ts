import {
  audioSliderStepS,
  mediaFetchRetries,
  mediaFetchRetryDelayMs,
  mediaFetchTimeoutMs,
  volumeStep,
} from '@scenewright/contract/rules/limits.ts';
import { type Shape, shapes } from '@scenewright/contract/rules/shapes.ts';

/** What every player of the storyboard shares (FILM-3). */
export const playerSettings = {
  retryPolicy: {
    timeoutMs: mediaFetchTimeoutMs,
    retries: mediaFetchRetries,
    delayMs: mediaFetchRetryDelayMs,
  },
  seekStepS: audioSliderStepS,
  volumeStep,
} as const;

/** Width by height of a content's pictures. */
export function aspectRatioOf(shape: Shape): string {
  return `${shapes[shape].width} / ${shapes[shape].height}`;
}
