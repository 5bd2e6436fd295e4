import type { MeasureSpeech } from '../brief.ts';
import type { Beat } from '../genres/genre.ts';
import { inOrder } from './announce.ts';
import { bondsOf, withAllBonds } from './bonds.ts';
import type { Weighed } from './choose-lines.ts';
import { lineWorths } from './line-worth.ts';
import { placeLines, type PlacedLine } from './pieces.ts';
import { filmSecondsOf, type Room } from './room.ts';
import { stepsOf } from './sequences.ts';
import { haveRoom, mostByPieces } from './share-scenes.ts';

/** A room with the beats as they rest in it. */
export interface Filling {
  readonly room: Room;
  readonly beats: readonly Beat[];
}

/** What is told, all of it whole, and in which room. */
export interface Filled {
  readonly places: readonly number[];
  readonly filling: Filling;
}

const isOwn = ({ line }: PlacedLine) => line.source !== 'fact' && line.source !== 'structure';

/**
 * What a film tells, and beside it every line for which there still is room in one of these rooms, with what it leans on, the
 * dearest first; null where there is none. Steps are told without a gap, and what is told in order goes on to its first gap.
 */
export function filledUp(
  told: ReadonlySet<number>,
  fillings: readonly Filling[],
  cut: Weighed,
  measure: MeasureSpeech,
): Filled | null {
  if (cut.fromBeginning || cut.keepsEnds) return null;
  const placed = fillings.map((filling) => {
    const lines = placeLines(filling.beats, filling.room, measure);
    return { filling, lines, bonds: bondsOf(lines, filling.beats, cut) };
  });
  const [first] = placed;
  if (first === undefined) return null;
  const { lines, bonds } = first;
  const worths = lineWorths(lines, first.filling.beats, cut.needs);
  const steps = stepsOf(lines, first.filling.beats, cut.about.isEnglish, cut.needs);
  if (steps.some((place) => !told.has(place))) return null;
  const isOpen = (place: number) => (worths[place] ?? 0) > 0 && !told.has(place);
  const open = lines
    .filter((line) => isOwn(line) && isOpen(line.place))
    .toSorted((one, other) => (worths[other.place] ?? 0) - (worths[one.place] ?? 0));
  let all: ReadonlySet<number> = new Set(
    lines.filter((line) => isOwn(line) && told.has(line.place)).map(({ place }) => place),
  );
  const filmS = filmSecondsOf(first.filling.room);
  let found: Filled | null = null;
  for (const { place } of open) {
    if (all.has(place)) continue;
    const longer = withAllBonds([...all, place], bonds);
    // What is told already may be the only line of a film that is likelier a note.
    const isWanted = [...longer].every((member) => all.has(member) || (worths[member] ?? 0) > 0);
    const seconds = [...longer].reduce((sum, member) => sum + (lines[member]?.seconds ?? 0), 0);
    if (!isWanted || seconds > filmS * mostByPieces) continue;
    // What is told may be too long for a scene; what comes to it is whole.
    const isWhole = (own: readonly PlacedLine[], member: number) =>
      all.has(member) || own[member]?.pieces.length === 1;
    const holding = placed.find(
      ({ lines: own, filling: { beats, room } }) =>
        [...longer].every((member) => isWhole(own, member)) &&
        haveRoom(inOrder(longer, own), beats, room, measure),
    );
    if (holding === undefined) continue;
    all = longer;
    found = { places: [...longer], filling: holding.filling };
  }
  return found;
}
