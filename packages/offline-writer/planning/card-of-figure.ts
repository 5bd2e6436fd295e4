import shortUnits from '../data/short-units.json' with { type: 'json' };
import { isFormer } from './no-amount.ts';
import type { PlanFigure } from '@scenewright/contract/rules/picture-plan.ts';
import type { Figure } from '../reading/material.ts';
import type { Card } from './card-of-scene.ts';
import { countedIn } from './figure-label.ts';
import { isAge } from './ages-told.ts';
import { partOfSome } from './parts-of-some.ts';
import type { Said } from './said-figures.ts';
import { clip } from './within-limits.ts';
import { ofAmounts } from './amount-words.ts';

/* A card of the one figure that a scene is about. */

const spelled: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  Object.entries(shortUnits).map(([language, words]) => [language, new Map(Object.entries(words))]),
);

/** "22 yrs" are 22 years, "1 Std" is 1 Stunde: what is typed short is read as its word. */
function wholeUnit(value: string, unit: string, language: string): string {
  const words = spelled.get(language.slice(0, 2).toLowerCase());
  return unit
    .split(' ')
    .map((word) => {
      const [one, more] = words?.get(word.toLowerCase()) ?? [word, word];
      return (value === '1' ? one : more) ?? word;
    })
    .join(' ');
}

const countsHours = new RegExp(`^(?:${ofAmounts.hourUnits})$`, 'iu');

/** "12 hours 25 minutes" as one number of it would say something else: "12 h 25 min"; empty where it is none. */
function hoursAndMinutes(value: string, unit: string): string {
  const [, first = '', minutes = '', second = ''] =
    /^(\p{L}+)\.? (?:\p{L}{1,3} )?(\d+) ?(\p{L}+)/u.exec(unit) ?? [];
  const areThey =
    countsHours.test(first) && /^m(?:ins?|inut\p{L}*)$|^(?:dakika|dk)$/iu.test(second);
  return areThey ? `${value} h ${minutes} min` : '';
}

const scaledValue = new RegExp(String.raw`^((?:${ofAmounts.scaleWords})(?!\p{L})|)\s?(.*)$`, 'iu');

/** A figure as a plan has it: "$4.2 million" is 4.2 million of $. */
export function planFigure(
  { kind, text, value, unit }: Figure,
  { phrase, label }: { readonly phrase: string; readonly label: string },
  language: string,
): PlanFigure {
  const [, sign = '', scale = ''] =
    /^((?:[A-Z]{0,3}\p{Sc})|CHF|EUR|USD|GBP) ?(.*)$/u.exec(unit) ?? [];
  if (kind === 'money' && sign !== '')
    return { value: `${scale === '' ? value : `${value} ${scale}`}${phrase}`, unit: sign, label };
  // "Rs 50,000" stays as it is written: its sign before it.
  if (kind === 'money' && unit !== '' && /^\p{L}{1,3}\.?$/u.test(unit) && text.startsWith(unit))
    return { value: `${text}${phrase}`, unit: '', label };
  if (kind === 'count') {
    const [, size = '', thing = ''] = scaledValue.exec(unit) ?? [];
    const counted = /^en\b/iu.test(language) ? phrase : ` ${countedIn(language, thing)}`;
    const isLength = /^(?:m|ft|sq|st)$/.test(thing);
    return { value, unit: isLength ? thing : `${size}${counted}`.trim(), label };
  }
  const lasting = kind === 'duration' ? hoursAndMinutes(value, unit) : '';
  if (lasting !== '') return { value: lasting, unit: phrase.trim(), label };
  const isJoined = phrase !== '' && /\d-\p{L}/u.test(text);
  const measure = wholeUnit(value, unit, language).replace(/^(?:percent|per cent)$/i, '%');
  return { value, unit: `${isJoined ? '-' : ''}${measure}${phrase}`, label };
}

/** Counts as small as can be drawn are shown by their things, not by a numeral. */
export function isWorthShowing({ kind, value, unit }: Figure): boolean {
  // "96th minute" counts nothing.
  if (/^(?:st|nd|rd|th)\b/i.test(unit)) return false;
  if (kind === 'money' || kind === 'percent' || kind === 'measure') return true;
  if (kind === 'duration') return true;
  return (
    kind === 'count' &&
    ((value.includes('–') && unit !== '') ||
      Number(value.replaceAll(/[,.\s'’]/gu, '')) > 12 ||
      /million|billion|thousand/i.test(unit))
  );
}

const behindOf = ({ figure, line }: Said) =>
  line.text.slice(line.text.indexOf(figure.text) + figure.text.length).trimStart();

const endsOnDeterminer = new RegExp(String.raw`(?:^|\s)(?:${ofAmounts.worthDeterminers})\s$`, 'iu');
const namesWorth = new RegExp(String.raw`^(?:${ofAmounts.worthNouns})\b`, 'u');

/** "The £6 million stadium": what something is worth that nobody buys here. */
const isWorth = (said: Said) =>
  /[mb]illion|mn?$|bn$/iu.test(said.figure.unit) &&
  endsOnDeterminer.test(said.line.text.slice(0, said.line.text.indexOf(said.figure.text))) &&
  /^\p{Ll}/u.test(behindOf(said)) &&
  !namesWorth.test(behindOf(said));

const mostRead = 110;
const leastRead = 3;

/** A figure of which nothing says what it measures is read in its sentence, or in its clause. */
function lineOf({ figure, line }: Said): string {
  const text = line.text.trim();
  const parts = [text, ...text.split(/(?<=[;:.!?…–—])\s|,\s/u)];
  const read = parts.find((part) => part.length <= mostRead && part.includes(figure.text)) ?? '';
  return read.split(/\s+/u).length < leastRead ? '' : read.replace(/[,;:–—\s]+$/u, '');
}

const opensShare = new RegExp(`^(?:${ofAmounts.shareOf}) `, 'iu');

/** One figure that the picture is about. */
export function figureCard(said: readonly Said[], language: string): Card | null {
  const order: readonly (readonly Figure['kind'][])[] = [
    ['money'],
    ['percent'],
    ['measure', 'count'],
    ['duration'],
  ];
  // "180 lumens from 8 km/h": where something begins is not what is said of it.
  const isBeginning = ({ figure, line }: Said) =>
    /\bfrom $/iu.test(line.text.slice(0, line.text.indexOf(figure.text)));
  // "£2.10 a litre = £18.90": what all comes to decides.
  const isResult = ({ figure, line }: Said) =>
    /(?:=|\b(?:in all|altogether|total(?: of)?|comes to)) ?$/iu.test(
      line.text.slice(0, line.text.indexOf(figure.text)),
    );
  // "45 min. OUI 45.": what is said again is the point.
  const isSaidAgain = ({ figure, line }: Said) =>
    /^\d/u.test(figure.value) &&
    said.some((other) => other.line !== line && other.figure.value === figure.value);
  const rank = (one: Said) => (isResult(one) ? -1 : Number(isBeginning(one)));
  const worthy = said.filter(
    (one) =>
      isWorthShowing(one.figure) &&
      !isAge(one.figure, one.line.text, language) &&
      !isFormer(one.figure, one.line.text),
  );
  const again = worthy.find((each) => each.figure.kind !== 'count' && isSaidAgain(each));
  const [first] = order.flatMap((kinds) =>
    worthy
      .filter(({ figure }) => kinds.includes(figure.kind))
      .toSorted((first, second) => rank(first) - rank(second)),
  );
  const one = again ?? first;
  if (one === undefined) return null;
  const whole = planFigure(one.figure, { ...one, label: clip(one.label, 80) }, language);
  const figure = partOfSome(one, whole) ?? whole;
  // A bare number says nothing of what it counts: "text 555", "bake at 150 for an hour".
  const isBare = one.figure.kind === 'count' && figure.unit === '';
  if (isBare && !/^\d{1,3}(?:[,. ]\d{3})+(?:[.,]\d{1,2})?$/u.test(figure.value)) return null;
  // A share is a share of something that is said: "30% of their colonies".
  const isShare =
    one.figure.kind === 'percent' &&
    /^\d{1,2}(?:[.,]\d+)?$|^100$/.test(one.figure.value) &&
    opensShare.test(behindOf(one));
  // "The £6 million stadium" tells what it is worth; nobody pays or asks it here.
  const isPaid = one.figure.kind === 'money' && !isWorth(one);
  const isTold =
    figure.label !== '' ||
    one.phrase !== '' ||
    isShare ||
    (one.figure.kind === 'count' && figure.unit !== '');
  return {
    layout: isPaid ? 'money' : isShare ? 'ring-chart' : 'figure',
    figure,
    ...(isTold ? {} : { quote: lineOf(one) }),
  };
}
