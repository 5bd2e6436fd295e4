import type { Part } from '../drawn/drawn-thing.ts';
import type { Acted } from './doings.ts';
import type { Animal } from './animal.ts';
import { pointAt, type Point, type Posed } from './piece.ts';

/** Units, from the origin of a drawing; `ground` is where it is cut off, if it is. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const pointsOf = new WeakMap<Part, readonly Point[]>();

/** Points that hold a path: its ends and handles, and the sides of its arcs. */
function points(part: Part): readonly Point[] {
  const known = pointsOf.get(part);
  if (known !== undefined) return known;
  const found: Point[] = [];
  for (const [, command = '', rest = ''] of part.path.matchAll(/([MLCQTAZ])([^MLCQTAZ]*)/gu)) {
    const values = (rest.match(/-?\d*\.?\d+/gu) ?? []).map(Number);
    if (command === 'A')
      for (let at = 0; at + 6 < values.length; at += 7) {
        const [rx = 0, ry = 0] = [values[at], values[at + 1]];
        const [x = 0, y = 0] = [values[at + 5], values[at + 6]];
        found.push({ x, y: y - Math.max(rx, ry) }, { x, y: y + ry }, { x, y });
      }
    else
      for (let at = 0; at + 1 < values.length; at += 2)
        found.push({ x: values[at] ?? 0, y: values[at + 1] ?? 0 });
  }
  pointsOf.set(part, found);
  return found;
}

/** How low the parts of a pose come, units. */
export const lowestOf = ({ pieces }: Pick<Posed, 'pieces'>): number =>
  Math.max(
    ...pieces.flatMap(({ parts, at }) =>
      parts.flatMap((part) => points(part).map((point) => pointAt(at, point).y + part.line / 2)),
    ),
  );

function widen(box: { -readonly [Key in keyof Reach]: Reach[Key] }, { pieces, rise }: Posed) {
  for (const { parts, at } of pieces)
    for (const part of parts)
      for (const point of points(part)) {
        const { x, y } = pointAt(at, point);
        const half = part.line / 2;
        box.left = Math.min(box.left, x - half);
        box.right = Math.max(box.right, x + half);
        box.top = Math.min(box.top, y - half - rise);
        box.bottom = Math.max(box.bottom, y + half - rise);
      }
}

/** So many, so far apart that no gait is only met at the same moments of it. */
const moments = 44;
const apartS = 0.1173;

/** What an animal reaches over its whole motion, its leaps too. */
export function reachOf(animal: Animal, acted: Omit<Acted, 'seconds' | 'alive'>): Reach {
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const still = animal.pose({ ...acted, seconds: 0, alive: false });
  widen(box, still);
  for (let index = 0; index < moments; index++)
    widen(box, animal.pose({ ...acted, seconds: index * apartS, alive: true }));
  return still.ground === null ? box : { ...box, bottom: still.ground };
}
