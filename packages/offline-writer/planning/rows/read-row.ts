import { beginOfRow } from './begin-of-row.ts';
import { endOfRow } from './end-of-row.ts';
import type { RowWords } from './row-words.ts';
import { segmentsOf } from './segments.ts';
import { kindOf, tokensOf, withoutOr, type Kind } from './tokens.ts';

/* Three things or more that a sentence names in a row. */

export interface Row {
  /** What leads to the first thing: "Put", "On y met"; may be empty. */
  readonly lead: string;
  /** As they are said, each with its article and what belongs to it. */
  readonly items: readonly string[];
  /** What is said behind the last of them: "in one box by the front door"; may be empty. */
  readonly tail: string;
  /** What is taken out again: "but not the piano"; may be empty. */
  readonly except: string;
}

const fewestThings = 3;
const [mostWords, mostLetters] = [7, 52];

/** Whether a part could be the name of a thing by its length and small words. */
function isShort(text: string, words: RowWords): boolean {
  const own = withoutOr(text, words).replace(new RegExp(`^${words.oneOf('nots')}`, 'iu'), '');
  return (
    tokensOf(text).length <= mostWords &&
    text.length <= mostLetters &&
    /\p{L}{2}/u.test(own) &&
    !words.has(own, 'never') &&
    !words.starts(own, 'links')
  );
}

const isOfNames = (kind: Kind | undefined) => kind === 'bare' || kind === 'opener';

/** The place of the part that holds the first thing: before it, no part begins as the last one does. */
function placeOfFirst(all: readonly string[], kinds: readonly Kind[], words: RowWords): number {
  const last = kinds.at(-1);
  const isOne = (kind: Kind, at: number) =>
    isShort(all[at] ?? '', words) && (kind === last || (isOfNames(kind) && isOfNames(last)));
  return Math.max(
    0,
    kinds.findLastIndex((kind, at) => !isOne(kind, at)),
  );
}

/** What each part begins with; "pilas ni pañales": of only two the denial joins the last. */
function kindsOf(all: readonly string[], words: RowWords): readonly Kind[] {
  const kinds = all.map((part) => kindOf(part, words));
  return kinds.at(-1) === 'not' && kinds.at(-2) !== 'not'
    ? [...kinds.slice(0, -1), kindOf(withoutOr(all.at(-1) ?? '', words), words)]
    : kinds;
}

/**
 * The row that a sentence names; null where it names none.
 * @param verbs where the verbs of an English sentence begin
 */
export function readRow(
  sentence: string,
  words: RowWords,
  verbs: ReadonlySet<number> = new Set(),
): Row | null {
  const segments = segmentsOf(sentence, words);
  if (segments === null) return null;
  const { parts, except, isJoined, hasLateComma } = segments;
  const [named, tail] = endOfRow(parts.at(-1) ?? '', parts.slice(1, -1), words);
  const all = [...parts.slice(0, -1), named];
  const kinds = kindsOf(all, words);
  const at = placeOfFirst(all, kinds, words);
  const [head = '', ...others] = all.slice(at);
  const kind = kinds.slice(at + 1).every((each) => each === 'bare')
    ? 'bare'
    : (kinds.findLast((each) => each !== 'bare') ?? 'bare');
  const isDenied = kind === 'not';
  if (hasLateComma && words.code !== 'en' && !isDenied) return null;

  const before = all.slice(0, at);
  const from = sentence.indexOf(head);
  const own = new Set(
    [...verbs]
      .filter((verb) => verb >= from && verb < from + head.length)
      .map((verb) => verb - from),
  );
  const begin = beginOfRow(head, kind, words, own);
  const isItem =
    begin < 0 &&
    at === 0 &&
    isShort(head, words) &&
    (kinds[0] === kind || (isOfNames(kinds[0]) && isOfNames(kind))) &&
    own.size === 0;
  const start = isItem ? 0 : begin;
  const lead = [...before, head.slice(0, Math.max(0, start))].join(', ').trim();
  // "In the morning, bread, cheese and wine": the morning is none of it.
  const isApart =
    start < 0
      ? isDenied || kind.startsWith('of ')
      : at === 0 &&
        /^\S+$/u.test(lead) &&
        words.starts(lead, 'prepositions') &&
        !words.starts(lead, 'leads');
  const row = isApart
    ? { lead: [...before, head].join(', '), items: others }
    : { lead, items: [head.slice(start).trim(), ...others] };
  // Of things that only commas join nothing is said but what they are.
  if (!isJoined && !isDenied && row.lead !== '') return null;
  const isRow = (isApart || start >= 0) && row.items.length >= fewestThings;
  return isRow && row.items.every((item) => isShort(item, words)) ? { ...row, tail, except } : null;
}
