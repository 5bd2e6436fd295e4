import { isOfKind } from '../sifting/reader-words.ts';
import type { Sentence, Word } from './sentences.ts';
import type { WordKind } from './small-words.ts';

/* Cuts sentences into the phrases that could be a title. Which of them is one, a trained model says. */

/** Words of one sentence that follow each other. */
export interface Phrase {
  readonly sentence: Sentence;
  readonly from: number;
  /** Behind its last word. */
  readonly to: number;
  readonly text: string;
}

/** From this sentence on whole clauses alone are looked at. */
const mostLookedThrough = 6;
const mostWords = 16;
const mostCharacters = 84;
const mostInBrackets = 10;

/** Whether nothing but a mark, or a word of a closed class, makes the place before a word an end of a phrase. */
const breaksBefore = (word: Word | undefined): boolean =>
  word === undefined || word.mark !== 'none';
const isSmall = (word: Word | undefined): boolean => (word?.kinds.size ?? 0) > 0;
/** "Ok", "video", "please": words that are said to whoever makes the film. */
const leastOfNote = 0.25;
const toMaker = ['film', 'please', 'greeting', 'draft', 'place'] as const;
export const isToMaker = (word: Word | undefined): boolean =>
  word !== undefined &&
  (word.ofNote >= leastOfNote || toMaker.some((kind) => isOfKind(word.lower, kind)));
const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.text ?? '');

const mayDangle: ReadonlySet<WordKind> = new Set(['pronouns', 'asking', 'beings', 'pointers']);

function mayBegin({ words }: Sentence, at: number, isEarly: boolean): boolean {
  const [word, before] = [words[at], words[at - 1]];
  if (word === undefined) return false;
  if (word.kinds.has('joiners') && !word.kinds.has('asking') && !word.kinds.has('articles'))
    return false;
  if (at === 0 || word.mark !== 'none') return true;
  if (!isEarly || before?.kinds.has('articles') === true) return false;
  return (
    isSmall(before) ||
    isToMaker(before) ||
    word.kinds.has('asking') ||
    word.kinds.has('possessives') ||
    word.kinds.has('articles') ||
    (isCapital(word) && !isCapital(before))
  );
}

/** "Allotment committee notes 4/3": when something was written names nothing. */
const date = /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/u;

function mayEnd({ words }: Sentence, to: number, isEarly: boolean): boolean {
  const [last, next] = [words[to - 1], words[to]];
  if (last === undefined || date.test(last.text)) return false;
  const isDangling =
    last.kinds.size > 0 &&
    ![...last.kinds].some((kind) => mayDangle.has(kind)) &&
    !breaksBefore(next);
  if (isDangling) return false;
  if (breaksBefore(next)) return true;
  return isEarly && (isSmall(next) || isToMaker(next) || (isCapital(last) && !isCapital(next)));
}

/** What the words say as a title: without brackets between them. */
function textOf({ words, line }: Sentence, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (word === undefined) break;
    const gap = at === from || before === undefined ? '' : line.text.slice(before.to, word.from);
    text += /[([（【]/u.test(gap) ? ' ' : gap;
    text += word.text;
  }
  return text
    .replaceAll(/\s+(?=[,،])|["“”«»„]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** The phrases of a sentence that could be a title. */
export function phrasesOf(sentence: Sentence): readonly Phrase[] {
  const { words, inBrackets } = sentence;
  const isEarly = sentence.place < mostLookedThrough;
  const phrases: Phrase[] = [];
  const most = inBrackets ? mostInBrackets : mostWords;
  for (let from = 0; from < words.length; from += 1) {
    if (!mayBegin(sentence, from, isEarly)) continue;
    for (let to = from + 1; to <= Math.min(words.length, from + most); to += 1) {
      if (!mayEnd(sentence, to, isEarly)) continue;
      const text = textOf(sentence, from, to);
      if (text.length > mostCharacters) break;
      if (/\p{L}\p{M}*\p{L}/u.test(text)) phrases.push({ sentence, from, to, text });
    }
  }
  return phrases;
}
