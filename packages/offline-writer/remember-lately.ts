/** A longer text comes once, and would be kept for nobody. */
const mostLetters = 4_000;

/**
 * A function of a text that keeps what it told of the last texts: one idea is read several times while it is typed and written,
 * and one line of it by everybody who wants to know something of its words. What it tells is told again, so nobody may change it.
 *
 * @param most texts that are kept
 */
export function rememberLately<Told>(
  most: number,
  tell: (text: string) => Told,
): (text: string) => Told {
  const known = new Map<string, Told>();
  return (text) => {
    if (text.length > mostLetters) return tell(text);
    const before = known.get(text);
    const told = before ?? tell(text);
    // What was asked for last stands last: the first is the one to go.
    if (before !== undefined) known.delete(text);
    known.set(text, told);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return told;
  };
}
