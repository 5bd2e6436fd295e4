/* The lists of words within the source of a regular expression: its groups of alternatives. */

/** A group of a pattern: its alternatives as they are written, and the groups within it. */
interface Group {
  readonly alternatives: string[];
  readonly groups: Group[];
}

const group = (): Group => ({ alternatives: [''], groups: [] });

/** An escape, a class of letters, the beginning of a group, or one sign. */
const token = /\\(?:[pP]\{[^}]*\}|.)|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|./gsu;

/** The groups of a pattern; the pattern itself is the outermost. A bracket that is closed elsewhere (in another part) ends nothing. */
function groupsOf(source: string): Group {
  const open = [group()];
  for (const [part] of source.matchAll(token)) {
    const [innermost] = open.slice(-1);
    if (part === '|') innermost?.alternatives.push('');
    if (part === ')' && open.length > 1) open.pop();
    // What stands in a group stands in those around it.
    for (const each of part === '|' ? open.slice(0, -1) : open)
      each.alternatives.push(`${each.alternatives.pop() ?? ''}${part}`);
    if (part.startsWith('(')) {
      const inner = group();
      innermost?.groups.push(inner);
      open.push(inner);
    }
  }
  return open[0] ?? group();
}

const word = /\p{L}[\p{L}\p{M}]+/gu;
const sign = /\\(?:[pP]\{[^}]*\}|.)|\(\?<\w+>/gsu;
/** The words of two letters or more of an alternative. */
export const wordsIn = (alternative: string): readonly string[] =>
  alternative.replaceAll(sign, ' ').match(word) ?? [];

/** Letters, perhaps some of them left out: "colou?rs?", "(?:mon|tues)day", "muzyk\p{L}*". */
const isWord = (alternative: string) =>
  wordsIn(alternative).length > 0 &&
  /^[\p{L}\p{M}' ’?*()|:[\].-]*$/u.test(alternative.replaceAll(/\\p\{L\}|\\[b.'-]/gu, ''));

/**
 * The lists of words of a pattern, each the alternatives of a group; of lists within lists only the outer.
 * @param fewest alternatives that are words make a list
 */
export function listsOfPattern(source: string, fewest: number): readonly (readonly string[])[] {
  const listsIn = ({ alternatives, groups }: Group): readonly (readonly string[])[] => {
    const words = alternatives.filter(isWord);
    return words.length >= fewest ? [words] : groups.flatMap(listsIn);
  };
  return listsIn(groupsOf(source));
}
