import { splitSentences } from '../reading/sentences.ts';
import words from '../data/sifting-words.json' with { type: 'json' };
import { wordsOf } from '../plain-words.ts';
import { alternativesIn } from '../word-patterns.ts';
import { isOfKind, signsOfMaker, startsOfAsking } from './reader-words.ts';

const said = alternativesIn(words);

/** What a segment is parted from the text before it by. */
export type Cut = 'line' | 'sentence' | 'bracket' | 'dash' | 'sign' | 'comma';

/** A piece of an idea that is either for the viewers' ears or is not. */
export interface Segment {
  /** Where it stands in the idea: from its first sign to behind its last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly cut: Cut;
  /** Its line, counted with the blank ones. */
  readonly line: number;
  /** Its sentence, counted over the whole idea: the pieces of one sentence share it. */
  readonly sentence: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly cut: Cut;
}

const bracketed =
  /\[[^[\]\n]{0,400}\]|\([^()\n]{2,400}\)|［[^［］\n]{0,400}］|（[^（）\n]{2,400}）|【[^【】\n]{12,400}】/gu;
/** A dash between spaces, signs that nobody writes within a sentence, shouting before small letters, tags at the end. */
const inlineCut =
  / (?=[-–—]{1,3} (?![\p{L}. ]{1,30}:))|(?<=[^\s:]) ?(?=\/{2,3} ?[\p{L}\d])|(?<=\s)(?=#\p{L})|(?<=\S)(?=[※↑⬆])|(?<=\S) (?=(?:<-|<—|←) ?\p{L})|(?<=[!?]{2}) (?=\p{Ll})|(?<=(?![©®™‼⁉\d#*])\p{Extended_Pictographic}\uFE0F?) ?(?=[\p{L}\p{N}])| (?=(?:(?![©®™‼⁉\d#*])\p{Extended_Pictographic})+ ?[\p{L}\p{N}#])/gu;
/** What stands behind a comma may be a wish: "black holes, in the style of a trailer". */
const listComma = /(?<=\S) ?(?=[,;，、；،](?: \S|[^\s\d]))/gu;
/** "Nail trim is free in May and pls no poodles", "How to tie a gele abeg make it sharp": nobody writes these to viewers. */
const plea = new RegExp(
  String.raw`(?<=[\p{L}\p{M}\p{N}]{2})(?<!(?<!\p{L})(?:${said.joints})) (?=(?:(?:${said.joints}) )?(?:${said.pleas}) (?:\S+ ){1,40}?\S)`,
  'giu',
);
/** Notes stand in the first and the last sentences of an idea: in so many of each a comma is one. */
const edge = 2;
/** Elsewhere where a sentence speaks of films. */
const cues = ['film', 'sound', 'voice', 'picture', 'please', 'draft'] as const;
const isCued = (sentence: string): boolean =>
  signsOfMaker(sentence)[0] > 0 ||
  wordsOf(sentence).some((word) => cues.some((kind) => isOfKind(word, kind)));
const wordChar = /[\p{L}\p{N}]/u;

/** In an idea of one line no longer than this, what stands behind a comma may be a wish: "black holes, in the style of a trailer". */
const longestTiny = 200;

/** So many segments of an idea are sifted; what a book has behind them is kept. */
export const mostSegments = 800;

/** The segments of an idea in their order, about so many as asked for at most. Linear in its length. */
export function cutSegments(
  idea: string,
  { most = Number.POSITIVE_INFINITY, isFine = false } = {},
): readonly Segment[] {
  const isTiny = idea.trim().length <= longestTiny && !idea.trim().includes('\n');
  const segments: Segment[] = [];
  const lines = idea.split('\n').map((text) => ({ text, pieces: sentencesOf(text) }));
  const count = lines.reduce((sum, { pieces }) => sum + pieces.length, 0);
  let offset = 0;
  let sentence = 0;
  for (const [line, { text, pieces }] of lines.entries()) {
    if (segments.length >= most) break;
    for (const piece of pieces) {
      const isEdge = sentence < edge || sentence >= count - edge;
      const written = text.slice(piece.from, piece.to);
      const atCommas = isTiny || (isFine && (isEdge || isCued(written)));
      for (const part of partsOf(written, piece.cut, { atCommas, isFine })) {
        const from = offset + piece.from + part.from;
        const to = offset + piece.from + part.to;
        push(segments, trimmed(idea, { from, to, cut: part.cut }), { idea, line, sentence });
      }
      sentence += 1;
    }
    offset += text.length + 1;
  }
  return segments.slice(0, most);
}

function push(
  segments: Segment[],
  span: Span,
  {
    idea,
    line,
    sentence,
  }: { readonly idea: string; readonly line: number; readonly sentence: number },
): void {
  if (span.from >= span.to) return;
  const text = idea.slice(span.from, span.to);
  const last = segments.at(-1);
  // Marks alone belong to what they close.
  if (!wordChar.test(text) && last?.line === line) {
    segments[segments.length - 1] = { ...last, to: span.to, text: idea.slice(last.from, span.to) };
    return;
  }
  segments.push({ ...span, text, line, sentence });
}

/** The sentences of a line with their places; together they hold all that is not space. */
function sentencesOf(line: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const sentence of splitSentences(line)) {
    let from = at;
    while (/\s/u.test(line[from] ?? '')) from += 1;
    let to = from;
    for (const sign of sentence.replace(/\s+/gu, '')) {
      while (/\s/u.test(line[to] ?? '')) to += 1;
      to += sign.length;
    }
    spans.push({ from, to, cut: spans.length === 0 ? 'line' : 'sentence' });
    at = to;
  }
  return spans;
}

/** A sentence cut at its brackets, dashes and signs. */
function partsOf(
  sentence: string,
  cut: Cut,
  { atCommas, isFine }: { readonly atCommas: boolean; readonly isFine: boolean },
): readonly Span[] {
  if (result.test(sentence)) return [{ from: 0, to: sentence.length, cut }];
  const cuts = new Map<number, Cut>([[0, cut]]);
  const enclosed: Span[] = [];
  for (const match of sentence.matchAll(bracketed)) {
    const to = match.index + match[0].length;
    enclosed.push({ from: match.index, to, cut: 'bracket' });
    cuts.set(match.index, match.index === 0 ? cut : 'bracket');
    if (to < sentence.length && !cuts.has(to)) cuts.set(to, 'bracket');
  }
  const greeted = cut === 'line' ? greeting.exec(sentence)?.[0].length : undefined;
  if (greeted !== undefined) cuts.set(greeted, 'sentence');
  const add = (pattern: RegExp, kind: (sign: string) => Cut): void => {
    for (const { index } of sentence.matchAll(pattern)) {
      if (enclosed.some(({ from, to }) => index > from && index < to) || cuts.has(index)) continue;
      cuts.set(index, kind(sentence.slice(index, index + 2).trim()));
    }
  };
  if (sentence.length <= longestCut) {
    add(inlineCut, (sign) => (/^[-–—]/u.test(sign) ? 'dash' : 'sign'));
    if (atCommas) add(listComma, () => 'comma');
    if (isFine) {
      add(plea, () => 'comma');
      for (const index of startsOfAsking(sentence)) if (!cuts.has(index)) cuts.set(index, 'comma');
    }
  }
  const places = [...cuts.keys()].toSorted((one, other) => one - other);
  return places.map((from, index) => ({
    from,
    to: places[index + 1] ?? sentence.length,
    cut: cuts.get(from) ?? cut,
  }));
}

/** "SV Ried – FC Wald 3:2 (1:2)", "Ried 3-2 Wald": who played, and how it ended, is one piece. */
export const result =
  /^\s*\S.{1,40} (?:[-–—] \S.{1,40}?\s\d{1,3} ?[:–-] ?\d{1,3}|\d{1,3} ?[:–-] ?\d{1,3} \p{Lu}.{1,40}?)(?: \([^()]{1,20}\))?\s*$/u;

/** "Hello my darling, here it is": who is greeted is parted from what they are told. */
const greeting = new RegExp(
  String.raw`^\s*(?:hi+|hey+|holi+|oi+|${said.hellos})(?![\p{L}'’])[^,!.:\n]{0,40}[,:] (?=\S+ \S)`,
  'iu',
);

/** A longer sentence is none, and is not looked through for dashes. */
const longestCut = 1_000;

function trimmed(idea: string, { from, to, cut }: Span): Span {
  let [start, end] = [from, to];
  while (start < end && /\s/u.test(idea[start] ?? '')) start += 1;
  while (end > start && /\s/u.test(idea[end - 1] ?? '')) end -= 1;
  return { from: start, to: end, cut };
}
