import type { Pause } from '../text/normalise-text.ts';

/** A syllable of a written word, as far as its script tells without a dictionary. */
export interface Syllable {
  /** The index of its written word. */
  readonly word: number;
  /** How long it takes beside others; about 1. */
  readonly weight: number;
  /** How the voice may rest after it. `none` inside a word. */
  readonly pauseAfter: Pause;
  readonly endsWord: boolean;
}

const vowelGroups = /[aeiouyæœøıаеёиоуыэюяіїєαεηιουω]+/gu;
/** Of each of these vowels makes a syllable, whatever stands beside it. */
const loneVowels = /[аеёиоуыэюяіїє]/gu;
const wholeSyllables = /[\p{Script=Han}\p{Script=Hangul}]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** They shape the kana before them and are no beat of their own. */
const smallKana = /[ゃゅょャュョぁぃぅぇぉァィゥェォ]/u;
/** Scripts whose consonants carry a vowel, and those that leave most vowels out. */
const carriesVowel =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Thai}\p{Script=Gujarati}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Gurmukhi}]/u;
const hidesVowels = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const virama = /[\u094D\u09CD\u0A4D\u0ACD\u0BCD\u0C4D\u0CCD\u0D4D]/gu;

const sentenceMarks = /[.!?…。！？؟।॥]/u;
const clauseMarks = /[,;:—–،؛、，；：]/u;

/** What a digit takes to say, in syllables. */
const perDigit = 1.8;
const perHiddenVowel = 0.6;
/** Some of the vowels that a script gives to every consonant are silent. */
const perCarriedVowel = 0.8;
/** What a letter adds to the length of its syllable. */
const perLetter = 0.16;
const alphabets =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}]/gu;

/** The syllables of written words, in order. A word without letters or digits has none. */
export function syllablesOf(words: readonly string[]): Syllable[] {
  return words.flatMap((text, word) => {
    const runs = runsOf(text);
    return runs.flatMap(({ letters, marks }, run) => {
      const { count, weight } = measure(letters);
      const pause = pauseOf(marks, run === runs.length - 1);
      return Array.from({ length: count }, (_, index): Syllable => {
        const isLast = index === count - 1;
        return {
          word,
          weight,
          pauseAfter: isLast ? pause : 'none',
          endsWord: isLast && run === runs.length - 1,
        };
      });
    });
  });
}

/** A word's letters, parted at marks inside it: scripts without spaces write a whole sentence as one word. */
function runsOf(text: string): { letters: string; marks: string }[] {
  return [...text.matchAll(/([\p{L}\p{M}\p{N}'’ー]+)([^\p{L}\p{M}\p{N}]*)/gu)]
    .map(([, letters = '', marks = '']) => ({ letters, marks }))
    .filter(({ letters }) => /[\p{L}\p{N}]/u.test(letters));
}

function pauseOf(marks: string, endsWord: boolean): Pause {
  if (sentenceMarks.test(marks)) return endsWord || /[。！？…]/u.test(marks) ? 'sentence' : 'none';
  return clauseMarks.test(marks) ? 'comma' : 'none';
}

/** How many syllables letters make, and how long each is: a syllable of many consonants takes longer. */
function measure(letters: string): { count: number; weight: number } {
  const text = letters.toLowerCase().normalize('NFC');
  let [count, length] = [0, 0];
  const add = (syllables: number, each = 1) => {
    count += syllables;
    length += syllables * each;
  };
  for (const letter of text) {
    if (wholeSyllables.test(letter)) add(1);
    else if (kana.test(letter)) add(smallKana.test(letter) ? 0 : 1, 0.65);
    else if (/\p{N}/u.test(letter)) add(perDigit);
    else if (/\p{L}/u.test(letter) && hidesVowels.test(letter)) add(perHiddenVowel);
    else if (/\p{L}/u.test(letter) && carriesVowel.test(letter)) add(perCarriedVowel);
  }
  add(-(text.match(virama)?.length ?? 0) * perCarriedVowel);
  const spelled = text.replaceAll('й', 'j').normalize('NFD').replaceAll(/\p{M}/gu, '');
  const alphabet = spelled.match(alphabets)?.length ?? 0;
  if (alphabet > 0) {
    const lone = spelled.match(loneVowels)?.length ?? 0;
    const groups = spelled.replaceAll(loneVowels, '').match(vowelGroups)?.length ?? 0;
    add(Math.max(1, lone + groups), 0.6);
    length += alphabet * perLetter;
  }
  const whole = Math.max(1, Math.round(count));
  return { count: whole, weight: Math.max(0.3, length / whole) };
}
