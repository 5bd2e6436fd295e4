import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import notButWords from '../../data/not-but-words.json' with { type: 'json' };
import type { Card } from '../card-of-scene.ts';
import { codeOf } from './order-words.ts';
import { capital } from '../../plain-words.ts';

/* "It isn't laziness, it's fear.": what something is not is crossed out beside what it is. */

const mostWords = 8;
const mostLetters = 60;
const behind = String.raw`(?![\p{L}\p{M}])`;
const side = String.raw`\s[^,;:.!?–—]{2,${mostLetters}}?`;

const patternOf = ({ not, but }: (typeof notButWords)['en']): RegExp =>
  new RegExp(
    `^((?:${alternatives(not)})${behind}${side})(?:[,;.:]|\\s[–—])\\s((?:${alternatives(but)})${behind}${side})[.!]*$`,
    'iu',
  );

const byLanguage: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(notButWords).map(([language, words]) => [language, patternOf(words)]),
);

const isShort = (text: string) => text.split(/\s+/u).length <= mostWords;

/** The card of a sentence, or of two, that says what something is not and then what it is; null where they do not. */
export function notButCard(text: string, language: string): Card | null {
  const [, no = '', yes = ''] = byLanguage.get(codeOf(language))?.exec(text.trim()) ?? [];
  return no !== '' && isShort(no) && isShort(yes)
    ? { layout: 'checklist', items: [capital(no), capital(yes)], subjects: [], place: '' }
    : null;
}
