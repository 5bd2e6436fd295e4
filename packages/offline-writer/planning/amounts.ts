import { nounPhrases } from './phrases.ts';
import { ofAmounts } from './amount-words.ts';
import writtenWords from '../data/written-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const writtenSaid = alternativesIn(writtenWords);

/* Several amounts in a row: "4oz butter with 6oz treacle and a pinch of salt". All of them are shown, or none. */

const leastItems = 2;
const mostWords = 6;

const numberWord = ofAmounts.numberWords;
/** Where an amount begins. */
const begins = new RegExp(
  String.raw`^(?:(?:${ofAmounts.amountLeads}) )?(?:[$€£]?\d[\d.,]*(?:\s?[½¼¾])?|[½¼¾]|(?:${numberWord})\b)`,
  'iu',
);
const unit = new RegExp(String.raw`^\s?-?(?:${ofAmounts.kitchenUnits})?(?![\p{L}\p{N}])\s?`, 'iu');
/** "Soft brown sugar in the pan": words that a tagger takes for no phrase, up to what links them on. */
const upToLink = new RegExp(
  String.raw`^\p{Ll}+(?: \p{Ll}+){1,3}?(?= (?:${ofAmounts.amountLinks})\b|$)`,
  'u',
);
/** "A cup and a half of", "half a cup of", "a tsp of". */
const worded = new RegExp(
  String.raw`^(?:half an?|an?|${numberWord})\s(?:${ofAmounts.kitchenUnits})(?:\sand an?\s(?:half|quarter))?(?=\sof\s)`,
  'iu',
);
const connector = /^(?:\s?[,;+]\s?(?:and |plus |with )?|\s(?:and|with|plus)\s)/iu;

/** The amount with which a text begins, with the whole noun phrase that it is of; empty where it is of nothing. */
function amountAt(text: string): string {
  const number = begins.exec(text)?.[0];
  const told = worded.exec(text)?.[0];
  if (number === undefined && told === undefined) return '';
  const measured = told ?? (number ?? '') + (unit.exec(text.slice(number?.length ?? 0))?.[0] ?? '');
  const rest = text.slice(measured.length).replace(/^\s/u, '');
  const lead = text.length - rest.length;
  const of = /^of (?:the )?/u.exec(rest)?.[0] ?? '';
  const clause = rest.slice(of.length).split(/[,;:.!?()[\]–—+]/u)[0] ?? '';
  const [phrase] = nounPhrases(clause);
  const words =
    phrase?.from === 0
      ? clause.split(/\s+/u).slice(0, phrase.to).join(' ')
      : ((upToLink.exec(clause) ?? (told === undefined ? null : /^\p{Ll}+$/u.exec(clause)))?.[0] ??
        '');
  return words === '' || words.split(' ').length > mostWords
    ? ''
    : text.slice(0, lead) + of + words;
}

/** No amounts: "9 September", "7.30 pm", "50th", "87%". */
const otherNumbers = new RegExp(
  String.raw`^[\d.,:]*(?:\s?(?:%|per ?cent|[ap]\.?m\b|o['’]clock)|st\b|nd\b|rd\b|th\b|\s(?:${writtenSaid.monthsShort}))`,
  'u',
);
const isAmount = (text: string) =>
  worded.test(text) || (begins.test(text) && !otherNumbers.test(text));
/** Where an amount may begin: at a number or at the first word of one. */
const starts = /(?<![\p{L}\p{N}.,$€£-])(?=[\d½¼¾$€£]|\p{Ll}+\s)/gu;

/** The amounts of a sentence in a row, each as it is written; none where they are not all there is. */
export function amountsInRow(text: string): readonly string[] {
  for (const { index } of text.matchAll(starts)) {
    if (/^\p{L}/u.test(text.slice(index)) && !worded.test(text.slice(index))) continue;
    const items: string[] = [];
    let rest = text.slice(index);
    let isLinked = false;
    for (;;) {
      const item = isAmount(rest) ? amountAt(rest) : '';
      // One that cannot be told would leave the others a part of what is ofAmounts.
      if (item === '' && isAmount(rest) && items.length > 0) return [];
      if (item === '') break;
      items.push(item.trim());
      rest = rest.slice(item.length);
      const link = connector.exec(rest)?.[0];
      if (link === undefined) break;
      isLinked ||= /\p{L}/u.test(link);
      rest = rest.slice(link.length);
    }
    // "Of 1,284 customers, 87 said": a comma alone joins no two.
    const isAll = index === 0 && /^[\s.,;!]*$/u.test(rest);
    if (items.length > leastItems || (items.length === leastItems && (isLinked || isAll)))
      return items;
  }
  return [];
}

/** "4 patatas medianas, 6 huevos, 1 cebolla": parts in a row that begin with a number, in any language. */
export function numberedRow(text: string): readonly string[] {
  const parts = text
    .replace(/[.。!！।]\s*$/u, '')
    .replaceAll(/\([^()]*\)/gu, '')
    .split(/[,;،、；，]\s?|\s[–—]\s/u)
    .map((part) => part.trim());
  const isRow =
    parts.length > leastItems &&
    parts.every(
      (part) =>
        /^[\p{N}½¼¾]+(?:[.,/]\p{N}+)?\s?\p{L}/u.test(part) &&
        part.split(/\s+/u).length <= mostWords + 2,
    );
  return isRow ? parts : [];
}
