import { isPoem } from '../reading/verses.ts';

const leastInStanza = 4;

/** Places of the lines of stanzas: whoever leaves out one of them breaks its rhyme. */
export function verseLinesOf(lines: readonly string[]): ReadonlySet<number> {
  const verses = new Set<number>();
  for (let from = 0, to = 0; from < lines.length; from = to + 1) {
    to = from;
    while ((lines[to] ?? '').trim() !== '') to += 1;
    if (to - from >= leastInStanza && isPoem([lines.slice(from, to)], ''))
      for (let at = from; at < to; at += 1) verses.add(at);
  }
  return verses;
}
