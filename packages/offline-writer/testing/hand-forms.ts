import { setOf, word } from '@scenewright/contract/testing/word-lists.ts';
import * as z from 'zod';

/** Nouns as they are said, parted by blanks. */
export const handNoun = z.string().regex(/^[a-z-]+(?: [a-z-]+)*$/u);
const handNouns = setOf(handNoun);

/** The forms of the data of what hands do. */
export const handForms = {
  'hand-acts': z.strictObject({
    alone: handNouns,
    foods: handNouns,
    grounds: handNouns,
    liquids: handNouns,
    loose: handNouns,
    spooned: handNouns,
    known: handNouns,
    vessels: handNouns,
    acts: z.record(
      handNoun,
      z.strictObject({
        gerund: word.optional(),
        verbs: z.array(handNoun).min(1),
        needs: word.optional(),
        keeps: z.array(word).min(1).optional(),
        needsPlace: z.literal(true).optional(),
        things: handNouns,
        tools: z.array(handNoun).min(1).optional(),
      }),
    ),
  }),
  'hand-steps': z.record(
    handNoun,
    z.strictObject({
      verbs: z.array(handNoun).min(1),
      parts: z.array(word).min(1).optional(),
      things: z.array(handNoun).min(1).optional(),
      usual: handNoun.optional(),
      to: z.array(word).min(1).optional(),
      place: z.array(handNoun).min(1).optional(),
      body: z.array(word).min(1).optional(),
      doing: z.string().min(1),
      holding: z.string().min(1).optional(),
      isOfPlace: z.literal(true).optional(),
      isBody: z.literal(true).optional(),
    }),
  ),
};
