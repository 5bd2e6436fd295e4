import type { DrawnThing, Limb, Part } from '../drawn/drawn-thing.ts';
import { boundsOf } from '../drawn/read-drawing.ts';
import { path, stroked } from '../drawn/rig-paths.ts';
import type { Acted } from './doings.ts';
import { asDrawn, piece, within, type Matrix, type Piece, type Posed } from './piece.ts';
import { cycleOf, eyesShut } from './rhythm.ts';

/** How animals of one build move, whatever their outline: each limb about its joint, and all of it as one. */
export interface Build {
  /** Where a limb is; it may move with another one, as eyes with their head. */
  limb(limb: Limb, acted: Acted, thing: DrawnThing): Matrix;
  body(acted: Acted, thing: DrawnThing): Matrix;
  /** Swimmers leap out of the water and back into it: below its line nothing is seen of them. */
  readonly swims?: boolean;
  /** How far off the ground, units. */
  rise?(acted: Acted, thing: DrawnThing): number;
  /** What only some poses show, behind the rest. */
  behind?(acted: Acted): readonly Part[];
}

interface Group {
  readonly limb: Limb | null;
  readonly parts: readonly Part[];
  /** Of an eye, shut. */
  readonly lid: readonly Part[];
}

const groupsOf = new WeakMap<DrawnThing, readonly Group[]>();

/** Parts one behind another that move as one. */
function grouped(thing: DrawnThing): readonly Group[] {
  const known = groupsOf.get(thing);
  if (known !== undefined) return known;
  const groups: { limb: Limb | null; parts: Part[] }[] = [];
  for (const part of thing.parts) {
    const last = groups.at(-1);
    const limb = part.limb ?? null;
    if (last !== undefined && last.limb?.name === limb?.name) last.parts.push(part);
    else groups.push({ limb, parts: [part] });
  }
  const made = groups.map(({ limb, parts }) => ({ limb, parts, lid: lidOf(limb, thing) }));
  groupsOf.set(thing, made);
  return made;
}

const isEye = (limb: Limb | null): boolean => limb?.name.startsWith('eye') === true;

/** A shut eye: a line that hangs over its whole width. */
function lidOf(limb: Limb | null, { parts }: DrawnThing): Part[] {
  if (limb === null || !isEye(limb)) return [];
  const eyes = parts.filter((part) => part.limb?.name === limb.name);
  const { left, right, top, bottom } = boundsOf(eyes);
  const [half, y] = [Math.max((right - left) / 2, 3.5), (top + bottom) / 2];
  const x = (left + right) / 2;
  return [
    stroked(
      '#231d24',
      Math.max(1.8, half * 0.3),
      path`M${x - half} ${y - half * 0.2}C${x - half * 0.5} ${y + half * 0.6} ${x + half * 0.5} ${y + half * 0.6} ${x + half} ${y - half * 0.2}`,
    ),
  ];
}

/** An animal of the sheets at one moment. */
export function poseLimbed(thing: DrawnThing, build: Build, acted: Acted): Posed {
  const body = build.body(acted, thing);
  const shut = eyesShut(acted);
  const pieces = grouped(thing).map(({ limb, parts, lid }): Piece => {
    const at = limb === null ? asDrawn : build.limb(limb, acted, thing);
    return piece(shut && isEye(limb) ? lid : parts, within(body, at));
  });
  const behind = build.behind?.(acted) ?? [];
  const { medium } = acted;
  return {
    pieces: [...(behind.length > 0 ? [piece(behind, body)] : []), ...pieces],
    ground: medium === 'ground' ? thing.height : medium === 'afloat' ? thing.height * 0.66 : null,
    rise:
      medium === 'afloat' && build.swims === true
        ? breach(acted, thing)
        : (build.rise?.(acted, thing) ?? 0),
  };
}

/** A leap out of the water, seconds. */
export const leapS = 1.7;

/** Out of the water and into it again: below the line while it is on its way. */
function breach(acted: Acted, { height }: DrawnThing): number {
  if (acted.doing !== 'jump')
    return acted.alive ? Math.sin(acted.seconds * 2.2) * height * 0.04 : 0;
  const t = acted.alive ? cycleOf(acted.seconds, leapS) : 0.47;
  const air = Math.min(1, Math.max(0, (t - 0.04) / 0.86));
  return height * (-0.46 + 1.75 * 4 * air * (1 - air));
}
