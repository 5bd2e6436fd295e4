import { alignSequences } from './align-sequences.ts';
import type { Phone } from './flite.ts';

/** In place of a word: the phone is a pause between words. */
export const silence = -1;

const vowels: ReadonlySet<string> = new Set(
  'aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '),
);
const alike: ReadonlySet<string> = new Set(
  't/d s/z f/v k/g p/b th/dh sh/zh ch/jh m/n n/ng'.split(' '),
);

/**
 * Finds the word of each phone of an utterance.
 *
 * The engine tells which phones it spoke and when, but not where words end; how each word sounds by itself is known. The two
 * differ a little, as sounds change beside each other ("the" before a vowel), so they are lined up at the least difference.
 * A pause is free between words and dear inside one.
 *
 * @returns for each spoken phone the index of its word, or `silence`.
 */
export function alignWords(
  spoken: readonly Phone[],
  pronunciations: readonly (readonly string[])[],
): number[] {
  const expected = pronunciations.flatMap((phones, word) =>
    phones.map((name, index) => ({ name, word, opensWord: index === 0 })),
  );
  const landings = alignSequences(spoken.length, expected.length, {
    pair: (row, column) => difference(spoken[row]?.name, expected[column]?.name),
    skipRow: (row, column) =>
      spoken[row]?.name !== 'pau' ? 1 : (expected[column]?.opensWord ?? true) ? 0 : 3,
    skipColumn: () => 1,
  });
  // A sound more than expected belongs to the word it continues.
  return landings.map(({ column }, row) =>
    spoken[row]?.name === 'pau' ? silence : (expected[Math.max(0, column)]?.word ?? silence),
  );
}

function difference(one = '', other = ''): number {
  if (one === other) return 0;
  if (one === 'pau') return 4;
  const near =
    (vowels.has(one) && vowels.has(other)) ||
    alike.has(`${one}/${other}`) ||
    alike.has(`${other}/${one}`);
  return near ? 0.4 : 1.2;
}
