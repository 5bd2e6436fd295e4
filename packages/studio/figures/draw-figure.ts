import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { artSprite } from '../painting/actors/art.ts';
import type { Reach } from '../painting/actors/spot.ts';
import { facesLeft, stagingOf } from '../painting/actors/staging.ts';
import { sizeBesidePeople } from '../painting/actors/true-size.ts';
import type { Context } from '../painting/brushes/surface.ts';
import { paletteOf } from '../painting/palette/palette.ts';
import { noiseAt } from '../painting/random.ts';
import { adultUnits, measuresOf } from './body/measures.ts';
import type { Ink } from './brush/ink.ts';
import { createToneMaker, personTones, type Light } from './brush/tones.ts';
import type { Figure, FigureAction } from './figure.ts';
import { onGround } from './pairs.ts';
import type { FigureMoment } from './moment.ts';
import { cutOf } from './outfits/wardrobe.ts';
import { headOf, perform, type OtherOne, type Performer } from './perform.ts';
import { heldShare, isAloft } from './props/held-share.ts';
import type { HeldThing, Seat } from './props/prop.ts';

export interface FigureOptions {
  /** Of a standing adult, px; children are smaller by themselves. */
  readonly height: number;
  readonly light: Light;
  /** Figures face right unless mirrored. */
  readonly mirrored: boolean;
  readonly seed: number;
  /** What it sits on; a chair where none is told. */
  readonly seat?: Seat;
  /** Whom it does something to: who stands so far off, as a share of `height`, and whether they face the same way. */
  readonly other?: { readonly figure: Figure; readonly gap: number; readonly facesAway: boolean };
}

/** A figure, ready to be drawn at any moment. */
export interface FigureArt {
  /** Px of a box that holds every moment, with the feet (or wheels) at the middle of its lower side. */
  readonly width: number;
  readonly height: number;
  /** Px from between the feet that no ink of any moment lies beyond. */
  readonly reach: Reach;
  /** `at` is on the ground, between the feet. */
  draw(
    context: Context,
    at: { readonly x: number; readonly y: number },
    moment: FigureMoment,
  ): void;
}

/** Throws for a held thing that nobody draws. */
export async function createFigureArt(told: Figure, options: FigureOptions): Promise<FigureArt> {
  const figure = undressed(told);
  const { height, light, mirrored, seed, seat = 'chair', other } = options;
  const scale = height / adultUnits;
  const facing = mirrored ? -1 : 1;
  const tones = createToneMaker(light);
  const held = figure.held === '' ? null : await heldThing(figure, height);
  const performer: Performer = {
    figure,
    dress: {
      measures: measuresOf(figure.look),
      cut: cutOf(figure.look),
      tones,
      person: personTones(figure.look, tones),
    },
    held,
    seed,
    shift: noiseAt(seed, 7) * 3,
    seat,
    ...(other === undefined ? {} : { other: otherOne(other) }),
  };
  const lightX = light.fromX * facing;
  const drawUnits = (context: Context, moment: FigureMoment): void => {
    const ink: Ink = { context, lightX, seam: 'rgba(40,20,60,0.16)' };
    perform(ink, performer, moment, facing);
  };
  let measured: ReturnType<typeof measureReach> | undefined;
  /** Measured when it is asked for: it costs as much as 25 drawings. */
  const reach = () => (measured ??= measureReach(drawUnits));
  let sinking: boolean | undefined;
  const sinks = () => (sinking ??= reachesBelowGround(drawUnits));
  return {
    get width() {
      return Math.ceil(reach().side * 2 * scale);
    },
    get height() {
      return Math.ceil(reach().up * scale);
    },
    get reach() {
      const { behind, ahead, up } = reach();
      const [left, right] = mirrored ? [ahead, behind] : [behind, ahead];
      return {
        left: -(left + unmeasured.aside) * scale,
        right: (right + unmeasured.aside) * scale,
        top: -(up + unmeasured.above) * scale,
        bottom: unmeasured.below * scale,
      };
    },
    draw(context, at, moment) {
      context.save();
      context.translate(at.x, at.y);
      context.scale(scale * facing, scale);
      // Nothing sinks into the ground: what would, is cut along it. Only that, because each clip within another is dear.
      if (sinks()) {
        context.beginPath();
        context.rect(-4000, -4000, 8000, 4000 + groundEdge);
        context.clip();
      }
      drawUnits(context, moment);
      context.restore();
    },
  };
}

/** Nobody is in a bath in their coat. */
const undressed = (figure: Figure): Figure =>
  figure.action === 'sit-in-bath'
    ? { ...figure, look: { ...figure.look, outfit: 'swimwear', headwear: 'none' } }
    : figure;

function otherOne({ figure, gap, facesAway }: NonNullable<FigureOptions['other']>): OtherOne {
  const head = headOf(figure, measuresOf(figure.look));
  const units = gap * adultUnits;
  return { gap: units, head: { x: units + (facesAway ? head.x : -head.x), y: head.y } };
}

/** They go along with somebody: they look where it goes. */
const alongside: ReadonlySet<FigureAction> = new Set(['pull', 'push-along']);
const turnable: ReadonlySet<string> = new Set(['vehicle', 'walker', 'boat']);

/** A car is drawn smaller than it is before who pushes it: all of it has to be in the frame. */
const [mostPushed, pushedSize] = [1.6, 1.25];

async function heldThing(
  { held: name, heldColour, action }: Figure,
  height: number,
): Promise<HeldThing> {
  const ownSize = sizeBesidePeople(name);
  const trueSize = ownSize > mostPushed ? pushedSize : ownSize;
  const share = onGround.has(action) ? Math.max(0.3, trueSize) : 0.3;
  const side = Math.max(24, Math.round(height * share));
  const isTurned = alongside.has(action) && turnable.has(stagingOf(name)) && facesLeft(name);
  const {
    canvas,
    width,
    height: high,
  } = await artSprite(name, side, isTurned, paletteOf('meadow', 'day'), heldColour);
  const longest = Math.max(width, high);
  return {
    canvas,
    width: width / longest,
    height: high / longest,
    share: heldShare(name),
    trueSize,
    isAloft: isAloft(name),
  };
}

/** How far below the ground shoes and wheels may reach, in figure units. */
const groundEdge = 2;
const stillMoment = { timeMs: 0, alive: false, mouthOpen: 0, lookX: 0 };

/** Whether any of its ink lies deeper than that, over the whole motion. */
function reachesBelowGround(drawUnits: (context: Context, moment: FigureMoment) => void): boolean {
  const [width, height] = [1_400, 40];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(width / 2, -groundEdge);
  drawUnits(context, stillMoment);
  for (let step = 0; step < 12; step++)
    drawUnits(context, { ...stillMoment, timeMs: step * 797, alive: true });
  const { data } = context.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 === 3 && value >= leastInk);
}

/** Of alpha: less is not seen. */
const leastInk = 8;

/** What ink may lie beyond what is measured, in figure units: between two moments, and while somebody has the word. */
const unmeasured = { aside: 16, above: 30, below: 6 };

const probe = { width: 300, height: 220, scale: 0.22, ground: 208 };

/** How far the figure reaches, in figure units: its ink over the whole motion. */
interface InkReach {
  readonly behind: number;
  readonly ahead: number;
  /** The larger of both. */
  readonly side: number;
  readonly up: number;
}

function measureReach(drawUnits: (context: Context, moment: FigureMoment) => void): InkReach {
  const canvas = createCanvas(probe.width, probe.height);
  const context = canvas.getContext('2d');
  context.translate(probe.width / 2, probe.ground);
  context.scale(probe.scale, probe.scale);
  drawUnits(context, stillMoment);
  for (let step = 0; step < 24; step++)
    drawUnits(context, { ...stillMoment, timeMs: step * 397, alive: true });
  return inkReach(canvas);
}

function inkReach(canvas: Canvas): InkReach {
  const { data } = canvas.getContext('2d').getImageData(0, 0, probe.width, probe.height);
  const middle = probe.width / 2;
  let [left, right, top] = [middle, middle, probe.ground];
  for (let y = 0; y < probe.height; y++)
    for (let x = 0; x < probe.width; x++) {
      if ((data[(y * probe.width + x) * 4 + 3] ?? 0) < leastInk) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
    }
  const spare = 1.5;
  const inUnits = (pixels: number) => (pixels + spare) / probe.scale;
  const [behind, ahead] = [inUnits(middle - left), inUnits(right - middle)];
  return { behind, ahead, side: Math.max(behind, ahead), up: inUnits(probe.ground - top) };
}
