import { createAnimalArt } from '../../painting/actors/animals/animal-art.ts';
import { findAnimal } from '../../painting/actors/animals/animal.ts';
import { footingOf } from '../../painting/actors/footing.ts';
import { mouthAt } from '../../painting/actors/mouth.ts';
import { stagedSprite } from '../../painting/actors/staged-art.ts';
import type { Context } from '../../painting/brushes/surface.ts';
import type { Palette } from '../../painting/palette/palette.ts';
import { createFigureArt } from '../../figures/draw-figure.ts';
import type { Figure } from '../../figures/figure.ts';
import type { Moment } from '../../scene.ts';
import type { BoardBrief } from '../board.ts';
import type { Illustration } from './illustration.ts';

/** Somebody or something to be put into a board's picture. */
export interface Piece {
  /** What its neighbours leave to it, px. */
  readonly width: number;
  /** How far it reaches from side to side in all its motions, px. */
  readonly reach: number;
  readonly height: number;
  /** How far its foot is above the ground, px. */
  readonly lift: number;
  /** Whether it stands on something, and throws a shadow on it. */
  readonly isGrounded: boolean;
  /** Somebody, or one of several of a kind. */
  readonly isOneOfMany: boolean;
  /** How it is named; empty where nothing names it. */
  readonly word: string;
  /** Draws it with the middle of its foot at the origin. */
  paint(context: Context, moment: Moment): void;
}

export interface Manner {
  readonly brief: BoardBrief;
  readonly palette: Palette;
  readonly isLive: boolean;
}

const standing = { lift: 0, isGrounded: true } as const;

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
    ...{ width, reach: width, height, word, ...standing },
    isOneOfMany: count > 1,
    paint(context, { timeMs }) {
      const moment = { seconds: timeMs / 1_000, alive: isLive, seed: 1 };
      draw(context, moment, { mirrored: false, edged: true });
    },
  };
}

/** What hangs or is a part of somebody is on no ground. */
const groundless: ReadonlySet<string> = new Set(['wall', 'part', 'sky', 'air']);

export async function pieceOfThing(
  thing: Illustration,
  longSide: number,
  manner: Manner,
): Promise<Piece> {
  const living = pieceOfAnimal(thing, longSide, manner);
  if (living !== null) return living;
  const { art, colour, count, word = '' } = thing;
  const { palette, isLive } = manner;
  const { canvas, width, height } = await stagedSprite(art, longSide, false, palette, colour);
  return {
    ...{ width, reach: width, height, word, ...standing },
    isGrounded: !groundless.has(footingOf(art, thing.doing)),
    isOneOfMany: count > 1,
    paint(context, { timeMs }) {
      context.rotate(isLive ? Math.sin(timeMs / 900 + width) * 0.018 : 0);
      context.drawImage(canvas, -width / 2, -height);
    },
  };
}

/** Somebody with a body, as tall as `height` px if they stand. */
export async function pieceOfFigure(
  figure: Figure,
  height: number,
  mirrored: boolean,
  { brief, isLive }: Manner,
): Promise<Piece> {
  const light = { fromX: -1, ambient: brief.colours.shadow, ambientShare: 0.02 } as const;
  const art = await createFigureArt(figure, { height, light, mirrored, seed: mirrored ? 2 : 1 });
  // A motion that reaches far may come over its neighbour.
  return {
    ...{ reach: art.width, height: art.height, word: '', ...standing },
    width: Math.min(art.width, height * 0.8),
    isOneOfMany: true,
    paint(context, { timeMs, words }) {
      const mouthOpen = isLive && figure.speaks ? mouthAt(words, timeMs) : 0;
      const moment = { timeMs, alive: isLive, mouthOpen, lookX: 0.2 };
      art.draw(context, { x: 0, y: 0 }, moment);
    },
  };
}
