/** How a word is found in a text: whole, in any case. */
export function wordPattern(words: string): RegExp {
  const escaped = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
    .replace(/\s+/gu, String.raw`\s+`);
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped}(?![\\p{L}\\p{M}\\p{N}])`, 'giu');
}

/** Writing without spaces between words has no word boundaries either. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

/** Whether a text holds words, in the singular or plural where they are English. */
export function mentions(text: string, words: string): boolean {
  const name = words.trim();
  if (name === '') return false;
  if (unspaced.test(name)) return text.includes(name);
  if (isFound(text, name)) return true;
  const last = /(\p{L}+)$/u.exec(name)?.[1] ?? '';
  if (last.length < 3) return false;
  const stem = name.slice(0, name.length - last.length);
  const forms = [
    last.endsWith('ies') ? last.replace(/ies$/u, 'y') : last.replace(/s$/u, ''),
    `${last}s`,
    last.replace(/y$/u, 'ies'),
    /(?:ch|sh|x|s)es$/u.test(last) ? last.replace(/es$/u, '') : last,
  ];
  return forms.some((form) => form !== last && isFound(text, stem + form));
}

const isFound = (text: string, words: string): boolean => wordPattern(words).test(text);

/** A text with words replaced; capital letters and the article before them follow. Simple plurals follow as well. */
export function replaceWords(text: string, from: string, to: string): string {
  if (from.trim() === '') return text;
  if (unspaced.test(from)) return text.replaceAll(from, to);
  const exact = replaceExactly(text, from, to);
  const isNoun =
    /^\p{Ll}+$/u.test(from) &&
    /^[\p{Ll} -]+$/u.test(to) &&
    !from.endsWith('s') &&
    !to.endsWith('s');
  return isNoun ? replaceExactly(exact, `${from}s`, `${to}s`) : exact;
}

function replaceExactly(text: string, from: string, to: string): string {
  const found = wordPattern(from);
  const withArticle = new RegExp(`(?:(?<![\\p{L}\\p{N}])(an?)(\\s+))?(${found.source})`, 'giu');
  return text.replace(
    withArticle,
    (_whole, article: string | undefined, space: string | undefined, word: string) => {
      const isRaised = /^\p{Lu}/u.test(word) && /^\p{Ll}/u.test(from) && /^\p{Ll}/u.test(to);
      const next = isRaised ? to.charAt(0).toUpperCase() + to.slice(1) : to;
      if (next === '') return '';
      if (article === undefined) return next;
      const fitting = /^[aeiou]/iu.test(to) ? 'an' : 'a';
      return `${article.startsWith('A') ? `A${fitting.slice(1)}` : fitting}${space ?? ' '}${next}`;
    },
  );
}

/** A text with each word of a list replaced by its partner. */
export function replaceAllOf(text: string, list: ReadonlyMap<string, string>): string {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  let next = text;
  for (const [from, to] of list) {
    if (words.has(from.split(' ')[0] ?? '')) next = replaceExactly(next, from, to);
  }
  return next;
}
