import { readLabel } from '../reading/labels.ts';
import { isElliptical, takeNotes } from '../reading/notes.ts';
import { chaptersIn, commandsIn, followsIn, formalitiesIn } from '../reading/formats/furniture.ts';
import { asksToShare, isCourtesy, mailFrameOf, mailHeadersOf } from '../reading/formats/mail.ts';
import { purposeOf } from '../reading/production-notes.ts';
import { speakersOf } from '../reading/speakers.ts';
import { announcesMeeting, holdsFact, isDear, tellsHours } from './facts-in.ts';
import {
  callsMaker,
  holdsSpeech,
  isContact,
  isServing,
  namesDraft,
  surelyOf,
  tellsWhenOrWhere,
} from './for-viewers.ts';
import { look } from './look.ts';
import { clausesOut, goesOn, keptOf } from './clauses.ts';
import { isTurnOfTalk, talksIn } from './dash-talks.ts';
import { dishLinesOf, isRecipe } from './dish-lines.ts';
import { trainedReader, type ReaderModel } from './reader-model.ts';
import { logOdds } from './log-odds.ts';
import { saidBy } from './said-by.ts';
import { cutSegments, mostSegments, type Segment } from './segments.ts';
import { wordsOf } from '../plain-words.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { pointsOf } from './point-lines.ts';
import { asksForPauses, isOfItsMaking, isPresentation } from './presentations.ts';
import { namesItsMaking, signsOfMaker, speaksOfFilm } from './reader-words.ts';
import { verseLinesOf } from './verse-lines.ts';
import { bracketed, judgedWhole } from './whole-sentences.ts';
import { plain, without } from './without.ts';
import siftingWords from '../data/sifting-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';
import headsWords from '../data/head-words.json' with { type: 'json' };

const said = alternativesIn(siftingWords);
const heads = alternativesIn(headsWords);

/** An idea, parted by for whom each piece is. */
export interface Sifted {
  /** What is for the viewers, and what orders it. */
  readonly text: string;
  /** What is said to whoever makes the film, in the order of the text. */
  readonly notes: readonly string[];
  /** What came along with a paste. */
  readonly furniture: readonly string[];
  /** Whether a sentence is surely for the viewers; then no rule may take it for a wish. */
  readonly isSaid: (sentence: string, mostDoubt?: number) => boolean;
  /** The pieces of the text that is left, in order, and how likely each is not for the viewers after all. */
  readonly doubts: readonly DoubtedText[];
  /** All pieces of the text, in order, whether they are left out or not. */
  readonly pieces: readonly Piece[];
}

export interface DoubtedText {
  readonly text: string;
  /** From 0 to 1. */
  readonly doubt: number;
}

export type Sift = (idea: string) => Sifted;

/**
 * How sure the reader must be before a piece is left out: less where it says what only film-makers are told, and in a last line that speaks of
 * films; surer where it holds a figure, is one of a list's points or of somebody's lines or verses, or says nothing of a film; of a price or a
 * result nearly certain. Measured by documents and ideas of authors that it was not trained with (decisions 39 and 102); whatever is left out is
 * listed.
 */
const leastSure = {
  hinted: 0.5,
  atEnd: 0.68,
  any: 0.75,
  asked: 0.82,
  comma: 0.85,
  costly: 0.88,
  told: 0.95,
  price: 0.98,
} as const;

/**
 * Sifts with a model. By how many times likelier than in an idea it is that a piece is for the viewers: in an answer to a
 * question of ours nearly all is.
 */
export function sifterOf(model: ReaderModel, timesLikelier = 1): Sift {
  const likelier = Math.log(timesLikelier);
  return (idea) => {
    const segments = cutSegments(idea, { most: mostSegments });
    const chances = look(segments, idea, model);
    const { out, surplus } = outOf(segments, chances, idea, likelier);
    const fineLook = (fine: readonly Segment[]) => look(fine, idea, model);
    const clauses = clausesOut(idea, segments, surplus, fineLook, likelier);
    const left = [
      ...out.flatMap((at) =>
        clauses.kept.has(at) ? [] : [{ segment: segments[at], chances: chances[at] ?? [] }],
      ),
      ...clauses.left,
    ].toSorted((one, other) => (one.segment?.from ?? 0) - (other.segment?.from ?? 0));
    const notes: string[] = [];
    const furniture: string[] = [];
    for (const {
      segment,
      chances: [, note = 0, page = 0],
    } of left) {
      const words = segment === undefined ? '' : plain(segment);
      if (words !== '') (note >= page ? notes : furniture).push(words);
    }
    const text = without(
      idea,
      left.flatMap(({ segment }) => segment ?? []),
    );
    return {
      text,
      notes,
      furniture,
      isSaid: saidBy(segments, chances.map(doubtOf)),
      doubts: doubtsOf(segments, chances, out, timesLikelier),
      pieces: piecesOf(segments, chances.map(doubtOf), out),
    };
  };
}

function doubtsOf(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  out: readonly number[],
  timesLikelier: number,
): readonly DoubtedText[] {
  const leftOut = new Set(out);
  return segments.flatMap(({ text }, at) => {
    const doubt = doubtOf(chances[at]);
    return leftOut.has(at) ? [] : [{ text, doubt: doubt / (doubt + (1 - doubt) * timesLikelier) }];
  });
}

/** The places of the segments that are left out, and by how much the reader is surer of each than it must be. */
function outOf(
  segments: readonly Segment[],
  chances: readonly (readonly number[])[],
  text: string,
  likelier: number,
): { readonly out: readonly number[]; readonly surplus: readonly number[] } {
  const lines = text.split('\n');
  const headers = mailHeadersOf(lines);
  const mailFrame = mailFrameOf(lines);
  const known = {
    text,
    segments,
    speakers: speakersOf(lines),
    headers,
    isMail: headers.size + mailFrame.size > 0,
    // Who answers a question of ours writes no mail.
    frame:
      likelier > 0
        ? new Set<number>()
        : new Set([
            ...mailFrame,
            ...formalitiesIn(lines),
            ...chaptersIn(lines),
            ...commandsIn(lines),
            ...followsIn(lines),
          ]),
    points: pointsOf(lines),
    verses: verseLinesOf(lines),
    dishes: dishLinesOf(lines),
    isRecipe: isRecipe(lines),
    sentences: sentencesByLine(segments),
    talks: talksIn(segments),
    lastLine: lines.findLastIndex((each) => each.trim() !== ''),
  };
  const doubts = chances.map(doubtOf);
  // An idea is never notes alone: the likeliest segment stays.
  const sayable = doubts.filter((_, at) => !known.frame.has(segments[at]?.line ?? -1));
  const heart = doubts.indexOf(Math.min(...(sayable.length > 0 ? sayable : doubts)));
  const own = segments.map((segment, at) => surplusOf(segment, doubts[at] ?? 0, known) - likelier);
  const each = own.map((surplus, at) => (at === heart ? Number.NEGATIVE_INFINITY : surplus));
  const surplus = judgedWhole(segments, each, doubts);
  const out: number[] = [];
  for (let from = 0, to = 1; from < segments.length; from = to, to += 1) {
    while (segments[to]?.cut === 'comma') to += 1;
    const isGoingOn = (at: number): boolean =>
      at < to - from &&
      goesOn(segments[from + at]?.text) &&
      (doubts[from + at] ?? 0) >= leastSure.hinted;
    const [first, last] = keptOf(surplus.slice(from, to), isGoingOn);
    for (let at = from; at < to; at += 1) if (at < from + first || at >= from + last) out.push(at);
  }
  // Who greets whom a note is for greets no viewer.
  if (out[0] === 1 && greeting.test(segments[0]?.text ?? '')) out.unshift(0);
  const gone = new Set(out);
  return {
    out,
    surplus: own.map((each, at) => (gone.has(at) ? Math.max(each, 1) : Math.min(each, 0))),
  };
}
const greeting = new RegExp(
  String.raw`^\s*(?:${heads.greetings}|${said.greetingsAlone})(?: there| team| all)?\s*[!.,]*\s*$`,
  'iu',
);

const doubtOf = ([, note = 0, page = 0]: readonly number[] = []): number => note + page;

interface Known {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly speakers: ReadonlySet<string>;
  /** Lines of mail headers that the rules read as one block. */
  readonly headers: ReadonlySet<string>;
  /** Places of the lines that stand around a mail, a post or minutes by their form. */
  readonly frame: ReadonlySet<number>;
  /** Whether it was copied from a mail. */
  readonly isMail: boolean;
  /** Lines of lists: two or more in a row that begin with a figure. */
  readonly points: ReadonlySet<string>;
  /** Places of the lines of stanzas. */
  readonly verses: ReadonlySet<number>;
  /** Places of the lines that name a dish. */
  readonly dishes: ReadonlySet<number>;
  /** Whether it says what a dish takes: what else it says, unless it speaks of the film, is how the dish is made. */
  readonly isRecipe: boolean;
  /** How many sentences each line holds. */
  readonly sentences: ReadonlyMap<number, number>;
  /** Places of the lines in which two or more speak up, each behind a dash. */
  readonly talks: ReadonlySet<number>;
  /** Where notes stand most; 0 in an idea of one line. */
  readonly lastLine: number;
}

/** By how much the reader is surer than it must be that a segment is not for the viewers, as a difference of log-odds. */
function surplusOf(segment: Segment, doubt: number, known: Known): number {
  const line = lineOf(segment, known.text);
  if (known.frame.has(segment.line)) return Number.POSITIVE_INFINITY;
  if (asksToShare(segment.text)) return Number.POSITIVE_INFINITY;
  if (asksForPauses(segment.text) || isOfItsMaking(segment.text)) return Number.POSITIVE_INFINITY;
  if (purposeOf(segment.text) !== '') return Number.NEGATIVE_INFINITY;
  if (isPresentation(segment, line) || isServing(segment.text)) return Number.NEGATIVE_INFINITY;
  const surely = surelyOf(segment, known.segments);
  if (surely !== null) return surely;
  const isForVisitors = isContact(line) || tellsHours(line) || tellsWhenOrWhere(segment.text);
  if (!known.isMail && isForVisitors) return Number.NEGATIVE_INFINITY;
  if (known.isMail && isCourtesy(segment.text)) return Number.POSITIVE_INFINITY;
  if (isStageDirection(segment, line, known.speakers)) return Number.POSITIVE_INFINITY;
  const isOfSentence = segment.cut === 'bracket' && isElliptical(segment.text);
  if (isOfSentence || isReadByRules(line, segment, known) || announcesMeeting(line))
    return Number.NEGATIVE_INFINITY;
  return logOdds(doubt) - logOdds(leastFor(segment, line, known));
}

/** How sure the reader must be of a segment. */
function leastFor(segment: Segment, line: string, known: Known): number {
  const { text, cut } = segment;
  const { speakers, points } = known;
  if (isDear(text) || known.dishes.has(segment.line)) return leastOfDear(text);
  if (points.has(line.trim()) || inlinePoints.test(line)) return leastOfDear(text);
  const [signs] = signsOfMaker(text);
  if (bracketed.test(text)) return leastOfBracket(segment, signs);
  if (callsMaker(text)) return leastSure.hinted;
  const isTurn = speakers.has(nameIn(line) ?? '');
  if (isTurn && speakers.size > 1) return leastSure.price;
  // What heads an idea and asks nobody for anything is mostly its name.
  const isName = signs === 0 && isHead(segment, known) && !shouted.test(text);
  const isCostly = bullet.test(line) || isTurn || holdsFact(text) || isName;
  if (known.verses.has(segment.line)) return leastSure.told;
  if (tellsSpeech.test(text) || (isAskedBack.test(text) && cut === 'sentence'))
    return leastSure.price;
  if (isTurnOfTalk(segment, known.talks)) return leastSure.price;
  if (holdsSpeech(text) || saysNothingOfFilm(segment, line, known))
    return [leastSure.told, leastSure.asked][signs] ?? leastSure.any;
  const isAsked = signs >= leastSigns;
  if (isCostly) return isAsked ? leastSure.asked : leastSure.costly;
  if (cut === 'comma') return leastSure.comma;
  if (isAsked) return leastSure.hinted;
  const isAtEnd = segment.line > 0 && segment.line === known.lastLine;
  return isAtEnd || shouted.test(text) ? leastSure.atEnd : leastSure.any;
}

/** "FOR IMMEDIATE RELEASE" names nothing. */
const shouted = /^[^\p{Ll}]+$/u;

/** "(2 kg per household)" within a sentence is a figure of it, whatever stands around it. */
function leastOfBracket({ text, cut }: Segment, signs: number): number {
  if (holdsFact(text) && cut === 'bracket') return leastSure.costly;
  return signs > 0 ? leastSure.any : leastSure.asked;
}

/** Two kinds of what is said to a film-maker in one piece are seldom chance. */
const leastSigns = 2;
/**
 * A note says what it is about: the film, its sound, its pictures, its maker. What says nothing of them is none, where it is a whole
 * sentence, the head of a text, a line of a recipe, or one of somebody's short sentences in a row: "Bus gone. Mum at work."
 */
function saysNothingOfFilm(segment: Segment, line: string, known: Known): boolean {
  const words = wordsOf(segment.text);
  if (greeting.test(segment.text)) return false;
  if (words.length >= leastOfSentence && segment.cut !== 'bracket') return !namesItsMaking(words);
  const isTold = !bullet.test(line) && isOfTale(segment, known);
  return (isTold || known.isRecipe || isHead(segment, known)) && !speaksOfFilm(words);
}
const leastOfSentence = 4;

/** "Rink update for Maple Crescent": a first line says what the lines below are about. */
const isHead = ({ text, line, cut }: Segment, { sentences }: Known): boolean =>
  line === 0 &&
  cut !== 'bracket' &&
  sentences.size >= leastBelow &&
  text.length <= longestHead &&
  !namesDraft(text);
const leastBelow = 3;
const longestHead = 90;

const leastOfDear = (text: string): number =>
  bracketed.test(text) ? leastSure.costly : leastSure.price;

/** "Says right, I've taught in prisons": what somebody in a tale says, be it to somebody. */
const tellsSpeech = new RegExp(
  String.raw`^(?:and |so |then |but )*(?:(?:${said.speakers}|\p{Lu}\p{Ll}+)(?:['’]s)? )?(?:${said.sayingVerbs})(?! (?:it|this|that|the (?:text|line|word))\b)[ ,:]`,
  'iu',
);
/** "¿Cómo que no tenéis carta??": who asks back within a tale asks no film-maker. */
const isAskedBack = /^¿[^?]{4,80}\?{1,3}$|^(?:what|how) do you mean\b/iu;

/** Short sentences in a run of many are how somebody tells a tale. */
const isOfTale = ({ text, cut, line }: Segment, { sentences }: Known): boolean =>
  cut === 'sentence' &&
  wordsOf(text).length <= mostInRun &&
  (sentences.get(line) ?? 0) >= leastInRun;
const leastInRun = 4;
const mostInRun = 5;

function sentencesByLine(segments: readonly Segment[]): ReadonlyMap<number, number> {
  const counts = new Map<number, Set<number>>();
  for (const { line, sentence } of segments)
    counts.set(line, (counts.get(line) ?? new Set()).add(sentence));
  return new Map([...counts].map(([line, { size }]) => [line, size]));
}

/** "BARISTA: (looks at the clock) It is late.": a bracket in front of what somebody says is done and not said. */
function isStageDirection(segment: Segment, line: string, speakers: ReadonlySet<string>): boolean {
  if (segment.cut !== 'bracket' || !bracketed.test(segment.text)) return false;
  const name = nameIn(line);
  const colon = line.search(/[:：]/u);
  return (
    name !== undefined &&
    speakers.has(name) &&
    line
      .slice(colon + 1)
      .trimStart()
      .startsWith(segment.text)
  );
}

/** "1. stand it up 2. tuck the corners": the points of a list in one line. */
const inlinePoints = /(?:^|[\s:])\(?1[.)] ?\S.{1,120}?\s\(?2[.)] ?\S/u;
const timed = /^\s*[[(]?\d{1,2}:\d{2}/u;
/** Choices of a question, and the answers of a quiz. */
const ofQuiz = /(?:^|\s)\(?a\)\s.{1,120}?\s\(?b\)\s|^\s*(?:answers?(?: key)?|solutions?)\s?[:：]/iu;
const bullet = /^\s*(?:[-–—*•●▪・※]|\d{1,2}[.)]) ?/u;

function lineOf(segment: Segment, text: string): string {
  const from = text.lastIndexOf('\n', segment.from - 1) + 1;
  const end = text.indexOf('\n', segment.from);
  return text.slice(from, end < 0 ? undefined : end).slice(0, 300);
}

/** Rows of a table, and lines under a label that says what they are for: the rules make more of them than a note. */
function isReadByRules(line: string, segment: Segment, known: Known): boolean {
  const { speakers, headers } = known;
  if (/^\s*\|/u.test(line) || ofQuiz.test(line) || headers.has(line.trim())) return true;
  const name = nameIn(line);
  if (name !== undefined && speakers.has(name)) return segment.cut === 'line';
  if (
    bracketed.test(segment.text) &&
    takeNotes(line, { isTimed: timed.test(line) }).notes.length > 0
  )
    return true;
  // "Quiz: what goes where? for the screen in the hall, pls hurry": what stands further behind a label is not what it is of.
  const isBehind = segment.cut === 'sentence' && signsOfMaker(segment.text)[0] > 0;
  return (isBehind ? [segment.text] : [line, segment.text]).some((text) => {
    const label = readLabel(text.trim().replace(/^[[(]/u, ''));
    return label !== null && label.role !== 'wish' && !calledNote.test(text);
  });
}

/** "nota: poned una foto al final": a note may be for the viewers or for the maker, which its words tell. */
const calledNote = new RegExp(String.raw`^\s*[[(]?(?:${said.noteNames})\s?[:：]`, 'iu');

const nameIn = (line: string): string | undefined =>
  /^[-–—•*]?\s*([^:：]{1,40}?)\s*[:：]/u.exec(line)?.[1]?.toLowerCase();

let ofIdea: Sift | null = null;
let ofAnswer: Sift | null = null;

/** Sifts with the reader that was trained with all documents; it is read from its file when it is first needed. */
export const sift: Sift = (idea) => (ofIdea ??= sifterOf(trainedReader()))(idea);

const likelierInAnswer = 20;
/** Sifts what somebody answered to a question of ours. */
export const siftAnswer: Sift = (text) =>
  (ofAnswer ??= sifterOf(trainedReader(), likelierInAnswer))(text);
