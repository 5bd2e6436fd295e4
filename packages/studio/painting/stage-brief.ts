import { nearestShape, type Shape } from '@scenewright/contract/rules/shapes.ts';
import type { Drawing } from './drawing.ts';
import { paletteOf } from './palette/palette.ts';
import { createRandom } from './random.ts';
import { proportionsOf, type StageBrief } from './stage.ts';

/** Feet stand above the captions, which take 20–32 % from the bottom of an upright frame and the lowest 22 % of the others. */
const groundShares: Readonly<Record<Shape, number>> = {
  vertical: 0.655,
  landscape: 0.755,
  square: 0.755,
  portrait: 0.745,
};

/** What the templates build a drawing's stage from, in a frame of so many pixels. */
export function stageBriefOf(
  drawing: Drawing,
  { width, height }: { width: number; height: number },
): StageBrief {
  return {
    width,
    height,
    drawing,
    unit: Math.min(width, height) / 1080,
    ...proportionsOf({ width, height }),
    palette: paletteOf(drawing.family, drawing.light),
    random: createRandom(drawing.seed),
    groundY: Math.round(height * groundShares[nearestShape({ width, height })]),
  };
}
