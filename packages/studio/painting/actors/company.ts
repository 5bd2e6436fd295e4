import { nearestShape, type Shape } from '@scenewright/contract/rules/shapes.ts';
import { createFigureArt, type FigureArt } from '../../figures/draw-figure.ts';
import type { Figure, FigureAction } from '../../figures/figure.ts';
import { handwork } from '../../figures/handwork.ts';
import { cameraPoint, type Camera } from '../camera.ts';
import type { Context } from '../brushes/surface.ts';
import type { Company } from '../drawing.ts';
import { hashText } from '../random.ts';
import { propEntryMs, type Moment } from '../shots/cues.ts';
import { createSpeaking } from '../shots/turns.ts';
import type { Stage, StageBrief } from '../stage.ts';
import { createCel, type Cel } from './cel.ts';
import { reachMoves, type Spot } from './spot.ts';
import { clamp01, easeInOut, easeOut, progress } from './motion.ts';
import { mouthAt } from './mouth.ts';
import type { Held } from './on-twos.ts';
import { facesLeft, gapOf, otherOf, standsNearer, travelling } from './pairing.ts';
import { facesAhead, seatedIn, seatIn } from './seats.ts';
import { contactShadow } from './shadow.ts';
import { lightingOf } from './lighting.ts';
import { fitTwo, spanOf } from './span.ts';
import type { Sprite } from './sprite.ts';
import { standsBehind } from './true-size.ts';

/** Somebody on the stage, ready to be drawn at any moment. */
export interface StagedFigure {
  readonly figure: Figure;
  readonly art: FigureArt;
  readonly cel: Cel;
  readonly shadow: Sprite;
  /** Between their feet, px. */
  readonly x: number;
  readonly y: number;
  /** Of the art: those behind, and children among themselves, have another. */
  readonly scale: number;
  readonly mirrored: boolean;
  readonly lead: boolean;
  /** Whom they look at: -1 to the left, 0 the viewer, 1 to the right. */
  readonly lookX: number;
  /** How far they go in a shot, px. */
  readonly travel: number;
  /** Who is with others from the start is not called in. */
  readonly together: boolean;
  /** How far they have the word, where people speak in turn. */
  speaking(moment: Moment, alive: boolean): number | undefined;
}

/** How tall a standing adult is, as a share of the frame's height, by how many there are. */
const heights: Readonly<Record<Shape, readonly number[]>> = {
  vertical: [0, 0.44, 0.4, 0.355, 0.33, 0.315],
  landscape: [0, 0.6, 0.585, 0.565, 0.545, 0.53],
  square: [0, 0.6, 0.575, 0.54, 0.51, 0.49],
  portrait: [0, 0.57, 0.53, 0.48, 0.45, 0.43],
};

/** How tall a standing adult is on this stage, px. */
export function adultHeight({ drawing, width, height }: StageBrief): number {
  const table = heights[nearestShape({ width, height })];
  return height * (table[drawing.figures.length] ?? 0.3);
}

/** What of the frame's width is theirs, as shares from the left; animals and things beside them have the rest. */
function figureZone({ drawing, portrait }: StageBrief): { from: number; to: number } {
  const beside = drawing.heroes.some(({ emoji }) => !standsBehind(emoji));
  const crowded = drawing.figures.length > 2;
  if (!beside && portrait) return crowded ? { from: 0.06, to: 0.94 } : { from: 0.03, to: 0.97 };
  if (!beside) return { from: 0.12, to: 0.88 };
  return portrait ? { from: 0.02, to: crowded ? 0.72 : 0.66 } : { from: 0.1, to: 0.64 };
}

/** What they work at is before them: they stand back from the middle of their place. */
const withThings: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'present',
  'cook',
  'eat',
  'write',
  'type',
  'dig',
  'clean',
  'paint',
  'build',
  'push',
  'give',
  'cut',
  'stir',
  'knead',
  'pour',
  'wash-up',
  'iron',
  'load-washer',
  'sip',
  'plant',
  'pull-up',
  'water-plants',
  'push-barrow',
  'mend',
  'plumb',
  'hammer',
  'sew',
  'play-piano',
  'pay',
  'push-buggy',
  'push-trolley',
  'search',
]);
/** What they are on or in casts their shadow. */
const onFurniture: ReadonlySet<FigureAction> = new Set<FigureAction>([
  'sleep',
  'drive',
  'ride',
  'eat',
  'write',
  'type',
  'sip',
  'sew',
  'play-piano',
]);

interface Place {
  readonly x: number;
  readonly back: boolean;
  readonly shrink: number;
}

/** Places in one row, or, where four or five have no room beside one another, in two. `widths` are px of an adult's scale. */
function placesFor(widths: readonly number[], brief: StageBrief, adult: number): Place[] {
  const { width, drawing } = brief;
  const { from, to } = figureZone(brief);
  const room = (to - from) * width;
  const middle = ((from + to) / 2) * width;
  const gap = drawing.company === 'beside' ? null : gapOf(drawing);
  if (gap !== null)
    return [-1, 1].map((side) => ({
      x: middle + (side * adult * gap) / 2,
      back: false,
      shrink: 1,
    }));
  const total = widths.reduce((sum, each) => sum + each, 0);
  const twoRows = widths.length > 3 && total > room * 1.18;
  if (!twoRows) return row(widths, middle, room).map((place) => ({ ...place, back: false }));
  // Every second one stands behind the gap between the others, and whoever brings a board along: it hides nobody then.
  const broadest = widths.indexOf(Math.max(...widths));
  const step = room / widths.length;
  const shrink = Math.min(1, Math.max(0.74, (step * 2.2) / Math.max(...widths)));
  let x = from * width;
  return widths.map((each, at) => {
    const wide = (each / total) * room;
    x += wide;
    return { x: x - wide / 2, back: at % 2 === broadest % 2, shrink };
  });
}

/** Side by side around the middle; together they shrink where the room is too small, and overlap a little before that. */
function row(widths: readonly number[], middle: number, room: number) {
  const total = widths.reduce((sum, each) => sum + each, 0);
  const shrink = Math.min(1, (room / total) * (widths.length > 1 ? 1.06 : 0.97));
  const stretch = Math.min(1, room / (total * shrink));
  let x = middle - (total * shrink * stretch) / 2;
  return widths.map((each) => {
    const wide = each * shrink * stretch;
    x += wide;
    return { x: x - wide / 2, shrink };
  });
}

/** Children alone, and who sits or lies alone, come nearer. */
function nearness(figures: readonly Figure[], arts: readonly FigureArt[], adult: number): number {
  const tallest = Math.max(...arts.map(({ height }) => height));
  const isAlone = figures.length === 1;
  return Math.min(isAlone ? 1.34 : 1.22, Math.max(1, (adult * 0.96) / tallest));
}

/** Puts everybody on the stage. Lights them as its light falls. */
export async function createCompany(brief: StageBrief, stage: Stage): Promise<StagedFigure[]> {
  const { drawing, height, width, palette } = brief;
  const { figures, company } = drawing;
  if (figures.length === 0) return [];
  const adult = adultHeight(brief);
  const { fromX, ambient, ambientShare } = lightingOf(brief, stage);
  const light = { fromX: fromX < 0 ? (-1 as const) : (1 as const), ambient, ambientShare };
  const mirrored = figures.map(
    (_figure, at) => !facesAhead(drawing.template) && facesLeft(drawing, at),
  );
  const arts = await Promise.all(
    figures.map((figure, at) =>
      createFigureArt(seatedIn(drawing.template, figure), {
        height: adult,
        light,
        mirrored: mirrored[at] ?? false,
        seed: hashText(`${drawing.seed} figure ${at}`),
        seat: seatIn(drawing.template, figure.action),
        ...otherOf(drawing, at),
      }),
    ),
  );
  const near = nearness(figures, arts, adult);
  // A box holds every moment of a motion: people may come a little into one another's.
  const spans = arts.map((art, at) => spanOf(art, figures[at]?.action ?? 'stand'));
  const widths = spans.map(({ wide }) =>
    Math.max(wide * near * (figures.length === 1 ? 1 : 0.84), adult * 0.34),
  );
  const { from, to } = figureZone(brief);
  const places = fitTwo(
    placesFor(widths, brief, adult * near),
    arts,
    figures.map(({ action }) => action),
    { middle: ((from + to) / 2) * width, room: (to - from) * width, scale: near },
  );
  const isMoving =
    figures.every(({ action }) => travelling[action] !== undefined) && drawing.heroes.length === 0;
  const speaking = createSpeaking(drawing.turns ?? []);
  const staged = figures.map((figure, at): StagedFigure => {
    const art = arts[at];
    const place = places[at];
    if (art === undefined || place === undefined) throw new Error('a figure has no place');
    const scale = near * place.shrink * (place.back ? 0.9 : 1);
    const ahead = mirrored[at] === true ? 1 : -1;
    const shift =
      figures.length === 1 && withThings.has(figure.action) ? art.width * scale * 0.13 * ahead : 0;
    const aside = figures.length === 1 ? (spans[at]?.aside ?? 0) * scale : 0;
    return {
      figure,
      art,
      cel: createCel(),
      shadow: contactShadow(
        Math.max(adult * 0.34, onFurniture.has(figure.action) ? art.width * 0.92 : 0) * scale,
        palette.ink,
      ),
      x: place.x + shift + aside,
      y:
        stage.groundY +
        height * (place.back ? -0.022 : 0.006) +
        (standsNearer(company, figure) ? 1 : 0),
      scale,
      mirrored: mirrored[at] ?? false,
      lead: at === 0,
      together: company !== 'beside',
      speaking: (moment, alive) => speaking(at, moment, alive),
      lookX: lookOf(figure, company, figures.length, mirrored[at] ?? false),
      travel: isMoving ? (width * (travelling[figure.action] ?? 0)) / figures.length ** 0.5 : 0,
    };
  });
  return staged.toSorted((one, other) => one.y - other.y);
}

/** Speakers look at the viewer, or at whom they speak to. */
function lookOf(
  { speaks, action }: Figure,
  company: Company,
  count: number,
  mirrored: boolean,
): number {
  // Eyes go where the hands are.
  if (handwork.has(action)) return 0.9 * (mirrored ? -1 : 1);
  if (count === 1) return speaks ? 0 : 0.25;
  if (speaks && company === 'beside') return 0;
  return (company === 'beside' ? 0.35 : 0.8) * (mirrored ? -1 : 1);
}

/** What time it is for the figures, and how they are seen. */
export interface Playing {
  readonly moment: Moment;
  /** Since the shot began. */
  readonly shotMs: number;
  /** 0–1 of the shot. */
  readonly share: number;
  readonly alive: boolean;
  /** Whether those whom a word calls in may come in now: in the first shot. */
  readonly enters: boolean;
  readonly width: number;
}

/** When somebody walks in whom a word calls; null for who is there from the beginning. */
export function walksInAt(
  { figure, lead, together }: Pick<StagedFigure, 'figure' | 'lead' | 'together'>,
  index: number,
  scene: Omit<Moment, 'timeMs'>,
): number | null {
  if (lead || together || figure.cue === '') return null;
  return propEntryMs({ cue: figure.cue }, index, scene);
}

/** How far from their place somebody still is who is called in by a word, px. */
function awayBy(
  staged: StagedFigure,
  index: number,
  { moment, enters, shotMs, width, alive }: Playing,
): number {
  const { x } = staged;
  const entry = walksInAt(staged, index, moment);
  if (!alive || !enters || entry === null) return 0;
  const left = 1 - easeOut(progress(shotMs, entry, 700));
  return left * (x < width / 2 ? -x - width * 0.3 : width * 1.3 - x);
}

/** Somebody as a nearer camera sees them. */
export function nearerFigure(staged: StagedFigure, lens: Camera): StagedFigure {
  const { x, y, scale } = cameraPoint(lens, staged.x, staged.y, 1);
  const { shadow } = staged;
  return {
    ...staged,
    x,
    y,
    scale: staged.scale * scale,
    shadow: { ...shadow, width: shadow.width * scale, height: shadow.height * scale },
  };
}

/** Through which camera somebody is seen at one moment. */
export interface FigureView {
  readonly camera: Camera;
  readonly playing: Playing;
}

/** Draws somebody on their shadow: as they stand `now`, in the pose that they took up when they were `posed`. */
export function drawFigure(
  context: Context,
  staged: StagedFigure,
  index: number,
  { now, posed, isOnce = false }: Held<FigureView>,
): void {
  const { figure, art, shadow, lookX } = staged;
  const at = standsAt(staged, index, now);
  const shadowWidth = shadow.width * at.scale;
  const shadowHeight = shadow.height * at.scale;
  context.drawImage(
    shadow.canvas,
    at.x - shadowWidth / 2,
    at.y - shadowHeight * 0.55,
    shadowWidth,
    shadowHeight,
  );
  const { moment, alive } = posed.playing;
  const speaking = staged.speaking(moment, alive);
  const speaks = speaking === undefined ? figure.speaks : speaking > 0.5;
  const pose = {
    timeMs: moment.timeMs,
    alive,
    mouthOpen: alive && speaks ? mouthAt(moment.words, moment.timeMs) : 0,
    lookX,
    speaking,
  };
  staged.cel.draw(context, {
    now: spotOf(staged, at),
    posed: spotOf(staged, standsAt(staged, index, posed)),
    reach: art.reach,
    isOnce,
    pose: alive ? `${pose.timeMs} ${pose.mouthOpen} ${speaking}` : `still ${speaking}`,
    paint: (onto) => art.draw(onto, { x: 0, y: 0 }, pose),
  });
}

/** How far on the screen any part of somebody goes between two moments, px; what they do themselves is a matter of poses. */
export function figureMoves(
  staged: StagedFigure,
  index: number,
  { now, posed }: Held<FigureView>,
): number {
  const spotAt = (view: FigureView) => spotOf(staged, standsAt(staged, index, view));
  return reachMoves(staged.art.reach, { now: spotAt(now), posed: spotAt(posed) });
}

/** Where on the screen somebody's feet are, and how large things are there. */
function standsAt(staged: StagedFigure, index: number, { camera, playing }: FigureView) {
  const { travel, mirrored } = staged;
  const { alive, share } = playing;
  const gone = alive ? (easeInOut(clamp01(share)) * 0.4 + share * 0.6 - 0.5) * travel : 0;
  const x = staged.x + (mirrored ? -gone : gone) + awayBy(staged, index, playing);
  return cameraPoint(camera, x, staged.y, 1);
}

function spotOf({ scale: own }: StagedFigure, { x, y, scale }: ReturnType<typeof standsAt>): Spot {
  return { a: scale * own, b: 0, c: 0, d: scale * own, e: x, f: y };
}
