import { hasVerb } from './english.ts';
import { readLabel } from './labels.ts';
import type { MarkedLine } from './passage.ts';
import { numberedTime } from './speakers.ts';

/* Labels that no list of words knows: a text sets them again and again in one form ("Punto 1. …", "GRANT. …"). */

const plain = { role: null, speaker: null, seconds: null } as const;
const longestLine = 600;
const leastOfSeries = 2;
const counted =
  /^(?<word>\p{L}[\p{L}\p{M}]{1,14})\.? ?(?:#|n[º°]\.? ?)?(?<number>\d{1,2})(?:\.?[ºª])?(?:[.:)\]]|\s[–—-])?(?=$|\s)\s*(?<rest>.*)$/u;
/** Behind its number a label has a mark, or a sentence of its own; "Bus 4 leaves" is none. */
const isParted = /\d(?:\.?[ºª])?(?:[.:)\]]|\s[–—-])?\s*(?:$|["“¿¡(]?[\p{Lu}\p{Lo}])/u;
const capitals =
  /^(?<head>\p{Lu}[\p{Lu}\p{M}'’&/-]{2,}(?: [\p{Lu}\p{M}'’&/-]{2,}){0,2})(?<mark>\.| [–—-])?\s+(?<rest>["“¿¡(]?\p{Lu}(?:\p{Ll}|['’ ]).*)$/u;
const fewestWords = 4;

interface Point {
  readonly word: string;
  readonly number: number;
  readonly rest: string;
}

/** @param isKnown whether its word is surely a label, so that whatever stands behind it is a point */
function pointIn(line: string, isKnown = (_word: string) => false): Point | null {
  if (line.length > longestLine) return null;
  const { word = '', number = '', rest = '' } = counted.exec(line)?.groups ?? {};
  if (word === '' || !isParted.test(line.slice(0, line.length - rest.length + 2))) return null;
  if (numberedTime.test(`${word} ${number}`.toLowerCase())) return null;
  const point = { word: word.toLowerCase(), number: Number(number), rest };
  return rest === '' || isKnown(point.word) || saysSomething(rest) ? point : null;
}

/** What stands behind a label is whole without it; "WK1 – 2 x 8 squats" is not. */
const saysSomething = (rest: string): boolean =>
  rest.split(' ').length >= fewestWords && (/[^\p{ASCII}]|[.!?]$/u.test(rest) || hasVerb(rest));

/** Reads the labels that lines set in a series: a word with rising numbers, words in capitals in front of sentences. */
export function seriesIn(lines: readonly string[]): (line: string) => readonly MarkedLine[] | null {
  const places = new Map<string, number[]>();
  for (const line of lines) {
    const point = readLabel(line) === null ? pointIn(line) : null;
    if (point !== null) places.set(point.word, [...(places.get(point.word) ?? []), point.number]);
  }
  const words = new Set([...places].flatMap(([word, numbers]) => (rises(numbers) ? [word] : [])));
  return (line) => {
    const point =
      words.size === 0 || readLabel(line) !== null
        ? null
        : pointIn(line, (word) => words.has(word));
    return point === null || !words.has(point.word) ? null : [asPoint(point)];
  };
}

const rises = (numbers: readonly number[]): boolean =>
  numbers.length >= leastOfSeries &&
  numbers[0] === 1 &&
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0));

const asPoint = ({ number, rest }: Point): MarkedLine =>
  rest === ''
    ? { ...plain, mark: 'label', role: 'item', text: '', number }
    : { ...plain, mark: 'number', text: rest, number };

/** Points without the words in capitals that head them, where several do: "2. GRANT. The fund will pay half." */
export function withoutRunIns(lines: readonly MarkedLine[]): readonly MarkedLine[] {
  const headed = lines.filter((line) => runInOf(line) !== null).length;
  if (headed < leastOfSeries) return lines;
  return lines.map((line) => {
    const rest = runInOf(line);
    return rest === null ? line : { ...line, text: rest };
  });
}

/** What stands behind the capitals of a point, where that is a sentence; "SWIM. 24 hours" needs its head. */
function runInOf({ mark, text }: MarkedLine): string | null {
  if (mark !== 'number' && mark !== 'bullet') return null;
  const { mark: parted, rest } = capitals.exec(text.slice(0, 2_000))?.groups ?? {};
  if (parted === undefined || rest === undefined || text.length > 2_000) return null;
  return hasVerb(/^[^.!?]*/u.exec(rest)?.[0] ?? '') ? rest : null;
}
