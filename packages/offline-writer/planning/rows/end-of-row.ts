import type { RowWords } from './row-words.ts';
import { tokensOf } from './tokens.ts';

/* Where the last thing of a row ends, before what is said of all of them: "the radio | in one box". */

/** "Pour durcir la coquille", "to line the nest": what all of them are for. */
const purpose =
  /^(?:pour \p{L}+(?:er|ir|re)|par[ae] \p{L}+(?:ar|er|ir)|per \p{L}+(?:are|ere|ire)|om te|zum \p{Lu}\p{Ll}+en)(?!\p{L})/iu;

/** Where the words at the end begin that are no part of the last thing; the whole length where there are none. */
function verbsAtEnd(last: string, words: RowWords): number {
  const tokens = tokensOf(last);
  const isVerb = (text: string, index: number) =>
    words.code === 'tr' &&
    index > 0 &&
    index === tokens.length - 1 &&
    words.endsAs(text, 'endsOfVerbs');
  const end =
    words.code === 'de'
      ? tokens.findLastIndex(({ text }) => /^[\p{Lu}\p{N}]/u.test(text))
      : tokens.findLastIndex(
          ({ text }, index) => !words.starts(text, 'finals') && !isVerb(text, index),
        );
  return end < 0 ? last.length : (tokens[end + 1]?.at ?? last.length);
}

/**
 * The last thing, and what is said behind it.
 * @param isLed whether something leads to the row, so that this may be said of all its things
 */
export function endOfRow(
  last: string,
  others: readonly string[],
  words: RowWords,
  isLed: boolean,
): readonly [thing: string, tail: string] {
  const cut = verbsAtEnd(last, words);
  const [own, verbs] = [last.slice(0, cut).trim(), last.slice(cut)];
  const tailIn = (text: string) =>
    tokensOf(text).find(
      ({ at }, index, all) =>
        index > 0 &&
        index < all.length - 1 &&
        (words.starts(text.slice(at), 'tails') || purpose.test(text.slice(at))),
    );
  // Where others have such words within them, they belong to each.
  const tail = others.some((other) => tailIn(other) !== undefined) ? undefined : tailIn(own);
  if (tail === undefined) return [own, verbs];
  // "Batterien gehören | in diese Tonne".
  const thing = own.slice(0, tail.at).trim();
  const end = verbsAtEnd(thing, words);
  // "A bag that rots in ten weeks", "goats on a bridge": it is of the last thing alone.
  const isOwn = words.has(thing, 'relatives') || (!isLed && verbs === '' && end === thing.length);
  return isOwn ? [own, verbs] : [thing.slice(0, end).trim(), last.slice(end).trim()];
}
