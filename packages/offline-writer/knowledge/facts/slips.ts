/*
 * How far one spelling is from another, in tenths of a wrong letter. Slips that people make oftener cost less: a letter
 * doubled or not, a vowel for a vowel, a sound written otherwise, two letters changed about.
 */

const wrongLetter = 10;
const slip = 6;
const doubling = 4;
/** Spelt by ear, beside what each letter costs. */
const byEar = 4;

const vowels = new Set('aeiouy');
const alike = new Set(
  (['ck', 'cs', 'sz', 'fv', 'kq', 'gj', 'mn', 'dt', 'bp'] as const).flatMap((pair) => [
    pair,
    `${pair[1] ?? ''}${pair[0] ?? ''}`,
  ]),
);

function change(one: string, other: string): number {
  if (one === other) return 0;
  if (vowels.has(one)) return vowels.has(other) ? slip : wrongLetter;
  return alike.has(one + other) ? slip : wrongLetter;
}

/** What a letter costs that stands in one word alone. */
const addition = (word: string, at: number): number => {
  const letter = word[at] ?? '';
  if (letter === word[at - 1] || letter === word[at + 1]) return doubling;
  if (letter === 'e' && at === word.length - 1) return doubling;
  return vowels.has(letter) || letter === 'h' ? slip : wrongLetter;
};

function lettersBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = [0];
  for (let to = 0; to < other.length; to += 1) row.push((row[to] ?? 0) + addition(other, to));
  for (let at = 0; at < one.length; at += 1) {
    const next = [(row[0] ?? 0) + addition(one, at)];
    for (let to = 0; to < other.length; to += 1) {
      const isSwapped = at > 0 && one[at] === other[to - 1] && one[at - 1] === other[to];
      next.push(
        Math.min(
          (row[to + 1] ?? 0) + addition(one, at),
          (next[to] ?? 0) + addition(other, to),
          (row[to] ?? 0) + change(one[at] ?? '', other[to] ?? ''),
          isSwapped ? (before[to - 1] ?? 0) + slip : Infinity,
        ),
      );
    }
    before = row;
    row = next;
    if (Math.min(...before, ...row) > most) return Infinity;
  }
  return row[other.length] ?? 0;
}

const mostLettersLost = 2;

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/^(?:kn|gn|pn)/u, 'n'],
  [/^ps/u, 's'],
  [/^wr/u, 'r'],
  [/^x/u, 'z'],
  [/x/gu, 'ks'],
  [/qu/gu, 'kw'],
  [/ck/gu, 'k'],
  [/sch/gu, 'sk'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/(?:[ts]i|s?sh?i)o(?=n)/gu, 'sho'],
  [/igh/gu, 'i'],
  [/wh/gu, 'w'],
  [/(?<=[bdgkr])h/gu, ''],
];
const sounded = (word: string): string =>
  sounds.reduce((text, [letters, sound]) => text.replace(letters, sound), word);

/** Tenths of a wrong letter between two words in lower case; infinite where that is more than so many. */
export function slipsBetween(one: string, other: string, most: number): number {
  // Sounds are heard alike in spite of at most a letter or two that only one of them is written with.
  const lost = [...one].filter((letter) => !other.includes(letter)).length;
  if (lost > mostLettersLost) return Infinity;
  const written = lettersBetween(one, other, most);
  if (written <= slip) return written;
  const heard = byEar + lettersBetween(sounded(one), sounded(other), most - byEar);
  const slips = Math.min(written, heard);
  return slips <= most ? slips : Infinity;
}

/** How much may be wrong in a word of so many letters; nothing in the shortest, of which each is near another. */
export function mostSlips(letters: number): number {
  if (letters < 4) return 0;
  if (letters < 6) return slip;
  if (letters < 7) return wrongLetter;
  return letters < 9 ? wrongLetter + slip : 2 * wrongLetter;
}
