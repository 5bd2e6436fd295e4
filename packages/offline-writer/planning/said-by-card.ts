import type { PictureShot } from '@scenewright/contract/rules/picture-plan.ts';
import { lettersOf, wordsOf } from '../plain-words.ts';

/* Which sentences a card says: while another one is spoken, it tells something else. */

/** So much of a sentence stands on a card that says it, or so much of one of the card's own texts in the sentence. */
const [leastOfLine, leastOfText] = [0.5, 0.6];
/** A word has other endings in a sentence than on its own: "Środa" of "w środę". */
const sameLetters = 4;
const leastLetters = 3;

const keysOf = (text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => word.length >= leastLetters || /\p{N}/u.test(word))
    .map((word) => (/\p{N}/u.test(word) ? word : word.slice(0, sameLetters)));

const shareIn = (keys: readonly string[], all: ReadonlySet<string>): number =>
  keys.length === 0 ? 0 : keys.filter((key) => all.has(key)).length / keys.length;

/** What is read on a card, by its parts. */
const textsOf = ({ quote, items, date, from, to, figure }: PictureShot): readonly string[] =>
  [quote, ...items, date, from, to, figure?.value ?? '', figure?.label ?? ''].filter(
    (text) => text !== '',
  );

/** Whether a card says a sentence, all of it or what it is a card of. */
export function isSaidBy(shot: PictureShot, line: string): boolean {
  const texts = textsOf(shot);
  const letters = lettersOf(line);
  if (texts.some((text) => letters !== '' && lettersOf(text).includes(letters))) return true;
  const keys = keysOf(line);
  const own = new Set(keys);
  const shown = new Set(texts.flatMap(keysOf));
  return (
    shareIn(keys, shown) >= leastOfLine ||
    texts.some((text) => shareIn(keysOf(text), own) >= leastOfText)
  );
}
