import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import type { Box, Context } from '../painting/brushes/surface.ts';
import type { Sprite } from '../painting/actors/sprite.ts';
import type { Random } from '../painting/random.ts';
import type { Moment } from '../scene.ts';
import type { BoardColours } from './colours.ts';

/*
 * A board is a designed picture: type, figures, lists, charts, maps. It is drawn from the typed fields of a picture plan
 * alone, and shows nothing that the plan does not say.
 */

/** What a layout is given to build its board from. Lengths are in pixels of the finished frame. */
export interface BoardBrief {
  readonly plan: PicturePlan;
  readonly width: number;
  readonly height: number;
  /** One thousandth of a 1080 px short side: strokes keep their size in both orientations. */
  readonly unit: number;
  /** Whether it is no wider than high: what a lying frame shows side by side stands one below the other. */
  readonly isPortrait: boolean;
  /** Where content may stand: above the captions, and clear of what platforms lay over a video. */
  readonly area: Box;
  readonly colours: BoardColours;
  readonly random: Random;
  /** Which of the compositions it takes: pictures that follow each other have different ones. */
  readonly turn: number;
  /** Whether it happens at night; left out by day. */
  readonly isNight?: boolean;
  /** Whether a picture stands beside it, so that it paints no picture of its own behind its words. */
  readonly hasPicture: boolean;
  /** What each item is of, drawn; null, or left out, where that is not surely drawn. */
  readonly rowArt: readonly (Sprite | null)[];
}

/** Draws any moment of a board over its ground. The same moment always gives the same pixels, in any order, on any thread. */
export interface Board {
  draw(context: Context, moment: Moment): void;
}

/** Null where the plan lacks what the layout shows: the line itself is set as type then. */
export type BoardBuilder = (brief: BoardBrief) => Board | null;
