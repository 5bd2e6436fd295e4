import * as z from 'zod/mini';
import * as speech from '../rules/speech.ts';
import { filledText } from './fields.ts';

/** Brackets and spaces: the voices read a name that holds one as two words. */
const parting = /[\s[\]—–…]|--|\.{2,}/u;
const hasSound = /[\p{L}\p{N}]/u;

const word = filledText(speech.maxWordCharacters).check(
  z.refine(
    (value) => hasSound.test(value) && !parting.test(value),
    'must be one word, as it stands in the dialogue',
  ),
);
const say = filledText(speech.maxSayCharacters).check(
  z.refine(
    (value) => hasSound.test(value) && !/[[\]\r\n]/u.test(value),
    'must be words that can be spoken',
  ),
);

export const pronunciationShape = z.object({ word, say });

/** How a line is said instead of as it is written; each word once. */
export const pronunciationsShape = z.array(pronunciationShape).check(
  z.maxLength(speech.maxPronunciations, `must be at most ${speech.maxPronunciations} words`),
  z.refine(
    (list) => new Set(list.map((each) => each.word.toLowerCase())).size === list.length,
    'must name each word once',
  ),
);

/** Times as fast as the voice speaks by itself. */
export const speedShape = z
  .number()
  .check(
    z.refine(
      (value) => speech.speeds.includes(value),
      `must be ${speech.minSpeed} to ${speech.maxSpeed}, in steps of ${speech.speedStep}`,
    ),
  );

/** How a scene asks to be spoken, or how a narration was. */
export const deliveryFields = {
  speed: z.number(),
  pronunciations: z.array(z.object({ word: z.string(), say: z.string() })),
};
