/** The passwords that somebody tries first, apart from lists: patterns. All texts here are folded (`foldPassword`). */

const shortestRun = 3;
const fewestCharacters = 4;

/** What fingers or the alphabet put in a row. A key that lies in several rows belongs to each. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '!@#$%^&*()',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiopü',
  'asdfghjklöä',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгдежзийклмнопрстуфхцчшщъыьэюя',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'αβγδεζηθικλμνξοπρστυφχψω',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** How many characters from `start` on stand in a row. */
function runFrom(text: string, start: number): number {
  let longest = 0;
  for (const row of rows) {
    for (
      let at = row.indexOf(text.charAt(start));
      at >= 0;
      at = row.indexOf(text.charAt(start), at + 1)
    ) {
      let length = 1;
      while (start + length < text.length && row[at + length] === text[start + length]) length += 1;
      longest = Math.max(longest, length);
    }
  }
  return longest;
}

/** Whether a text is nothing but runs: `qwertyuiop`, `abcd4321`. */
function isRuns(text: string): boolean {
  let start = 0;
  while (start < text.length) {
    const length = runFrom(text, start);
    if (length < shortestRun) return false;
    start += length;
  }
  return text !== '';
}

/** What a text says again and again, at least twice, the last time perhaps not to its end; null where it does not. */
function repeatedUnit(text: readonly string[]): string | null {
  // Knuth, Morris and Pratt's table: how much of the text's beginning ends at each place.
  const borders: number[] = [0];
  for (let at = 1; at < text.length; at += 1) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && text[border] !== text[at]) border = borders[border - 1] ?? 0;
    borders.push(text[border] === text[at] ? border + 1 : 0);
  }
  const period = text.length - (borders.at(-1) ?? 0);
  return text.length >= 2 && period <= text.length / 2 ? text.slice(0, period).join('') : null;
}

export const hasFewCharacters = (folded: string): boolean =>
  new Set(folded).size < fewestCharacters;

/** Without what is put behind a word to please a rule, where that is no longer than the word: `dragon2026!` is `dragon`. */
function withoutTails(text: string): string[] {
  return [/[^\p{L}\p{N}]+$/u, /\P{L}+$/u]
    .map((tail) => text.replace(tail, ''))
    .filter((word) => word !== '' && text.length - word.length <= word.length);
}

/** A password and the words it is made from: without its tail, without the signs between its parts, and what it repeats. */
export function coresOf(folded: string): ReadonlySet<string> {
  const words = [folded, ...withoutTails(folded)];
  const joined = words.map((word) => word.replaceAll(/[\s._-]+/gu, ''));
  const all = [...words, ...joined];
  return new Set([...all, ...all.flatMap((word) => repeatedUnit([...word]) ?? [])]);
}

/** Whether a password follows a pattern: runs, or less than `minCharacters` again and again. */
export function isPattern(folded: string, minCharacters: number): boolean {
  for (const core of coresOf(folded)) {
    if (isRuns(core)) return true;
    const unit = repeatedUnit([...core]);
    if (unit !== null && [...unit].length < minCharacters) return true;
  }
  return false;
}
