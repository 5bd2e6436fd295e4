import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { nearestShape } from '@scenewright/contract/rules/shapes.ts';
import { paintSurface } from './brushes/surface.ts';
import type { Drawing, TemplateName } from './drawing.ts';
import type { FamilyName } from './palette/families.ts';
import { stageBriefOf } from './stage-brief.ts';
import { stageFor } from './templates/catalogue.ts';

/** So many times smaller it is painted: nothing of it is sharp. */
const shrink = 6;
const blurPx = 2.6;
/** What a set loses under its tint it is given before. */
const brightness = 1.75;

export interface PlaceOrder {
  readonly template: TemplateName;
  readonly family: FamilyName;
  readonly width: number;
  readonly height: number;
  /** A place keeps its set from scene to scene. */
  readonly seed: number;
}

/** Nobody and nothing but a set. */
const emptySet = ({ template, family, width, height, seed }: PlaceOrder): Drawing => ({
  version: 1,
  template,
  seed,
  family,
  orientation: nearestShape({ width, height }),
  motion: 'still',
  richness: 'standard',
  light: 'day',
  weather: 'clear',
  mood: 'calm',
  heroes: [],
  props: [],
  figures: [],
  company: 'beside',
  card: { kicker: '', headline: '', figure: null },
  shots: ['wide'],
  board: null,
});

/**
 * The set of a place as a camera sees it that is focused on something nearer; several times smaller than the frame. `tint` is what
 * white becomes on it: no part of it is brighter, so that type which reads on the tint reads on all of it.
 */
export function paintOutOfFocus(order: PlaceOrder, tint: string): Canvas {
  const { width, height } = order;
  const brief = stageBriefOf(emptySet(order), order);
  const stage = stageFor(brief);
  const [wide, high] = [Math.ceil(width / shrink), Math.ceil(height / shrink)];
  const sharp = paintSurface(wide, high, (context) => {
    context.scale(1 / shrink, 1 / shrink);
    for (const plane of [...stage.planes, ...stage.foreground]) {
      context.save();
      plane.paint(context);
      context.restore();
    }
  });
  const canvas = createCanvas(wide, high);
  const context = canvas.getContext('2d');
  context.filter = `brightness(${brightness})`;
  // Once as it is, so that the edges, which the blur would let fade, are covered.
  context.drawImage(sharp, 0, 0);
  context.filter = `blur(${blurPx}px) brightness(${brightness}) saturate(1.25)`;
  const over = blurPx * 3;
  context.drawImage(sharp, -over, -over, wide + over * 2, high + over * 2);
  context.filter = 'none';
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = tint;
  context.fillRect(0, 0, wide, high);
  return canvas;
}
