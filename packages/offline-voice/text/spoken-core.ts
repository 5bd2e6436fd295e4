import {
  cardinal,
  decade,
  decimal,
  digitByDigit,
  fraction,
  ordinal,
  year,
} from './numbers-in-words.ts';
import {
  isUnitAfterNumber,
  type Neighbours,
  sayCapitals,
  sayShortForm,
  spell,
} from './short-forms.ts';
import { abbreviations, currencies, months, symbols, units } from './word-tables.ts';

type Rule = readonly [
  pattern: RegExp,
  say: (match: readonly string[], beside: Neighbours) => string | undefined,
];

/** Also matches nothing at all: a caller looks for a digit first. */
const number = String.raw`[-−+]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?`;
const magnitude = /^(hundred|thousand|million|billion|trillion)s?$/i;
const unitNames = [...units.keys()]
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');
const currencySigns = [...currencies.keys()].map(escape).join('');
const signs = [...symbols.keys()].map(escape).join('');

/** From the most particular to the plainest: the first rule that answers is the one that counts. */
const rules: readonly Rule[] = [
  [/^(?:https?:\/\/|www\.)(.+)$/i, ([, address = '']) => sayAddress(address)],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, ([whole = '']) => sayAddress(whole)],
  [
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|edu|gov|info|app|ai|co|uk|de)(?:\/\S*)?$/i,
    ([whole = '']) => sayAddress(whole),
  ],
  [/^#(\d+)$/, ([, digits = '']) => `number ${cardinal(digits)}`],
  [/^#([\p{L}\d_]+)$/u, ([, tag = '']) => `hashtag ${sayPlainly(tag)}`],
  [/^@([\p{L}\d_.]+)$/u, ([, name = '']) => `at ${sayPlainly(name)}`],
  [/^(\d{4})-(\d\d)-(\d\d)$/, ([, y = '', m = '', d = '']) => sayDate(y, Number(m), Number(d))],
  [/^(\d{1,2}):(\d\d)(?::(\d\d))?(?:([ap])\.?m)?$/i, sayTime],
  [/^(\d+):(\d+)$/, ([, one = '', other = '']) => `${cardinal(one)} to ${cardinal(other)}`],
  [new RegExp(`^([-−])?([${currencySigns}])(${number})(k|K|M|m|B|b|bn|T)?$`, 'u'), sayMoney],
  [/^(\d+(?:,\d{3})*)(?:st|nd|rd|th)$/i, ([, digits = '']) => ordinal(digits.replaceAll(',', ''))],
  [
    /^['’]?(\d\d|\d{4})['’]?s$/,
    ([, digits = '']) => (digits.endsWith('0') ? decade(digits) : undefined),
  ],
  [
    /^['’](\d\d)$/,
    ([, digits = '']) =>
      digits.startsWith('0') ? `oh ${cardinal(digits.slice(1))}` : cardinal(digits),
  ],
  [
    /^([1-9])\/([2-68]|10)$/,
    ([, above = '', below = '']) =>
      Number(above) < Number(below) ? fraction(above, below) : undefined,
  ],
  [
    /^(\d+)\/(\d+)(?:\/(\d+))?$/,
    (match) =>
      match
        .slice(1)
        .filter(Boolean)
        .map((part) => sayNumber(part))
        .join(' '),
  ],
  [
    /^(?:\+?\d-)?(?:\d{3}-)?\d{3}-\d{4}$/,
    ([whole = '']) => digitByDigit(whole.replaceAll(/\D/g, '')),
  ],
  [
    /^(\d)['’′](\d{1,2})$/,
    ([, feet = '', inches = '']) => `${cardinal(feet)} foot ${cardinal(inches)}`,
  ],
  [
    /^(\d+)([½¼¾])$/,
    ([, whole = '', part = '']) =>
      `${cardinal(whole)} and ${symbols.get(part)?.replace('one half', 'a half') ?? ''}`,
  ],
  [
    /^(.+)\^(\d+)$/,
    ([, base = '', power = ''], beside) =>
      `${say(base, beside)} ${power === '2' ? 'squared' : power === '3' ? 'cubed' : `to the ${cardinal(power)}`}`,
  ],
  [
    new RegExp(
      `^([${currencySigns}]?\\d[\\d,]*(?:\\.\\d+)?(?:${unitNames})?)[-–—]([${currencySigns}]?\\d.*)$`,
      'u',
    ),
    sayRange,
  ],
  [
    new RegExp(`^(${number})(${unitNames})$`),
    ([, digits = '', unit = '']) => sayQuantity(digits, unit),
  ],
  [
    /^(1[1-9]\d\d|20\d\d)$/,
    ([digits = ''], beside) => (countsThings(beside) ? undefined : year(digits)),
  ],
  [new RegExp(`^${number}$`), ([digits = '']) => (/\d/.test(digits) ? decimal(digits) : undefined)],
  [
    /^\p{L}+\/\p{L}+$/u,
    ([unit = ''], { before }) =>
      isUnitAfterNumber(unit, before) ? units.get(unit)?.[1] : undefined,
  ],
  [/^w\/o?$/, ([short = '']) => abbreviations.get(short)],
  [/^([\p{L}'’.]+)$/u, ([word = ''], beside) => sayShortForm(word, beside)],
  [
    /^(\d+(?:st|nd|rd|th)|\d+)-(\p{L}.*)$/u,
    ([, first = '', rest = ''], beside) => `${say(first, beside)} ${say(rest, beside)}`,
  ],
  [
    /^(['’]?\p{L}+)[-–—/](.+)$/u,
    ([, first = '', rest = ''], beside) =>
      `${say(first, beside)} ${say(rest, { ...beside, before: first })}`,
  ],
  [
    new RegExp(`^(.+?)([${signs}])(.*)$`, 'u'),
    ([, left = '', sign = '', right = ''], beside) =>
      `${say(left, beside)} ${symbols.get(sign) ?? ''} ${right && say(right, beside)}`,
  ],
];

/**
 * The words, apart by spaces, with which a written form without its outer punctuation is read aloud.
 * Letters of other scripts are left in; the voice decides what it can say.
 */
export function say(core: string, beside: Neighbours): string {
  const alone = symbols.get(core);
  if (alone !== undefined) return alone;
  for (const [pattern, answer] of rules) {
    const match = pattern.exec(core);
    const said = match && answer(match, beside);
    if (said !== null && said !== undefined) return said;
  }
  return sayPlainly(core, beside.shouting);
}

/** Splits what has no rule of its own where letters meet digits, capitals or signs: "iPhone15_Pro" -> "i phone fifteen pro". */
function sayPlainly(text: string, shouting = false): string {
  const parts =
    text.match(/\d+|\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{M}'’]+|[\p{L}\p{M}'’]+|[^\p{L}\d\s]/gu) ??
    [];
  return parts
    .map((part) =>
      /^\d/.test(part)
        ? cardinal(part)
        : !shouting && /^\p{Lu}{2,}$/u.test(part)
          ? sayCapitals(part)
          : (symbols.get(part) ?? part),
    )
    .join(' ');
}

function sayAddress(address: string): string {
  const readable =
    address
      .replace(/^www\./i, '')
      .split(/[?#]/)[0]
      ?.replace(/\/$/, '') ?? '';
  const names: ReadonlyMap<string, string> = new Map(
    Object.entries({ '.': 'dot', '/': 'slash', '-': 'dash', '@': 'at', ':': 'colon', '+': 'plus' }),
  );
  return (readable.match(/[\p{L}\p{M}]+|\d+|[./@:+-]/gu) ?? [])
    .map(
      (part) =>
        names.get(part) ??
        (part.length < 3 && part !== 'co' && part !== 'me' ? sayTail(part) : sayPlainly(part)),
    )
    .join(' ');
}

/** "io" and "ai" are spelled, "12" is a number. */
function sayTail(part: string): string {
  return /^\d/.test(part) ? cardinal(part) : spell(part);
}

function sayDate(yearDigits: string, month: number, day: number): string | undefined {
  const name = months[month - 1];
  return name && day > 0 && day < 32
    ? `${name} ${ordinal(String(day))} ${year(yearDigits)}`
    : undefined;
}

function sayTime(
  [, hours = '', minutes = '', seconds, half]: readonly string[],
  { after }: Neighbours,
): string | undefined {
  if (Number(hours) > 24 || Number(minutes) > 59) return undefined;
  const named = half !== undefined || /^[ap]\.?m/i.test(after);
  const minute =
    minutes === '00'
      ? named || Number(hours) > 12
        ? ''
        : "o'clock"
      : minutes.startsWith('0')
        ? `oh ${cardinal(minutes.slice(1))}`
        : cardinal(minutes);
  const second = seconds ? `and ${cardinal(String(Number(seconds)))} seconds` : '';
  return [
    cardinal(String(Number(hours))),
    minute,
    second,
    half ? `${half.toLowerCase() === 'a' ? 'ay' : 'p'} m` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function sayMoney(
  [, minus, sign = '', amount = '', scale]: readonly string[],
  { after }: Neighbours,
): string | undefined {
  const [one, many, cent, cents] = currencies.get(sign) ?? [];
  if (!/\d/.test(amount)) return undefined;
  const prefix = minus ? 'minus ' : '';
  const scaled = scale && units.get(scale === 'm' ? 'M' : scale === 'b' ? 'B' : scale)?.[0];
  if (scaled) return `${prefix}${decimal(amount)} ${scaled} ${many}`;
  // "$5 million": the currency is said after the magnitude, by `currencyAfterMagnitude`.
  if (magnitude.test(after)) return prefix + decimal(amount);
  const [whole = '', hundredths] = amount.replaceAll(',', '').split('.');
  if (hundredths?.length !== 2) return `${prefix}${decimal(amount)} ${amount === '1' ? one : many}`;
  const dollars =
    Number(whole) > 0
      ? `${cardinal(String(Number(whole)))} ${Number(whole) === 1 ? one : many}`
      : '';
  const small =
    Number(hundredths) > 0
      ? `${cardinal(String(Number(hundredths)))} ${hundredths === '01' ? cent : cents}`
      : '';
  return prefix + ([dollars, small].filter(Boolean).join(' and ') || `zero ${many}`);
}

/** "million" in "$5 million": the unit that its neighbour left unsaid; undefined where there is none. */
export function currencyAfterMagnitude(core: string, before: string): string | undefined {
  const sign = new RegExp(`^[-−]?([${currencySigns}])${number}$`, 'u').exec(before)?.[1];
  return sign && magnitude.test(core) ? currencies.get(sign)?.[1] : undefined;
}

function sayRange([, from = '', to = '']: readonly string[], beside: Neighbours): string {
  const sign = /^[^\d.]/.exec(from)?.[0] ?? '';
  const alone = { ...beside, before: '', after: '' };
  const first = currencies.has(sign) ? from.slice(sign.length) : from;
  const last = currencies.has(sign) && !to.startsWith(sign) ? sign + to : to;
  return first ? `${say(first, alone)} to ${say(last, alone)}` : sayPlainly(to);
}

function sayQuantity(digits: string, unit: string): string | undefined {
  if (!/\d/.test(digits)) return undefined;
  const [one, many] = units.get(unit) ?? [];
  const letter = /^[kK]$/.test(unit) && /^[248]$/.test(digits);
  const picture = unit === 'p' && digits.length > 2;
  const amount = picture ? sayPixels(digits) : decimal(digits);
  return `${amount} ${letter ? 'k' : digits === '1' ? one : many}`;
}

/** "1080" -> "ten eighty", "720" -> "seven twenty". */
function sayPixels(digits: string): string {
  return `${cardinal(digits.slice(0, -2))} ${cardinal(digits.slice(-2).replace(/^0(?=\d)/, ''))}`;
}

function sayNumber(digits: string): string {
  return /^(1[1-9]|20)\d\d$/.test(digits) ? year(digits) : decimal(String(Number(digits)));
}

/** Four digits before a plural are an amount ("1500 people"), else a year ("in 1969", "the 1969 landing"). */
function countsThings({ before, after }: Neighbours): boolean {
  if (
    /^(in|since|by|until|of|year|circa|around|early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december)$/i.test(
      before,
    )
  )
    return false;
  return (
    /^(people|men|women|children|percent|million|billion|feet)$/i.test(after) ||
    /^\p{Ll}{3,}[^s\W]s$/u.test(after) ||
    units.has(after)
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
