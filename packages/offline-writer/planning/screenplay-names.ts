import screenplayWords from '../data/screenplay-words.json' with { type: 'json' };
import { grammar } from '../grammar-words.ts';
import { alternativesIn } from '../word-patterns.ts';

/* Names that an action line writes in capitals: who comes on. */

const screenplaySaid = alternativesIn(screenplayWords);

/** A name in capitals; behind it an age may stand. */
const name = String.raw`(?<![\p{L}.])(?:(?:M(?:R|RS|S)|DR|M(?:rs?|s)|Dr)\.? )?\p{Lu}{3,}(?:[ -]\p{Lu}{3,})?(?![\p{L}.])`;
const age = String.raw`(?: \((?<bracket>\d{1,2})s?[^()]{0,20}\)|, (?<comma>\d{1,2})s?(?=[,. ]))?`;
export const introduced = new RegExp(`(?<name>${name})${age}`, 'gu');
/** "SFX", "FADE OUT": said of the film. */
export const ofFilm = new RegExp(String.raw`^(?:${screenplaySaid.filmTerms})(?![\p{L}])`, 'u');
export const pronoun = new RegExp(String.raw`(?<!\p{L})(${grammar.heAndShe})(?!\p{L})`, 'iu');
export const longestNote = 1_200;

export interface Introduced {
  readonly name: string;
  readonly years: number | null;
  readonly before: string;
  readonly behind: string;
}

/** "THE VICAR" is the vicar. */
const leadingArticle = new RegExp(
  String.raw`^(?:${screenplaySaid.articlesInCapitals}) (?=\p{L})`,
  'u',
);

export const introducedIn = (note: string): readonly Introduced[] =>
  [...note.slice(0, longestNote).matchAll(introduced)].flatMap((found) => {
    const own = (found.groups?.['name'] ?? '').replace(leadingArticle, '');
    const years = found.groups?.['bracket'] ?? found.groups?.['comma'];
    return ofFilm.test(own)
      ? []
      : [
          {
            name: own,
            years: years === undefined ? null : Number(years),
            before: note.slice(0, found.index),
            behind: note.slice(found.index + found[0].length),
          },
        ];
  });
