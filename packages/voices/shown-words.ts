import { alignSequences } from '@scenewright/offline-voice/align-sequences.ts';
import { readingPace } from '@scenewright/offline-voice/reading-pace.ts';
import type { SpokenWord } from '@scenewright/contract/rules/spoken-words.ts';
import { type TimeSpan, timeWords } from '@scenewright/offline-voice/word-times.ts';

/** Leaving two words alone costs more than pairing the most unlike: what stands in place of something is shown in its time. */
const aloneCost = 0.6;

/**
 * The words that a scene shows. Those of a text of its own have each the time of the spoken word that they stand for. A word
 * that stands for several, such as 2026, has the time of all of them; words that nobody says share the time around them.
 *
 * @param spoken what is said, in order of time
 * @param text what is shown instead; null shows what is said
 * @param roomMs where nothing is said, the time in which the text is read instead
 */
export function timeShownWords(
  spoken: readonly SpokenWord[],
  text: string | null,
  roomMs: number,
): readonly SpokenWord[] {
  if (text === null) return spoken;
  const [first, last] = [spoken[0], spoken.at(-1)];
  if (first === undefined || last === undefined) return readingPace(text, roomMs);
  const shown = readingPace(text).map((word) => word.text);
  return timeWords(shown, spansOf(shown, spoken), { startMs: first.startMs, endMs: last.endMs });
}

/** The time of each shown word that stands for spoken ones. */
function spansOf(
  shown: readonly string[],
  spoken: readonly SpokenWord[],
): (TimeSpan | undefined)[] {
  const said = spoken.map(({ text }) => bare(text));
  const unlike = shown.map(bare).map((word) => said.map((other) => unlikeness(word, other)));
  const costOf = (row: number, column: number) => unlike[row]?.[column] ?? 1;
  const landings = alignSequences(shown.length, spoken.length, {
    pair: costOf,
    skipRow: () => aloneCost,
    skipColumn: () => aloneCost,
  });
  return landings.map(({ column, paired }, row) => {
    if (!paired) return undefined;
    const [before, after] = [landings[row - 1], landings[row + 1]];
    let [from, to] = [column, column];
    // What is said beside a word that differs, and shown by no other, is what that word stands for.
    if (costOf(row, column) > 0) {
      if (before?.paired !== false) from = (before?.column ?? -1) + 1;
      if (after === undefined) to = spoken.length - 1;
      else if (after.paired && costOf(row + 1, after.column) === 0) to = after.column - 1;
    }
    return { startMs: spoken[from]?.startMs ?? 0, endMs: spoken[to]?.endMs ?? 0 };
  });
}

/** Letters and digits alone, however they are written. */
const bare = (word: string) =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** 0 for the same word, 1 for nothing in common: the share of letter pairs that only one of them has (Dice). */
function unlikeness(left: string, right: string): number {
  if (left === right) return 0;
  const pairs = (word: string) =>
    Array.from({ length: word.length + 1 }, (_, index) => ` ${word} `.slice(index, index + 2));
  const [ours, theirs] = [pairs(left), pairs(right)];
  const shared = ours.filter((pair) => theirs.includes(pair)).length;
  return 1 - Math.min(0.95, (2 * shared) / (ours.length + theirs.length));
}
