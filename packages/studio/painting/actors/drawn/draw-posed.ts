import { pointAt, type Matrix, type Posed } from '../animals/piece.ts';
import type { DrawnThing } from './drawn-thing.ts';
import { boxed } from './rig-paths.ts';
import { number } from './shape-paths.ts';

/** A path of absolute points (M, L, C, Z) as a matrix puts it. */
const putPath = (path: string, at: Matrix): string =>
  path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/gu, (_, x: string, y: string) => {
    const put = pointAt(at, { x: Number(x), y: Number(y) });
    return `${number(put.x)} ${number(put.y)}`;
  });

/** A pose as a plain drawing that stands on the ground of the pose. */
export function drawPosed(
  { pieces, ground }: Posed,
  about: Pick<DrawnThing, 'cm' | 'staging' | 'main'>,
): DrawnThing {
  const parts = pieces.flatMap(({ parts: own, at }) =>
    own.map((part) => ({ ...part, path: putPath(part.path, at) })),
  );
  return boxed(parts, { ...about, ...(ground === null ? {} : { foot: ground }) });
}
