import type { Word } from '../word.ts';

/** The words of a line, in which a name of kin that hyphens join is one word: "mother-in-law". */
export function withHyphened(words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, link, last] = [words[at], words[at + 1], words[at + 2]];
    if (word === undefined) break;
    const isKin = word.isHyphened && link?.lower === 'in' && /^laws?$/u.test(last?.lower ?? '');
    if (!isKin || link === undefined || last === undefined) {
      joined.push(word);
      continue;
    }
    const text = [word, link, last].map((part) => part.text).join('-');
    joined.push({ ...word, text, lower: text.toLowerCase(), isHyphened: false, ends: last.ends });
    at += 2;
  }
  return joined;
}
