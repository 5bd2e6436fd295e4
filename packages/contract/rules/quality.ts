import type { MediaType } from './models.ts';

/** Draft: video scenes are shown by their stills, at a still's price. Final: by clips of the content's model. */
export const qualities = ['draft', 'final'] as const;
export type Quality = (typeof qualities)[number];

/** The medium made for a scene: in draft quality a picture, also for a video scene. */
export function madeAs(mediaType: MediaType, quality: Quality): MediaType {
  return quality === 'draft' ? 'image' : mediaType;
}
