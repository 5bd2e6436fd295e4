import { createAnimalArt } from '../../painting/actors/animals/animal-art.ts';
import { findAnimal } from '../../painting/actors/animals/animal.ts';
import { sizeBesidePeople } from '../../painting/actors/true-size.ts';
import { createFigureArt } from '../../figures/draw-figure.ts';
import type { Figure } from '../../figures/figure.ts';
import { artSprite } from '../../painting/actors/art.ts';
import { overshoot, progress } from '../../painting/actors/motion.ts';
import { mouthAt } from '../../painting/actors/mouth.ts';
import { contactShadow } from '../../painting/actors/shadow.ts';
import type { Sprite } from '../../painting/actors/sprite.ts';
import type { Box, Context } from '../../painting/brushes/surface.ts';
import type { Palette } from '../../painting/palette/palette.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief } from '../board.ts';
import { entryTime } from '../cues.ts';
import { mostOfOneThing, type Illustration } from './illustration.ts';
import type { Rooms } from './room.ts';
import { createSetting, type Setting } from './setting.ts';
import { isAfloat, settingKindOf, type SettingKind } from './setting-kind.ts';

/* The picture on a board: whom or what it speaks of, large, on a ground and before a shape of colour. */

export interface Vignette {
  draw(context: Context, moment: Moment): void;
  /** Whom or what it shows, without what they stand on. */
  drawPieces(context: Context, moment: Moment): void;
}

/** Somebody or something to be put there. */
interface Piece {
  /** What its neighbours leave to it, px. */
  readonly width: number;
  /** How far it reaches from side to side in all its motions, px. */
  readonly reach: number;
  readonly height: number;
  /** Somebody, or one of several of a kind. */
  readonly isOneOfMany: boolean;
  /** How it is named; empty where nothing names it. */
  readonly word: string;
  /** Draws it with the middle of its foot at the origin. */
  paint(context: Context, moment: Moment): void;
}

interface Standing {
  readonly piece: Piece;
  readonly shadow: Sprite;
  /** Middle of its foot. */
  readonly x: number;
  readonly y: number;
}

export interface Shown {
  readonly figures: readonly Figure[];
  readonly things: readonly Illustration[];
}

interface Manner {
  readonly brief: BoardBrief;
  readonly palette: Palette;
  readonly isLive: boolean;
}

/** Room for each of several, as a share of one alone, by how many there are. */
const shrunk = [1, 1, 0.64, 0.56, 0.56, 0.46, 0.42, 0.4, 0.36, 0.36, 0.34, 0.32, 0.32];
/** So far into the air between them a row may reach out of its room. */
const widest = 1.04;
/** The longer side of a thing beside people, as a share of an adult's height. */
const leastBesidePeople = 0.26;
const mostBesidePeople = 0.8;
/** Whoever is small is drawn so many times as large, at most. */
const mostLarger = 2.2;
const entryMs = 480;
const betweenMs = 140;
/** All of several are there by then. */
const allThereMs = 700;

/** All that is shown, one by one: of one thing as many as there are. */
const oneByOne = (things: readonly Illustration[]): readonly Illustration[] =>
  things.length === 1
    ? things.flatMap((each) =>
        Array.from({ length: Math.min(each.count, mostOfOneThing) }, () => each),
      )
    : things;

/** An animal at what it does, as large as its room; null for what is none, or only stands there. */
function pieceOfAnimal(
  { art, colour, count, doing, word = '' }: Illustration,
  longSide: number,
  { brief, isLive }: Manner,
): Piece | null {
  const animal = doing === undefined ? null : findAnimal(art);
  if (animal === null || doing === undefined) return null;
  const lighting = {
    fromX: -1,
    glow: '#fff3d0',
    ambient: brief.colours.shadow,
    ambientShare: 0.02,
  };
  const { width, height, draw } = createAnimalArt(animal, {
    doing,
    medium: doing === 'fly' ? 'air' : 'ground',
    size: longSide,
    most: { width: longSide, height: longSide },
    colour,
    lighting,
  });
  return {
    width,
    reach: width,
    height,
    isOneOfMany: count > 1,
    word,
    paint(context, { timeMs }) {
      const moment = { seconds: timeMs / 1_000, alive: isLive, seed: 1 };
      draw(context, moment, { mirrored: false, edged: true });
    },
  };
}

async function pieceOfThing(thing: Illustration, longSide: number, manner: Manner): Promise<Piece> {
  const living = pieceOfAnimal(thing, longSide, manner);
  if (living !== null) return living;
  const { art, colour, count, word = '' } = thing;
  const { palette, isLive } = manner;
  const { canvas, width, height } = await artSprite(art, longSide, false, palette, colour);
  return {
    width,
    reach: width,
    height,
    isOneOfMany: count > 1,
    word,
    paint(context, { timeMs }) {
      context.rotate(isLive ? Math.sin(timeMs / 900 + width) * 0.018 : 0);
      context.drawImage(canvas, -width / 2, -height);
    },
  };
}

/** Somebody with a body, as tall as `height` px if they stand. */
async function pieceOfFigure(
  figure: Figure,
  height: number,
  mirrored: boolean,
  { brief, isLive }: Manner,
): Promise<Piece> {
  const light = { fromX: -1, ambient: brief.colours.shadow, ambientShare: 0.02 } as const;
  const art = await createFigureArt(figure, { height, light, mirrored, seed: mirrored ? 2 : 1 });
  // A motion that reaches far may come over its neighbour.
  return {
    width: Math.min(art.width, height * 0.8),
    reach: art.width,
    height: art.height,
    isOneOfMany: true,
    word: '',
    paint(context, { timeMs, words }) {
      const mouthOpen = isLive && figure.speaks ? mouthAt(words, timeMs) : 0;
      const moment = { timeMs, alive: isLive, mouthOpen, lookX: 0.2 };
      art.draw(context, { x: 0, y: 0 }, moment);
    },
  };
}

/** How far behind a row the next one stands, as a share of its height: lower things hide less of one another. */
const rowStep = 0.74;
/** People, and several of one kind, come a little into one another's air; a bus and a taxi stand apart. */
const togetherShare = 0.94;
const apartShare = 1.14;

/** Side by side on one ground. */
function inRow(
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
function inRows(pieces: readonly Piece[], room: Box, shadowInk: string): Standing[] {
  const x = room.x + room.width / 2;
  const front = room.y + room.height;
  const high = Math.max(...pieces.map(({ height }) => height));
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
function excess(standing: readonly Standing[], room: Box): number {
  const left = Math.min(...standing.map(({ x, piece }) => x - piece.reach / 2));
  const right = Math.max(...standing.map(({ x, piece }) => x + piece.reach / 2));
  const high = Math.max(...standing.map(({ y, piece }) => piece.height / (y - room.y)));
  return Math.max((right - left) / (room.width * widest), high);
}

/** All that is shown, as large as its room holds it: people in one row with the things beside them. */
async function standingIn(room: Box, shown: Shown, manner: Manner): Promise<readonly Standing[]> {
  const { figures } = shown;
  const things = oneByOne(shown.things).slice(0, figures.length > 0 ? 1 : mostOfOneThing);
  const count = figures.length + things.length;
  const share = shrunk[Math.min(count, shrunk.length - 1)] ?? 0.4;
  const isRight = room.x + room.width / 2 > manner.brief.width * 0.55;
  const make = async (scale: number) => {
    const pieces = new Map<string, Promise<Piece>>();
    // Five bees are painted once.
    const pieceOf = (thing: Illustration, longSide: number) => {
      const key = `${thing.art} ${thing.colour ?? ''}`;
      const piece = pieces.get(key) ?? pieceOfThing(thing, longSide, manner);
      pieces.set(key, piece);
      return piece;
    };
    const adult = room.height * scale;
    const most = Math.max(room.width, room.height) * share * scale;
    // Beside people things have their own size, as far as that can be seen: a harmonica is no piano.
    const longSideOf = ({ art }: Illustration) =>
      figures.length === 0
        ? most
        : adult * Math.min(mostBesidePeople, Math.max(leastBesidePeople, sizeBesidePeople(art)));
    return await Promise.all([
      ...figures.map((figure, at) => {
        // They look to the words, and two of them at each other.
        const mirrored = (at % 2 === 1) !== isRight;
        return pieceOfFigure(figure, adult, mirrored, manner);
      }),
      ...things.map((thing) => pieceOf(thing, longSideOf(thing))),
    ]);
  };
  const ink = manner.brief.colours.shadow;
  const stand = (pieces: readonly Piece[]) =>
    figures.length > 0
      ? inRow(pieces, { x: room.x + room.width / 2, y: room.y + room.height }, ink)
      : inRows(pieces, room, ink);
  const large = stand(await make(1));
  const over = excess(large, room);
  // Children alone are as large as their room: nobody beside them shows how small they are.
  const isSmall = figures.length > 0 && over < 0.85;
  return over <= 1 && !isSmall ? large : stand(await make(Math.min(mostLarger, 1 / over)));
}

/** Between what stands nearest and the edge of what it stands on, and how far the ground reaches behind what stands farthest, in units. */
const [toLip, toHorizon] = [58, 62];
/** How much larger a picture becomes during its scene, as a camera comes nearer. */
const pushShare = 0.045;
const [beatMs, beatShare] = [460, 0.055];
const bobMs = 1_300;

/** Where things stand in a room: clear of the edge of their ground, and of the air above a moving camera. */
function standingRoom({ illustration: room }: Rooms, kind: SettingKind, unit: number): Box {
  const above = room.height * 0.045;
  const below = isAfloat(kind) ? above : toLip * unit;
  const beside = room.width * 0.05;
  return {
    x: room.x + beside,
    y: room.y + above,
    width: room.width - beside * 2,
    height: room.height - above - below,
  };
}

/** What things are in, as its planes are painted: where its ground begins follows from where they stand. */
function settingAround(
  standing: readonly Standing[],
  { rooms, kind, room }: { rooms: Rooms; kind: SettingKind; room: Box },
  { brief, palette, isLive }: Manner,
): Setting {
  const { unit } = brief;
  const foot = Math.max(room.y, ...standing.map(({ y }) => y));
  const farthest = Math.min(foot, ...standing.map(({ y }) => y));
  const setting = {
    ...{ board: brief, palette, rooms, kind },
    horizon: farthest - toHorizon * unit * (kind === 'road' ? 1.5 : 1),
    lip: foot + toLip * unit * 0.86,
    centre: room.x + room.width / 2,
  };
  return createSetting(setting, isLive);
}

/** Makes ready what stands there. Throws for art that nobody draws. */
export async function createVignette(
  shown: Shown,
  rooms: Rooms,
  manner: Manner,
): Promise<Vignette> {
  const { isLive, brief } = manner;
  const kind = settingKindOf(shown.things, shown.figures.length > 0);
  const room = standingRoom(rooms, kind, brief.unit);
  const standing = await standingIn(room, shown, manner);
  const setting = settingAround(standing, { rooms, kind, room }, manner);
  const between = Math.min(betweenMs, allThereMs / standing.length);
  const floats = isAfloat(kind);
  const drawPieces = (context: Context, moment: Moment): void => {
    const { timeMs, durationMs, words } = moment;
    const shift = setting.shiftAt(moment);
    const push = isLive ? pushShare * (timeMs / Math.max(1, durationMs)) : 0;
    for (const [at, { piece, shadow, x, y }] of standing.entries()) {
      const said = entryTime(piece.word, words, durationMs);
      const begin = at * between;
      const share = 0.35 + 0.65 * progress(timeMs, begin, entryMs);
      const beat = isLive ? beatShare * Math.sin(Math.PI * progress(timeMs - said, 0, beatMs)) : 0;
      const scale = (0.6 + 0.4 * overshoot(share)) * (1 - pushShare + push + beat);
      const bob = floats && isLive ? Math.sin(timeMs / bobMs + at) * 9 * brief.unit : 0;
      const lift = floats ? (y - piece.height - room.y) / 2 - bob : 0;
      context.save();
      context.translate(x + shift, y - lift);
      context.scale(scale, scale);
      if (!floats) context.drawImage(shadow.canvas, -shadow.width / 2, -shadow.height * 0.55);
      piece.paint(context, moment);
      context.restore();
    }
  };
  return {
    drawPieces,
    draw(context, moment) {
      setting.behind(context, moment);
      drawPieces(context, moment);
      setting.before(context, moment);
    },
  };
}
