/* Reading amounts out of a plan's texts: "Rent: 850 €", "Kitchen knives £4", "12 % walk". */

/** One thing and how much of it there is. */
export interface Amount {
  /** What it is; may be empty. */
  readonly label: string;
  /** The amount just as it is written. */
  readonly text: string;
  /** In the base unit of its dimension, or in the unit as it is written. */
  readonly value: number;
  /** Amounts of one kind can be drawn to one scale: `mass`, `%`, `£`; empty where it is a bare number. */
  readonly kind: string;
}

const fractions: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '½': 1 / 2,
    '¼': 1 / 4,
    '¾': 3 / 4,
    '⅓': 1 / 3,
    '⅔': 2 / 3,
  }),
);
const dimensions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mass: {
    mg: 1e-6,
    'g|grams?|gramm': 1e-3,
    'kg|kilos?|kilograms?': 1,
    't|tonnes?|tons?|tonnen?': 1000,
    'lbs?|pounds?': 0.4536,
    'oz|ounces?': 0.02835,
  },
  length: {
    'mm|millimet(?:re|er)s?': 1e-3,
    'cm|centimet(?:re|er)s?|zentimeter': 0.01,
    'm|met(?:re|er)s?': 1,
    'km|kilomet(?:re|er)s?': 1000,
    'in|inch(?:es)?': 0.0254,
    'ft|foot|feet': 0.3048,
    'yd|yards?': 0.9144,
    'mi|miles?': 1609.34,
  },
  time: {
    'ms|milliseconds?': 1e-3,
    's|secs?|seconds?|sekunden?': 1,
    'mins?|minutes?|minuten?': 60,
    'h|hrs?|hours?|stunden?': 3600,
    'days?|tage?': 86_400,
    'weeks?|wochen?': 604_800,
    'months?|monate?': 2_629_800,
    'years?|jahre?': 31_557_600,
  },
  volume: { ml: 1e-3, cl: 0.01, 'l|lit(?:re|er)s?': 1 },
};
const scales: Readonly<Record<string, number>> = {
  'thousand|tausend|mil|k': 1e3,
  'millions?|millionen|millones|milhões|mio\\.?|m': 1e6,
  'billions?|milliarden?|milliards?|mrd\\.?|bn': 1e9,
  'trillions?': 1e12,
  万: 1e4,
  億: 1e8,
};

const sign = '(?:[A-Z]{0,2}\\p{Sc}|CHF|EUR|USD|GBP|Rs\\.?)';
const numeral =
  "(?:\\d{1,3}(?:[ \\u00a0\\u202f'’]\\d{3})+(?!\\d)(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*)\\s?[½¼¾⅓⅔]?|[½¼¾⅓⅔]";
const amount = new RegExp(
  `([-+]?)\\s?(${sign})?\\s?(-?)(${numeral})(?:\\s?(${Object.keys(scales).join('|')})(?!\\p{L}))?`,
  'giu',
);
const money = new RegExp(`^(?:${sign}|euros?|dollars?|pesos?|円|zł|kr)$`, 'iu');
const knownUnit = new RegExp(
  `^\\s?(%|‰|°[CF]?|percent|per cent|prozent|${sign}|euros?|dollars?|pesos?|円|zł|kr|${Object.values(
    dimensions,
  )
    .flatMap((units) => Object.keys(units))
    .join('|')})(?!\\p{L})`,
  'iu',
);
const rangeBehind = /^\s?(?:[–—-]|to|bis|à|a|until)\s?\p{Sc}?\d/iu;
const zeros = [0x660, 0x6f0, 0x966, 0xff10, 0xe50];

/** The same text with digits and signs as a program reads them; every character keeps its place. */
export const plain = (text: string): string =>
  text
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = zeros.find((one) => code >= one && code < one + 10);
      return zero === undefined ? digit : String(code - zero);
    })
    .replace(/٫/gu, '.')
    .replace(/٬/gu, ',')
    .replace(/٪/gu, '%')
    .replace(/−/gu, '-');

/** "1,250", "3,4", "318.000", "3½" as numbers. A point before three digits parts thousands of money only. */
export function worthOf(written: string, isMoney: boolean): number {
  const fraction = /[½¼¾⅓⅔]/u.exec(written)?.[0];
  const digits = plain(written).replace(/[½¼¾⅓⅔\s'’\u00a0\u202f]/gu, '');
  const separators = digits.match(/[.,]/gu) ?? [];
  const last = separators.at(-1) ?? '';
  const lastAt = digits.lastIndexOf(last);
  const isGrouped =
    new Set(separators).size < 2 &&
    (separators.length > 1 ||
      (digits.length - lastAt === 4 && !digits.startsWith('0') && (last === ',' || isMoney)));
  const isParted = separators.length > 0 && !isGrouped;
  const [whole, behind] = isParted
    ? [digits.slice(0, lastAt), digits.slice(lastAt + 1)]
    : [digits, ''];
  const read = Number(`${whole.replace(/[.,]/gu, '')}.${behind || '0'}`);
  return read + (fractions.get(fraction ?? '') ?? 0);
}

const matching = (table: Readonly<Record<string, number>>, word: string): number | undefined =>
  Object.entries(table).find(([key]) => new RegExp(`^(?:${key})$`, 'iu').test(word))?.[1];

/** What an amount can be compared with, and how many base units one of its units has. */
function kindOf(unit: string): { kind: string; factor: number } {
  for (const [kind, units] of Object.entries(dimensions)) {
    const factor = matching(units, unit);
    if (factor !== undefined) return { kind, factor };
  }
  const bare = unit.trim().toLowerCase();
  return {
    kind: /^(?:percent|per cent|prozent)$/u.test(bare) ? '%' : bare.replace(/s$/u, ''),
    factor: 1,
  };
}

interface Found {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly unit: string;
}

/** Every amount of a text, with its sign or a unit that is known. */
function amountsIn(text: string): Found[] {
  const read = plain(text);
  return [...read.matchAll(amount)].flatMap((match): Found[] => {
    const [whole, minus = '', before = '', inner = '', digits = '', scale = ''] = match;
    const from = match.index + whole.length - whole.trimStart().length;
    // "6 m" is six metres; "£6m" six million.
    const isScale = scale !== '' && (!/^[km]$|^bn$/iu.test(scale) || before !== '');
    const end = match.index + whole.length - (isScale ? 0 : scale.length);
    const behind = knownUnit.exec(read.slice(end))?.[0] ?? '';
    // "plot-27", "B12", "9:30" and dates are names and hours.
    if (/[\p{L}\d:/]$/u.test(read.slice(0, from)) || /^[:/]\d/u.test(read.slice(end))) return [];
    if (rangeBehind.test(read.slice(end + behind.length))) return [];
    const unit = before === '' ? behind.trim() : before;
    const scaled = isScale ? (matching(scales, scale) ?? 1) : 1;
    const worth = worthOf(digits, money.test(unit)) * scaled;
    const isNegative = minus === '-' || inner === '-';
    return [{ from, to: end + behind.length, value: isNegative ? -worth : worth, unit }];
  });
}

const parting = /^(.*\S)\s*(?::\s|：|\s[–—=]\s|\s-\s|\t|\s?→\s?)\s*(\S.*)$/su;

function asAmount(label: string, text: string, { value, unit }: Found): Amount {
  const { kind, factor } = kindOf(unit);
  return { label: label.trim(), text: text.trim(), value: value * factor, kind };
}

/** "Label: 12 visits": what stands behind the number is its unit. */
function readBody(label: string, body: string): Amount | null {
  const found = amountsIn(body)[0];
  if (found === undefined) return null;
  const behind = body.slice(found.to).trim();
  const isUnit = found.unit === '' && behind !== '' && behind.split(/\s+/u).length <= 2;
  const text = body.length <= 22 ? body : body.slice(found.from, found.to);
  return asAmount(label, text, isUnit ? { ...found, unit: behind } : found);
}

/** The thing and its amount; null where no amount can be read. */
export function readAmount(item: string): Amount | null {
  const [, before = '', behind = ''] = parting.exec(item) ?? [];
  if (before !== '') {
    const read =
      readBody(before, behind) ?? (/^\P{Nd}*$/u.test(behind) ? readBody(behind, before) : null);
    if (read !== null) return read;
  }
  const all = amountsIn(item);
  const found =
    all.findLast(({ unit }) => unit !== '') ??
    all.find(({ to }) => to === item.trimEnd().length) ??
    all.find(({ from }) => from === 0);
  if (found === undefined) return null;
  const tidy = (part: string): string => part.replace(/^[\s,.;:–—-]+|[\s,;:(–—-]+$/gu, '');
  const [start, end] = [tidy(item.slice(0, found.from)), tidy(item.slice(found.to))];
  // "Coffee £4 each": a short end belongs to the amount.
  const isShortEnd = start !== '' && end !== '' && end.length <= 10;
  const text = item.slice(found.from, found.to);
  return asAmount(start === '' ? end : start, isShortEnd ? `${text} ${end}` : text, found);
}

/** Amounts that can stand on one scale: those of the kind of the first. */
export function comparable(items: readonly string[]): Amount[] {
  const read = items.map(readAmount).filter((one) => one !== null);
  const kind = read.find((one) => one.kind !== '')?.kind ?? '';
  return read.filter((one) => one.kind === kind || one.kind === '');
}
