import { domains } from '../knowledge/domains.ts';
import { drawableWords } from './emoji-names.ts';
import { lowerableStarts, stopWords } from './stop-words.ts';

const { plain, names } = readVocabulary();

/** Words our own texts use in lower case, and those they write with a capital inside a sentence: names. */
function readVocabulary(): { plain: ReadonlySet<string>; names: ReadonlySet<string> } {
  const lines = domains.flatMap(({ subjects }) => subjects.flatMap(({ name, hook, beats, close }) => [name, ...[hook, ...beats, close].flat()]));
  const words = lines.flatMap((line) => line.match(/\p{L}[\p{L}'’-]*/gu) ?? []);
  const inside = lines.flatMap((line) => [...line.matchAll(/(?<=[\p{L},] )\p{Lu}\p{L}+/gu)].map(([word]) => word.toLowerCase()));
  return { plain: new Set(words.filter((word) => /^\p{Ll}/u.test(word))), names: new Set(inside) };
}

/** A phrase as it stands in the middle of a sentence: a plain word loses the capital it had only for being first. */
export function midSentence(phrase: string): string {
  const [first = '', ...rest] = phrase.split(' ');
  return (losesCapital(first) ? [first.toLowerCase(), ...rest] : [first, ...rest]).join(' ');
}

function losesCapital(word: string): boolean {
  const lower = word.toLowerCase();
  if (word === 'I' || /\p{Lu}/u.test(word.slice(1)) || names.has(lower)) return false;
  return [lowerableStarts, stopWords, plain, drawableWords].some((words) => words.has(lower))
    || /(?:ing|ed|tion|ness|ment|ity|ism|ly|ics|ology|um)$/u.test(lower);
}
