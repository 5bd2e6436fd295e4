import { partsOf, pauseMark, withoutPauses } from '@scenewright/contract/rules/pauses.ts';
import { alignSequences } from '@scenewright/offline-voice/align-sequences.ts';

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => ({
    key: word.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''),
    start: index,
    end: index + word.length,
  }));

/** Where the pauses of a text stand: before the word of this number. */
function gapsOf(text: string): { readonly word: number; readonly pauseMs: number }[] {
  const { leadingMs, parts } = partsOf(text);
  let word = 0;
  const gaps = parts.map(({ text: part, pauseMs }) => ({
    word: (word += wordsOf(part).length),
    pauseMs,
  }));
  return [{ word: 0, pauseMs: leadingMs }, ...gaps].filter(({ pauseMs }) => pauseMs > 0);
}

/**
 * Puts the pauses of a dialogue into a new wording of it, beside the words they stood at; a pause whose neighbours are
 * both gone is gone with them.
 */
export function carryPauses(dialogue: string, rewritten: string): string {
  const bare = withoutPauses(dialogue);
  if (bare === dialogue) return rewritten;
  if (bare === rewritten) return dialogue;
  const [before, now] = [wordsOf(bare), wordsOf(rewritten)];
  // Two words that differ are dearer as a pair than each by itself.
  const landings = alignSequences(before.length, now.length, {
    pair: (row, column) => (before[row]?.key === now[column]?.key ? 0 : 2),
    skipRow: () => 0.9,
    skipColumn: () => 0.9,
  });
  const placeOf = (word: number): number | null => {
    const [last, next] = [landings[word - 1], landings[word]];
    if (last?.paired) return now[last.column]?.end ?? null;
    return next?.paired ? (now[next.column]?.start ?? null) : null;
  };
  return gapsOf(dialogue).reduceRight((text, { word, pauseMs }) => {
    const place = placeOf(word);
    return place === null
      ? text
      : [text.slice(0, place).trimEnd(), pauseMark(pauseMs / 1_000), text.slice(place).trimStart()]
          .filter((piece) => piece !== '')
          .join(' ');
  }, rewritten);
}
