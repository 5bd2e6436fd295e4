import { plainBeats } from './beats.ts';
import { factBeats, framed, questionBeats, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** What is said of a subject, in the creator's order, then what is known of it. The genre of all that is no other. */
export const explainer: Genre = {
  id: 'explainer',
  verbatim: false,
  fits: () => 0.4,
  arrange(material, known) {
    const [first, ...rest] = plainBeats('claim', material.units, 0.7);
    const own = first === undefined ? [] : [{ ...first, weight: 0.9 }, ...rest];
    const opening = titleBeats(material, 0.88);
    return framed(material, [...(opening.length > 0 ? opening : questionBeats(material)), ...own, ...factBeats(material, known)]);
  },
  questions: (material) => questionsOf('explainer', material),
};
