import type { Line } from '../genres/genre.ts';
import type { Card, SceneText } from './card-of-scene.ts';
import { isFormer } from './no-amount.ts';
import type { Said } from './said-figures.ts';
import { grammar } from '../grammar-words.ts';
import { ofCards } from './card-words.ts';
import { eitherApostrophe } from '../word-patterns.ts';

/* Several things, each with its own figure: all of them stand on the card, or none. */

/** Where one thing ends and the next begins. */
const joint = new RegExp(
  String.raw`[,;]\s(?:(?:${grammar.ands})\s)?|(?<=\p{L}{3}|\d)[.!?…]\s|\s[–—+]\s|\s(?:${ofCards.joinersAndBut})\s(?=[\p{L}\p{N}$€£₹])`,
  'gu',
);
const bareNumber = /^\d+(?:[.,]\d{1,3})*$/u;
const mostWords = 8;
const mostLetters = 52;
/** Whoever is named like this tells of what happened, and no price. */
const tellsOf = new RegExp(
  String.raw`(?:^|\s)(?:${eitherApostrophe(ofCards.toldPersons)})(?:\s|$)`,
  'iu',
);
const stories: ReadonlySet<string> = new Set(['story', 'joke', 'poem', 'dialogue', 'script']);

interface Clause {
  readonly line: Line;
  readonly text: string;
}

function clausesOf(lines: readonly Line[]): readonly Clause[] {
  return lines.flatMap((line) => {
    const cuts = [...line.text.matchAll(joint)];
    return [null, ...cuts]
      .map((cut, at) => {
        const from = cut === null ? 0 : cut.index + cut[0].length;
        return line.text.slice(from, cuts[at]?.index ?? line.text.length);
      })
      .map((text) => ({ line, text: text.trim().replace(/[.,;:!?…。]+$/u, '') }))
      .filter(({ text }) => text !== '');
  });
}

interface Row {
  /** What it is, with what belongs to its figure: "armchairs from". */
  readonly label: string;
  readonly amount: string;
}

/** "Armchairs are £480": what only says that it is so much. */
const copula = new RegExp(String.raw`\s(?:${ofCards.copulas}|=)$`, 'iu');
/** They belong to the amount: "from $65". */
const least = new RegExp(String.raw`(?:^|\s)((?:only |nur )?(?:${ofCards.leastWords}))$`, 'iu');

function rowOf(text: string, amount: string): Row | null {
  const at = text.lastIndexOf(amount);
  const behind = text.slice(at + amount.length).trim();
  const before = text
    .slice(0, at)
    .trim()
    .replace(/[:=–—-]\s*$/u, '')
    .trim()
    .replace(copula, '');
  const from = least.exec(before);
  const label = before.slice(0, from?.index ?? before.length).trim();
  const told = [from?.[1]?.toLowerCase() ?? '', amount].filter((part) => part !== '').join(' ');
  const named = label === '' ? behind : label;
  const isNamed = /\p{L}{2}|\d\s?\p{L}/u.test(named) && !tellsOf.test(text);
  const isShort = text.split(/\s+/u).length <= mostWords && text.length <= mostLetters;
  if (!isNamed || !isShort) return null;
  if (label === '') return { label: behind, amount: told };
  return { label, amount: behind === '' ? told : `${told} ${behind}` };
}

/** "After 6", "dopo le 18": an hour, and no price. */
const ofHour = new RegExp(String.raw`(?:^|\s)(?:${ofCards.hourPrepositions})\s$`, 'iu');

/** "Salted 13" behind "sweet 9 reais": a bare number at the end of its clause is of the same money. */
function amountIn({ line, text }: Clause, said: readonly Said[], unit: string): string | null {
  const money = said.filter(
    ({ figure, line: own }) =>
      figure.kind === 'money' && own === line && text.includes(figure.text),
  );
  if (money.length > 1) return null;
  const [one] = money;
  if (one !== undefined) return isFormer(one.figure, line.text) ? null : one.figure.text;
  const last = /(?:^|\s)(\S+)$/u.exec(text)?.[1] ?? '';
  // "Tue to Sat 9 to 4" is no price.
  const isAlone =
    (text.match(/\d[\d.,]*/gu) ?? []).length === 1 && !ofHour.test(text.slice(0, -last.length));
  return unit !== '' && bareNumber.test(last) && isAlone && /\p{L}{2}/u.test(text) ? last : null;
}

/** "Dining seats from $65, armchairs from $480": each price with what it is asked for, as on a board in a shop. */
export function pricesCard({ lines, film }: SceneText, said: readonly Said[]): Card | null {
  const price = said.find(({ figure }) => figure.kind === 'money');
  if (price === undefined || stories.has(film.genre)) return null;
  const { text, value, unit } = price.figure;
  const own = lines.filter(({ source }) => source !== 'structure');
  const rows: Row[] = [];
  for (const clause of clausesOf(own)) {
    const amount = amountIn(clause, said, rows.length > 0 ? unit : '');
    if (amount === null) continue;
    const row = rowOf(clause.text, amount);
    // A price that nobody knows what it is of would leave the others a part of what is asked.
    if (row === null) return null;
    const isBare = bareNumber.test(amount);
    const whole = row.amount.replace(amount, text.replace(value, amount));
    rows.push(isBare ? { ...row, amount: whole } : row);
  }
  const prices = said.filter(({ figure }) => figure.kind === 'money').length;
  const isAll = rows.length >= Math.max(2, prices);
  const areApart =
    new Set(rows.map(({ label }) => label.toLowerCase())).size === rows.length &&
    new Set(rows.map(({ amount }) => amount)).size > 1;
  if (!isAll || !areApart) return null;
  // "Tickets: adults £8, children £4": what all of them are of stands above them.
  const [, head = '', first = ''] = /^([^:]{2,30}):\s(\S.*)$/u.exec(rows[0]?.label ?? '') ?? [];
  const items = rows.map(
    ({ label, amount }, at) => `${at === 0 && head !== '' ? first : label}: ${amount}`,
  );
  return { layout: 'money', items, subjects: [], ...(head === '' ? {} : { quote: head }) };
}

const alike: ReadonlySet<string> = new Set(['measure', 'count', 'percent', 'duration']);
const mostOfRow = 6;

/** "My best is 14, da says 19": two or three figures that are told beside each other, each in its own few words. */
export function pairCard({ lines }: SceneText, said: readonly Said[]): Card | null {
  // What something costs is told before how much there is of anything.
  if (said.some(({ figure }) => figure.kind === 'money')) return null;
  const own = lines.filter(
    (line) => line.source !== 'structure' && said.some((one) => one.line === line),
  );
  const items = [own, ...own.map((line) => [line])]
    .map((some) => pairOf(some, said))
    .find((found) => found.length > 0);
  return items === undefined ? null : { layout: 'list', items, subjects: [] };
}

function pairOf(lines: readonly Line[], said: readonly Said[]): readonly string[] {
  const all = clausesOf(lines).map(({ line, text }) => ({
    text,
    figures: said.filter((one) => one.line === line && text.includes(one.figure.text)),
  }));
  // "My mother 15, she is a machine": a remark at the end is none of them.
  const rows = all.length > 2 && !/\d/u.test(all.at(-1)?.text ?? '') ? all.slice(0, -1) : all;
  const figures = rows.flatMap((row) => row.figures);
  const [first] = figures;
  const isEach = rows.every(
    (row) =>
      row.figures.length === 1 &&
      row.text.split(/\s+/u).length <= mostOfRow &&
      /\p{L}{2}/u.test(row.text.replace(row.figures[0]?.figure.text ?? '', '')),
  );
  const areAlike = figures.every(
    ({ figure }) =>
      alike.has(figure.kind) &&
      (figure.unit === first?.figure.unit ||
        figure.unit === '' ||
        (figure.kind === 'count' && first?.figure.kind === 'count')),
  );
  const isPair = rows.length >= 2 && rows.length <= 3;
  return isPair && isEach && areAlike ? rows.map(({ text }) => text) : [];
}

/** "17:30" is an hour. */
const scored =
  /(?:^|[\s(])(\d{1,2}(?:\s?[-–]\s?\d{1,2}|:\d))(?=$|[\s.,!?)])(?!\s(?:people|men|women|children|\p{L}{3,}s)(?!\p{L}))/u;
const ofMatch = new RegExp(
  String.raw`(?:^|\s)(?:${ofCards.matchWords}|half.?time|perd\p{L}+|empat\p{L}+|gagn\p{L}+|vint\p{L}+|vinc\p{L}+|venc\p{L}+|wygra\p{L}+|przegra\p{L}+|yend\p{L}+|termin\p{L}+|acab\p{L}+|qued\p{L}+|skończy\p{L}+)(?=$|[\s.,!?])`,
  'iu',
);
const mostRead = 110;

/** "3-2.": how a match stands, with the sentence that tells of it. */
export function scoreCard({ lines }: SceneText): Card | null {
  const own = lines.filter(({ source }) => source !== 'structure');
  const at = own.findIndex(({ text }) =>
    /^\d{1,2}(?:\s?[-–]\s?\d{1,2}|:\d)[.!…]*$/u.test(text.trim()),
  );
  const alone = own[at];
  if (alone !== undefined) {
    const told = own[at - 1]?.text.trim() ?? '';
    return {
      layout: 'figure',
      figure: { value: alone.text.trim().replace(/[.!…]+$/u, ''), unit: '', label: '' },
      quote: told.length <= mostRead ? told : '',
    };
  }
  // "10-12 minutes" measures something.
  const isMeasured = ({ text, unit }: Line): boolean =>
    unit?.figures.some(
      (figure) =>
        figure.text.includes(scored.exec(text)?.[1] ?? '\n') &&
        (figure.unit !== '' || /^(?:date|span|clock)$/u.test(figure.kind)),
    ) === true;
  const line = own.find(
    (each) => scored.test(each.text) && ofMatch.test(each.text) && !isMeasured(each),
  );
  const value = scored.exec(line?.text ?? '')?.[1];
  return line === undefined || value === undefined
    ? null
    : {
        layout: 'figure',
        figure: { value, unit: '', label: '' },
        quote: line.text.trim().length <= mostRead ? line.text.trim() : '',
      };
}
