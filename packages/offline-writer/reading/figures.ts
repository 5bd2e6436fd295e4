import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import numbers from '../data/number-words.json' with { type: 'json' };
import { auxiliaries, irregularPasts } from './english-words.ts';
import { closedWords } from './language-words.ts';
import type { Figure, FigureKind } from './material.ts';
import words from '../data/figure-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(words);

const closedSets = Object.values(closedWords).map((words) => new Set(words));

/** "1/2 cup", "1 1/2 tsp": a fraction only in front of a measure; elsewhere it may be a date. */
const fraction = String.raw`(?:\d{1,2} )?[1-7]/[2-8](?=\s?(?:${said.measures})(?!\p{L}))`;
const number = String.raw`${fraction}|(?:\d{1,3}(?:[,.'’ \u202F]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?)(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛]`;
const scale = String.raw`(?:\s?(?:${said.scales})(?![\p{L}]))?`;
const currencySign = String.raw`(?:[A-Z]{0,2}\$|\p{Sc}|(?:${said.currencySigns})(?!\p{L})|R\$|Rs\.)`;
const currencyWord = String.raw`(?:${said.currencies})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])`;
const units = String.raw`(?:°\s?[CF]|sq\.? ?(?:ft|feet|km|m|miles)|${said.units})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])(?!\p{N})`;
const spans = String.raw`(?:${said.spans})(?![\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])`;
/** "Nov." is one as well. */
const shortMonths = String.raw`(?:${said.shortMonths})\.?`;
const months = String.raw`(?:${alternatives(numbers.months)}|${shortMonths})(?!\p{L})`;
const clock = String.raw`(?:(?:[01]?\d|2[0-4])(?::[0-5]\d)\s?(?:[ap]\.?m\.?(?![\p{L}]))?|\d{1,2}\s?(?:[ap]\.m\.|[ap]m(?![\p{L}]))|\d{1,2}(?::\d{2})? o['’]clock|\d{1,2}(?:[.:h]\d{2})? Uhr|\d{1,2}\s?h(?:\s?\d{2})?(?![\p{L}\p{N}])|noon|midnight)`;
/** "à 15 heures", "a las 17", "alle 18", "om 10 uur", "saat 15": an hour by the word before it. */
const clockBehindWord = String.raw`(?<!\p{L})(?:(?:à|dès) \d{1,2}\s?heures?(?:\s?[0-5]\d|\set demie)?(?!\p{L})|(?:${said.beforeHours}) \d{1,2}(?:[:.][0-5]\d)?(?:\s?(?:${said.clockWords})(?!\p{L})|(?! (?!(?:${said.behindHours})(?!\p{L}))\p{L}|\s?[\p{Sc}%\d]|[\p{L}]|[.,:]\d))|(?:${said.beforeSureHours}) \d{1,2}(?:[:.][0-5]\d)?(?![\p{L}\d]|[.,:]\d))`;
const until = String.raw`\s?(?:[-–—]|${said.until})\s?`;

const n = `(?:${number})`;

/** Kinds in the order in which they are looked for: what is more exact comes first. */
const patterns: readonly (readonly [FigureKind, string])[] = [
  ['span', `(?:from |between )?${clock}${until}${clock}`],
  [
    'span',
    String.raw`(?:\d{1,2}(?:[:.]\d{2})?)${until}\d{1,2}(?:[:.]\d{2})?\s?(?:${said.clockWords})(?!\p{L})`,
  ],
  ['span', String.raw`(?<![\d-])[12]\d{3}(?:\s?[-–—]\s?(?:1\d|20)\d{2}|[–-]\d{2})(?![\d-])`],
  ['date', String.raw`\d{1,2}(?:st|nd|rd|th|\.|º)?(?: of| de)? ${months}(?:,? (?:de )?\d{4})?`],
  ['date', String.raw`${months} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?![\d:])`],
  ['date', String.raw`${months} (?:of |de )?[12]\d{3}`],
  [
    'date',
    String.raw`\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|[12]\d{3}年(?:\d{1,2}月(?:\d{1,2}日)?)?|\d{1,2}月\d{1,2}日|\d{1,2}월 ?\d{1,2}일`,
  ],
  ['clock', clock],
  ['clock', clockBehindWord],
  [
    'money',
    `[-−]?${currencySign}\\s?${n}(?:${until}${currencySign}?\\s?${n})?${scale}(?: ${currencyWord})?`,
  ],
  ['money', `${n}${scale}\\s?(?:${currencySign}|${currencyWord})`],
  ['percent', `[-−+]?(?:${n}${until})?${n}\\s?(?:%|٪|${said.percents}|процент\\p{L}*)`],
  ['measure', `[-−]?(?:${n}${until})?${n}${scale}(?:\\s|-)?${units}`],
  // "12 hours 25 minutes" is one length of time.
  ['duration', `${n}\\s?${spans}\\s(?:and |und |et |y |e |i )?${n}\\s?${spans}`],
  ['duration', `(?:${n}${until})?${n}${scale}(?:\\s|-)?${spans}`],
  ['date', String.raw`AD \d{1,4}(?!\d)`],
  ['date', String.raw`(?:in |since |around |by )?\d{1,4}\s?(?:BC|AD|BCE|CE)(?!\p{L})`],
  [
    'date',
    String.raw`(?<![\d.,$€£-])(?:(?:${said.beforeYears}) )?(?:1[0-9]\d{2}|20\d{2})(?:s)?(?:\s?(?:BC|AD|BCE|CE))?(?![\d%,.]?\d)`,
  ],
  ['count', `${n}\\s(?:to|out of|of|in)\\s${n}(?:\\s[\\p{L}-]{2,30})?`],
  ['count', String.raw`\d{1,3}\s?[–-]\s?\d{1,3}(?![\d-])`],
  [
    'count',
    `${n}${scale}(?:(?:\\s[\\p{L}\\p{M}-]{2,30}){1,2}?\\s[\\p{L}]{2,30}s(?!\\p{L})|\\s[\\p{L}\\p{M}-]{2,30})?`,
  ],
];
/** "Version 2", "line 4": the number is part of a name. */
const notCounted = String.raw`(?<!(?:${said.numbered}) )`;
const compiled = patterns.map(
  ([kind, source]) =>
    [
      kind,
      new RegExp(
        `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])(?<!\\d[.,])${kind === 'count' ? notCounted : ''}(?:${source})`,
        'giu',
      ),
    ] as const,
);
const notFigures =
  /https?:\/\/\S+|www\.\S+|\S+@\S+\.\S+|\+?\d[\d\s().-]{8,}\d|\bv?\d+\.\d+\.\d+\b/giu;

/** The figures of a sentence, in order, each once: the widest reading of its characters. */
export function readFigures(sentence: string): readonly Figure[] {
  if (!/\p{N}|noon|midnight/u.test(sentence)) return [];
  const text = sentence.slice(0, 2000);
  const taken: { readonly from: number; readonly to: number; readonly figure: Figure }[] = [];
  const isTaken = new Uint8Array(text.length + 1);
  for (const match of text.matchAll(notFigures))
    if (isPhoneOrAddress(match[0])) isTaken.fill(1, match.index, match.index + match[0].length);
  for (const [kind, pattern] of compiled) {
    for (const match of text.matchAll(pattern)) {
      const written = match[0].replace(mayBeYear, '').trim();
      const from = match.index + match[0].indexOf(written);
      const to = from + written.length;
      if (isTaken.subarray(from, to).includes(1)) continue;
      isTaken.fill(1, from, to);
      taken.push({ from, to, figure: toFigure(kind, written) });
    }
  }
  return taken.toSorted((one, other) => one.from - other.from).map(({ figure }) => figure);
}
const mayBeYear = new RegExp(String.raw`^(?:${said.sinceAndBy}) (?=\d)`, 'iu');

function isPhoneOrAddress(text: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(text)) return true;
  const digits = text.replace(/\D/g, '').length;
  return (
    digits >= 9 && !/^\d{4}\s?[-–]\s?\d{4}$/.test(text) && !/^\d{1,3}([ .,]\d{3})+$/.test(text)
  );
}

function toFigure(kind: FigureKind, text: string): Figure {
  if (kind === 'span' || kind === 'date' || kind === 'clock')
    return { kind, text, value: text, unit: '' };
  const span = new RegExp(
    `(?:${number})(?:\\s?(?:[-–—]|to|bis|a|à)\\s?${currencySign}?\\s?(?:${number}))?`,
    'iu',
  ).exec(text);
  const value = span?.[0].trim() ?? text;
  if (kind === 'count') return toCount(text, span?.[0].trim() ?? text);
  const sign = /^[-−+]/u.exec(text)?.[0] ?? '';
  const unit = text
    .replace(value, ' ')
    .replace(/^[-−+]/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^-/, '');
  return { kind, text, value: sign + value, unit };
}

/** A number with what it counts, as far as that is a noun with its adjective: "23 double-blind trials". */
function toCount(text: string, value: string): Figure {
  const pair = /^.*\d\s(?:to|out of|of|in)\s[\d.,]*\d/u.exec(text)?.[0];
  if (pair !== undefined)
    return { kind: 'count', text, value: pair, unit: text.slice(pair.length).trim() };
  const words = text
    .slice(text.indexOf(value) + value.length)
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const end = words.findIndex((word) => isClosed(word.toLowerCase()) || isPast(word.toLowerCase()));
  const kept = end < 0 ? words : words.slice(0, end);
  const unit = kept.join(' ');
  const written = text.slice(0, text.indexOf(value) + value.length);
  return { kind: 'count', text: unit === '' ? written : `${written} ${unit}`, value, unit };
}

function isClosed(word: string): boolean {
  return closedSets.some((words) => words.has(word));
}

function isPast(word: string): boolean {
  return (
    auxiliaries.has(word) || irregularPasts.has(word) || /[^e]ed$/.test(word) || word === 'first'
  );
}
