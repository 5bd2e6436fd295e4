import type { MeasureSpeech } from '../brief.ts';
import type { Beat } from '../genres/genre.ts';
import { inOrder } from './announce.ts';
import { withAllBonds, withBonds } from './bonds.ts';
import { passagesOf } from './passages.ts';
import { secondsOfLine, type PlacedLine } from './pieces.ts';
import { understoodShare, type References } from './references.ts';
import { filmSecondsOf, shareOfRoom, type Room } from './room.ts';

/** What may be told, and what each line of it is worth. */
export interface Material {
  readonly lines: readonly PlacedLine[];
  readonly beats: readonly Beat[];
  /** By place. */
  readonly worths: readonly number[];
  /** By place: the lines without which it may not be told. */
  readonly bonds: readonly (readonly number[])[];
  /** The places of what is told before all else, where all of it fits. */
  readonly first: readonly number[];
  /** The places of a form that is told whole before all else, where it has room. */
  readonly whole: readonly number[];
  /** By place: what was said before of what the line speaks of. */
  readonly references: References;
  /** Whether the reader can tell, in this language, which sentence leans on which. */
  readonly isLeaningKnown: boolean;
  readonly isStory: boolean;
  readonly measure: MeasureSpeech;
}

export interface Choice {
  /** In order, with the words that announce them. */
  readonly chosen: readonly PlacedLine[];
  /** What all of it is worth. */
  readonly worth: number;
}

export type Told = ReadonlySet<number>;

/**
 * Lines are looked at so often, to see whether one more fits, before the rest is left out as it stands. No text that
 * somebody typed comes near it; forty thousand characters of one-word lines would be looked at for seconds.
 */
const mostLooks = 300_000;

/** What may be told for its own sake. */
export const openIn = ({ lines, worths }: Material) =>
  lines.filter(
    ({ line, pieces, place }) =>
      line.source !== 'structure' && pieces.length > 0 && (worths[place] ?? 0) > 0,
  );

/** Which lines fit together, and what they are worth. */
export function createScale(material: Material, room: Room) {
  const { lines, beats, worths, bonds } = material;
  const roomS = filmSecondsOf(room);
  const lengths = lines.map(secondsOfLine);
  let looks = 0;
  const { references } = material;
  const referring: number[][] = lines.map(() => []);
  references.forEach((own, place) => {
    for (const { to, or } of own) for (const one of [to, ...or]) referring[one]?.push(place);
  });
  const worthIn = (place: number, isTold: (place: number) => boolean) =>
    (worths[place] ?? 0) * understoodShare(references[place] ?? [], isTold);
  const passages = passagesOf(lines, worths, material, roomS);
  const lengthOf = (place: number) => lengths[place] ?? 0;
  const secondsIn = (told: Iterable<number>) => {
    let sum = 0;
    for (const place of told) sum += lengthOf(place);
    return sum;
  };

  return {
    lengthOf,
    secondsIn,
    roomS,
    /** Runs of sentences that stand side by side in the text and fit beside what is told, the best first. */
    runsBeside: (told: Told): readonly Told[] =>
      passages
        .runs(lengthOf, roomS - secondsIn(told))
        .map((run) => withAllBonds([...told, ...run], bonds))
        .filter((run) => secondsIn(run) <= roomS),
    isFull: () => looks > mostLooks,
    /** What lines are worth together: one that speaks of what nobody has heard of is worth less. */
    worthOf(told: Told): number {
      let sum = 0;
      for (const place of told) sum += worthIn(place, (other) => told.has(other));
      return sum - passages.lossIn(told);
    },
    /** How much more all is worth with these. */
    gainOf(added: Told, told: Told): number {
      const isTold = (place: number) => told.has(place) || added.has(place);
      let gain = passages.lossIn(told) - passages.lossIn(new Set([...told, ...added]));
      for (const place of added) {
        if (told.has(place)) continue;
        gain += worthIn(place, isTold);
        for (const after of referring[place] ?? [])
          if (told.has(after))
            gain += worthIn(after, isTold) - worthIn(after, (other) => told.has(other));
      }
      return gain;
    },
    /** A line with what it needs and is not told yet; null where that is too long. */
    together(place: number, told: Told, leftS: number): Told | null {
      const lookedAt = (member: number) => {
        looks += 1;
        return lengthOf(member);
      };
      const all = withBonds(place, bonds, (member) => told.has(member), lookedAt, leftS);
      if (all === null) return null;
      for (const member of all) if (lines[member]?.pieces.length === 0) return null;
      return all;
    },
    fits(told: Told): boolean {
      looks += told.size;
      return shareOfRoom(inOrder(told, lines), beats, room) <= 1;
    },
    /** How much of the scenes these lines need. */
    scenesOf: (told: Told): number => shareOfRoom(inOrder(told, lines), beats, room),
  };
}
export type Scale = ReturnType<typeof createScale>;

/** The best of very many lines one after the other; many are tried at once as long as all of them fit. */
export function inTurn(
  scale: Scale,
  start: Told,
  order: readonly number[],
  stopsAtGap: boolean,
): Told {
  let told = start;
  let count = 1;
  for (let next = 0; next < order.length && !scale.isFull();) {
    const longer = new Set(told);
    const areTogether = order.slice(next, next + count).every((place) => {
      if (longer.has(place)) return true;
      const all = scale.together(place, longer, scale.roomS - scale.secondsIn(longer));
      for (const member of all ?? []) longer.add(member);
      return all !== null;
    });
    if (areTogether && scale.fits(longer)) {
      told = longer;
      next += count;
      count *= 2;
    } else if (count > 1) count = Math.floor(count / 2);
    else if (stopsAtGap) return told;
    else next += 1;
  }
  return told;
}

export const placesOf = (lines: readonly PlacedLine[]) => lines.map(({ place }) => place);
