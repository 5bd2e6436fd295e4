import type { Unit } from '../reading/material.ts';
import type { Beat, BeatRole, Line } from './genre.ts';

export const ownLine = (unit: Unit): Line => ({ text: unit.text, source: 'own', of: '', unit });

interface BeatOptions {
  readonly weight: number;
  readonly alone?: boolean;
  readonly apart?: boolean;
  readonly pauseS?: number;
  readonly number?: number | null;
  readonly note?: string;
}

/** Lines as one beat; a picture note of its units is the beat's. */
export function beatOf(role: BeatRole, lines: readonly Line[], options: BeatOptions): Beat {
  const noted = lines.find(({ unit }) => unit !== null && unit.picture !== null)?.unit?.picture;
  const shows = { role, note: options.note ?? noted ?? '', number: options.number ?? null };
  return {
    lines,
    weight: options.weight,
    alone: options.alone ?? false,
    apart: options.apart ?? false,
    pauseS: options.pauseS ?? 0,
    shows,
  };
}

/** Units that cannot be told apart from each other, in the creator's order: each leans on, or corrects, one before it. */
export type Chain = readonly [Unit, ...Unit[]];

/**
 * The units in chains. Whatever stands between a unit and what it leans on belongs to their chain. A heading belongs to
 * what follows it: the further points under it are chains of their own.
 */
export function chainsOf(units: readonly Unit[]): Chain[] {
  const placeOf = new Map(units.map(({ id }, place) => [id, place]));
  const reach = units.map((_, place) => place);
  units.forEach((unit, place) => {
    if (unit.kind === 'heading' && place + 1 < units.length) reach[place] = place + 1;
    for (const id of [unit.leansOn, unit.corrects]) {
      const other = id === null ? undefined : placeOf.get(id);
      if (other === undefined || (units[other]?.kind === 'heading' && unit.kind !== 'sentence'))
        continue;
      const first = Math.min(place, other);
      reach[first] = Math.max(reach[first] ?? first, place, other);
    }
  });
  const chains: [Unit, ...Unit[]][] = [];
  let end = -1;
  units.forEach((unit, place) => {
    const last = chains.at(-1);
    if (last !== undefined && place <= end) last.push(unit);
    else chains.push([unit]);
    end = Math.max(end, reach[place] ?? place);
  });
  return chains;
}

/**
 * Tells what stands beside a form: in front of the first unit that is of it, or behind the last one. Who wrote it, when and
 * for whom is told where the whole form is.
 */
export function besideForm(
  units: readonly Unit[],
  isOfForm: (unit: Unit) => boolean,
): (unit: Unit) => boolean {
  const first = units.findIndex(isOfForm);
  const last = units.findLastIndex(isOfForm);
  const beside = new Set(first < 0 ? [] : [...units.slice(0, first), ...units.slice(last + 1)]);
  return (unit) => beside.has(unit);
}

/** Whether a chain takes a claim back or corrects it. */
export const isCorrected = (chain: Chain) => chain.some(({ corrects }) => corrects !== null);

/** A chain as a beat. */
export const beatOfChain = (role: BeatRole, chain: Chain, options: BeatOptions) =>
  beatOf(role, chain.map(ownLine), options);

/** Chains as beats of one role, where figures and corrections weigh more than what stands around them. */
export function plainBeats(role: BeatRole, units: readonly Unit[], weight: number): Beat[] {
  return chainsOf(units).map((chain) =>
    beatOfChain(role, chain, { weight: weight + worthOf(chain) }),
  );
}

const perFigure = 0.08;
const ofCorrection = 0.12;

/** What a chain weighs beyond its place: figures and corrections are what a film must not lose. */
export function worthOf(chain: Chain): number {
  const figures = chain.reduce((sum, unit) => sum + unit.figures.length, 0);
  return Math.min(figures, 2) * perFigure + (isCorrected(chain) ? ofCorrection : 0);
}
