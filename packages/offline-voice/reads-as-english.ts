import words from './data/common-words.json' with { type: 'json' };

/** Words so common that a sentence holds one of them, by language. Those that two of the languages share are left out. */
const commonWords: Readonly<Record<'english' | 'other', ReadonlySet<string>>> = {
  english: new Set(words.english),
  other: new Set(words.other),
};

/** Below this, a text has too few words to tell its language from; it is then taken for English. */
const fewestWords = 5;

/**
 * Whether an English speaker could read the text aloud: most of its letters are Latin, and its common words are not plainly
 * those of another language. Figures, names and emoji are readable. Empty text is not.
 */
export function readsAsEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0) return /\d/.test(text);
  return latin > letters * 0.6 && !readsAsOther(text);
}

function readsAsOther(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return false;
  const count = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length;
  const [english, other] = [count(commonWords.english), count(commonWords.other)];
  return other >= 2 && other > english * 2 && other / words.length > 0.15;
}
