import { baseForms } from '../knowledge/find-subjects.ts';

/** A word replaced by another in every form: capital, plural, and the article before it. */
export function replaceWord(text: string, from: string, to: string): string {
  const stem = baseForms(from.toLowerCase()).at(-1) ?? from;
  const forms = [...new Set([from, `${stem}s`, stem])].toSorted((left, right) => right.length - left.length).map(escape);
  const pattern = new RegExp(`\\b(an? )?(${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return text.replace(pattern, (_match, article: string | undefined, found: string) => {
    const plural = found.toLowerCase() === `${stem}s` && !from.toLowerCase().endsWith('s') && !to.endsWith('s');
    const word = matchCase(found, plural ? `${to}s` : to);
    return article === undefined ? word : `${matchCase(article, /^[aeiou]/iu.test(to) ? 'an' : 'a')} ${word}`;
  });
}

function matchCase(model: string, word: string): string {
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}

const plainWords: readonly (readonly [hard: string, plain: string])[] = [
  ['utilise', 'use'], ['utilize', 'use'], ['approximately', 'about'], ['numerous', 'many'], ['demonstrate', 'show'], ['sufficient', 'enough'],
  ['however', 'but'], ['therefore', 'so'], ['additionally', 'also'], ['commence', 'start'], ['terminate', 'end'], ['obtain', 'get'],
  ['require', 'need'], ['assist', 'help'], ['attempt', 'try'], ['previously', 'before'], ['subsequently', 'then'], ['consequently', 'so'],
  ['individuals', 'people'], ['construct', 'build'], ['observe', 'see'], ['possess', 'have'], ['rapidly', 'fast'], ['entire', 'whole'],
  ['ancestor', 'great-grandparent'], ['oxygen', 'the air we breathe'], ['populations', 'groups'], ['techniques', 'tricks'], ['colony', 'group'],
];

/** Everyday words for hard ones, and the first sentence alone where none were hard. */
export function simplify(text: string): string {
  const plain = plainWords.reduce((result, [hard, easy]) => replaceWord(result, hard, easy), text);
  if (plain !== text) return plain;
  return /[;:—]/u.test(text) ? text.replace(/\s*[;:—]\s*(\p{L})/gu, (_match, letter: string) => `. ${letter.toUpperCase()}`) : `Put simply: ${text}`;
}
