/* "The moon fell in the pond / and nobody heard": a poem whose lines are parted by strokes, as it is quoted within a text. */

const stroke = /\s+\/{1,2}\s+/u;
const leastLines = 4;
const longestLine = 70;
const mostWithDigits = 0.3;

function versesOf(line: string): readonly string[] | null {
  const verses = line.split(stroke);
  const isShort = verses.every((verse) => verse.length <= longestLine && /\p{L}/u.test(verse));
  const withDigits = verses.filter((verse) => /\d/u.test(verse)).length;
  // "black / red / navy" are sorts of something.
  const words = verses.reduce((sum, verse) => sum + verse.split(/\s+/u).length, 0);
  return verses.length >= leastLines &&
    isShort &&
    withDigits <= verses.length * mostWithDigits &&
    words >= verses.length * leastWords
    ? line
        .split(/\s+(\/{1,2})\s+/u)
        .map((part) => (part === '//' ? '' : part))
        .filter((part) => part !== '/')
    : null;
}
const leastWords = 3;

/** Verses that are parted by strokes, each in a line of its own; two strokes part stanzas. */
export const readSlashedVerses = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => versesOf(line) ?? [line])
    .join('\n');
