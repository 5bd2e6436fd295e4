import siftingWords from '../data/sifting-words.json' with { type: 'json' };
import { wordsOf } from '../plain-words.ts';
import { detectLanguage } from '../reading/language.ts';
import { readWish } from '../reading/wishes.ts';
import { alternativesIn } from '../word-patterns.ts';
import { holdsFact, isDear } from './facts-in.ts';
import { logOdds } from './log-odds.ts';
import { namesItsMaking, signsOfMaker } from './reader-words.ts';
import { cutSegments, mostSegments, type Segment } from './segments.ts';

/* "Nail trim is free in May and pls no poodles": what is said to the film-maker runs on from what is said to the viewers. */

/** A clause goes only where the reader is this sure of it; surer of one that is short, or holds a figure. */
const leastSure = { hinted: 0.72, any: 0.88, scant: 0.97 } as const;
const leastWords = 3;
const said = alternativesIn(siftingWords);
const longestWish = 1_000;

/** What stands in the middle of a sentence must be surer still, as log-odds. */
const leastWithin = 1.5;
/** What is left of a sentence is more than a word or two of it. */
const mostGone = 0.8;

type Chances = readonly (readonly number[])[];

interface ClauseOut {
  readonly segment: Segment;
  readonly chances: readonly number[];
}

interface ClausesOut {
  readonly left: readonly ClauseOut[];
  /** Places of segments that were to be left out, of which a clause stays: "iron on labels, for the class whatsapp". */
  readonly kept: ReadonlySet<number>;
}

/**
 * The clauses that are left out of sentences that stay. A sentence whose clauses are all notes goes whole only where it is nearly one as
 * it stands.
 * @param surplus by how much the reader is surer of each segment than it must be; above 0 it is left out, and what is infinite
 * was decided by rule
 */
export function clausesOut(
  idea: string,
  segments: readonly Segment[],
  surplus: readonly number[],
  look: (segments: readonly Segment[]) => Chances,
  likelier: number,
): ClausesOut {
  let language = '';
  const isWish = (text: string): boolean => {
    language ||= detectLanguage(idea);
    const context = { isPrompt: true, isForViewer: false, isFirst: false };
    return text.length < longestWish && readWish(text, language, context) !== null;
  };
  const clauses = cutSegments(idea, { most: mostSegments, isFine: true });
  if (clauses.length === segments.length) return { left: [], kept: new Set() };
  const chances = look(clauses);
  const left: ClauseOut[] = [];
  const kept = new Set<number>();
  let from = 0;
  for (const [at, segment] of segments.entries()) {
    while ((clauses[from]?.from ?? segment.from) < segment.from) from += 1;
    let to = from;
    while ((clauses[to]?.to ?? Number.POSITIVE_INFINITY) <= segment.to) to += 1;
    const own = clauses.slice(from, to);
    const whole = surplus[at] ?? 0;
    if (own.length < 2 || !Number.isFinite(whole) || segment.cut === 'comma') continue;
    if (whole > 0) {
      const others = besidesSaid(own, (place) => doubtOf(chances[from + place]));
      if (others.length > 0) kept.add(at);
      for (const place of others)
        left.push({ segment: own[place] ?? segment, chances: chances[from + place] ?? [] });
      continue;
    }
    const sure = own.map((clause, place) => surplusOf(clause, chances[from + place]) - likelier);
    const gone = goneOf(own, sure, whole);
    // The rules understand a wish as it was written.
    if (gone.length > 0 && gone.length < own.length && isWish(segment.text)) continue;
    if (gone.length === own.length) {
      left.push({ segment, chances: chances[from] ?? [] });
      continue;
    }
    for (const place of gone) {
      const clause = own[place];
      if (clause !== undefined)
        left.push({ segment: clause, chances: chances[from + place] ?? [] });
    }
  }
  return { left, kept };
}

/** The first clause of a sentence that goes stays where it is likelier for the viewers: mostly it is the name of the film. */
const mostDoubt = 0.4;

/** The places of the clauses behind what stays of a sentence that goes; none where nothing stays. */
function besidesSaid(
  clauses: readonly Segment[],
  doubtAt: (place: number) => number,
): readonly number[] {
  const count = clauses.findIndex((_, place) => doubtAt(place) > mostDoubt);
  const said = clauses.slice(0, Math.max(0, count));
  const words = said.flatMap(({ text }) => wordsOf(text));
  return words.length < leastWords ? [] : [...clauses.keys()].slice(count);
}

const doubtedScant = logOdds(mostDoubt) - logOdds(leastSure.scant);

/** The places of the clauses of a sentence that are left out. */
function goneOf(
  clauses: readonly Segment[],
  surplus: readonly number[],
  whole: number,
): readonly number[] {
  const [first, last] = keptOf(surplus, (at) => goesOn(clauses[at]?.text));
  const all = [...clauses.keys()];
  if (first >= last) {
    const mean = surplus.reduce((sum, each) => sum + each, 0) / surplus.length;
    return whole + mean > 0 ? all : [];
  }
  const gone = all.filter(
    (place) => place < first || place >= last || (surplus[place] ?? 0) > leastWithin,
  );
  const lettersAt = (places: readonly number[]) =>
    places.reduce((sum, place) => sum + (clauses[place]?.text.length ?? 0), 0);
  if (lettersAt(gone) > lettersAt(all) * mostGone) return [];
  const kept = all.filter((place) => !gone.includes(place));
  const words = kept.flatMap((place) => wordsOf(clauses[place]?.text ?? ''));
  // "Slow please", of "slow please, one line at a time": a word or two stay alone only where they are likelier for the viewers.
  const isLeftOver =
    words.length < leastWords && kept.every((place) => (surplus[place] ?? 0) > doubtedScant);
  return gone.length > 0 && isLeftOver ? all : gone;
}

const doubtOf = ([, note = 0, page = 0]: readonly number[] = []): number => note + page;

function surplusOf({ text }: Segment, chances: readonly number[] | undefined): number {
  if (isDear(text)) return Number.NEGATIVE_INFINITY;
  const words = wordsOf(text);
  const isScant = words.length < leastWords || holdsFact(text);
  const isHinted = signsOfMaker(text)[0] > 0 || namesItsMaking(words);
  const least = isScant ? leastSure.scant : isHinted ? leastSure.hinted : leastSure.any;
  return logOdds(doubtOf(chances)) - logOdds(least);
}

/**
 * Of pieces parted by commas, from where to where they stay: notes stand before or behind what is spoken, and no sentence stays
 * without its middle. What goes on from a note, "no sad music, and the dog small", is left to the rules
 * with it.
 */
export function keptOf(
  surplus: readonly number[],
  isGoingOn: (at: number) => boolean,
): readonly [from: number, to: number] {
  const bounded = surplus.map((each) => Math.max(-surest, Math.min(surest, each)));
  const to = bounded.length - longestOut(bounded.toReversed());
  const from = longestOut(bounded.slice(0, to));
  return from > 0 && from < to && isGoingOn(from) ? [0, to] : [from, to];
}
/** Whether a clause begins with a word that joins it to the one before. */
export const goesOn = (clause = ''): boolean => joined.test(clause);
const joined = new RegExp(String.raw`^[\s,;،、]*(?:${said.joints})(?!\p{L})`, 'iu');
const surest = 1_000;

/** How many pieces from the first on are surer than they must be, all together. */
function longestOut(surplus: readonly number[]): number {
  let [count, most, sum] = [0, 0, 0];
  for (const [at, each] of surplus.entries()) {
    sum += each;
    if (sum > most) [count, most] = [at + 1, sum];
  }
  return count;
}
