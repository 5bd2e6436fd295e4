import words from './data/contrasts.json' with { type: 'json' };
import type { Sentence } from './sentences.ts';
import type { Phone } from './flite.ts';
import type { Weight } from './intonation.ts';

/** The words that a reader leans on: figures, and those by which one thing is set against another. */

const figureWeight = { semitones: 2.6, gainDb: 1.5 };
const contrastWeight = { semitones: 3.2, gainDb: 1.5 };
/** The words that set against; the one after them is what is set. */
const contrasts: ReadonlySet<string> = new Set(words);

/** The stretches of a spoken sentence that carry weight. @param written the words as they stand in the text */
export function weightsOf(
  sentence: Sentence,
  written: readonly string[],
  phones: readonly Phone[],
  wordOf: readonly number[],
): Weight[] {
  return sentence.words.flatMap(({ text, writtenIndex }, word): Weight[] => {
    const isFigure = /\p{N}/u.test(written[writtenIndex] ?? '');
    const weight = isFigure ? figureWeight : contrasts.has(text) ? contrastWeight : null;
    const own = phones.keys().filter((at) => wordOf[at] === word && phones[at]?.name !== 'pau');
    const [first, ...more] = [...own];
    if (weight === null || first === undefined) return [];
    const last = more.at(-1) ?? first;
    return [
      {
        ...weight,
        fromSeconds: phones[first - 1]?.endSeconds ?? 0,
        toSeconds: phones[last]?.endSeconds ?? 0,
      },
    ];
  });
}
