/** A run of words that both texts have, or one alone. */
export interface WordChange {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/**
 * What turns one text into another, word by word: the longest common run of words is kept (dynamic programming over both
 * lists; texts here have hundreds of words at most). A sign is a word of its own, so that a comma changes none; spaces belong
 * to the word before them.
 */
export function changesBetween(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const common = commonLengths(old, now);
  const changes: WordChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && old[i]?.trim() === now[j]?.trim()) {
      add(changes, 'kept', longerOf(old[i] ?? '', now[j] ?? ''));
      [i, j] = [i + 1, j + 1];
    } else if (
      j >= now.length ||
      (i < old.length && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      add(changes, 'removed', old[i] ?? '');
      i += 1;
    } else {
      add(changes, 'added', now[j] ?? '');
      j += 1;
    }
  }
  return changes;
}

function wordsOf(text: string): string[] {
  return text.match(/(?:[\p{L}\p{M}\p{N}'’-]+|[^\s])\s*/gu) ?? [];
}

/** At [i][j]: how many words the rests of both lists, from i and from j on, have in common in order. */
function commonLengths(old: readonly string[], now: readonly string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = now.length - 1; j >= 0; j -= 1) {
      row[j] =
        old[i]?.trim() === now[j]?.trim()
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1));
    }
  }
  return lengths;
}

function lengthAt(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function add(changes: WordChange[], kind: WordChange['kind'], word: string): void {
  const last = changes.at(-1);
  if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + word };
  else changes.push({ kind, text: word });
}

/** The same word with the space that either text has behind it: what follows in one of them stands apart from it. */
function longerOf(old: string, now: string): string {
  return old.length > now.length ? old : now;
}
