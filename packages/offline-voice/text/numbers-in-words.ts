import numbers from '../data/numbers.json' with { type: 'json' };

/** Numbers as American English says them. Every function takes plain digits (no separators) and answers in lower case. */

const small = numbers.small;
const tens = numbers.tens;
const magnitudes = numbers.magnitudes;
const irregularOrdinals: ReadonlyMap<string, string> = new Map(
  Object.entries(numbers.irregularOrdinals),
);

/** "1234" -> "one thousand two hundred thirty four". Longer than 21 digits, or with a leading zero: digit by digit. */
export function cardinal(digits: string): string {
  if (digits.length > magnitudes.length * 3 || /^0\d/.test(digits)) return digitByDigit(digits);
  if (digits === '0') return 'zero';
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  const groups = padded.match(/\d{3}/g) ?? [];
  return groups
    .map((group, index) => {
      const words = belowThousand(Number(group));
      return words && [words, magnitudes[groups.length - 1 - index]].filter(Boolean).join(' ');
    })
    .filter(Boolean)
    .join(' ');
}

/** 0 -> "" and 345 -> "three hundred forty five". */
function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  return [hundreds > 0 ? `${small[hundreds]} hundred` : '', belowHundred(value % 100)]
    .filter(Boolean)
    .join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return value === 0 ? '' : (small[value] ?? '');
  return [tens[Math.floor(value / 10)], value % 10 ? small[value % 10] : '']
    .filter(Boolean)
    .join(' ');
}

/** "007" -> "zero zero seven". */
export function digitByDigit(digits: string): string {
  return [...digits].map((digit) => small[Number(digit)]).join(' ');
}

/** "3.14" -> "three point one four", "-5" -> "minus five", ".5" -> "point five". Separators are allowed: "1,234.5". */
export function decimal(written: string): string {
  const [whole = '', fraction] = written.replaceAll(/[,+−-]/g, '').split('.');
  const said = [whole && cardinal(whole), fraction && `point ${digitByDigit(fraction)}`]
    .filter(Boolean)
    .join(' ');
  return /^[-−]/.test(written) ? `minus ${said}` : said;
}

/** "21" -> "twenty first". */
export function ordinal(digits: string): string {
  const words = cardinal(digits).split(' ');
  const last = words.pop() ?? '';
  return [...words, irregularOrdinals.get(last) ?? last.replace(/y$/, 'ie') + 'th'].join(' ');
}

/** "1969" -> "nineteen sixty nine", "2005" -> "two thousand five", "1900" -> "nineteen hundred". Four digits. */
export function year(digits: string): string {
  const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (century % 10 === 0 && rest < 10) return cardinal(digits);
  if (rest === 0) return `${belowHundred(century)} hundred`;
  return `${belowHundred(century)} ${rest < 10 ? `oh ${small[rest]}` : belowHundred(rest)}`;
}

/** "1990" -> "nineteen nineties", "20" -> "twenties": the years or ages that begin with it. */
export function decade(digits: string): string {
  const said = digits.length === 4 ? year(digits) : cardinal(digits);
  return said.endsWith('y') ? said.replace(/y$/, 'ies') : `${said}s`;
}

/** "1", "2" -> "one half", "3", "4" -> "three quarters". */
export function fraction(above: string, below: string): string {
  const part = below === '2' ? 'half' : below === '4' ? 'quarter' : ordinal(below);
  const plural = below === '2' ? 'halves' : `${part}s`;
  return `${cardinal(above)} ${above === '1' ? part : plural}`;
}

const romanDigits: ReadonlyMap<string, number> = new Map(Object.entries({ I: 1, V: 5, X: 10 }));

/** "XIV" -> 14; undefined for anything that is no well-formed Roman number below 40: "XL" and "CV" are mostly something else. */
export function romanValue(text: string): number | undefined {
  if (!/^(?=.)X{0,3}(IX|IV|V?I{0,3})$/.test(text)) return undefined;
  const values = [...text].map((letter) => romanDigits.get(letter) ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
