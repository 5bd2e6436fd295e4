import type { PicturePlan } from '@scenewright/contract/rules/picture-plan.ts';
import { captionZone } from '../captions/caption-layout.ts';
import type { Box, Context } from '../painting/brushes/surface.ts';
import type { FamilyName } from '../painting/palette/families.ts';
import { createRandom } from '../painting/random.ts';
import type { Moment } from '../scene.ts';
import { buildBoard } from './catalogue.ts';
import { boardColours, type Tone } from './colours.ts';
import { createGround } from './ground.ts';

export interface BoardOrder {
  readonly plan: PicturePlan;
  readonly family: FamilyName;
  readonly tone: Tone;
  readonly seed: number;
  readonly isLive: boolean;
  readonly isRich: boolean;
}

/** Of captions: two lines, as high as they may become. */
const captionLines = 2.6;

/** Where a board's content stands: above the captions at the foot, inside what platforms leave free. */
export function boardArea({ width, height }: { width: number; height: number }): Box {
  const zone = captionZone({ width, height });
  const isPortrait = height > width;
  const side = width * (isPortrait ? 0.075 : 0.09);
  // Platforms put their buttons over the right eighth of an upright video, below its middle.
  const right = isPortrait ? width * 0.1 : side;
  const top = zone.top;
  const bottom = zone.bottom - zone.fontSize * captionLines;
  return { x: side, y: top, width: width - side - right, height: bottom - top };
}

/** A whole board: its ground and what stands on it. Null where the plan holds nothing to show. */
export function createBoard(
  { plan, family, tone, seed, isLive, isRich }: BoardOrder,
  { width, height }: { width: number; height: number },
): { draw(context: Context, moment: Moment): void } | null {
  const random = createRandom(seed);
  const colours = boardColours(family, tone);
  const unit = Math.min(width, height) / 1080;
  const board = buildBoard({
    plan,
    width,
    height,
    unit,
    isPortrait: height > width,
    area: boardArea({ width, height }),
    colours,
    random: random.fork('board'),
  });
  if (board === null) return null;
  const ground = createGround({
    width,
    height,
    unit,
    colours,
    random: random.fork('ground'),
    isLive,
    isRich,
  });
  return {
    draw(context, moment) {
      ground.draw(context, moment.timeMs, moment.durationMs);
      board.draw(context, moment);
    },
  };
}
