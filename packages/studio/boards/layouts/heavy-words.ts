/* Which words of a line carry it. */

const leastWeighed = 4;
const mostHeavy = 3;
/** Words that carry no picture of their own; the longest of the others is set in colour. */
const light = new Set(
  'about after again because before being could every first having might other should since still their there these thing things those though through under until where which while would your with from that this they were what when will have been into just like more than then them some only over very also'.split(
    ' ',
  ),
);

/** Where characters stand singly: those of the first figure. */
function firstFigure(pieces: readonly string[]): readonly number[] {
  const from = pieces.findIndex((piece) => /\p{N}/u.test(piece));
  if (from < 0) return [];
  const length = pieces.slice(from).findIndex((piece) => !/[\p{N}.,%]/u.test(piece));
  const to = length < 0 ? pieces.length : from + length;
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Characters that stand singly, as in scripts that write no spaces. */
export const isUnspaced = (pieces: readonly string[]): boolean =>
  pieces.length > 3 && pieces.every((piece) => [...piece].length === 1);

/** The words that are set in colour: figures, and the weightiest words in the order of their weight. */
export function heavyWords(pieces: readonly string[]): readonly number[] {
  if (isUnspaced(pieces)) return firstFigure(pieces);
  const weighed = pieces.flatMap((text, index) => {
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
    if (/\p{N}/u.test(letters)) return [{ index, weight: 40 }];
    if (letters.length <= leastWeighed || light.has(letters.toLowerCase())) return [];
    // What is written in capitals is meant to be loud.
    const isLoud = /^\p{Lu}{3,}$/u.test(letters);
    return [{ index, weight: letters.length + (isLoud ? 20 : 0) }];
  });
  const most = Math.min(mostHeavy, Math.ceil(pieces.length / 4));
  return weighed
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ index }) => index);
}

/** The heaviest few; a figure whose characters stand singly stays whole. */
export const heaviest = (pieces: readonly string[], most: number): readonly number[] =>
  isUnspaced(pieces) ? heavyWords(pieces) : heavyWords(pieces).slice(0, most);
