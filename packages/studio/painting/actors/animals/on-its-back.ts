import { piece, stretched, within, type Posed } from './piece.ts';
import { lowestOf } from './reach.ts';

/** A pose turned over: what lies dead lies on its back, its legs in the air. */
export function onItsBack({ pieces }: Posed): Posed {
  const over = stretched({ x: 0, y: 0 }, 1, -1);
  const turned = pieces.map(({ parts, at }) => piece(parts, within(over, at)));
  return { pieces: turned, ground: lowestOf({ pieces: turned }), rise: 0 };
}
