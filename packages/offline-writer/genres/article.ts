import { beatOfChain, chainsOf, worthOf } from './beats.ts';
import { isWished, shareInFirstPerson } from './evidence.ts';
import { factBeats, framed, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** So many sentences are more than a film tells one by one. */
const manyUnits = 12;
/** Nobody knows without it what the text is about. */
const titleWeight = 1.2;
const leadWeight = 1.1;
const weightOfFigures = 0.7;
const weightOfRest = 0.45;

/**
 * A text to be cut down: where it is too long, figures and corrections are kept first, and with them what they lean on.
 * It is told in its own order.
 */
export const article: Genre = {
  id: 'article',
  verbatim: false,
  fits(material) {
    if (isWished(material, 'article') && material.units.length > 3) return 0.8;
    return material.units.length >= manyUnits && shareInFirstPerson(material) < 0.3 ? 0.62 : 0;
  },
  arrange(material, known) {
    const beats = chainsOf(material.units).map((chain, place) => {
      const worth = worthOf(chain);
      const weight =
        place === 0 ? leadWeight : (worth > 0 ? weightOfFigures : weightOfRest) + worth;
      return beatOfChain(worth > 0 ? 'claim' : 'detail', chain, { weight });
    });
    return framed(material, [
      ...titleBeats(material, titleWeight),
      ...beats,
      ...factBeats(material, known),
    ]);
  },
  questions: (material) => questionsOf('article', material),
};
