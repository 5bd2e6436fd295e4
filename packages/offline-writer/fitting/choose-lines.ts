import type { Beat, BeatRole } from '../genres/genre.ts';
import { bondsOf, withBonds } from './bonds.ts';
import { printedCorrection } from './corrections.ts';
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
  /** Whether how it ends is told all the same, after a gap. */
  readonly keepsEnding: boolean;
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
  [...chosen].toSorted((one, other) => one - other).flatMap((place) => lines[place] ?? []);

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
/** What makes a beat weigh more than that is its first line. */
const mostOfLaterLine = 0.8;
const ofFigures = 0.06;
/** A claim that is taken back is told with what takes it back. */
const ofTakenBack = 0.95;
/** "It was wrong.": nothing that was told before it is worth more, and not how the film ends either. */
const ofReversal = 1.08;
const isTakenBack = (text: string) =>
  text.length < 60 &&
  /\b(?:is|was|are|were) (?:\p{L}+ )?(?:wrong|false|untrue|not true)\b/iu.test(text);
/** A first line of so few words ("Cold start.") only names what the next one says. */
const mostNamingWords = 3;

function weightOf(
  { place, beat, line }: PlacedLine,
  beats: readonly Beat[],
  first: PlacedLine | undefined,
): number {
  const isNamed = (first?.line.text.split(/\s+/u).length ?? 0) <= mostNamingWords;
  const lines = place - (first?.place ?? place) - (isNamed ? 1 : 0);
  const after = Math.max(Math.min(lines, mostLinesAfterFirst), 0);
  const figures = line.unit !== null && line.unit.figures.length > 0 ? ofFigures : 0;
  const role = beats[beat]?.shows.role;
  const isClaim = role === 'claim' || role === 'moment';
  const ofBeat = beats[beat]?.weight ?? 0;
  const weight =
    (after > 0 && figures === 0 ? Math.min(ofBeat, mostOfLaterLine) : ofBeat) -
    after * (isClaim ? perLineOfClaim : perLineAfterFirst) +
    figures;
  if (line.unit === null) return weight;
  if (isTakenBack(line.text)) return Math.max(weight, ofReversal);
  return line.unit.corrects === null ? weight : Math.max(weight, ofTakenBack);
}

/** A line that is tried, and how much of the room it may take with all that it leans on. */
interface Trial {
  readonly place: number;
  readonly weight: number;
  readonly mostOfRoom: number;
}

const partRoles: ReadonlySet<BeatRole> = new Set([
  'point',
  'step',
  'ingredients',
  'question',
  'answer',
]);
/**
 * How a film begins is kept before all else, and how it ends before what is plainly told between. In a list or a recipe
 * the first line of each part comes first, in a pitch its proof.
 */
const edgeWeights = { lead: 2, ending: 1.05 };
const edgeWeightsBesideParts = { lead: 0.75, ending: 0.745 };
const edgeWeightsBesideProof = { lead: 0.93, ending: 0.84 };
/** A lead of so little of the room comes before the parts, unless it counts them: one may have to go. */
const shortLead = 0.1;
const counts = /\d/u;
/** Where an edge takes more of the room, it is weighed as any other line. */
const mostOfLead = 0.5;
const mostOfEnding = 0.25;

/** The lines that a film begins with, its title and its author's first sentence, and the one that ends it. */
function edgesOf(candidates: readonly PlacedLine[], beats: readonly Beat[]): readonly Trial[] {
  const roles = beats.map(({ shows }) => shows.role);
  const weights = roles.some((role) => partRoles.has(role))
    ? edgeWeightsBesideParts
    : roles.includes('proof')
      ? edgeWeightsBesideProof
      : edgeWeights;
  const isPart = ({ beat }: PlacedLine) => partRoles.has(beats[beat]?.shows.role ?? 'detail');
  const own = candidates.filter(({ line }) => line.source !== 'fact');
  const first = own.findIndex(({ line }) => line.unit !== null);
  const leads = own.slice(0, first < 0 ? 1 : first + 1);
  // A genre may have ordered the lines anew: it is the author who ends a text.
  const correction = new Set(printedCorrection(own));
  const ending = own
    .filter((line) => !correction.has(line))
    .reduce<PlacedLine | undefined>(
      (last, one) => ((last?.line.unit?.id ?? -1) < (one.line.unit?.id ?? -1) ? one : last),
      undefined,
    );
  return [
    ...leads
      .filter((one) => !isPart(one))
      .flatMap(({ place, line }) => [
        ...(weights === edgeWeightsBesideProof || counts.test(line.text.slice(0, 3))
          ? []
          : [{ place, weight: edgeWeights.lead, mostOfRoom: shortLead }]),
        { place, weight: weights.lead, mostOfRoom: mostOfLead },
      ]),
    ...(ending === undefined || isPart(ending) || own.length < 3
      ? []
      : [{ place: ending.place, weight: weights.ending, mostOfRoom: mostOfEnding }]),
  ];
}

/** The lines in the order in which they are tried: by weight, or as they come; a punch line or an ending to be kept, first. */
function inOrderOfTrial(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  cut: Cut,
): readonly Trial[] {
  const candidates = lines.filter(({ line }) => line.source !== 'structure');
  const edges = edgesOf(candidates, beats);
  if (cut.fromBeginning) {
    const last = candidates.at(-1);
    const asTheyCome = candidates.map(({ place }) => ({ place, weight: 0, mostOfRoom: 1 }));
    const isPunch = last !== undefined && beats[last.beat]?.shows.role === 'punch';
    const kept = isPunch ? asTheyCome.slice(-1) : cut.keepsEnding ? edges : [];
    return [...kept, ...asTheyCome];
  }
  const firstOf = new Map(candidates.toReversed().map((placed) => [placed.beat, placed]));
  const trials = candidates.map((placed) => ({
    place: placed.place,
    weight: weightOf(placed, beats, firstOf.get(placed.beat)),
    mostOfRoom: 1,
  }));
  return [...edges, ...trials].toSorted(
    (one, other) => other.weight - one.weight || one.place - other.place,
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
 * Lines are looked at so often, to see whether one more fits, before the rest is left out as it stands. No text that
 * somebody typed comes near it; forty thousand characters of one-word lines would be looked at for seconds.
 */
const mostLooks = 300_000;

/** What a film tells, as one line after the other is tried. */
function createFilm(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
  bonds: readonly (readonly number[])[],
) {
  const roomS = room.scenes * room.speechS;
  let chosen = allOwn(lines, beats, room);
  let spareS = inOrder(chosen, lines).reduce((sum, placed) => sum - secondsOf(placed), roomS);
  let looks = 0;

  const lengthOf = (place: number) => {
    looks += 1;
    return secondsOf(lines[place]);
  };

  /** Whether all of these find room, with what they lean on; then they are told. */
  function takes(trials: readonly Trial[]): boolean {
    const longer = new Set(chosen);
    let leftS = spareS;
    for (const { place, mostOfRoom } of trials) {
      if (longer.has(place)) continue;
      // Most of what does not fit is too long in all: what is left is tried scene by scene.
      const isTold = (member: number) => longer.has(member);
      const mostS = Math.min(leftS, roomS * mostOfRoom);
      const together = withBonds(place, bonds, isTold, lengthOf, mostS);
      if (together === null) return false;
      for (const member of together) {
        leftS -= lengthOf(member);
        longer.add(member);
      }
    }
    const told = inOrder(longer, lines);
    looks += told.length;
    const fits =
      told.every(({ pieces }) => pieces.length > 0) &&
      leastScenes(told, beats, room.speechS) <= room.scenes;
    if (fits) [chosen, spareS] = [longer, leftS];
    return fits;
  }

  return { takes, told: () => chosen, isFull: () => looks > mostLooks };
}

/**
 * The lines that are told, in order: all where they fit, otherwise how the film begins and ends and those of most weight
 * with what they lean on, or, where order is all, from the beginning on without a gap and to the punch line. Many are tried
 * at once as long as all of them fit: what fits together fits one by one.
 */
export function chooseLines(
  lines: readonly PlacedLine[],
  beats: readonly Beat[],
  room: Room,
  cut: Cut,
): PlacedLine[] {
  const film = createFilm(lines, beats, room, bondsOf(lines, beats, cut.isLeaningKnown));
  const order = inOrderOfTrial(lines, beats, cut);
  let count = 1;
  for (let next = 0; next < order.length && !film.isFull();) {
    const trials = order.slice(next, next + count);
    const [first] = trials;
    if (film.takes(trials)) {
      next += count;
      count *= 2;
    } else if (count > 1) count = Math.floor(count / 2);
    else if (cut.fromBeginning && first?.mostOfRoom === 1 && first.place !== lines.at(-1)?.place)
      break;
    else next += 1;
  }
  // What the creator says comes before what would announce it.
  const withWords = announcer(lines)(film.told());
  return leastScenes(withWords, beats, room.speechS) <= room.scenes
    ? withWords
    : inOrder(film.told(), lines);
}
