const copyMark = / \(copy(?: \d+)?\)$/;

/** A title without the mark of a duplicate: the video's topic. */
export function withoutCopyMark(title: string): string {
  return title.replace(copyMark, '');
}

/**
 * The title of a duplicate: `Bees (copy)`, or `Bees (copy 2)` where that is taken. A copy of a copy is one of the original.
 * @param taken titles that it must differ from
 * @param maxCharacters in UTF-16 units; a title that would be longer is cut before the mark
 */
export function copyTitle(title: string, taken: readonly string[], maxCharacters: number): string {
  const original = withoutCopyMark(title);
  const names = new Set(taken);
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? ' (copy)' : ` (copy ${number})`;
    // A character of two units is not cut in half.
    const name =
      original
        .slice(0, maxCharacters - mark.length)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd() + mark;
    if (!names.has(name)) return name;
  }
}
