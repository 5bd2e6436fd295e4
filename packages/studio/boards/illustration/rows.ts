import { contactShadow } from '../../painting/actors/shadow.ts';
import type { Sprite } from '../../painting/actors/sprite.ts';
import type { Box } from '../../painting/brushes/surface.ts';
import type { Piece } from './piece.ts';

/* How several stand together in one room. */

export interface Standing {
  readonly piece: Piece;
  readonly shadow: Sprite;
  /** Middle of its foot. */
  readonly x: number;
  readonly y: number;
}

/** So far into the air between them a row may reach out of its room. */
const widest = 1.04;
/** How far behind a row the next one stands, as a share of its height: lower things hide less of one another. */
const rowStep = 0.74;
/** People, and several of one kind, come a little into one another's air; a bus and a taxi stand apart. */
const togetherShare = 0.94;
const apartShare = 1.14;

/** Side by side on one ground. */
export function inRow(
  pieces: readonly Piece[],
  ground: { readonly x: number; readonly y: number },
  shadowInk: string,
): Standing[] {
  const shareOf = ({ isOneOfMany }: Piece): number =>
    pieces.length === 1 ? 1 : isOneOfMany ? togetherShare : apartShare;
  const total = pieces.reduce((sum, piece) => sum + piece.width * shareOf(piece), 0);
  let x = ground.x - total / 2;
  return pieces.map((piece) => {
    const room = piece.width * shareOf(piece);
    const middle = x + room / 2;
    x += room;
    return { piece, shadow: contactShadow(piece.width * 0.92, shadowInk), x: middle, y: ground.y };
  });
}

/** In two rows, or three of very many: the farther ones hold no more than the nearer. */
function rowSizes(count: number): readonly number[] {
  const rows = count < 3 ? 1 : count < 8 ? 2 : 3;
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** Three things or more stand in rows, the farther ones first: so none hides the others, and all are as large as they can be. */
export function inRows(pieces: readonly Piece[], room: Box, shadowInk: string): Standing[] {
  const x = room.x + room.width / 2;
  const front = room.y + room.height;
  const high = Math.max(...pieces.map(({ height, lift }) => height + lift));
  const sizes = rowSizes(pieces.length);
  const behind = sizes.length - 1;
  const back = Math.min(front, Math.max(room.y + high, front - high * rowStep * behind));
  let from = 0;
  return sizes.flatMap((size, row) => {
    const y = back + ((front - back) * row) / Math.max(1, behind);
    const own = pieces.slice(from, from + size);
    from += size;
    return inRow(own, { x, y }, shadowInk);
  });
}

/** How much larger than its room a row is, in whichever direction it is more. */
export function excess(standing: readonly Standing[], room: Box): number {
  const left = Math.min(...standing.map(({ x, piece }) => x - piece.reach / 2));
  const right = Math.max(...standing.map(({ x, piece }) => x + piece.reach / 2));
  const high = Math.max(
    ...standing.map(({ y, piece }) => (piece.height + piece.lift) / (y - room.y)),
  );
  return Math.max((right - left) / (room.width * widest), high);
}
