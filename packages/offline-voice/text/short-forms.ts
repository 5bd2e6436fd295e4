import forms from '../data/short-forms.json' with { type: 'json' };
import { cardinal, ordinal, romanValue } from './numbers-in-words.ts';
import {
  abbreviations,
  beforeNumber,
  places,
  shoutedWords,
  spelledAcronyms,
  spokenAcronyms,
  titles,
  units,
} from './word-tables.ts';

/** The words beside a word, bare of punctuation. Empty at the text's ends. */
export interface Neighbours {
  readonly before: string;
  readonly after: string;
  /** Whether the words around are in capitals too, so that capitals mark nothing. */
  readonly shouting: boolean;
}

/**
 * How a word of letters alone is read where that is not plainly: a title, an abbreviation, a unit, a Roman number, capitals.
 * A short form comes with its full stop, where the full stop marks it.
 */
export function sayShortForm(
  word: string,
  { before, after, shouting }: Neighbours,
): string | undefined {
  const bare = word.replace(/\.$/, '');
  const key = bare.toLowerCase();
  const dotted = word.endsWith('.');
  if (dotted && beforeNumber.has(key) && /^\d/.test(after)) return beforeNumber.get(key);
  if (dotted && titles.has(key) && /^\p{Lu}/u.test(after))
    return key === 'st' && /^\p{Lu}/u.test(before) ? places.get(key) : titles.get(key);
  if (dotted && places.has(key)) return places.get(key);
  if (key === 'dr' || (/^(mr|mrs|ms)$/.test(key) && /^\p{Lu}/u.test(word)))
    return titles.get(key) ?? abbreviations.get(key);
  if (abbreviations.has(key) && (dotted || key.includes('.') || /^(vs|etc|ok|phds?)$/.test(key)))
    return abbreviations.get(key);
  if (isUnitAfterNumber(bare, before)) return units.get(bare)?.[/^1$/.test(before) ? 0 : 1];
  const roman = shouting ? undefined : sayRoman(bare, before);
  if (roman !== undefined) return roman;
  if (/^(\p{L}\.)+\p{L}?$/u.test(word)) return spell(word.replaceAll('.', ''));
  if (/^\p{Lu}{2,}(['’]?s)?$/u.test(word))
    return shouting && !spelledAcronyms.has(word) ? word.toLowerCase() : sayCapitals(word);
  return undefined;
}

/** "in" after a number is far oftener the word than the inch, and one letter alone is seldom a unit. */
export function isUnitAfterNumber(word: string, before: string): boolean {
  return (
    /^[\d,.]+$/.test(before) &&
    units.has(word) &&
    (word.length > 1 || /^[mglLh]$/.test(word)) &&
    !/^(in|ms)$/.test(word)
  );
}

const kings: ReadonlySet<string> = new Set(forms.roman.kings);
const parts: ReadonlySet<string> = new Set(forms.roman.parts);

/** "World War II", "Henry VIII", "Chapter V". One letter alone is a number only after a word that is counted. */
function sayRoman(word: string, before: string): string | undefined {
  const value = romanValue(word);
  if (value === undefined) return undefined;
  if (kings.has(before)) return `the ${ordinal(String(value))}`;
  const counted =
    parts.has(before.toLowerCase()) || (word.length > 1 && /^\p{Lu}\p{Ll}/u.test(before));
  return counted ? cardinal(String(value)) : undefined;
}

/** Capitals are a shouted word, an acronym with a sound of its own, or letters: "FREE", "NASA", "FBI". */
export function sayCapitals(word: string): string {
  const [, letters = word, ending = ''] = /^(\p{Lu}+)(['’]?s)?$/u.exec(word) ?? [];
  const readable = letters.length > 4 && /[AEIOUY]/.test(letters) && !/[^AEIOUY]{4}/.test(letters);
  if (spokenAcronyms.has(letters) || shoutedWords.has(letters) || readable)
    return word.toLowerCase();
  const spelled = spell(letters);
  return ending ? `${spelled}'s` : spelled;
}

/** The letter A alone would be read as the article. */
export function spell(letters: string): string {
  return [...letters.toLowerCase()].map((letter) => (letter === 'a' ? 'ay' : letter)).join(' ');
}
