import { labelled } from './alike.ts';

/* Amounts of a recipe as they are written: how much, of what, and by what it is measured. */

export type Measure = 'scales' | 'jug' | 'spoon' | 'timer' | 'heat' | 'count';

export interface Amount {
  /** As written: `8oz`, `2`, `a pinch`; empty where a thing is named alone. */
  readonly amount: string;
  /** `plain flour`; may be empty. */
  readonly thing: string;
  readonly measure: Measure;
}

const digit = String.raw`[\d٠-٩۰-۹०-९½¼¾⅓⅔⅛]`;
const number = String.raw`(?:${digit}+(?:[.,/⁄]${digit}+)?(?: ?[½¼¾⅓⅔⅛]| \d\/\d)?)`;
const range = String.raw`${number}(?: ?[-–—x×] ?${number}| (?:to|bis|à|or) ${number})?`;
const edge = String.raw`(?![\p{L}\p{M}])`;

const units: readonly (readonly [Measure, string])[] = [
  ['heat', String.raw`° ?[CF]|°|℃|degrees?(?: [CF])?|Grad|grados|degrés|度`],
  [
    'timer',
    String.raw`hours?|hrs?|h|minutes?|mins?|min\.?|seconds?|secs?|s|Stunden?|Std\.?|Minuten?|Sekunden?|heures?|horas?|minutos?|segundos?|ore|minuti|days?|Tage?n?|分間?|時間|秒|دقيقة|دقائق|ساعة|मिनट|घंटे`,
  ],
  [
    'spoon',
    String.raw`tsps?\.?|tbsps?\.?|teaspoons?|tablespoons?|TL|EL|Esslöffel|Teelöffel|c\. ?à ?[sc]\.?|cucharad(?:it)?as?|colher(?:es)?|大さじ|小さじ|pinch(?:es)?|Prisen?|pincées?|pizcas?|ملعقة|ملاعق|चम्मच`,
  ],
  [
    'jug',
    String.raw`ml|cl|dl|l|L|litres?|liters?|Liter|litros?|cups?|pints?|fl\.? ?oz|quarts?|Tassen?|tazas?|tasses?|xícaras?|カップ|كوب|أكواب|कप`,
  ],
  [
    'scales',
    String.raw`k?gs?|mg|grams?|grammes?|Gramm|gramos?|kilos?|oz|ounces?|lbs?|pounds?|Pfund|غرام|جرام|ग्राम`,
  ],
];
const anyUnit = units.map(([, unit]) => unit).join('|');
const measured = String.raw`${range} ?(?:${anyUnit})${edge}`;
/** 大さじ2, 2個. */
const eastern = String.raw`(?:大さじ|小さじ|カップ) ?${range}|${range} ?[個本枚片杯束株丁缶匹つ]`;
const leading = new RegExp(
  String.raw`^\s*((?:${measured}|${range})(?: ?[-–/+,] ?${measured})?)\s*(?:of |de |d'|de l')?\s*(.*)$`,
  'iu',
);
const worded =
  /^\s*((?:an?|one|some|half an?|a few|eine?|une?|una?) (?:pinch|handful|knob|splash|dash|cup|glass|bunch|clove|slice|drizzle|bit|little|Prise|Handvoll|pincée|pizca)(?:e?s)?)\s*(?:of |de |d')?\s*(.*)$/iu;
const trailing = new RegExp(
  String.raw`^(.*?\p{L}.*?)[\s,:–-]*\(?(${measured}|${eastern}|${range})\)?\s*$`,
  'iu',
);
const inText = new RegExp(String.raw`(?<![\p{L}\d.,])${measured}`, 'giu');

/** By what an amount is measured. */
export function measureOf(amount: string): Measure {
  const found = units.find(([, unit]) =>
    new RegExp(String.raw`(?<!\p{L})(?:${unit})${edge}`, 'iu').test(amount),
  );
  return found?.[0] ?? (/pinch|dash|knob|prise|pincée|pizca/iu.test(amount) ? 'spoon' : 'count');
}

/** "8oz plain flour", "Flour: 200 g", "a pinch of salt", "salt". */
export function readAmount(item: string): Amount {
  const text = item.trim();
  const [, amount = '', thing = ''] = worded.exec(text) ?? leading.exec(text) ?? [];
  if (amount !== '')
    return { amount: amount.trim(), thing: thing.trim(), measure: measureOf(amount) };
  const pair = labelled(text);
  if (pair !== null && /\p{N}/u.test(pair.rest))
    return { amount: pair.rest, thing: pair.label, measure: measureOf(pair.rest) };
  const [, before = '', behind = ''] = trailing.exec(text) ?? [];
  return behind === ''
    ? { amount: '', thing: text, measure: 'count' }
    : { amount: behind, thing: before.trim(), measure: measureOf(behind) };
}

/** The amounts that a sentence names, without what they are of: that stands in the sentence. */
export const amountsWithin = (text: string): Amount[] =>
  [...text.matchAll(inText)].map(([amount]) => ({ amount, thing: '', measure: measureOf(amount) }));
