import words from '../../data/withdrawal-words.json' with { type: 'json' };
import { wholeWords } from '../whole-words.ts';

/*
 * What a sentence says that takes something back, in one grammar: a verb before what it means ("scratch the last one", "delete
 * step 4", "remove the iPhone price"), or behind it ("no, esa quítala", "Punkt 3 bitte wieder raus"), or "not" behind it ("lo del
 * vino blanco no"). What a verb of a how-to is done to is none of that: "take the last one out of the oven".
 */

/** What is taken back: the sentence before, a point by its number, or the last sentence that names something. */
export type TakenBack =
  | { readonly is: 'before' }
  | { readonly is: 'point'; readonly number: string }
  | { readonly is: 'named'; readonly words: string; readonly hasAmount: boolean };

const leads = `(?:${wholeWords(words.leads)}[,.!]?\\s+)*`;
const verb = wholeWords(words.verbs);
const article = `(?:${wholeWords(words.articles)}\\s+|l['’])?`;
const softly = `(?:,?\\s+${wholeWords(words.softly)})*`;
const out = `(?:${wholeWords(words.outs)}|${wholeWords(words.holding)}|${verb})`;
/** One repetition alone: one within another would try each of many words in all ways. */
const outSoftly = `(?:,?\\s+(?:${wholeWords(words.softly)}|${out}))*`;
/** Nothing more is said of it, but please, or why. */
const ends = String.raw`(?=\s*(?:[,.;:!?)…–—-]|$))`;
const thing = String.raw`(?<named>[^,.;:!?\n]{2,60})`;
const before = `(?:${wholeWords(words.last)}|${wholeWords(words.that)})`;
const point = String.raw`${article}${wholeWords(words.points)}\.?\s(?<number>\d{1,2})\.?(?:['’]?[yi]?[ıiuü])?(?!\p{L}|\d)`;
const about = `${wholeWords(words.about)}\\s+${article}`;

const forms: readonly RegExp[] = [
  `${verb}\\s+(?:${before}|${point})${outSoftly}${ends}`,
  `${wholeWords(words.needing)}\\s+(?:${before}|${point})${softly}\\s+${out}${softly}${ends}`,
  `(?:${before}|${point}),?${softly}\\s+${out}(?:${softly})${ends}`,
  `${wholeWords(words.holding)}${ends}`,
  `${verb}\\s+${about}${thing}`,
  `${wholeWords(words.about)}\\s+(?<named>[^,.;:!?\\n]{2,40}?)\\s+${wholeWords(words.not)}\\s*(?:[,.!;]|$)`,
  `${verb}\\s+${article}(?<named>[^,.;:!?\\n]{0,40}?)\\s?(?<part>${wholeWords(words.parts)})(?:\\s+actually)?${softly}${ends}`,
].map((source) => new RegExp(`^${leads}${source}`, 'iu'));

/** Parts of a text that hold an amount. */
const ofAmount = /^(?:price|number|date)$/iu;

/** What a sentence takes back; null where it takes nothing back. */
export function takenBackBy(sentence: string): TakenBack | null {
  for (const form of forms) {
    const found = form.exec(sentence);
    if (found === null) continue;
    const { number, named, part } = found.groups ?? {};
    if (number !== undefined) return { is: 'point', number };
    if (named === undefined) return { is: 'before' };
    // "Remove the number": of nothing named only the sentence before can be meant, and nobody says which.
    if (part !== undefined && named.trim() === '') continue;
    return { is: 'named', words: named, hasAmount: ofAmount.test(part ?? '') };
  }
  return null;
}

const led = new RegExp(`^${leads}`, 'iu');
const wordsOf = (text: string): readonly string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]{4,}|\d+/gu) ?? [];
/** What is said instead of something speaks of the same; "way too easy" says why it goes. */
const speaksOfSame = (said: string, before: string): boolean =>
  wordsOf(said).some((word) => wordsOf(before).includes(word)) ||
  (/\d/u.test(said) && /\d/u.test(before));

const dashes = /\s+(?:--|[-–—]|\.{3}|…)\s+|(?<=[,.;?!])\s+/gu;
/** "STRIKE THAT, no foot traffic at all": what is said instead. */
const instead = new RegExp(
  `^${leads}${verb}\\s+${wholeWords(words.that)}${softly}\\s*[,:;–—-]+\\s*(?=\\S+ \\S)`,
  'iu',
);

/**
 * A sentence that takes back its own beginning: "weekends only -- STRIKE THAT, no foot traffic at all".
 * @returns what is said instead, empty where nothing is; null where it takes nothing back
 */
export function saidInstead(sentence: string): string | null {
  for (const { index, 0: mark } of sentence.matchAll(dashes)) {
    const rest = sentence.slice(index + mark.length);
    const isDash = /^(?:--|[-–—…]|\.{3})$/u.test(mark.trim());
    // "Take the bread, no forget that one": behind a comma somebody first says that they go back.
    const goesBack = isDash || /^\p{Lu}{3}/u.test(rest) || (led.exec(rest)?.[0] ?? '') !== '';
    if (!goesBack || takenBackBy(rest)?.is !== 'before') continue;
    const said = rest.slice(instead.exec(rest)?.[0].length ?? rest.length);
    return speaksOfSame(said, sentence.slice(0, index)) ? said : '';
  }
  return null;
}
