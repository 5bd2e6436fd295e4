import {
  audioSliderStepS,
  mediaFetchRetries,
  mediaFetchRetryDelayMs,
  mediaFetchTimeoutMs,
  volumeStep,
} from '@scenewright/contract/rules/limits.ts';

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
export function aspectRatioOf(orientation: 'vertical' | 'landscape'): string {
  return orientation === 'vertical' ? '9 / 16' : '16 / 9';
}
