import { footingOf } from '../../painting/actors/footing.ts';
import { restsOnTable, standSprite } from '../../painting/actors/stand.ts';
import { sizeBesidePeople, standsBehind } from '../../painting/actors/true-size.ts';
import type { Illustration } from './illustration.ts';
import { pieceOfThing, type Manner, type Piece } from './piece.ts';

/* A thing beside people has its own size, and is where it would be there: on a table, on a wall, behind them. */

/** What is smaller could not be seen, and what is larger would leave no room for people; of an adult's height. */
const [smallest, largest] = [0.15, 1.7];
/** A table beside an adult, and how high hangs what hangs beside them. */
const [tableHeight, hangingTop] = [0.43, 1.02];

/** Whether a thing is so large that people stand before it: a house, a bus, an oak. */
export const isBehindPeople = ({ art }: Illustration): boolean =>
  standsBehind(art) && /^(?:outdoors|room|ground)$/u.test(footingOf(art));

/** A thing on a table of the height that tables have beside people. */
function onTable(piece: Piece, high: number, { palette }: Manner): Piece {
  const wide = Math.max(piece.width * 1.2, high * 0.8);
  const table = standSprite({ palette }, wide, high);
  return {
    ...piece,
    width: wide,
    reach: wide,
    height: piece.height + high,
    paint(context, moment) {
      context.drawImage(table.canvas, -wide / 2, -high);
      context.translate(0, -high * 0.97);
      piece.paint(context, moment);
    },
  };
}

/** A thing beside people of whom an adult is `adult` px tall. */
export async function pieceBesidePeople(
  thing: Illustration,
  adult: number,
  manner: Manner,
): Promise<Piece> {
  const share = Math.min(largest, Math.max(smallest, sizeBesidePeople(thing.art)));
  const piece = await pieceOfThing({ ...thing, count: 1 }, adult * share, manner);
  const footing = footingOf(thing.art, thing.doing);
  if (restsOnTable(thing.art)) return onTable(piece, adult * tableHeight, manner);
  if (piece.isGrounded && footing !== 'sign') return piece;
  return { ...piece, isGrounded: false, lift: Math.max(0, adult * hangingTop - piece.height) };
}
