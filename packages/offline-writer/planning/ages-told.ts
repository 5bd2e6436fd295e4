import type { Figure } from '../reading/material.ts';
import { ofAmounts } from './amount-words.ts';
import { lexiconOf } from './languages/lexicons.ts';
import { foldWord } from './languages/word-forms.ts';
import { people } from './plan-words.ts';

/* How old somebody is says nothing of what a line is about: "aged 91", "à 9 ans", "my daughter of 6 years", "Ana, 34 años, lleva". */

const ageBefore = new RegExp(
  String.raw`(?:(?<=^|\s)à|j['’]avais|\b(?:${ofAmounts.beforeAges})|عمر\p{L}{0,3}) ?$`,
  'iu',
);
const ageBehind = new RegExp(
  String.raw`^(?:[ -](?:old|alt(?:e[nrms]?)?)\b| (?:${ofAmounts.behindAges}))`,
  'iu',
);
const years = new RegExp(`^(?:${ofAmounts.years})$`, 'iu');
const oldest = 120;

const owner = new RegExp(String.raw`(\p{L}+),? (?:${ofAmounts.agesOf}) $`, 'iu');

/** Whether a word names a person: in a lexicon, or among English words. */
function isPerson(word: string, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return people.has(word.toLowerCase());
  return lexicon
    .meaningsOf(foldWord(word, lexicon.language))
    .some(({ kind, english }) => kind === 'person' || people.has(english));
}

/** Whether a figure says how old somebody is, in a line that does not tell just that. */
export function isAge(
  { kind, text, value, unit }: Figure,
  line: string,
  language: string,
): boolean {
  if (kind !== 'duration') return false;
  const at = line.indexOf(text);
  const [before, behind] = [line.slice(0, at), line.slice(at + text.length)];
  if (ageBefore.test(before) || ageBehind.test(behind)) return true;
  if (!years.test(unit.split(' ', 1)[0] ?? '') || !(Number(value) <= oldest)) return false;
  // "Ana, 34 años, lleva la tienda": between commas.
  if (/\p{L}, (?:\p{L}+ )?$/u.test(before) && behind.startsWith(',')) return true;
  const [, whose] = owner.exec(before) ?? [];
  return whose !== undefined && isPerson(whose, language);
}
