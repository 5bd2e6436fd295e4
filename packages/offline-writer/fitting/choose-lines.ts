import type { Beat } from '../genres/genre.ts';
import { bondsOf, withBonds } from './bonds.ts';
import { keptPauseS, type PlacedLine } from './pieces.ts';

export interface Room {
  readonly scenes: number;
  /** Seconds of speech that a scene can hold. */
  readonly speechS: number;
}

/** How a film may be cut where there is too much. */
export interface Cut {
  /** Told from the beginning on, without a gap: order is all. */
  readonly fromBeginning: boolean;
  /** Whether the reader can tell, in this language, which sentence leans on which. */
  readonly isLeaningKnown: boolean;
}

/** How many scenes lines need at least, in this order. */
export function leastScenes(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  speechS: number,
): number {
  let scenes = 0;
  let filledS = Infinity;
  let lastBeat = -1;
  // A structure word stands in the scene of what it announces.
  let wordS = 0;
  for (const [place, { beat, pieces }] of lines.entries()) {
    const changes = beat !== lastBeat;
    const isApart = changes && (beats[beat]?.alone === true || beats[lastBeat]?.alone === true);
    const pauseS = changes ? (beats[lastBeat]?.pauseS ?? 0) : 0;
    pieces.forEach(({ seconds: pieceS, announces }, index) => {
      if (announces) {
        wordS += pieceS;
        return;
      }
      const seconds = pieceS + wordS;
      wordS = 0;
      const addedS = seconds + (index === 0 ? pauseS : 0);
      const endsBeat = index === pieces.length - 1 && lines[place + 1]?.beat !== beat;
      const ownS = endsBeat ? keptPauseS(beats[beat]?.pauseS ?? 0) : 0;
      if ((index === 0 && isApart) || filledS + addedS + ownS > speechS + 1e-9) {
        scenes += 1;
        filledS = seconds;
      } else filledS += addedS;
    });
    if (pieces.some(({ announces }) => !announces)) lastBeat = beat;
  }
  return scenes;
}

const inOrder = (chosen: ReadonlySet<number>, lines: readonly PlacedLine[]): PlacedLine[] =>
  lines.filter(({ place }) => chosen.has(place));

const isNumbered = ({ line }: PlacedLine) => line.source === 'structure' && /\d/u.test(line.text);

/** Puts structure words before what is told: one with a number only where none of the numbers is missing. */
function announcer(lines: readonly PlacedLine[]): (chosen: ReadonlySet<number>) => PlacedLine[] {
  const numbered = lines.filter(isNumbered);
  return (chosen) => {
    const announces = ({ place, beat }: PlacedLine) =>
      lines[place + 1]?.beat === beat && chosen.has(place + 1);
    const areNumbersWhole = numbered.every(announces);
    return inOrder(chosen, lines).flatMap((placed) => {
      const word = lines[placed.place - 1];
      const isAnnounced =
        word?.line.source === 'structure' &&
        word.beat === placed.beat &&
        (areNumbersWhole || !isNumbered(word));
      return isAnnounced ? [word, placed] : [placed];
    });
  };
}

/** A beat begins with what matters; what follows in it waits until other beats have begun. A claim or a moment is told to its end. */
const perLineAfterFirst = 0.12;
const perLineOfClaim = 0.03;
const mostLinesAfterFirst = 3;
const ofFigures = 0.06;

function weightOf(
  { place, beat, line }: PlacedLine,
  beats: readonly Beat[],
  firstOf: ReadonlyMap<number, number>,
): number {
  const after = Math.min(place - (firstOf.get(beat) ?? place), mostLinesAfterFirst);
  const figures = line.unit !== null && line.unit.figures.length > 0 ? ofFigures : 0;
  const role = beats[beat]?.shows.role;
  const isClaim = role === 'claim' || role === 'moment';
  return (
    (beats[beat]?.weight ?? 0) - after * (isClaim ? perLineOfClaim : perLineAfterFirst) + figures
  );
}

/** The lines in the order in which they are tried: by weight, or as they come, a punch line before all. */
function inOrderOfTrial(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  fromBeginning: boolean,
): readonly PlacedLine[] {
  const candidates = lines.filter(({ line }) => line.source !== 'structure');
  const last = candidates.at(-1);
  if (fromBeginning)
    return last !== undefined && beats[last.beat]?.shows.role === 'punch'
      ? [last, ...candidates]
      : candidates;
  const firstOf = new Map(candidates.toReversed().map(({ beat, place }) => [beat, place]));
  const weights = new Map(
    candidates.map((placed) => [placed.place, weightOf(placed, beats, firstOf)]),
  );
  const weight = ({ place }: PlacedLine) => weights.get(place) ?? 0;
  return candidates.toSorted(
    (one, other) => weight(other) - weight(one) || one.place - other.place,
  );
}

/** The places of all the material where all of it fits, so that no fact of ours takes its room; otherwise none. */
function allOwn(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
): ReadonlySet<number> {
  const own = lines.filter(({ line }) => line.source !== 'structure' && line.source !== 'fact');
  const fits =
    own.every(({ pieces }) => pieces.length > 0) &&
    leastScenes(own, beats, room.speechS) <= room.scenes;
  return new Set(fits ? own.map(({ place }) => place) : []);
}

const secondsOf = (placed: PlacedLine | undefined) =>
  placed?.pieces.reduce((sum, { seconds }) => sum + seconds, 0) ?? 0;

/**
 * The lines that are told, in order: all where they fit, otherwise those of most weight with what they lean on, or, where
 * order is all, from the beginning on without a gap and to the punch line.
 */
export function chooseLines(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
  cut: Cut,
): PlacedLine[] {
  const bonds = bondsOf(lines, beats, cut.isLeaningKnown);
  const announced = announcer(lines);
  let chosen = allOwn(lines, beats, room);
  let spareS = lines
    .filter(({ place }) => chosen.has(place))
    .reduce((sum, placed) => sum - secondsOf(placed), room.scenes * room.speechS);
  for (const { place } of inOrderOfTrial(lines, beats, cut.fromBeginning)) {
    if (chosen.has(place)) continue;
    // Most of what does not fit is too long in all: what is left is tried scene by scene.
    const together = withBonds(
      place,
      bonds,
      (member) => (chosen.has(member) ? 0 : secondsOf(lines[member])),
      spareS,
    );
    const longer = together === null ? null : new Set([...chosen, ...together]);
    const told = longer === null ? [] : inOrder(longer, lines);
    const isTold =
      longer !== null &&
      told.every(({ pieces }) => pieces.length > 0) &&
      leastScenes(told, beats, room.speechS) <= room.scenes;
    if (isTold) {
      for (const member of longer) if (!chosen.has(member)) spareS -= secondsOf(lines[member]);
      chosen = longer;
    } else if (cut.fromBeginning && place !== lines.at(-1)?.place) break;
  }
  // What the creator says comes before what would announce it.
  const withWords = announced(chosen);
  return leastScenes(withWords, beats, room.speechS) <= room.scenes
    ? withWords
    : inOrder(chosen, lines);
}
