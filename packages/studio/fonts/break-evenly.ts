/** Words, or single characters where a script writes no spaces. */
export function piecesOf(text: string): { pieces: readonly string[]; glue: string } {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const isUnspaced =
    words.length <= 2 &&
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
  return isUnspaced ? { pieces: [...text], glue: '' } : { pieces: words, glue: ' ' };
}

type WidthOf = (text: string) => number;

function breakAt(
  pieces: readonly string[],
  glue: string,
  width: number,
  widthOf: WidthOf,
): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${glue}${piece}`;
    if (last !== undefined && widthOf(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(piece);
  }
  return lines;
}

/** As few lines as fit, then evened out: no line is left with one short word. @param widthOf in the unit of `width` */
export function breakEvenly(
  text: string,
  width: number,
  widthOf: WidthOf,
): { lines: string[]; glue: string } {
  const { pieces, glue } = piecesOf(text);
  const fewest = breakAt(pieces, glue, width, widthOf).length;
  let [low, high] = [width * 0.4, width];
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    if (breakAt(pieces, glue, middle, widthOf).length > fewest) low = middle;
    else high = middle;
  }
  return { lines: breakAt(pieces, glue, high, widthOf), glue };
}
