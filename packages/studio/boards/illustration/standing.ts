import { realCm } from '../../painting/actors/real-size.ts';
import type { Box } from '../../painting/brushes/surface.ts';
import type { Figure } from '../../figures/figure.ts';
import { isBehindPeople, pieceBesidePeople } from './beside-people.ts';
import { mostOfOneThing, type Illustration } from './illustration.ts';
import { pieceOfFigure, pieceOfThing, type Manner, type Piece } from './piece.ts';
import { excess, inRow, inRows, type Standing } from './rows.ts';

export interface Shown {
  readonly figures: readonly Figure[];
  readonly things: readonly Illustration[];
}

/** Room for each of several, as a share of one alone, by how many there are. */
const shrunk = [1, 1, 0.64, 0.56, 0.56, 0.46, 0.42, 0.4, 0.36, 0.36, 0.34, 0.32, 0.32];
/** Whoever is small is drawn so many times as large, at most. */
const mostLarger = 2.2;

/** All that is shown, one by one: of one thing as many as there are. */
const oneByOne = (things: readonly Illustration[]): readonly Illustration[] =>
  things.length === 1
    ? things.flatMap((each) =>
        Array.from({ length: Math.min(each.count, mostOfOneThing) }, () => each),
      )
    : things;

/** The smallest of several is so large beside the largest at least: it has to be seen as well. */
const leastBeside = 0.4;

/** How large each of several is beside the largest of them: by its true size, the difference made smaller. */
function sharesOf(things: readonly Illustration[]): (art: string) => number {
  const most = Math.max(...things.map(({ art }) => realCm(art) ?? 0));
  return (art) => {
    const cm = realCm(art);
    return cm === null || most === 0 ? 1 : Math.max(leastBeside, Math.sqrt(cm / most));
  };
}

/** Things without people, each painted once: of five bees one is painted. */
async function piecesOf(
  things: readonly Illustration[],
  longSide: number,
  manner: Manner,
): Promise<readonly Piece[]> {
  const share = sharesOf(things);
  const pieces = new Map<string, Promise<Piece>>();
  return await Promise.all(
    things.map((thing) => {
      const key = `${thing.art} ${thing.colour ?? ''}`;
      const piece = pieces.get(key) ?? pieceOfThing(thing, longSide * share(thing.art), manner);
      pieces.set(key, piece);
      return piece;
    }),
  );
}

/** What is larger than they are stands behind people, who are before one end of it. */
const [aside, furtherOff] = [0.4, 0.075];

async function peopleIn(
  room: Box,
  { figures, things }: Shown,
  scale: number,
  manner: Manner,
): Promise<readonly Standing[]> {
  const adult = room.height * scale;
  const isRight = room.x + room.width / 2 > manner.brief.width * 0.55;
  const people = await Promise.all(
    // They look to the words, and two of them at each other.
    figures.map((figure, at) => pieceOfFigure(figure, adult, (at % 2 === 1) !== isRight, manner)),
  );
  const [thing] = things;
  const ink = manner.brief.colours.shadow;
  const middle = { x: room.x + room.width / 2, y: room.y + room.height };
  if (thing === undefined) return inRow(people, middle, ink);
  const other = await pieceBesidePeople(thing, adult, manner);
  if (!isBehindPeople(thing)) return inRow([...people, other], middle, ink);
  const before = { ...middle, x: middle.x - other.width * aside };
  const behind = { ...middle, y: middle.y - room.height * furtherOff };
  return [...inRow([other], behind, ink), ...inRow(people, before, ink)];
}

/** All that is shown, as large as its room holds it: people in one row with the things beside them. */
export async function standingIn(
  room: Box,
  shown: Shown,
  manner: Manner,
): Promise<readonly Standing[]> {
  const hasPeople = shown.figures.length > 0;
  const things = oneByOne(shown.things).slice(0, hasPeople ? 1 : mostOfOneThing);
  const share = shrunk[Math.min(things.length, shrunk.length - 1)] ?? 0.4;
  const most = Math.max(room.width, room.height) * share;
  const stand = async (scale: number) =>
    hasPeople
      ? await peopleIn(room, { ...shown, things }, scale, manner)
      : inRows(await piecesOf(things, most * scale, manner), room, manner.brief.colours.shadow);
  const large = await stand(1);
  const over = excess(large, room);
  // Children alone are as large as their room: nobody beside them shows how small they are.
  const isSmall = hasPeople && over < 0.85;
  return over <= 1 && !isSmall ? large : await stand(Math.min(mostLarger, 1 / over));
}
