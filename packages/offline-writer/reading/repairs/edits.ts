import { amountAt, bare, endMarks, endsSentence, kindOf, stem } from './tokens.ts';
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(repairWords);

/*
 * A line that its author adds below: "edit 220 now needs to go by sunday", "edit: body corp says 15kg, use that". Its amount takes the
 * place of the last one of its kind above; what else it says stays where it goes on from there.
 */

const cueWords = String.raw`(?:${said.editMarks})(?!\p{L})`;
const cue = new RegExp(
  String.raw`^\s*[([]?\s*(?:(?:${said.sighs})[,:]?\s+)*${cueWords}\s*(?<mark>[:.–—-]*)\s*(?=\S)`,
  'iu',
);
/** Behind a sentence of the same line it needs its colon. */
const withinLine = new RegExp(String.raw`(?<=[.!?])[ ]+(?=[([]?${cueWords}\s?:)`, 'giu');
/** "Correction: an earlier version said 1970": what a newspaper prints is told with what it corrects. */
const printed = new RegExp(String.raw`(?<!\p{L})(?:${said.editionWords})(?!\p{L})`, 'iu');
/** Behind a mere number these say that it is a price or a count, and counts nothing itself. */
const goesOn = new RegExp(String.raw`^(?:${said.behindEdits})$`, 'u');
const denying = new RegExp(`^(?:${said.denials})$`, 'u');
const mostOfText = 8_000;
const mostEdits = 12;
const mostLetters = 300;
const leastLeft = 3;

/** "15kg", "£250": what is written with the number. */
const unitIn = (word: string): string => bare(word).replace(/[\d.,:/]+/gu, '');
const digits = /\d[\d.,:/]*\d|\d/u;

/** Some words of a line that tell how much, how many or when. */
interface Said {
  readonly words: readonly string[];
  readonly at: number;
  readonly length: number;
  /** What is denied in front of it: "nicht 80 g, 50 g". */
  readonly denied?: string;
}

const phraseOf = ({ words, at, length }: Said): string =>
  words
    .slice(at, at + length)
    .map(bare)
    .join(' ');

const wordsOf = (text: string): readonly string[] => text.match(/\S+/gu) ?? [];

/** "Tuesday 4 March", "one and a half cups", "£250": how many words from one on tell an amount or a day; 0 where they tell none. */
function lengthAt(words: readonly string[], at: number): number {
  const kind = kindOf(words[at] ?? '');
  if (kind === 'side') return 0;
  if (kind === 'day' || kind === 'month') {
    let length = 1;
    while (length < longestDate && isOfDate(words, at + length)) length += 1;
    return length;
  }
  const amount = amountAt(words, at);
  // Numbers in words are other words elsewhere ("on"), where nothing is measured behind them.
  const isSure = amount !== null && (digits.test(words[at] ?? '') || amount.length > amount.core);
  return isSure ? amount.length : 0;
}
const longestDate = 3;
const isOfDate = (words: readonly string[], at: number): boolean =>
  endMarks(words[at - 1] ?? '') === '' &&
  (kindOf(words[at] ?? '') === 'month' ||
    /^\d{1,2}(?:st|nd|rd|th)?[.,;!?]?$/u.test(words[at] ?? ''));

function editIn(line: string): Said | null {
  const found = line.length > mostLetters || printed.test(line) ? null : cue.exec(line);
  if (found === null) return null;
  const words = wordsOf(line.slice(found[0].length).replace(/[)\]]\s*$/u, ''));
  const first = words.findIndex((_, index) => lengthAt(words, index) > 0);
  // "Korrektur: nicht 80 g Zucker, 50 g reichen": behind what is denied stands what is meant.
  const behind = first + lengthAt(words, Math.max(0, first));
  const other = words.findIndex((_, index) => index >= behind && lengthAt(words, index) > 0);
  const isDenied = first > 0 && other > 0 && denying.test(bare(words[first - 1] ?? ''));
  const at = isDenied ? other : first;
  // "Edit on Monday" without a mark, or capitals, tells somebody to.
  const isMarked = found.groups?.['mark'] !== '' || /^\W*\p{Lu}{3}/u.test(line);
  if (at < 0 || (at > 0 && !isMarked)) return null;
  const denied = phraseOf({ words, at: first, length: behind - first });
  return { words, at, length: lengthAt(words, at), ...(isDenied ? { denied } : {}) };
}

const genitive = new RegExp(`^(?:${said.genitives})$`, 'u');

/** What stands behind an amount: "of buttermilk". */
function thingBehind({ words, at, length }: Said): string {
  const [first = '', second = ''] = words.slice(at + length).map(stem);
  const thing = genitive.test(first) ? second : first;
  return thing.length >= leastStem && endMarks(words[at + length - 1] ?? '') === '' ? thing : '';
}
const leastStem = 4;

/** Whether an amount above is of what an edit names: of buttermilk, the band's hour. */
function isNamed(old: Said, edit: Said): boolean {
  const thing = thingBehind(edit);
  return (thing !== '' && thing === thingBehind(old)) || isOfSame(old, edit);
}

/** Whether an amount above may be what an edit changes, by its kind. */
function isOfKind(old: Said, edit: Said): boolean {
  const [fresh = '', before = ''] = [edit.words[edit.at], old.words[old.at]];
  const [kind, oldKind] = [kindOf(fresh), kindOf(before)];
  const isDay = kind === 'day' || kind === 'month';
  if (isDay || oldKind === 'day' || oldKind === 'month') return kind === oldKind;
  const unit = unitIn(fresh);
  if (unit !== '') return unitIn(before) === unit;
  // A mere number changes a price.
  const next = edit.words[edit.at + edit.length] ?? '';
  const isBare =
    edit.length === 1 && (next === '' || endMarks(fresh) !== '' || goesOn.test(bare(next)));
  return isBare && oldKind === 'money';
}

/** "brass band now 2.30": what is named in front of it, and in front of an hour, or of a like number, in a sentence above. */
function isOfSame(old: Said, edit: Said): boolean {
  const isHour = (word = '') => /^\W?\d{1,2}(?:[:.]\d{2})?(?:am|pm|h|uhr)?\W*$/iu.test(word);
  const [fresh = '', before = ''] = [edit.words[edit.at], old.words[old.at]];
  if (!isHour(fresh) || !isHour(before) || (unitIn(before) === '' && !/[:.]\d/u.test(before)))
    return false;
  const from = old.words.slice(0, old.at).findLastIndex(endsSentence) + 1;
  const named = new Set(old.words.slice(from, old.at).map(stem));
  return edit.words
    .slice(0, edit.at)
    .map(stem)
    .some((word) => word.length >= leastStem && named.has(word));
}

/** The words of an edit in the place of what they change. */
function changed(old: Said, edit: Said): string {
  const fresh = edit.words.slice(edit.at, edit.at + edit.length);
  const before = old.words.slice(old.at, old.at + old.length);
  const [one = '', value = ''] = [before[0], digits.exec(fresh[0] ?? '')?.[0]];
  // "£250" keeps its sign.
  if (fresh.length === 1 && before.length === 1 && value !== '' && digits.test(one))
    return one.replace(digits, value);
  // What is changed ends as it ended.
  return fresh.join(' ').replace(/[.,;:!?…]+$/u, '') + endMarks(before.at(-1) ?? '');
}

/** The last amount above that an edit changes, and its row. */
function targetOf(
  rows: readonly string[],
  edit: Said,
): { readonly row: number; readonly old: Said } | null {
  const above = rows.flatMap((line, row) => {
    const words = wordsOf(line);
    return words.flatMap((_, at) => {
      const length = lengthAt(words, at);
      return length === 0 ? [] : [{ row, old: { words, at, length } }];
    });
  });
  return (
    above.findLast(({ old }) => phraseOf(old) === edit.denied) ??
    above.findLast(({ old }) => isNamed(old, edit)) ??
    above.findLast(({ old }) => isOfKind(old, edit)) ??
    null
  );
}

/** What an edit says besides: "now needs to go by sunday". Why it was made is told to nobody. */
function leftOf({ words, at, length }: Said): string {
  const left = words.slice(at + length);
  const isOpen = endMarks(words[at + length - 1] ?? '') === '' && goesOn.test(bare(left[0] ?? ''));
  return at === 0 && isOpen && left.length >= leastLeft ? left.join(' ') : '';
}

/** A text with what its edits change; one that changes nothing stays as it is. */
export function withEdits(text: string): string {
  if (text.length > mostOfText) return text;
  const lines = text.replaceAll(withinLine, '\n').split('\n');
  let isChanged = false;
  let left = mostEdits;
  for (const [place, line] of lines.entries()) {
    const edit = place === 0 || left === 0 ? null : editIn(line);
    const target = edit === null ? null : targetOf(lines.slice(0, place), edit);
    if (edit !== null) left -= 1;
    if (edit === null || target === null) continue;
    const { row, old } = target;
    const indent = /^\s*/u.exec(lines[row] ?? '')?.[0] ?? '';
    lines[row] =
      indent +
      [
        ...old.words.slice(0, old.at),
        changed(old, edit),
        ...old.words.slice(old.at + old.length),
      ].join(' ');
    lines[place] = leftOf(edit);
    isChanged = true;
  }
  return isChanged ? lines.join('\n') : text;
}
