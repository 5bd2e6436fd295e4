import { lookWords } from '@scenewright/contract/rules/prose/words.ts';
import { baseOf } from '../mentions.ts';
import { tagWords, type Word } from '../tag-words.ts';
import { usesOf } from '../word-uses.ts';
import type { Row } from './read-row.ts';
import type { RowWords } from './row-words.ts';
import { kindOf, tokensOf, withoutOr } from './tokens.ts';

/* Whether the parts of a row name things, and are no doings, looks or hours. */

const nominal: ReadonlySet<Word['is']> = new Set(['noun', 'number', 'other']);
const never: ReadonlySet<Word['is']> = new Set(['pronoun', 'auxiliary', 'link']);

const named: ReadonlySet<Word['is']> = new Set(['adjective', 'noun', 'number', 'other', 'verb']);

/** A verb that tells how a thing is: "fried eggs", "running shoes", "a torn map". */
const isLook = (word: Word, next: Word | undefined): boolean =>
  ['Gerund', 'PastTense', 'Participle'].some((tag) => word.tags.has(tag)) &&
  next !== undefined &&
  named.has(next.is);

/** Where the verbs of an English sentence begin that lead to what they are done to. */
export const verbsIn = (sentence: string): ReadonlySet<number> =>
  new Set(
    tagWords(sentence).flatMap((word, at, all) => {
      const before = all[at - 1];
      const isWithin =
        before !== undefined &&
        before.ends === 'no' &&
        /^(?:adjective|determiner|number|possessive)$/u.test(before.is);
      return (word.is === 'verb' || word.is === 'auxiliary') && !isWithin ? [word.at] : [];
    }),
  );

/** How surely an English part names a thing, as its words are tagged in the whole sentence. */
function sureness(
  words: readonly Word[],
  row: RowWords,
  isLast: boolean,
): 'no' | 'perhaps' | 'sure' {
  const [first] = words;
  if (first === undefined) return 'no';
  const isOpened = row.starts(first.lower, 'openers') || first.is === 'number';
  const end = words.findIndex(({ is }, at) => at > 0 && is === 'preposition');
  // "Plenty of patience".
  const isAmount = end === 1 && isOpened;
  const own = end < 0 || isAmount ? words : words.slice(0, end);
  const head = own.at(-1);
  const isPart = words.every(
    (word, at) =>
      (!never.has(word.is) || joins.test(word.lower)) &&
      (word.is !== 'verb' ||
        word === head ||
        (words[at - 1]?.is !== 'noun' && isLook(word, words[at + 1]))) &&
      (word.is !== 'adverb' || at < words.length - 1),
  );
  // "Leave it ten minutes", "coeliac all fine": behind a word of its own an article begins something else.
  const isTwo = words.some(
    (word, at) =>
      at > 0 &&
      row.starts(word.lower, 'openers') &&
      !row.starts(words[at - 1]?.lower ?? '', 'openers') &&
      words[at - 1]?.is !== 'preposition',
  );
  if (head === undefined || !isPart || isTwo) return 'no';
  // "Scrub", "rinse": a word alone that is a doing rather.
  const { noun, verb, nounUses } = usesOf(head.lower);
  if (own.length === 1 && !isOpened && verb > noun)
    return isLast && nounUses > 0 ? 'perhaps' : 'no';
  // "The greens fade", "the window frames": many do something, one makes another word.
  const before = own.at(-2);
  if (before?.is === 'noun' && head.is === 'verb' && baseOf(before.lower) !== before.lower)
    return 'no';
  if (head.is === 'verb' || head.is === 'auxiliary')
    return !head.tags.has('PastTense') &&
      (own.length > 1 || isLast) &&
      usesOf(baseOf(head.lower)).noun > 0
      ? 'perhaps'
      : 'no';
  return nominal.has(head.is) || head.tags.has('Noun') || (isOpened && own.length > 1)
    ? 'sure'
    : 'no';
}
const joins = /^(?:and|or)$/u;

/** "It is cheap, quick and easy": how something is. */
const tellsHow = (lead: string, words: RowWords): boolean =>
  new RegExp(String.raw`(?<!\bthere )${words.oneOf('how')}(?<!are|were)$`, 'iu').test(lead);

/** Whether all parts but one surely name things: "mattresses, tyres or paint". */
function areEnglish(sentence: string, { items, lead }: Row, words: RowWords): boolean {
  const tagged = tagWords(sentence);
  let from = 0;
  const told = items.map((item) => {
    const at = Math.max(from, sentence.indexOf(item, from));
    from = at + item.length;
    const own = tagged.filter((word) => word.at >= at && word.at < from);
    return own.filter(({ lower }) => !words.starts(lower, 'nots') && !words.starts(lower, 'ors'));
  });
  const isOpened = (own: readonly Word[]) => words.starts(own[0]?.lower ?? '', 'openers');
  if (tellsHow(lead, words) && !told.some(isOpened)) return false;
  if (told.every(([only, other]) => other === undefined && lookWords.has(only?.lower ?? '')))
    return false;
  const isOr = words.starts(items.at(-1) ?? '', 'ors') || !told.some(isOpened);
  const sure = told.map((own) => sureness(own, words, isOr));
  return !sure.includes('no') && sure.filter((each) => each === 'perhaps').length < 2;
}

const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];

/** Of so many of a row's parts a thing is known by name, at least: where they have articles, and where they have none. */
const [leastOpened, leastBare] = [0.25, 0.5];
/** More of them than these are no subjects of a verb. */
const mostThatAct = 4;

/** A part of a row of another language: what of it is known. */
function readPart(item: string, words: RowWords) {
  const own = wordsIn(withoutOr(item, words)).filter(
    (word) =>
      !words.isClosed(word) && !words.starts(word, 'openers') && !words.starts(word, 'nots'),
  );
  const isNoun = words.code === 'de' ? /^\p{Lu}/u.test(own.at(-1) ?? '') : own.some(words.isKnown);
  const isOpened = kindOf(item, words) !== 'bare';
  // "Cambiás una cosa", "çay koy": a verb stands before an article, or at the end.
  const tokens = tokensOf(item);
  const acts =
    (!isOpened &&
      (words.code === 'de' ? /^\p{Ll}/u : /\p{L}/u).test(tokens[0]?.text ?? '') &&
      words.starts(tokens[1]?.text ?? '', 'openers')) ||
    (tokens.length > 1 && words.starts(tokens.at(-1)?.text ?? '', 'finals'));
  const unknown = own.filter((word) => !words.isKnown(word)).length;
  return {
    isNoun,
    isOpened,
    // "Une montre", "uma colher": behind an article it is no verb.
    isDoing:
      acts || (!isOpened && words.isDoing(own[0] ?? '')) || own.some((word) => word.endsWith('ć')),
    isPlain: own.length < 2 || unknown === 0,
  };
}

/** Whether the parts of a row of another language name things: enough of them are known, and none is something that is done. */
function areForeign({ items, lead }: Row, words: RowWords): boolean {
  const told = items.map((item) => readPart(item, words));
  const known = told.filter(({ isNoun }) => isNoun).length;
  const [, ...others] = told;
  const isLed = words.has(lead, 'leads') || words.has(lead, 'denying');
  const opened = others.filter((item) => item.isOpened).length;
  const isOpened = isLed || opened * 2 >= others.length;
  // "Le pain, le fromage et le vin coûtent cher": where nothing leads to them, they may do something.
  const isFree = (lead === '' || lead.endsWith(',')) && !words.starts(items[0] ?? '', 'nots');
  const mayAct = items.length > mostThatAct ? [] : opened > 0 ? told : told.slice(-1);
  if (isFree && words.code !== 'de' && !mayAct.every(({ isPlain }) => isPlain)) return false;
  // "En la ventana, negra y dorada": behind a thing its looks are told.
  const bare = others.filter((item) => !item.isOpened);
  const isDenied = words.has(lead, 'denying');
  const isMixed = opened * 2 >= others.length;
  if (!isDenied && !isMixed && bare.filter(({ isNoun }) => isNoun).length < bare.length * leastBare)
    return false;
  // "Pas de verre, de piles ni de peinture": what is denied so is a thing.
  const least = isDenied ? 0 : words.code === 'de' ? 1 : isOpened ? leastOpened : leastBare;
  return known >= items.length * least && !told.some(({ isDoing }) => isDoing);
}

/** Whether all parts of a sentence's row name things. */
export const areThings = (sentence: string, row: Row, words: RowWords): boolean =>
  words.code === 'en' ? areEnglish(sentence, row, words) : areForeign(row, words);
