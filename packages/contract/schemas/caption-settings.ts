import * as z from 'zod/mini';
import { captionColourIds, captionPositions, captionPresetIds } from '../rules/captions.ts';

/** How a content's captions look. */
export const captionSettingsShape = z.object({
  preset: z.enum(captionPresetIds),
  position: z.enum(captionPositions),
  /** Of the word being said; null is the preset's own. */
  colour: z.nullable(z.enum(captionColourIds)),
});
