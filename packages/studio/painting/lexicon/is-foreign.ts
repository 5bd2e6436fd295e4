import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import words from '../../data/languages.json' with { type: 'json' };

/* What is said in another language than English is not read for things and people: Spanish "pan" fries nothing. */

/** English has hardly three sentences without one of these. */
const english = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(words.english)})(?!\p{L})`, 'iu');
/** Words that hold sentences together, of languages in Latin letters. */
const others = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(words.others)})(?!\p{L})`, 'giu');
const mostRead = 4_000;
const leastOthers = 2;

/** Whether a text is surely in another language than English. */
export function isForeign(text: string): boolean {
  const read = text.slice(0, mostRead);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const latin = read.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return true;
  const marked = read.match(/[à-öø-ÿąćęłńśźżğışœßİ]/giu)?.length ?? 0;
  const found = new Set(read.toLowerCase().match(others)).size + Math.min(marked, 1);
  return found >= leastOthers && !english.test(read);
}
