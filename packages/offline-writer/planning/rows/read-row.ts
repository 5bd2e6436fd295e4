import { beginOfRow } from './begin-of-row.ts';
import { endOfRow } from './end-of-row.ts';
import type { RowWords } from './row-words.ts';
import { segmentsOf, type Segments } from './segments.ts';
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
  /** Whether "and" stands before the last. */
  readonly isSum: boolean;
}

const fewestThings = 3;
const [mostWords, mostLetters] = [7, 52];

/** "Three", "10 to 5.30", "a warm bum all": a number alone names nothing, and no name ends in an article. */
function isNamed(text: string, words: RowWords): boolean {
  const tokens = tokensOf(text).map((token) => token.text);
  const isSmall = (word: string) => words.starts(word, 'openers') || !/\p{L}{2}/u.test(word);
  return (
    tokens.some((word) => !isSmall(word) && !words.starts(word, 'prepositions')) &&
    !words.starts(tokens.at(-1) ?? '', 'openers')
  );
}

/** Whether a part could be the name of a thing by its length and small words. */
function isShort(text: string, words: RowWords): boolean {
  const own = withoutOr(text, words).replace(new RegExp(`^${words.oneOf('nots')}`, 'iu'), '');
  return (
    tokensOf(text).length <= mostWords &&
    text.length <= mostLetters &&
    /\p{L}{2}/u.test(own) &&
    !words.has(own, 'never') &&
    !words.starts(own, 'links') &&
    isNamed(own, words)
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

/** How the things behind the first begin: bare ones as the others do. */
const kindOfRow = (kinds: readonly Kind[]): Kind =>
  kinds.findLast((each) => each !== 'bare') ?? 'bare';

/** "Picker, Tilburg Rd depot, Leicester": names say where something is, and no word like "of" begins a thing there. */
const isPlain = (part: string, words: RowWords): boolean =>
  !words.starts(part, 'prepositions') && (words.code === 'de' || !/^\p{Lu}\p{Ll}/u.test(part));

/** The English verbs within a part of their sentence. */
const within = (verbs: ReadonlySet<number>, from: number, length: number): ReadonlySet<number> =>
  new Set([...verbs].map((verb) => verb - from).filter((verb) => verb >= 0 && verb < length));

interface Head {
  /** The part of the first thing, and what stands before it up to its commas. */
  readonly head: string;
  readonly before: readonly string[];
  /** How the head begins, and how the things behind it do. */
  readonly own: Kind | undefined;
  readonly kind: Kind;
}

/** What leads to a row, and its first thing; no thing where all of the part leads to it, null where nothing tells. */
function partHead(
  { head, before, own, kind }: Head,
  words: RowWords,
  verbs: ReadonlySet<number>,
): { readonly lead: string; readonly first: readonly string[] } | null {
  const begin = beginOfRow(head, kind, words, verbs);
  const isAlike = own === kind || (isOfNames(own) && isOfNames(kind));
  const isItem = before.length === 0 && isShort(head, words) && isAlike && verbs.size === 0;
  const start = begin < 0 && isItem ? 0 : begin;
  const lead = [...before, head.slice(0, Math.max(0, start))].join(', ').trim();
  // "In the morning, bread, cheese and wine": the morning is none of it.
  const isAside =
    before.length === 0 &&
    /^\S+$/u.test(lead) &&
    words.starts(lead, 'prepositions') &&
    !words.starts(lead, 'leads');
  if (start < 0 ? kind === 'not' || kind.startsWith('of ') : isAside)
    return { lead: [...before, head].join(', '), first: [] };
  return start < 0 ? null : { lead, first: [head.slice(start).trim()] };
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
  const row = segments === null ? null : rowIn(segments, sentence, words, verbs, true);
  // What nothing leads to has no place in common.
  return segments === null || row === null || row.lead !== '' || row.tail === ''
    ? row
    : rowIn(segments, sentence, words, verbs, false);
}

function rowIn(
  segments: Segments,
  sentence: string,
  words: RowWords,
  verbs: ReadonlySet<number>,
  isLed: boolean,
): Row | null {
  const { parts, except, isJoined, isSum, hasLateComma } = segments;
  const [named, tail] = endOfRow(parts.at(-1) ?? '', parts.slice(1, -1), words, isLed);
  const all = [...parts.slice(0, -1), named];
  const kinds = kindsOf(all, words);
  const at = placeOfFirst(all, kinds, words);
  const [head = '', ...others] = all.slice(at);
  const kind = kindOfRow(kinds.slice(at + 1));
  const isDenied = kind === 'not';
  if (hasLateComma && words.code !== 'en' && !isDenied) return null;
  const parted = partHead(
    { head, before: all.slice(0, at), own: kinds[at], kind },
    words,
    within(verbs, sentence.indexOf(head), head.length),
  );
  if (parted === null) return null;
  const { lead, first } = parted;
  // Of things that only commas join nothing is said but what they are.
  const isLoose = !isJoined && !isDenied;
  if (isLoose && (lead !== '' || !others.every((part) => isPlain(part, words)))) return null;
  const isWithin = new RegExp(String.raw`\s${words.oneOf('joiners')}\s`, 'iu');
  if (isLoose && all.some((part) => isWithin.test(part))) return null;
  const items = [...first, ...others];
  return items.length >= fewestThings && items.every((item) => isShort(item, words))
    ? { lead, items, tail, except, isSum }
    : null;
}
