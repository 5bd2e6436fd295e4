import { setOf } from '@scenewright/contract/testing/word-lists.ts';
import * as z from 'zod';

/* The forms of the words that numbers, hours and days are told with. */

const language = z.string().regex(/^[a-z]{2}$/u);
const texts = z.array(z.string().min(1)).min(1);
/** Of texts that may have capitals; a language may have none of them. */
const sortedTexts = z.union([z.array(z.never()).length(0), setOf(z.string().min(1))]);

export const toldForms = {
  // From one on where they count, so not sorted.
  'spoken-numbers': z.record(
    language,
    z.strictObject({
      words: z.record(z.string(), z.int().positive()),
      ands: sortedTexts,
      andHalf: sortedTexts,
      ones: sortedTexts,
      halves: z.record(z.string(), z.string().regex(/^[0-9]?[¼½¾]$/u)),
      isGlued: z.literal(true).optional(),
      teensBehind: z.array(z.int()).optional(),
    }),
  ),
  'told-words': z.record(
    language,
    z
      .object({
        shares: z.record(z.string(), z.string().regex(/^[¼½¾⅓⅔⅕]$/u)),
        times: z.record(z.string(), z.string().regex(/^\d+×$/u)),
      })
      .catchall(sortedTexts),
  ),
  'hour-words': z.record(
    language,
    z.object({ hours: z.record(z.string(), z.int().min(1).max(24)) }).catchall(sortedTexts),
  ),
  'week-words': z.record(
    language,
    z.strictObject({
      // From Monday.
      short: z.array(texts).length(7),
      groups: z.record(z.string(), z.array(z.int().min(0).max(6))),
      to: sortedTexts,
      off: sortedTexts,
    }),
  ),
};
