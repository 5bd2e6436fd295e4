import type { NamedSubject } from './subjects.ts';
import { wordsOf } from './topic-words.ts';

const leastLetters = 7;
/** In a word of so many letters two may be wrong. */
const longLetters = 9;
const mostWords = 25;

/** A text with each misspelt word of a known name as it is spelt; null where none is. A word of the dictionary is no misspelling. */
export function respelt(
  names: ReadonlyMap<string, NamedSubject>,
  text: string,
  isWord: (word: string) => boolean,
): string | null {
  const words = wordsOf(text);
  if (words.length > mostWords) return null;
  const right = new Map<string, string>();
  for (const word of words) {
    if (word.length < leastLetters || !/^\p{L}+$/u.test(word)) continue;
    const known = nameWords(names);
    if (known.has(word) || isWord(word)) continue;
    const meant = nearest(word, known);
    if (meant !== null) right.set(word, meant);
  }
  if (right.size === 0) return null;
  return text.replace(/\p{L}+/gu, (word) => right.get(word.toLowerCase()) ?? word);
}

const wordsByNames = new WeakMap<ReadonlyMap<string, NamedSubject>, ReadonlySet<string>>();

/** The long words of all names. */
function nameWords(names: ReadonlyMap<string, NamedSubject>): ReadonlySet<string> {
  const found =
    wordsByNames.get(names) ??
    new Set(
      [...names.keys()]
        .flatMap((name) => name.split(' '))
        .filter((word) => word.length >= leastLetters - 1 && /^\p{L}+$/u.test(word)),
    );
  wordsByNames.set(names, found);
  return found;
}

/** The only name's word as near as a slip of the hand; null where there are two, or none. */
function nearest(word: string, known: ReadonlySet<string>): string | null {
  const most = word.length >= longLetters ? 2 : 1;
  let best = most + 1;
  let found: string[] = [];
  for (const name of known) {
    if (name[0] !== word[0] || Math.abs(name.length - word.length) > most) continue;
    const edits = editsBetween(word, name);
    if (edits < best) found = [];
    if (edits <= Math.min(best, most)) found.push(name);
    best = Math.min(best, edits);
  }
  // A plural is no other word.
  const stems = new Set(found.map((name) => name.replace(/s$/u, '')));
  return stems.size === 1 ? (found[0] ?? null) : null;
}

/** Letters to add, drop, change or swap with the next one. */
export function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let least = Math.min(
        (row[to] ?? 0) + 1,
        (next[to - 1] ?? 0) + 1,
        (row[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped) least = Math.min(least, (before[to - 2] ?? 0) + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
