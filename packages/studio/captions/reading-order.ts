const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const leftToRight = /\p{L}/u;

export type Direction = 'ltr' | 'rtl';

/** Direction of a text by its first letter (rules P2 and P3 of Unicode's bidirectional algorithm); undefined without letters. */
export function directionOf(text: string): Direction | undefined {
  for (const character of text) {
    if (rightToLeft.test(character)) return 'rtl';
    if (leftToRight.test(character)) return 'ltr';
  }
  return undefined;
}

/**
 * The order in which whole words stand on a line, from left to right: runs against the paragraph's direction are turned
 * round (rule L2 of the bidirectional algorithm, applied to words). Words without letters go with the paragraph.
 * @returns indices into `words`
 */
export function visualOrder(words: readonly string[], paragraph: Direction): number[] {
  const runs: { direction: Direction; indices: number[] }[] = [];
  words.forEach((word, index) => {
    const direction = directionOf(word) ?? paragraph;
    const run = runs.at(-1);
    if (run?.direction === direction) run.indices.push(index);
    else runs.push({ direction, indices: [index] });
  });
  const ordered = paragraph === 'rtl' ? runs.toReversed() : runs;
  return ordered.flatMap(({ direction, indices }) =>
    direction === 'rtl' ? indices.toReversed() : indices,
  );
}
