import type { Material } from '../reading/material.ts';
import type { Piece } from '../sifting/pieces.ts';
import { lowered } from '../plain-words.ts';
import { isShort } from '../reading/short-words.ts';
import { noteWeightOf } from '../sifting/reader-model.ts';
import { kindsOfWords, type WordKind } from './small-words.ts';
import titleWords from '../data/title-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const titleSaid = alternativesIn(titleWords);

/* What somebody typed, as the words and sentences that a title is looked for in. */

/** What stands between two words, weaker before stronger. */
export const marks = [
  'none',
  'quote',
  'comma',
  'dash',
  'bracket',
  'colon',
  'sign',
  'stop',
  'end',
] as const;
export type Mark = (typeof marks)[number];
const strength = (mark: Mark): number => marks.indexOf(mark);

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly kinds: ReadonlySet<WordKind>;
  /** What stands before it. */
  readonly mark: Mark;
  /** Where it begins and ends in its line. */
  readonly from: number;
  readonly to: number;
  readonly piece: Piece;
  /** How much rather it is said to whoever makes the film than to viewers. */
  readonly ofNote: number;
}

export interface Line {
  readonly text: string;
  /** Its place among the lines that are not blank. */
  readonly place: number;
  /** Whether a blank line or nothing follows. */
  readonly isApart: boolean;
  readonly lead: LineLead;
  readonly pieces: readonly Piece[];
}

/** What a line begins with, before its words. */
export const leads = ['nothing', 'heading', 'title', 'bullet', 'number', 'stamp'] as const;
export type LineLead = (typeof leads)[number];

/** Words of a line between two ends of sentences; what stands in brackets is a sentence of its own. */
export interface Sentence {
  readonly words: readonly Word[];
  readonly line: Line;
  /** Its place among all sentences. */
  readonly place: number;
  readonly inBrackets: boolean;
  /** What stands behind its last word. */
  readonly end: string;
}

export const wordsSaid = (words: readonly Word[]): string =>
  words.map(({ text }) => text).join(' ');

/** A title is at the beginning, or is said in few words further on. */
const longestRead = 3_000;
const mostSentences = 40;

const wordPattern =
  /(?:[#$€£₹₦₱]\s?(?=\d))?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}]|['’_-](?=[\p{L}\p{N}])|[.,:/](?=\d)|(?<=[\p{L}\p{N}])[/·.](?=\p{L}))*(?:%| ?°C?(?!\p{L}))?/gu;
const leadOf: readonly (readonly [LineLead, RegExp])[] = [
  ['heading', /^#{1,6}\s+(?=\S)/u],
  ['title', new RegExp(String.raw`^(?:${titleSaid.titleLabels})\s?:\s*(?=\S)`, 'iu')],
  ['stamp', /^[[(]?\d{1,2}[:.]\d{2}(?::\d{2})?[\])]?\s+(?=\S)/u],
  ['bullet', /^[-–—*•●▪☐✓>]+\s+(?=\S)/u],
  ['number', /^[[(]?(?:\d{1,2}|[a-z])(?:[.)\]]|\s?[-–:])\s*(?=\p{L})/iu],
];

/** "4. Mai": where a stop behind a figure makes it one of an order. */
const ordinalDots: ReadonlySet<string> = new Set([
  'cs',
  'da',
  'de',
  'fi',
  'hu',
  'pl',
  'tr',
] as const);

/** Two words of a line, with what stands between them. */
interface Gap {
  readonly before: string;
  readonly between: string;
  readonly line: string;
  /** Where the second of them begins. */
  readonly at: number;
}

/** The strongest of the marks in what stands between two words. */
function markOf({ before, between, line, at }: Gap, countsWithDot: boolean): Mark {
  if (/[\n]/u.test(between)) return 'end';
  if (/[!?…。！？।؟]/u.test(between)) return 'stop';
  if (/\.(?=\s|["”»')\]]|$)/u.test(between))
    return isShort(before, line, line.slice(at)) ||
      (countsWithDot && /^(?:[12]?\d|3[01])$/u.test(before) && /^\p{L}/u.test(line.slice(at)))
      ? 'none'
      : 'stop';
  if (/[:;：；]/u.test(between)) return 'colon';
  if (/[()[\]{}（）【】「」]/u.test(between)) return 'bracket';
  if (/(?:^|\s)[-–—]{1,3}\s|[–—→]/u.test(between)) return 'dash';
  if (/[,،，、]/u.test(between)) return 'comma';
  if (/["“”«»„]/u.test(between)) return 'quote';
  return /^\s*(?:[&+/'’.·-]\s*)?$/u.test(between) ? 'none' : 'sign';
}

/** What is read of scripts and talks is what is said in them, below their title: their labels name nothing. */
function piecesOf({ pieces, units, title, form }: Material): readonly Piece[] {
  const isLabelled = form.isScript || form.isDialogue || form.isChat;
  if (pieces !== undefined && !isLabelled) return pieces;
  const heading = { text: `Title: ${title ?? ''}`, line: -2, doubt: 0, isLeftOut: false };
  const said = units.map(({ text, said: chance, id }) => ({
    text,
    line: id,
    doubt: 1 - chance,
    isLeftOut: false,
  }));
  return title === null ? said : [heading, ...said];
}

/** The lines of an idea that hold words, with the pieces that they were read in. */
function linesOf(material: Material): readonly Line[] {
  const all = piecesOf(material);
  const byLine = [...Map.groupBy(all, ({ line }) => line)];
  return byLine.map(([number, own], place) => {
    const text = own.map((piece) => piece.text).join(' ');
    const lead = leadOf.find(([, pattern]) => pattern.test(text))?.[0] ?? 'nothing';
    const next = byLine[place + 1]?.[0];
    return { text, place, lead, pieces: own, isApart: next === undefined || next > number + 1 };
  });
}

function leadLength({ text, lead }: Line): number {
  const pattern = leadOf.find(([name]) => name === lead)?.[1];
  return pattern?.exec(text)?.[0].length ?? 0;
}

function pieceAt({ pieces }: Line): (at: number) => Piece {
  const ends: number[] = [];
  for (const { text } of pieces) ends.push((ends.at(-1) ?? -1) + 1 + text.length);
  const none: Piece = { text: '', line: 0, doubt: 0, isLeftOut: false };
  return (at) => pieces[ends.findIndex((end) => at < end)] ?? pieces.at(-1) ?? none;
}

interface Bracket {
  readonly from: number;
  readonly to: number;
}

const bracketed =
  /\([^()\n]{1,400}\)|\[[^[\]\n]{1,400}\]|（[^（）\n]{1,400}）|【[^【】\n]{1,400}】/gu;

/** The words of a line: of the line itself, and of each bracket. */
function runsOf(
  line: Line,
  kindsOf: (word: string) => ReadonlySet<WordKind>,
  countsWithDot: boolean,
): readonly { readonly words: readonly Word[]; readonly inBrackets: boolean }[] {
  const { text } = line;
  const start = leadLength(line);
  const at = pieceAt(line);
  const brackets: Bracket[] = [...text.matchAll(bracketed)].map(({ index, 0: own }) => ({
    from: index,
    to: index + own.length,
  }));
  const found = [...text.matchAll(wordPattern)].filter(({ index }) => index >= start);
  const runOf = (own: readonly RegExpExecArray[]): readonly Word[] =>
    own.map(({ index, 0: word }, place) => {
      const before = own[place - 1];
      const end = before === undefined ? start : before.index + before[0].length;
      const lower = lowered(word).replaceAll('’', "'");
      return {
        text: word,
        lower,
        kinds: kindsOf(lower),
        mark:
          before === undefined
            ? 'end'
            : markOf(
                { before: before[0], between: text.slice(end, index), line: text, at: index },
                countsWithDot,
              ),
        from: index,
        to: index + word.length,
        piece: at(index),
        ofNote: noteWeightOf(lower),
      };
    });
  const isIn = ({ from, to }: Bracket, index: number) => index >= from && index < to;
  return [
    {
      words: runOf(found.filter(({ index }) => !brackets.some((each) => isIn(each, index)))),
      inBrackets: false,
    },
    ...brackets.map((each) => ({
      words: runOf(found.filter(({ index }) => isIn(each, index))),
      inBrackets: true,
    })),
  ];
}

/** The sentences of an idea, as far as a title is looked for. */
export function sentencesOf(material: Material): readonly Sentence[] {
  const kindsOf = kindsOfWords(material.language);
  const countsWithDot = ordinalDots.has(material.language);
  const sentences: Sentence[] = [];
  let read = 0;
  for (const line of linesOf(material)) {
    if (read > longestRead || sentences.length >= mostSentences) break;
    read += line.text.length;
    for (const { words, inBrackets } of runsOf(line, kindsOf, countsWithDot)) {
      let from = 0;
      for (let to = 1; to <= words.length; to += 1) {
        const next = words[to];
        if (next !== undefined && strength(next.mark) < strength('stop')) continue;
        const own = words.slice(from, to);
        const last = own.at(-1)?.to ?? 0;
        const end = line.text.slice(last, next?.from ?? last + 3);
        if (own.length > 0)
          sentences.push({ words: own, line, place: sentences.length, inBrackets, end });
        from = to;
      }
    }
  }
  return sentences;
}
