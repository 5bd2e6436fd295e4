import type { Phone } from './flite.ts';

/** The word to which a phone belongs; `silence` for the pauses between words. */
export const silence = -1;

const vowels: ReadonlySet<string> = new Set('aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw'.split(' '));
const pairs: ReadonlySet<string> = new Set('t/d s/z f/v k/g p/b th/dh sh/zh ch/jh d/dx t/dx m/n n/ng'.split(' '));

/**
 * Finds the word of each phone of an utterance.
 *
 * The engine tells which phones it spoke and when, but not where words end; the phones of each word by itself are known.
 * Both differ a little, as sounds change beside each other ("the" before a vowel), so the two rows are aligned at least cost
 * (Needleman and Wunsch 1970): unlike sounds, left-out and added ones cost; silence is free, except inside a word.
 */
export function alignWords(spoken: readonly Phone[], pronunciations: readonly (readonly string[])[]): number[] {
  const expected = pronunciations.flatMap((phones, word) => phones.map((name, index) => ({ name, word, first: index === 0 })));
  const columns = expected.length + 1;
  const cost = new Float64Array((spoken.length + 1) * columns).fill(Number.POSITIVE_INFINITY);
  const at = (row: number, column: number) => cost[row * columns + column] ?? Number.POSITIVE_INFINITY;
  const addedCost = (row: number, column: number) => {
    if (spoken[row]?.name !== 'pau') return 1;
    return expected[column]?.first ?? true ? 0 : 3;
  };
  const likeCost = (row: number, column: number) => difference(spoken[row]?.name ?? '', expected[column]?.name ?? '');

  cost[0] = 0;
  for (let row = 0; row <= spoken.length; row++) {
    for (let column = 0; column < columns; column++) {
      const added = row > 0 ? at(row - 1, column) + addedCost(row - 1, column) : Number.POSITIVE_INFINITY;
      const left = column > 0 ? at(row, column - 1) + 1 : Number.POSITIVE_INFINITY;
      const like = row > 0 && column > 0 ? at(row - 1, column - 1) + likeCost(row - 1, column - 1) : Number.POSITIVE_INFINITY;
      if (row + column > 0) cost[row * columns + column] = Math.min(added, left, like);
    }
  }

  const words = new Array<number>(spoken.length).fill(silence);
  let [row, column] = [spoken.length, expected.length];
  while (row > 0) {
    if (column > 0 && at(row, column) === at(row - 1, column - 1) + likeCost(row - 1, column - 1)) {
      row -= 1;
      column -= 1;
      words[row] = expected[column]?.word ?? silence;
    } else if (column > 0 && at(row, column) === at(row, column - 1) + 1) {
      column -= 1;
    } else {
      row -= 1;
      // A sound more than expected belongs to the word it continues.
      if (spoken[row]?.name !== 'pau') words[row] = expected[Math.max(0, column - 1)]?.word ?? silence;
    }
  }
  return words;
}

function difference(one: string, other: string): number {
  if (one === other) return 0;
  if (one === 'pau' || other === 'pau') return 4;
  if (vowels.has(one) && vowels.has(other)) return 0.4;
  return pairs.has(`${one}/${other}`) || pairs.has(`${other}/${one}`) ? 0.4 : 1.2;
}
