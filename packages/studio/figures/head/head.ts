import {
  svgPath,
  fixedPath,
  ellipsePath,
  fillFixed,
  fillFlat,
  drawAt,
  strokePath,
  type Ink,
  boxPath,
} from '../brush/ink.ts';
import type { PersonTones, ToneMaker } from '../brush/tones.ts';
import type { Measures } from '../body/measures.ts';
import type { Skeleton } from '../body/skeleton.ts';
import type { FigureLook } from '../figure.ts';
import { drawFace, type FaceMoment } from './face.ts';
import { drawBeard, drawHairBack, drawHairFront } from './hair.ts';
import { hatColour, hatOf } from './headwear.ts';

export interface HeadStyle {
  readonly look: FigureLook;
  readonly tones: PersonTones;
  readonly maker: ToneMaker;
  readonly measures: Measures;
}

const skull = svgPath(
  'M -42 -8 C -42 -36 -24 -50 0 -50 C 24 -50 42 -36 42 -8 C 42 14 36 30 22 42 C 12 50 -4 51 -14 45 C -32 34 -42 16 -42 -8 Z',
);
const roundSkull = svgPath(
  'M -43 0 C -43 -34 -24 -50 0 -50 C 24 -50 43 -34 43 0 C 43 30 24 46 2 47 C -22 46 -43 30 -43 0 Z',
);

function inHeadFrame(
  ink: Ink,
  skeleton: Skeleton,
  { measures }: HeadStyle,
  paint: () => void,
): void {
  drawAt(ink, skeleton.head, skeleton.headAngle, () => {
    ink.context.scale(measures.headWidth / 84, measures.headHeight / 98);
    paint();
  });
}

/** Under a hat no hair shows above its brim. */
function underHat(ink: Ink, from: number, paint: () => void): void {
  ink.context.save();
  if (from > -400) ink.context.clip(boxPath(-200, from, 400, 600, 0));
  paint();
  ink.context.restore();
}

export function drawHeadBack(ink: Ink, skeleton: Skeleton, style: HeadStyle): void {
  const { look, tones, maker } = style;
  inHeadFrame(ink, skeleton, style, () => {
    const hat = hatOf(look);
    if (hat.hairFrom < 300) underHat(ink, hat.hairFrom, () => drawHairBack(ink, look, tones));
    hat.back(ink, maker, hatColour(look));
  });
}

function drawEar(ink: Ink, { tones }: HeadStyle, x: number): void {
  fillFixed(ink, ellipsePath(x, 5, 8.5, 12), tones.skin, 2);
  strokePath(
    ink,
    fixedPath(`M ${x - 2} 0 C ${x + 4} 0 ${x + 4} 8 ${x - 1} 10`),
    tones.skin.shade,
    2.2,
  );
}

/** The head with face, hair and hat. */
export function drawHead(
  ink: Ink,
  skeleton: Skeleton,
  style: HeadStyle,
  moment: FaceMoment,
  flow: number,
): void {
  const { look, tones, maker } = style;
  const hat = hatOf(look);
  const young = look.age === 'baby' || look.age === 'child';
  inHeadFrame(ink, skeleton, style, () => {
    if (skeleton.turn < 0.5) drawEar(ink, style, 42 - skeleton.turn * 6);
    fillFixed(ink, young ? roundSkull : skull, tones.skin, 6);
    drawEar(ink, style, -41 + skeleton.turn * 13);
    if (look.beard && !young) drawBeard(ink, tones, moment.x);
    drawFace(ink, look, tones, moment, flow);
    if (hat.hairFrom < 300) underHat(ink, hat.hairFrom, () => drawHairFront(ink, look, tones));
    if (look.age === 'baby' && look.hair === 'bald' && look.headwear === 'none')
      strokePath(
        ink,
        fixedPath('M 2 -50 C -2 -60 8 -64 12 -56 C 13 -50 6 -50 6 -55'),
        tones.hair.base,
        3,
      );
    hat.front(ink, maker, hatColour(look));
    if (look.outfit === 'space-suit') drawVisor(ink);
  });
}

/** The glass bowl of a space suit. */
function drawVisor(ink: Ink): void {
  const bowl = ellipsePath(2, -4, 64, 66);
  fillFlat(ink, bowl, 'rgba(176,216,250,0.26)');
  strokePath(ink, bowl, '#b4c2d8', 5);
  strokePath(ink, fixedPath('M -44 -26 C -36 -46 -20 -56 -4 -58'), 'rgba(255,255,255,0.8)', 5);
}
