import { anyOf, end, start } from './amount-patterns.ts';
import { toldOf } from './language-of-numbers.ts';

/** Whether a number is not so, as the words before it say: "keine zwei Stunden", "don't wait two days". */
export function isDenied(sentence: string, language: string, from = sentence.length): boolean {
  const denies = anyOf(toldOf(language)?.denials ?? []);
  return new RegExp(`${start}${denies}${end}|n['’]t${end}`, 'iu').test(sentence.slice(0, from));
}
