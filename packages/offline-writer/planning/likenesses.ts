import comparedWords from '../data/compared-words.json' with { type: 'json' };
import { alternativesIn, eitherApostrophe } from '../word-patterns.ts';

const said = alternativesIn(comparedWords);

/* What a text only likens something to: "rows like a crate of eggs", "the size of a dinner plate". No eggs and no plate are there. */

/** Behind these "like" is a verb ("they like a cake") or names examples ("things like jars"). */
const verbOrExamples = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${eitherApostrophe(said.verbOrExamples)}) $`,
  'iu',
);
const phrase = String.raw`(?:${said.likenessCounts}|\d+) (?:(?! and (?!an? |the |\d))[^,.;:!?()–—])*`;
const likened: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})like (?:${phrase})`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})(?:as \p{L}+ as|\p{L}+er than) (?=an? |your |my )${phrase}`,
    'giu',
  ),
  // "Crackles like frying bacon", "as if they sat in a bath", "as tall as the tower".
  new RegExp(String.raw`(?<!\p{L})like \p{L}+ing (?:\p{L}+ ?){1,2}`, 'giu'),
  new RegExp(String.raw`(?<!\p{L})as (?:if|though) [^,.;:!?()–—]*`, 'giu'),
  new RegExp(
    String.raw`(?<!\p{L})as (?!(?:${said.neverLikened}) )\p{L}+ as (?=the |(?:${said.likenessCounts}|\d+) )${phrase}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:${said.likenedMeasures}) of (?:an?|your|my|the \p{L}+['’]s) (?:\p{L}+ ?){1,3}`,
    'giu',
  ),
];

/** A text without what it only likens something to; each word keeps its place. */
export const withoutLikenesses = (text: string): string =>
  likened.reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (found: string, at: number) =>
        verbOrExamples.test(left.slice(0, at)) ? found : ','.repeat(found.length),
      ),
    text,
  );
