import { lettersOf } from '../plain-words.ts';
import type { DoubtedText } from './sift.ts';

/**
 * How likely each text is meant for the viewers: the mean over its letters, found in the pieces that the reader doubted. A
 * text whose letters stand nowhere as they are is not doubted.
 */
export function saidChances(
  texts: readonly string[],
  doubts: readonly DoubtedText[],
): readonly number[] {
  const pieces = doubts.map(({ text, doubt }) => ({ own: lettersOf(text), doubt }));
  const letters = pieces.map(({ own }) => own).join('');
  // The doubt of all letters before each place.
  const before = new Float64Array(letters.length + 1);
  let place = 0;
  for (const { own, doubt } of pieces)
    for (const end = place + own.length; place < end; place += 1)
      before[place + 1] = (before[place] ?? 0) + doubt;
  let from = 0;
  return texts.map((text) => {
    const own = lettersOf(text);
    const next = letters.indexOf(own, from);
    const at = next < 0 ? letters.indexOf(own) : next;
    if (own === '' || at < 0) return 1;
    from = at + own.length;
    return 1 - ((before[from] ?? 0) - (before[at] ?? 0)) / own.length;
  });
}
