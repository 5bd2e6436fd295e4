import { captionZone } from '../captions/caption-layout.ts';
import type { CaptionStyle } from '../captions/caption-style.ts';
import { artSprite } from '../painting/actors/art.ts';
import type { Sprite } from '../painting/actors/sprite.ts';
import type { Box, Context } from '../painting/brushes/surface.ts';
import type { FamilyName } from '../painting/palette/families.ts';
import { paletteOf } from '../painting/palette/palette.ts';
import { createCanvas, type Canvas } from '@napi-rs/canvas';
import type { PlanLayout } from '@scenewright/contract/rules/picture-plan.ts';
import { nearestShape, type Shape } from '@scenewright/contract/rules/shapes.ts';
import type { CueKind, Moment, SceneCue } from '../scene.ts';
import { paintOutOfFocus } from '../painting/out-of-focus.ts';
import { createRandom, hashText } from '../painting/random.ts';
import type { Board, BoardBrief } from './board.ts';
import { buildBoard } from './catalogue.ts';
import { beforeSet, boardColours, brightestUnderType, type BrandColours } from './colours.ts';
import { listenToEntries } from './cues.ts';
import { createLooks } from './drawn-alike.ts';
import { createGround } from './ground.ts';
import { illustrationRooms } from './illustration/room.ts';
import type { Vignette } from './illustration/draw-standing.ts';
import { createVignette } from './illustration/vignette.ts';
import type { StoredBoard } from './stored-board.ts';

/** What of a film and its scene a board is drawn with. */
export interface BoardLook {
  readonly family: FamilyName;
  readonly seed: number;
  readonly motion: 'still' | 'live';
  readonly richness: 'standard' | 'premium';
}

export interface FrameOfBoard {
  readonly width: number;
  readonly height: number;
  /** Null where nothing is captioned: the board has the whole frame then. */
  readonly captions?: CaptionStyle | null;
  /** The colours that its creator's films have in common. */
  readonly brand?: BrandColours | null | undefined;
}

/** Of captions: two lines as high as they may become, and air above them. */
const captionLines = 3.1;

/** Captions in the middle of the frame would stand on the board: beside one they keep to the foot. */
export function captionsBeside(style: CaptionStyle): CaptionStyle {
  const { position, ...atFoot } = style;
  return position === 'middle' ? atFoot : style;
}

/** Free to the left and right, in shares of the width: platforms put their buttons over the right eighth of an upright video. */
const margins: Readonly<Record<Shape, readonly [number, number]>> = {
  vertical: [0.075, 0.1],
  landscape: [0.09, 0.09],
  square: [0.08, 0.08],
  portrait: [0.08, 0.08],
};

/**
 * How large type and strokes are beside those of full screens with as short a side: a square has half of their room, and what is
 * drawn smaller is whole and keeps its air.
 */
const scales: Readonly<Record<Shape, number>> = {
  vertical: 1,
  landscape: 1,
  square: 0.76,
  portrait: 0.86,
};

/** Where a board's content stands: clear of the captions, inside what platforms leave free. */
export function boardArea({ width, height, captions }: FrameOfBoard, isSilent: boolean): Box {
  const zone = captionZone({ width, height }, captions ? captionsBeside(captions) : {});
  const [leftShare, rightShare] = margins[nearestShape({ width, height })];
  const [left, right] = [width * leftShare, width * rightShare];
  const band = isSilent ? 0 : zone.fontSize * captionLines;
  const isBelow = zone.position === 'top';
  const top = zone.top + (isBelow ? band : 0);
  const bottom = zone.bottom - (isBelow ? 0 : band);
  return { x: left, y: top, width: width - left - right, height: bottom - top };
}

/** What a layout is given to build the board of a drawing from. */
export function boardBrief(
  { plan, tone, isSilent, turn = 0, place, isNight }: StoredBoard,
  { family, seed }: BoardLook,
  frame: FrameOfBoard,
): BoardBrief {
  const { width, height } = frame;
  const colours = boardColours(family, tone, frame.brand);
  return {
    plan,
    width,
    height,
    unit: (Math.min(width, height) / 1080) * scales[nearestShape({ width, height })],
    isPortrait: height >= width,
    area: boardArea(frame, isSilent),
    colours: place === undefined || tone === 'paper' ? colours : beforeSet(colours),
    random: createRandom(seed).fork('board'),
    turn,
    isNight: isNight === true,
    hasPicture: false,
    rowArt: [],
  };
}

/** A board that tells what comes in on it, and when. */
export interface CuedBoard extends Board {
  /** See `Painter`; it is left out where nobody knows. */
  shownAt?(moment: Moment): number;
  cues(scene: Omit<Moment, 'timeMs'>): SceneCue[];
}

/** What it is that comes in on a board; an entry of a thing where it is nothing else. */
const kindOfEntry: Partial<Readonly<Record<PlanLayout, CueKind>>> = {
  checklist: 'check',
  figure: 'figure',
  money: 'figure',
  'bar-chart': 'figure',
  'line-chart': 'figure',
  'ring-chart': 'figure',
  title: 'title',
  'end-card': 'title',
};

/** A board with what stands beside its words; null where the plan holds nothing to show. */
async function illustrated(
  brief: BoardBrief,
  { shows, figures }: StoredBoard,
  { family, motion }: BoardLook,
): Promise<{ readonly board: Board; readonly vignette: Vignette | null } | null> {
  const rooms = shows.length + figures.length === 0 ? null : illustrationRooms(brief);
  const board = buildBoard(
    rooms === null ? brief : { ...brief, area: rooms.board, hasPicture: true },
  );
  if (board === null) return null;
  if (rooms === null) return { board, vignette: null };
  const manner = { brief, palette: paletteOf(family, 'day'), isLive: motion === 'live' };
  return {
    board,
    vignette: await createVignette({ figures, things: shows }, rooms, manner),
  };
}

/** What stands in a row of a board is drawn at this size, in units, and smaller where a row is lower. */
const rowArtSize = 230;

/** The drawings of what a board's items are of. */
async function rowArtOf(
  { rows = [] }: StoredBoard,
  { family }: BoardLook,
  unit: number,
): Promise<(Sprite | null)[]> {
  const palette = paletteOf(family, 'day');
  return await Promise.all(
    rows.map(async (row) =>
      row === null
        ? null
        : await artSprite(row.art, Math.round(rowArtSize * unit), false, palette, row.colour),
    ),
  );
}

/** The set of the place that is told, out of focus, toned so that type reads on all of it. */
function placeBehind(
  { place }: StoredBoard,
  { family }: BoardLook,
  { width, height, colours }: BoardBrief,
): Canvas | null {
  if (place === undefined || colours.tone === 'paper') return null;
  const order = { template: place, family, width, height, seed: hashText(`${place} ${family}`) };
  return paintOutOfFocus(order, brightestUnderType(colours));
}

/** A whole board: its ground and what stands on it. Null where the plan holds nothing to show. Throws for art that nobody draws. */
export async function createBoard(
  stored: StoredBoard,
  look: BoardLook,
  frame: FrameOfBoard,
): Promise<CuedBoard | null> {
  const plain = boardBrief(stored, look, frame);
  const brief = { ...plain, rowArt: await rowArtOf(stored, look, plain.unit) };
  const found = await illustrated(brief, stored, look);
  if (found === null) return null;
  const { board, vignette } = found;
  const ground = createGround({
    ...brief,
    random: createRandom(look.seed).fork('ground'),
    isLive: look.motion === 'live',
    isRich: look.richness === 'premium',
    isBare: vignette !== null,
    place: placeBehind(stored, look, plain),
  });
  const draw = (context: Context, moment: Moment) => {
    ground.draw(context, moment.timeMs, moment.durationMs);
    vignette?.draw(context, moment);
    board.draw(context, moment);
  };
  return {
    draw,
    // People and animals are kept on canvases of their own, which change: what they look like is seen in no call.
    ...(vignette === null ? { shownAt: createLooks(draw) } : {}),
    cues(scene) {
      const kind = kindOfEntry[stored.plan.layout] ?? 'entry';
      // Drawn for its times alone: nobody sees it.
      const unseen = createCanvas(1, 1).getContext('2d');
      const times = listenToEntries(() =>
        board.draw(unseen, { ...scene, timeMs: scene.durationMs - 1 }),
      );
      return [...new Set(times)]
        .filter((timeMs) => timeMs >= 0 && timeMs < scene.durationMs)
        .toSorted((one, other) => one - other)
        .map((timeMs) => ({ kind, timeMs }));
    },
  };
}
