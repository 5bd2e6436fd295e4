import { beatOfChain, chainsOf, worthOf, type Chain } from './beats.ts';
import { isPart } from './evidence.ts';
import { factBeats, framed, questionBeats, titleBeats } from './frame.ts';
import type { Genre } from './genre.ts';
import { questionsOf } from './questions.ts';

/** Nobody knows without it what is explained. */
const titleWeight = 1.2;
const leadWeight = 1.1;
const claimWeight = 0.7;
/** What viewers are to do is kept. */
const callWeight = 0.82;
const isCall = ([{ text }]: Chain) => isPart('call', text.split(/\s+/u)[0] ?? '');

/** What is said of a subject, in the creator's order, then what is known of it. The genre of all that is no other. */
export const explainer: Genre = {
  id: 'explainer',
  verbatim: false,
  fits: () => 0.4,
  arrange(material, known) {
    const own = chainsOf(material.units).map((chain, place) => {
      const weight = place === 0 ? leadWeight : isCall(chain) ? callWeight : claimWeight;
      return beatOfChain('claim', chain, { weight: weight + worthOf(chain) });
    });
    const opening = titleBeats(material, titleWeight);
    return framed(material, [
      ...(opening.length > 0 ? opening : questionBeats(material)),
      ...own,
      ...factBeats(material, known),
    ]);
  },
  questions: (material, told) => questionsOf('explainer', material, told),
};
