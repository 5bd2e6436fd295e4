import { drawableWords } from './emoji-names.ts';
import { lowerableStarts, stopWords } from './stop-words.ts';

/** A phrase as it stands in the middle of a sentence: a plain word loses the capital it had only for being first. */
export function midSentence(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  const lower = first.toLowerCase();
  const capitalsElsewhere = /\p{Lu}/u.test(first.slice(1));
  const isPlain = first !== 'I' && !capitalsElsewhere && (lowerableStarts.has(lower) || stopWords.has(lower) || drawableWords.has(lower) || (/(?:ing|ed|tion|ness|ment|ity|ism|ly)$/u.test(lower)));
  return (isPlain ? [lower, ...rest] : [first, ...rest]).join(' ');
}
