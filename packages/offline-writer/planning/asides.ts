import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { isDrawable } from './drawable.ts';
import type { Phrase } from './phrases.ts';
import { ofScenes } from './scene-words.ts';

/* What a line only mentions: for whom, by when, of which place. A picture of it would tell of something else. */

const mentioned = new RegExp(`^(?:${ofScenes.mentionLeads})$`, 'u');
const within = new RegExp(`^(?:${ofScenes.withinLeads})$`, 'u');

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

const trades = new RegExp(`(?:${ofScenes.trades})s?$`, 'iu');

const ofShop = new RegExp(`^(?:${ofScenes.shopLeads})$`, 'u');

/** "In my ironmongers", "round to the chemist": a trade behind where somebody goes is its shop. */
export const isShopOf = (phrase: Phrase): boolean =>
  ofShop.test(phrase.before) && phrase.determiner !== '' && trades.test(lastOf(phrase));

const colleges = new RegExp(`^(?:group of )?(?:${ofScenes.colleges})s?$`, 'iu');

/** A body of people says nothing while it only stands there. */
export const isBodyOfPeople = (what: string): boolean => colleges.test(what);

const endsInMoney = new RegExp(
  String.raw`^(?:[$€£₹₦¥]\d|\d[\d.,]*(?:[$€£₹₦¥kp]|kr|zł)?$|(?:${ofScenes.pricedIn})$)`,
  'iu',
);

/** "€5 a family", "10 dollars a head": what a price is for each of is nobody. */
export const isPriced = ({ before, determiner }: Phrase): boolean =>
  /^an?$/u.test(determiner) && endsInMoney.test(before);
