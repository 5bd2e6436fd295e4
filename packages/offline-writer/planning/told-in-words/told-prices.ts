import { grammar } from '../../grammar-words.ts';
import type { Card } from '../card-of-scene.ts';
import { capital } from '../../plain-words.ts';
import { eitherApostrophe } from '../../word-patterns.ts';
import { ofCards } from '../card-words.ts';
import { anyOf, end, start } from './amount-patterns.ts';
import { ofAmounts } from '../amount-words.ts';
import { amountsTold } from './amounts-told.ts';
import { toldOf } from './language-of-numbers.ts';

/* Two prices or more in one sentence, told in words or free of charge: "Der Eintritt kostet zwei Euro, Kinder schwimmen umsonst." */

const mostRows = 5;
const mostOfLabel = 44;
const joint = new RegExp(
  String.raw`[,;]\s(?:(?:${ofCards.joinersAndBut})\s)?|\s(?:${grammar.ands})\s`,
  'giu',
);
/** A price in digits, with its sign or its word. */
const inDigits = new RegExp(
  String.raw`\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|(?:${ofAmounts.pricedIn})(?!\p{L}))`,
  'iu',
);

const namesNothing = new RegExp(`^(?:${eitherApostrophe(ofCards.namesNothing)})$`, 'iu');

/** "Armchairs are £480": what only says that it is so much. */
const copula = new RegExp(String.raw`(?<=\s|^)(?:${ofCards.copulas}|=)$`, 'iu');

interface Row {
  readonly text: string;
  readonly isPaid: boolean;
}

/** What a clause asks for one thing; null where it asks for nothing, or for several. */
function rowIn(clause: string, language: string): Row | null {
  const told = toldOf(language);
  const [amount, ...more] = amountsTold(clause, language).filter(({ kind }) => kind === 'money');
  if (told === undefined || more.length > 0) return null;
  const digits = inDigits.exec(clause)?.[0];
  const free = new RegExp(`${start}${anyOf(told.free)}${end}`, 'iu').exec(clause)?.[0];
  const isPaid = amount !== undefined || digits !== undefined;
  if (isPaid === (free !== undefined)) return null;
  if (free !== undefined) return rowOf(clause, free, free);
  if (digits !== undefined) return rowOf(clause, digits, digits);
  return amount === undefined
    ? null
    : rowOf(clause, clause.slice(amount.from, amount.to), `${amount.value} ${amount.unit}`);
}

/** What something is asked for, from both sides of its price: "Schüler kommen gratis hinein". */
function rowOf(clause: string, written: string, said: string): Row | null {
  const at = clause.indexOf(written);
  const before = clause.slice(0, at).trim().replace(copula, '').trim();
  const behind = clause.slice(at + written.length).trim();
  const isFree = written === said && !/\d/u.test(said);
  const label = isFree || before === '' ? `${before} ${behind}`.trim() : before;
  const amount = label === before && behind !== '' ? `${said} ${behind}` : said;
  // "C'est gratuit": nothing says what it is of.
  return label.length > mostOfLabel || !/\p{L}{2}/u.test(label) || namesNothing.test(label)
    ? null
    : { text: `${capital(label)}: ${amount}`, isPaid: !isFree };
}

/** The prices of a sentence, each with what it is asked for, as on a board in a shop; null where one of them is not surely read. */
export function toldPrices(sentence: string, language: string): Card | null {
  const clauses = sentence
    .trim()
    .replace(/[.!…]+$/u, '')
    .split(joint)
    .filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2 || clauses.length > mostRows || /[?？]/u.test(sentence)) return null;
  const rows = clauses.map((clause) => rowIn(clause, language));
  if (rows.some((row) => row === null) || !rows.some((row) => row?.isPaid === true)) return null;
  return {
    layout: 'money',
    items: rows.flatMap((row) => row?.text ?? []),
    subjects: [],
    place: '',
  };
}
