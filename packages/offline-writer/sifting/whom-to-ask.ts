import { wordsOf } from '../plain-words.ts';
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';
import words from '../data/notice-words.json' with { type: 'json' };
import { isOfKind, signsOfMaker } from './reader-words.ts';

const said = alternativesIn(words);
const whole = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'iu');

/** "If you are not sure", "bei Fragen": it may end in a mark of its own. */
const unsure = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${eitherApostrophe(said.unsure)})(?![\p{L}\p{M}])`,
  'iu',
);
const toldTo = String.raw`(?<![\p{L}\p{M}])(?:${said.toldTo})(?![\p{L}\p{M}])`;
/** "Ask Nurse Okafor", "liguem por favor para o Sr. Abílio", "Ali Bey'e sorsun". */
const toSomebody = new RegExp(
  String.raw`(?:${toldTo})(?:[ ,]+\p{Ll}[\p{L}'’-]*){0,4} \p{Lu}[\p{L}.'’-]+|\p{Lu}[\p{L}'’-]+ (?:${toldTo})$`,
  'u',
);
/** Whoever writes wants to be asked or told by whoever makes the film. */
const toAuthor = whole(said.makerOfText);
const aboutFilm = whole(said.makersAndFilms);
const ofMaking = ['film', 'sound', 'voice', 'picture', 'draft', 'audience'] as const;
const named = /(?<!^)(?<!\p{L})\p{Lu}[\p{L}'’-]/u;
/** "If you're not sure" is a sign of a note as well: another one beside it makes it one. */
const mostSigns = 1;

/**
 * "Sister Nomvula, room 4, if you are not sure", "message coach Bev if you can't make it": whom a viewer is to ask or to tell, unless
 * it speaks of the film or of whoever writes.
 */
export function tellsWhomToAsk(text: string): boolean {
  if (toAuthor.test(text) || aboutFilm.test(text)) return false;
  const own = wordsOf(text).filter((word) => word !== 'text' && word !== 'see');
  if (own.some((word) => ofMaking.some((kind) => isOfKind(word, kind)))) return false;
  const lowered = text.trim().replace(/^\p{Lu}+/u, (letters) => letters.toLowerCase());
  if (toSomebody.test(lowered)) return true;
  return unsure.test(lowered) && named.test(text) && signsOfMaker(text)[1] <= mostSigns;
}
