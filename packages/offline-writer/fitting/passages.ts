import type { Line } from '../genres/genre.ts';
import { goesOn } from '../genres/sorted.ts';
import type { PlacedLine } from './pieces.ts';

/*
 * Prose is cut in passages, as an editor cuts it: its sentences were written one after the other, and each gap between those
 * that are told costs something. A few passages that stand side by side in the text are worth more than the same number of
 * sentences picked from everywhere.
 */

/** What a gap costs, of what a line is worth on average. */
const costs = {
  /** A sentence without the one before it in its paragraph. */
  withinParagraph: 0.8,
  /** The same where a figure or a name says by itself what it speaks of. */
  ofItself: 0.35,
  /** A paragraph whose sentence before it is not told: the author begins anew there. */
  betweenParagraphs: 0.3,
  /** What says by its label what it is ("Results: …"). */
  ofLabel: 0.1,
  /** A text without its first sentence, which says what it is about. */
  withoutBeginning: 0.35,
  /** A text without its last sentence, which is what it comes to. */
  withoutEnd: 0.5,
  /** A paragraph of a story without its first sentence, which says what happens next. */
  withoutHead: 0.8,
  /** A story of which a whole stretch is not told: how it came to what happens next. */
  withoutStretch: 2.5,
} as const;

export interface Passages {
  /** What the gaps between what is told cost together; nothing where most of the text is told anyway. */
  lossIn(told: ReadonlySet<number>): number;
  /** Runs of sentences of at most so many seconds, by the places of their lines. */
  runs(secondsOf: (place: number) => number, mostS: number): readonly (readonly number[])[];
}

/** Of a text that is so much longer than the film, passages are told; of a shorter one, all but a few sentences. */
const leastExcess = 1.7;
/** A story goes on from sentence to sentence: each gap is one. */
const leastExcessOfStory = 1;

const isProse = ({ line, pieces }: PlacedLine) =>
  line.unit?.kind === 'sentence' && line.source === 'own' && pieces.length > 0;

/** "Results: …", "Cost – …" begins anew within its paragraph. */
const isLabelled = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}(?: ?[:：]| [–—]) /u;

function costBetween(
  before: Line | undefined,
  { unit, text }: Line,
  isLeaningKnown: boolean,
): number {
  if (isLabelled.test(text)) return costs.ofLabel;
  if (before?.unit?.block !== unit?.block) return costs.betweenParagraphs;
  const saysItself =
    isLeaningKnown && ((unit?.figures.length ?? 0) > 0 || (unit?.names.length ?? 0) > 0);
  return saysItself && !goesOn.test(text) ? costs.ofItself : costs.withinParagraph;
}

interface Kind {
  readonly isLeaningKnown: boolean;
  readonly isStory: boolean;
}

/** A story is told from its beginning to its end: so many stretches of it are missed. */
const stretches = 4;

/** The lines of each stretch of a text, by how long they take. */
function stretchesOf(prose: readonly PlacedLine[]): readonly (readonly number[])[] {
  const all = prose.reduce((sum, { seconds }) => sum + seconds, 0);
  const parts: number[][] = Array.from({ length: stretches }, () => []);
  let passed = 0;
  for (const { place, seconds } of prose) {
    parts[Math.min(Math.floor(((passed + seconds / 2) / all) * stretches), stretches - 1)]?.push(
      place,
    );
    passed += seconds;
  }
  return parts;
}

/** Of a text that is longer still no film tells something of each paragraph. */
const mostByParagraph = 2.3;
/** Few paragraphs are the stretches that their author made. */
const isToldByParagraph = ({ length }: { readonly length: number }) =>
  length >= stretches && length <= mostParagraphs;
const mostParagraphs = 8;
const placesIn = (lines: readonly PlacedLine[]) => lines.map(({ place }) => place);

/** @param worths of each line, by place; what is worth nothing is told by nobody, and leaves no gap */
export function passagesOf(
  lines: readonly PlacedLine[],
  worths: readonly number[],
  { isLeaningKnown, isStory }: Kind,
  roomS: number,
): Passages {
  const prose = lines.filter((placed) => isProse(placed) && (worths[placed.place] ?? 0) > 0);
  const average = prose.reduce((sum, { place }) => sum + (worths[place] ?? 0), 0) / prose.length;
  const gaps = prose.slice(1).map(({ place, line }, at) => {
    const before = prose[at];
    return {
      place,
      before: before?.place ?? -1,
      cost: costBetween(before?.line, line, isLeaningKnown) * average,
    };
  });
  const ends = [
    { place: prose[0]?.place ?? -1, cost: costs.withoutBeginning * average },
    { place: prose.at(-1)?.place ?? -1, cost: costs.withoutEnd * average },
  ];
  const worthOf = (place: number) => worths[place] ?? 0;
  const paragraphs = isStory
    ? [...Map.groupBy(prose, ({ line }) => line.unit?.block).values()].map(placesIn)
    : [];
  const excess = prose.reduce((sum, { seconds }) => sum + seconds, 0) / roomS;
  const isCutDown = excess > (isStory ? leastExcessOfStory : leastExcess);
  const isByParagraph = excess <= mostByParagraph && isToldByParagraph(paragraphs);
  const parts = isStory ? (isByParagraph ? paragraphs : stretchesOf(prose)) : [];
  const ofBest = parts.map((part) => Math.max(...part.map(worthOf), 0));
  /** What of each stretch is missed: nothing where its best line is told. */
  const missed = (told: ReadonlySet<number>) =>
    parts.reduce((sum, part, at) => {
      const best = part.reduce(
        (most, place) => Math.max(most, told.has(place) ? worthOf(place) : 0),
        0,
      );
      return sum + (1 - best / Math.max(ofBest[at] ?? 0, 1e-9)) * costs.withoutStretch * average;
    }, 0);
  /** What it costs to go on in paragraphs whose beginning is not told. */
  const headless = (told: ReadonlySet<number>) =>
    paragraphs.filter(
      ([head = -1, ...others]) => !told.has(head) && others.some((at) => told.has(at)),
    ).length *
    costs.withoutHead *
    average;
  return {
    lossIn(told) {
      if (!isCutDown || told.size === 0) return 0;
      const ofEnds = ends.reduce((sum, { place, cost }) => sum + (told.has(place) ? 0 : cost), 0);
      return gaps.reduce(
        (sum, { place, before, cost }) => sum + (told.has(place) && !told.has(before) ? cost : 0),
        ofEnds + missed(told) + headless(told),
      );
    },
    runs(secondsOf, mostS) {
      if (!isCutDown) return [];
      return prose.flatMap((_, from) => {
        let seconds = 0;
        const run: number[] = [];
        const runs: number[][] = [];
        for (const { place } of prose.slice(from)) {
          seconds += secondsOf(place);
          if (seconds > mostS) break;
          run.push(place);
          if (run.length > 1) runs.push([...run]);
        }
        return runs;
      });
    },
  };
}
