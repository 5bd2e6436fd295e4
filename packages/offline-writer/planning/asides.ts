import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { isDrawable } from './drawable.ts';
import type { Phrase } from './phrases.ts';

/* What a line only mentions: for whom, by when, of which place. A picture of it would tell of something else. */

const mentioned =
  /^(?:for|to|from|by|at|than|about|per|as|without|despite|towards?|via|because|until|since|before|after|during|among|between|above|below|not)$/u;
const within =
  /^(?:in|into|on|onto|under|over|behind|inside|outside|beside|near|round|around|through|across|along)$/u;

const lastOf = ({ noun }: Phrase) =>
  noun.split(' of ', 1)[0]?.split(' ').at(-1)?.toLowerCase() ?? '';

/** Whether a phrase stands behind a word by which it is only mentioned; a thing that is drawn may be in or on another. */
export const isAside = (phrase: Phrase): boolean =>
  mentioned.test(phrase.before) ||
  (within.test(phrase.before) && (!isDrawable(phrase.noun) || sceneHeads.has(lastOf(phrase))));

/** Where nothing else is seen, what a line mentions is, if the line brings it in: "behind the counter", "from a bakery". */
export const isBroughtIn = (phrase: Phrase): boolean =>
  phrase.before !== 'not' &&
  !isShopOf(phrase) &&
  !/^(?:every|each|any|no)$/u.test(phrase.determiner) &&
  (phrase.determiner !== '' || phrase.adjectives.length > 0) &&
  (!sceneHeads.has(singularPhrase(lastOf(phrase)) ?? lastOf(phrase)) ||
    uniqueNouns.has(lastOf(phrase)) ||
    (isDrawable(phrase.noun) && /^an?$/u.test(phrase.determiner)));

const trades =
  /(?:monger|chemist|baker|butcher|grocer|newsagent|hairdresser|florist|barber|dentist|optician|stationer|jeweller|tailor|tobacconist|pawnbroker)s?$/iu;

/** "In my ironmongers", "round to the chemist": a trade behind where somebody goes is its shop. */
export const isShopOf = (phrase: Phrase): boolean =>
  /^(?:in|into|at|to|from|inside|outside|by|near|round)$/u.test(phrase.before) &&
  phrase.determiner !== '' &&
  trades.test(lastOf(phrase));

const colleges =
  /^(?:group of )?(?:council|committee|board|audience|trader|member|owner|user|manager|client|visitor)s?$/iu;

/** A body of people says nothing while it only stands there. */
export const isBodyOfPeople = (what: string): boolean => colleges.test(what);

/** "€5 a family", "10 dollars a head": what a price is for each of is nobody. */
export const isPriced = ({ before, determiner }: Phrase): boolean =>
  /^an?$/u.test(determiner) &&
  /^(?:[$€£₹₦¥]\d|\d[\d.,]*(?:[$€£₹₦¥kp]|kr|zł)?$|(?:dollars?|euros?|pounds?|quid|bucks?|pence|cents?|rupees?|naira|cedis|francs?|kroner|zloty|lira|pesos?|reais|rand|yen)$)/iu.test(
    before,
  );
