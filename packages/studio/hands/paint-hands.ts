import type { Canvas } from '@napi-rs/canvas';
import { lightingOf } from '../painting/actors/lighting.ts';
import { paintSurface, verticalGradient, type Context } from '../painting/brushes/surface.ts';
import { floorPlane } from '../painting/grounds/ground-plane.ts';
import { bareTable } from '../painting/grounds/surfaces.ts';
import { meadow } from '../painting/grounds/natural.ts';
import { gradeSheet, paintFinish } from '../painting/brushes/finish.ts';
import { darken, lighten, mix } from '../painting/palette/colour.ts';
import { outOfFocus } from '../painting/shots/lens.ts';
import { paintSheets } from '../painting/shots/set.ts';
import type { Stage, StageBrief } from '../painting/stage.ts';
import { createToneMaker, personTones } from '../figures/brush/tones.ts';
import { cutOf } from '../figures/outfits/wardrobe.ts';
import type { HandsAct, HandsThing } from './act.ts';
import type { ArmLook } from './draw-hands.ts';
import type { Kit, Piece } from './kit.ts';
import { motions } from './motions.ts';
import { lengthOf } from './thing-sizes.ts';
import { handCm, handUnits, pieceOf, shapeOf, toolOf } from './pieces.ts';
import { handleOf } from './vessel-drawings.ts';

/** What a motion needs above what stands on the table, in units. */
const headroom: Readonly<Partial<Record<HandsAct['motion'], number>>> = {
  pour: 150,
  sprinkle: 130,
  stir: 140,
  put: 130,
  strike: 150,
  'press-down': 120,
  lid: 130,
  crack: 100,
  squeeze: 110,
  lift: 70,
  pull: 90,
  wash: 150,
  spray: 60,
  tear: 100,
  pluck: 130,
  hang: 200,
  cover: 60,
  wrap: 60,
  spoon: 140,
  rap: 90,
  sharpen: 90,
  uncap: 110,
  shake: 110,
  'push-top': 110,
  'pull-on': 150,
  glove: 90,
  'inside-out': 160,
  tape: 90,
  fasten: 110,
  'turn-key': 120,
  tyre: 90,
  pump: 220,
  score: 110,
  poke: 110,
  'roll-ball': 110,
  'hand-mix': 150,
  flip: 100,
  bake: 200,
  light: 110,
  drain: 190,
  handle: 130,
  knock: 130,
  wrench: 90,
  wring: 130,
  count: 70,
  lace: 80,
  cook: 110,
  blend: 190,
  suds: 130,
  saw: 150,
  drill: 160,
  glue: 190,
  skin: 110,
};

interface Scale {
  /** Pixels of a unit. */
  readonly scale: number;
  /** Units of what is worked on, its longer side. */
  readonly main: number;
}

/** Tiny things are shown larger than they are, but no more than so many times. */
const mostEnlarged = 2.2;
/** What a cloth or a hand would hide is shown larger still. */
const mostEnlargedInHand = 4;
/** Much larger than a hand. */
const panels: ReadonlySet<string> = new Set([
  'hands-window-pane',
  'hands-oven-door',
  'hands-hung-shirt',
]);
const inHand: ReadonlySet<HandsAct['motion']> = new Set<HandsAct['motion']>([
  'rub',
  'hold',
  'lift',
]);

function scaleFor(brief: StageBrief, act: HandsAct, shape: number, baseY: number): Scale {
  const { width, height, blend } = brief;
  const short = Math.min(width, height);
  const main = act.target ?? act.thing;
  const room = headroom[act.motion] ?? 64;
  if (main === null) {
    const scale = Math.min(
      (short * blend(0.36, 0.4)) / handUnits,
      (baseY - height * 0.04) / (room + 90),
    );
    return { scale, main: 0 };
  }
  const cm = lengthOf(main.emoji);
  const [wide, high] = [cm * Math.min(1, shape), cm * Math.min(1, 1 / shape)];
  // A handle reaches aside, under the other hand.
  const isWide = handleOf(main.emoji) !== null || main.emoji === 'hands-grill-grate';
  const isOfTwo = act.motion === 'insert';
  const isPanel = panels.has(main.emoji);
  const share = isOfTwo
    ? blend(0.42, 0.34)
    : isPanel
      ? blend(0.86, 0.5)
      : isWide
        ? blend(0.84, 0.5)
        : blend(0.58, 0.4);
  const perCm = Math.min(
    (width * share) / wide,
    (height * (isPanel ? blend(0.5, 0.62) : blend(0.28, 0.44))) / high,
  );
  const real = perCm * handCm;
  const hand = Math.min(
    short * blend(0.4, 0.44),
    Math.max(short * (isPanel ? 0.25 : blend(0.3, 0.31)), real),
  );
  const enlarged = Math.min(
    inHand.has(act.motion) ? mostEnlargedInHand : mostEnlarged,
    Math.max(1, real / hand),
  );
  const units =
    real < hand ? (cm * perCm * handUnits) / hand : (cm / handCm) * handUnits * enlarged ** 0.8;
  const tall = units * Math.min(1, 1 / shape) + room;
  const scale = Math.min(hand / handUnits, (baseY - height * 0.03) / tall);
  return { scale, main: units };
}

const wallTone = ({ palette }: StageBrief) =>
  mix(mix(palette.far, palette.paper, 0.55), '#e9dfcf', 0.3);

/** The place out of focus, and what is worked on before it. */
function paintBackground(brief: StageBrief, stage: Stage, act: HandsAct, baseY: number) {
  const { width, height, palette } = brief;
  const top = baseY - height * brief.blend(0.1, 0.14);
  return paintSurface(width, height, (context) => {
    if (act.surface === 'wall') {
      const tone = darken(wallTone(brief), palette.dark ? 0.35 : 0);
      context.fillStyle = verticalGradient(context, 0, height, [
        [0, lighten(tone, 0.1)],
        [0.6, tone],
        [1, darken(tone, 0.14)],
      ]);
      context.fillRect(0, 0, width, height);
      paintFinish(context, brief);
      return;
    }
    const painted = { brief, stage, ...paintSheets(stage) };
    context.drawImage(
      outOfFocus(
        painted,
        painted.sheets,
        { zoom: 1.25, panX: 0, panY: -height * 0.04, focusX: width / 2, focusY: height / 2 },
        20 * brief.unit,
      ),
      0,
      0,
    );
    const isGround = act.surface === 'ground';
    const wood = darken(mix('#b98a5c', palette.near, 0.12), palette.dark ? 0.4 : 0);
    const plane = floorPlane(brief, {
      ground: isGround ? meadow : bareTable,
      label: 'hands',
      top: isGround ? top - height * 0.06 : top,
      depth: 1,
      tone: isGround ? mix('#7fa650', palette.near, 0.35) : wood,
      lightFromX: stage.lightFromX,
    });
    plane.paint(context);
    if (isGround) return;
    context.fillStyle = 'rgba(255,255,255,0.25)';
    context.fillRect(0, top, width, 3 * brief.unit);
  });
}

function armLook({ look }: HandsAct, brief: StageBrief, stage: Stage): ArmLook {
  const tones = createToneMaker({
    ...lightingOf(brief, stage),
    fromX: stage.lightFromX < 0 ? -1 : 1,
  });
  const person = personTones(look, tones);
  const cut = cutOf(look);
  const colour = cut.sleeve === 'none' ? look.top : cut.sleeveColour;
  return {
    skin: person.skin,
    line: person.line,
    sleeve: tones.cloth(colour),
    cuff: tones.flat(lighten(colour, 0.14)),
    isBare: look.outfit === 'swimwear',
  };
}

/** How near the camera is: what is worked on grows with both, what is behind it only from one framing to another. */
export interface HandsView {
  readonly framing: number;
  readonly push: number;
}

/** Hands at work, ready to be drawn at any second of their work. */
export interface HandsArt {
  draw(context: Context, seconds: number, view: HandsView): void;
}

/** The camera looks a little below the middle. */
const lookAt = 0.52;

/** A background as a nearer framing has it, enlarged once: to enlarge it in every frame costs more than the hands. */
function framedBackgrounds(whole: Canvas, { width, height }: StageBrief) {
  const framed = new Map<number, Canvas>([[1, whole]]);
  return (framing: number): Canvas => {
    const known = framed.get(framing);
    if (known !== undefined) return known;
    const canvas = paintSurface(width, height, (context) => {
      zoomBy(context, framing, { width, height });
      context.drawImage(whole, 0, 0);
    });
    framed.set(framing, canvas);
    return canvas;
  };
}

function zoomBy(
  context: Context,
  zoom: number,
  { width, height }: Pick<StageBrief, 'width' | 'height'>,
): void {
  context.translate(width / 2, height * lookAt);
  context.scale(zoom, zoom);
  context.translate(-width / 2, -height * lookAt);
}

export async function createHandsArt(
  brief: StageBrief,
  stage: Stage,
  act: HandsAct,
): Promise<HandsArt> {
  const { width, height, groundY } = brief;
  const baseY = groundY - height * brief.blend(0.04, 0.03);
  const main = act.target ?? act.thing;
  const shape = main === null ? 1 : await shapeOf(main, brief);
  const { scale, main: units } = scaleFor(
    brief,
    act,
    shape,
    act.surface === 'wall' ? baseY : baseY,
  );
  const piece = async (thing: HandsThing | null): Promise<Piece | null> => {
    if (thing === null) return null;
    if (thing === main) return await pieceOf(thing, units, scale, brief);
    const cm = lengthOf(thing.emoji);
    return await pieceOf(
      thing,
      Math.min(150, Math.max(34, (cm / handCm) * handUnits)),
      scale,
      brief,
    );
  };
  const backgroundOf = framedBackgrounds(paintBackground(brief, stage, act, baseY), brief);
  const grade = gradeSheet(brief);
  const look = armLook(act, brief, stage);
  const [thing, target] = [await piece(act.thing), await piece(act.target)];
  const tool = toolOf(act.tool, scale);
  const lift = act.surface === 'wall' ? height * brief.blend(0.1, 0.1) : 0;
  const frame = {
    left: -width / 2 / scale,
    right: width / 2 / scale,
    top: -(baseY - lift) / scale,
    bottom: (height - baseY + lift) / scale,
    low: (height * brief.blend(0.675, 0.775) - baseY + lift) / scale,
  };
  return {
    draw(context, seconds, { framing, push }) {
      context.drawImage(backgroundOf(framing), 0, 0);
      context.save();
      zoomBy(context, framing * push, brief);
      context.translate(width / 2, baseY - lift);
      context.scale(scale, scale);
      const kit: Kit = {
        ink: { context, lightX: stage.lightFromX, seam: 'rgba(40,20,60,0.16)' },
        act,
        look,
        ...frame,
        thing,
        target,
        tool,
        shadow: '#2a1b3a',
      };
      motions[act.motion](kit, seconds);
      context.restore();
      context.drawImage(grade, 0, 0);
    },
  };
}
