import { amountAt } from './tokens.ts';
import type { CueKind, Token } from './spoken-tokens.ts';

/*
 * Where a text may put itself right. As in the study of spontaneous speech (Shriberg, Preliminaries to a theory of speech
 * disfluencies, 1994) a repair has three parts: what is taken back (the reparandum), what is said in between (the interregnum: "no,
 * wait", "what am I saying") and what is said instead (the repair). In writing it may stand further on than what it puts right, and
 * have words behind it that only say why ("Correction: November, not September.").
 */

export interface Candidate {
  /** What is taken back: from here to here. */
  readonly oldFrom: number;
  readonly oldTo: number;
  /** Where the words begin that say that something is put right. */
  readonly cueFrom: number;
  /** What is said instead. */
  readonly newFrom: number;
  readonly newTo: number;
  /** Up to here words behind it go with the repair. */
  readonly end: number;
}

const longestOld = 9;
const longestNew = 9;
const longestCue = 9;
const longestReason = 9;
/** Further on only what is short is put right. */
const longestFar = 4;
const mostBack = 40;
/** What is said instead is about as long as what is taken back, or ends at a mark. */
const mostDifference = 2;

const isEnd = (token: Token | undefined): boolean => token === undefined || token.mark === 'end';

/** How many words from one on belong to its sentence, at most some. */
function sentenceLength(tokens: readonly Token[], from: number, most: number): number {
  let length = 0;
  while (length < most && from + length < tokens.length) {
    if (length > 0 && tokens[from + length]?.isNewLine === true) break;
    length += 1;
    if (isEnd(tokens[from + length - 1])) break;
  }
  return length;
}

const leadsOn: ReadonlySet<CueKind> = new Set(['sets', 'means', 'pauses', 'sorries']);

/** The places at which the words that lead to a repair may begin, where the repair begins at one place. */
function cueStarts(tokens: readonly Token[], newFrom: number): readonly number[] {
  const last = tokens[newFrom - 1];
  const starts: number[] = [];
  const fresh = tokens[newFrom];
  if (last === undefined || fresh === undefined) return starts;
  // A cue of several words is no repair from its middle on; "it was" and "I mean" lead to one.
  if (fresh.cue !== null && (!fresh.beginsCue || leadsOn.has(fresh.cue))) return starts;
  if (last.mark === 'end' || fresh.isNewLine || fresh.lead !== '') starts.push(newFrom);
  const isNamed = fresh.kind !== null || /^\p{Lu}/u.test(fresh.typed);
  if (fresh.isNewLine || !(last.mark !== 'none' || last.endsCue || isNamed)) return starts;
  let hasCue = false;
  for (let from = newFrom - 1; from > 0 && newFrom - from <= longestCue; from -= 1) {
    const token = tokens[from];
    if (token === undefined) break;
    hasCue ||= token.cue !== null && !token.isWeak;
    const before = tokens[from - 1];
    const isParted = before?.mark !== 'none' || token.lead !== '' || token.isNewLine;
    const isAside = token.lead.includes('(') && last.mark !== 'none';
    if ((hasCue && (token.beginsCue || isParted)) || isAside) starts.push(from);
    if (token.isNewLine) break;
  }
  return starts;
}

/** Whether words behind a repair say that it is one: a cue, or what was taken back. */
function givesReason(
  tokens: readonly Token[],
  from: number,
  to: number,
  old: readonly Token[],
): boolean {
  const words = new Set(old.map(({ word }) => word).filter((word) => word.length > 2));
  return tokens
    .slice(from, to)
    .some(
      ({ cue, isWeak, word }) => cue === 'confirms' || (cue !== null && !isWeak) || words.has(word),
    );
}

/** Where what is said behind a repair may end: at the next mark, at the end of its bracket, of its sentence or of the next one. */
function endsOf(
  tokens: readonly Token[],
  old: readonly Token[],
  { cueFrom, newFrom, newTo }: Pick<Candidate, 'cueFrom' | 'newFrom' | 'newTo'>,
): readonly number[] {
  const isOpen = !isEnd(tokens[newTo - 1]);
  const to = newTo + sentenceLength(tokens, newTo, longestReason);
  const isWhole = to > newTo && (isEnd(tokens[to - 1]) || tokens[to]?.isNewLine !== false);
  const isOwn = isEnd(tokens[cueFrom - 1]) || tokens[cueFrom]?.isNewLine === true;
  const isReason = isWhole && ((isOpen && isOwn) || givesReason(tokens, newTo, to, old));
  const reason = isReason ? [to] : [];
  if (cueFrom === newFrom) return reason;
  const behind = tokens.slice(newTo, to);
  const closing = behind.findIndex(({ tail }) => tail.includes(')'));
  const isBracket = tokens.slice(cueFrom, newFrom + 1).some(({ lead }) => lead.includes('('));
  const inBracket =
    isOpen && isBracket && closing >= 0 && !(tokens[newTo - 1]?.tail.includes(')') ?? false)
      ? [newTo + closing + 1]
      : [];
  const comma = behind.findIndex(({ mark }) => mark !== 'none');
  const isClause = isOpen && tokens[newTo - 1]?.mark !== 'none' && comma >= 1;
  return [
    newTo,
    ...(isOpen ? reason : []),
    ...inBracket,
    ...(isClause && newTo + comma + 1 !== to ? [newTo + comma + 1] : []),
  ];
}

const sameWords = (one: readonly Token[], other: readonly Token[]): boolean =>
  one.length === other.length && one.every(({ word }, at) => word === other[at]?.word);

/** What kind of amount, day or name some words are; empty where they are none. */
function kindOfSpan(tokens: readonly Token[], from: number, to: number): string {
  const own = tokens.slice(from, to);
  if (own.length <= 2 && own.every(({ typed, kind }) => kind === null && isName.test(typed)))
    return 'name';
  if (own.length === 1) return own[0]?.kind ?? '';
  if (own.every(({ kind }) => kind === null)) return '';
  const amount = amountAt(
    own.map(({ typed, tail }) => typed + tail),
    0,
  );
  return amount !== null && (amount.length === own.length || amount.core === own.length)
    ? amount.kind
    : '';
}
const isName = /^\p{Lu}\p{Ll}/u;

/** "*toys" behind "old tows": the same word but for a letter or two. */
function isNearlySpelt(one: string, other: string): boolean {
  const letters = [...other];
  const shared = letters.filter((letter, at) =>
    [one[at - 1], one[at], one[at + 1]].includes(letter),
  ).length;
  return one !== other && Math.abs(one.length - other.length) <= 1 && shared >= other.length - 1;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly kind: string;
}

/** All short runs of words within a sentence, each with its kind. */
function spansOf(tokens: readonly Token[]): readonly Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < tokens.length; from += 1)
    for (let to = from + 1; to <= Math.min(tokens.length, from + longestFar); to += 1) {
      spans.push({ from, to, kind: kindOfSpan(tokens, from, to) });
      if (isEnd(tokens[to - 1])) break;
    }
  return spans;
}

const amountOf = (tokens: readonly Token[], from: number) =>
  amountAt(
    tokens.slice(from, from + longestFar + 1).map(({ typed, tail }) => typed + tail),
    0,
  );
/** How many words the amount has that begins at a word, with its unit. */
const amountLength = (tokens: readonly Token[], from: number): number =>
  amountOf(tokens, from)?.length ?? 0;
/** Whether an amount has a unit within some words. */
function hasUnitAt(tokens: readonly Token[], from: number, to = tokens.length): boolean {
  const amount = amountOf(tokens, from);
  return amount !== null && amount.length > amount.core && from + amount.length <= to;
}

/** "Bread 300 g ⏎ tomatoes 1 kg, no, 800 g": a line that has told such an amount puts its own right, and none of another line. */
function ownLine(
  tokens: readonly Token[],
  spans: readonly Span[],
  cueFrom: number,
  kind: string,
): number {
  const start = tokens.findLastIndex(({ isNewLine }, at) => isNewLine && at < cueFrom);
  const isTold = spans.some(
    (span) => span.kind === kind && span.from >= start && span.to <= cueFrom,
  );
  return start > 0 && isTold ? start : 0;
}

/** What a repair may put right that stands further back than the words in front of it. */
function farOlds(
  tokens: readonly Token[],
  spans: readonly Span[],
  { cueFrom, newFrom, newTo }: Pick<Candidate, 'cueFrom' | 'newFrom' | 'newTo'>,
): readonly Span[] {
  const fresh = tokens.slice(newFrom, newTo);
  const [first, last] = [fresh[0]?.word, fresh.at(-1)?.word];
  const kind = kindOfSpan(tokens, newFrom, newTo);
  if (kind === 'number' && amountLength(tokens, newFrom) !== fresh.length) return [];
  const hasUnit = kind === 'number' && hasUnitAt(tokens, newFrom);
  const least = Math.max(
    cueFrom - mostBack,
    kind === '' ? 0 : ownLine(tokens, spans, cueFrom, kind),
  );
  const isStarred = fresh.length === 1 && fresh[0]?.lead.includes('*') === true;
  if (kind === '' && !isStarred && fresh.length === 1) return [];
  return spans.filter(({ from, to, kind: other }) => {
    if (to >= cueFrom || from < least) return false;
    // "20 mins … 2 hours": what has a unit of its own takes the place of an amount with its unit.
    if (kind === 'number' && other === kind)
      return hasUnit ? amountLength(tokens, from) === to - from : !hasUnitAt(tokens, from, to);
    if (kind !== '' && other === kind) return true;
    const isLong = to - from > 1 && fresh.length > 1;
    return (
      (isLong && (tokens[from]?.word === first || tokens[to - 1]?.word === last)) ||
      (isStarred && to - from === 1 && isNearlySpelt(tokens[from]?.word ?? '', first ?? ''))
    );
  });
}

/** Where a quotation is open: what somebody says in it is said as they said it. */
function quotedPlaces(tokens: readonly Token[]): readonly boolean[] {
  let isOpen = false;
  return tokens.map(({ lead, tail }) => {
    if (/["“„«]/u.test(lead)) isOpen = true;
    const isQuoted = isOpen;
    if (/["”»“]/u.test(tail)) isOpen = false;
    return isQuoted;
  });
}

/** All the ways in which a text may put itself right. */
export function* candidatesOf(tokens: readonly Token[]): Generator<Candidate> {
  const spans = spansOf(tokens);
  const isQuoted = quotedPlaces(tokens);
  for (let newFrom = 1; newFrom < tokens.length; newFrom += 1) {
    if (isQuoted[newFrom] === true || tokens[newFrom]?.marksPoint === true) continue;
    for (const cueFrom of cueStarts(tokens, newFrom)) {
      const most = sentenceLength(tokens, newFrom, longestNew);
      for (let newTo = newFrom + 1; newTo <= newFrom + most; newTo += 1) {
        const fresh = tokens.slice(newFrom, newTo);
        for (
          let oldFrom = cueFrom - 1;
          oldFrom >= Math.max(0, cueFrom - longestOld);
          oldFrom -= 1
        ) {
          if (oldFrom < cueFrom - 1 && isEnd(tokens[oldFrom])) break;
          if (tokens[oldFrom]?.marksPoint === true) break;
          const old = tokens.slice(oldFrom, cueFrom);
          const isLikeLong = Math.abs(old.length - fresh.length) <= mostDifference;
          if ((isLikeLong || tokens[newTo - 1]?.mark !== 'none') && !sameWords(old, fresh))
            for (const end of endsOf(tokens, old, { cueFrom, newFrom, newTo }))
              yield { oldFrom, oldTo: cueFrom, cueFrom, newFrom, newTo, end };
          if (tokens[oldFrom]?.isNewLine === true) break;
        }
        if (newTo - newFrom > longestFar) continue;
        for (const { from: oldFrom, to: oldTo } of farOlds(tokens, spans, {
          cueFrom,
          newFrom,
          newTo,
        })) {
          const old = tokens.slice(oldFrom, oldTo);
          if (!sameWords(old, fresh))
            for (const end of endsOf(tokens, old, { cueFrom, newFrom, newTo }))
              yield { oldFrom, oldTo, cueFrom, newFrom, newTo, end };
        }
      }
    }
  }
}
