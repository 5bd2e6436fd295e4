import { Path2D } from '@napi-rs/canvas';
import { mix, withOpacity } from '../../painting/palette/colour.ts';
import type { FigureLook } from '../figure.ts';
import { point } from '../brush/geometry.ts';
import {
  boxPath,
  circlePath,
  ellipsePath,
  fillFlat,
  fillShape,
  strokeLine,
  strokePath,
  svgPath,
  type Ink,
} from '../brush/ink.ts';
import type { PersonTones } from '../brush/tones.ts';
import type { Expression } from './expression.ts';

/** What a face shows at one moment, drawn in a frame of 84 × 98 units with the head's middle at 0,0. */
export interface FaceMoment {
  readonly expression: Expression;
  /** Middle of the face, ahead and down of the head's middle. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  /** 0 open, 1 shut. */
  readonly blink: number;
  /** -1 to 1, ahead. */
  readonly look: number;
  readonly lookDown: number;
  /** 0–1 */
  readonly mouthOpen: number;
}

/** Which eye: -1 the near one, 1 the far one. */
type Side = -1 | 1;
const sides: readonly Side[] = [-1, 1];

function eyeAt({ x, y, turn }: FaceMoment, side: Side, young: boolean): { x: number; y: number } {
  return { x: x + side * (17 - turn * 1.6), y: y + (young ? 7 : 1) };
}

function drawShutEye(
  ink: Ink,
  at: { x: number; y: number },
  smiling: boolean,
  colour: string,
): void {
  const path = new Path2D();
  path.moveTo(at.x - 8, at.y + (smiling ? 3 : 0));
  path.quadraticCurveTo(at.x, at.y + (smiling ? -8 : 7), at.x + 8, at.y + (smiling ? 3 : 0));
  strokePath(ink, path, colour, 2.9);
}

function drawEye(
  ink: Ink,
  look: FigureLook,
  tones: PersonTones,
  moment: FaceMoment,
  side: Side,
): void {
  const { expression, blink } = moment;
  const young = look.age === 'baby' || look.age === 'child';
  const at = eyeAt(moment, side, young);
  const dark = mix(tones.line, '#1a1020', 0.72);
  if (expression.shut !== 'no' || blink > 0.85) {
    drawShutEye(ink, at, expression.shut === 'smiling', dark);
    drawLashes(ink, look, at, side, dark, 0);
    return;
  }
  const size = expression.eyes * (young ? 1.12 : 1);
  const [rx, ry] = [7.4 * size * (side === 1 ? 1 - moment.turn * 0.1 : 1), 8.6 * size];
  const lid = Math.max(expression.lid, blink);
  const { context } = ink;
  context.save();
  const eye = ellipsePath(at.x, at.y, rx, ry);
  context.clip(eye);
  fillFlat(ink, eye, mix('#ffffff', tones.skin.base, 0.07));
  const pupil = {
    x: at.x + moment.look * 3 + moment.turn * 1.1,
    y: at.y + 0.6 + moment.lookDown * 2.4,
  };
  fillFlat(ink, circlePath(pupil.x, pupil.y, 5.9 * size), dark);
  fillFlat(ink, circlePath(pupil.x + 1.9, pupil.y - 2.5, 1.9), '#ffffff');
  const lidY = at.y - ry + lid * ry * 1.9;
  fillFlat(
    ink,
    boxPath(at.x - rx - 1, at.y - ry - 2, rx * 2 + 2, lidY - at.y + ry + 2, 0),
    tones.skin.shade,
  );
  const lower = at.y + ry - expression.squint * ry * 0.8;
  fillFlat(ink, ellipsePath(at.x, lower + ry, rx * 1.5, ry), tones.skin.base);
  context.restore();
  const path = new Path2D();
  const half = rx * Math.sqrt(Math.max(0.2, 1 - (1 - lid * 1.9) ** 2 * 0.85));
  path.moveTo(at.x - Math.max(half, rx * 0.8), lidY + 3.4 * (1 - lid));
  path.quadraticCurveTo(
    at.x,
    lidY - 3.2 * (1 - lid),
    at.x + Math.max(half, rx * 0.8),
    lidY + 3.4 * (1 - lid),
  );
  strokePath(ink, path, dark, 2.6);
  drawLashes(ink, look, { x: at.x, y: lidY + 4 }, side, dark, rx - 7.4);
}

function drawLashes(
  ink: Ink,
  look: FigureLook,
  at: { x: number; y: number },
  side: Side,
  colour: string,
  wider: number,
): void {
  if (look.gender !== 'woman' || look.age === 'baby') return;
  const from = point(at.x + side * (6.6 + wider), at.y - 1.5);
  strokeLine(ink, [from, point(from.x + side * 4, from.y - 3)], colour, 2.1);
}

function drawBrow(
  ink: Ink,
  look: FigureLook,
  tones: PersonTones,
  moment: FaceMoment,
  side: Side,
): void {
  const { browInner, browOuter } = moment.expression;
  const young = look.age === 'baby' || look.age === 'child';
  const at = eyeAt(moment, side, young);
  const y = at.y - (young ? 15.5 : 14.5);
  const path = new Path2D();
  path.moveTo(at.x - side * 7.5, y - browInner * 5.2 + 0.5);
  path.quadraticCurveTo(
    at.x + side * 1.5,
    y - 3.2 - (browInner + browOuter) * 2.4,
    at.x + side * 9,
    y + 1.6 - browOuter * 3.6,
  );
  const heavy = look.gender === 'man' ? 4.4 : 3.3;
  strokePath(ink, path, tones.brow, look.age === 'baby' ? 2.4 : heavy);
}

function mouthPath(x: number, y: number, half: number, smile: number, open: number): Path2D {
  const corner = y - smile * 4.2;
  const path = new Path2D();
  path.moveTo(x - half, corner);
  path.quadraticCurveTo(x, y + smile * 2.6 - open * 3.5, x + half, corner);
  path.bezierCurveTo(
    x + half * 0.9,
    y + 4 + open * 20,
    x - half * 0.9,
    y + 4 + open * 20,
    x - half,
    corner,
  );
  path.closePath();
  return path;
}

function drawMouth(ink: Ink, look: FigureLook, tones: PersonTones, moment: FaceMoment): void {
  const { expression, mouthOpen, x, turn } = moment;
  const young = look.age === 'baby' || look.age === 'child';
  const open = Math.max(expression.open, mouthOpen * 0.92);
  const y = moment.y + (young ? 27 : 27.5);
  const half =
    12.5 * expression.mouthWidth * (1 - mouthOpen * 0.2) * (young ? 0.88 : 1) * (1 - turn * 0.1);
  const middle = x + turn * 1.6;
  if (open < 0.09) {
    const path = new Path2D();
    path.moveTo(middle - half, y - expression.smile * 3.6);
    path.quadraticCurveTo(
      middle,
      y + expression.smile * 5.6,
      middle + half,
      y - expression.smile * 3.6,
    );
    strokePath(ink, path, mix(tones.lip, tones.line, 0.55), 2.9);
    return;
  }
  const path = mouthPath(middle, y, half, expression.smile, open);
  const { context } = ink;
  strokePath(ink, path, tones.lip, look.gender === 'woman' ? 3 : 2);
  fillFlat(ink, path, '#5c1a26');
  context.save();
  context.clip(path);
  fillFlat(ink, ellipsePath(middle, y + 7 + open * 14, half * 0.72, 4 + open * 4), '#e0696b');
  if (expression.smile > -0.3 && look.age !== 'baby')
    fillFlat(
      ink,
      boxPath(middle - half, y - 9, half * 2, 8.4 + expression.smile * 2.4 + open * 2, 2),
      '#fffaf2',
    );
  context.restore();
}

function drawNose(
  ink: Ink,
  look: FigureLook,
  tones: PersonTones,
  { x, y, turn }: FaceMoment,
): void {
  const young = look.age === 'baby' || look.age === 'child';
  const at = { x: x + 2 + turn * 5, y: y + (young ? 15 : 13) };
  const path = new Path2D();
  if (young) {
    path.moveTo(at.x - 3.4, at.y);
    path.quadraticCurveTo(at.x, at.y + 3.6, at.x + 3.4, at.y);
  } else {
    path.moveTo(at.x - 1.5, at.y - 9);
    path.quadraticCurveTo(at.x + 7, at.y + 1, at.x + 3.8, at.y + 3.2);
    path.quadraticCurveTo(at.x, at.y + 4.6, at.x - 3, at.y + 2.4);
  }
  strokePath(ink, path, mix(tones.skin.shade, tones.line, 0.55), 2.4);
}

function drawAge(ink: Ink, look: FigureLook, tones: PersonTones, { x, y }: FaceMoment): void {
  if (look.age !== 'old') return;
  const crease = mix(tones.skin.shade, tones.line, 0.25);
  for (const [dy, wide] of [
    [-31, 15],
    [-25, 11],
  ] as const)
    strokeLine(ink, [point(x - wide, y + dy), point(x + wide, y + dy)], crease, 1.6);
  for (const side of sides) {
    strokeLine(ink, [point(x + side * 14, y + 15), point(x + side * 21, y + 29)], crease, 2.2);
    strokeLine(ink, [point(x + side * 11, y + 13), point(x + side * 23, y + 14.5)], crease, 1.8);
  }
}

function drawGlasses(ink: Ink, moment: FaceMoment, young: boolean): void {
  const [near, far] = [eyeAt(moment, -1, young), eyeAt(moment, 1, young)];
  const frame = '#2d2a3a';
  for (const at of [near, far]) {
    const lens = boxPath(at.x - 12.5, at.y - 11, 25, 23, 10);
    fillFlat(ink, lens, 'rgba(255,255,255,0.14)');
    strokePath(ink, lens, frame, 2.6);
  }
  strokeLine(ink, [point(near.x + 12, near.y - 2), point(far.x - 12, far.y - 2)], frame, 2.6);
  strokeLine(
    ink,
    [point(near.x - 12.5, near.y - 2), point(-38 + moment.turn * 14, near.y - 3)],
    frame,
    2.6,
  );
}

const tear = svgPath('M 0 -8 C 4 -1 6 2 6 5 C 6 12 -6 12 -6 5 C -6 2 -4 -1 0 -8 Z');

function drawTears(ink: Ink, moment: FaceMoment, flow: number): void {
  for (const side of sides) {
    const at = eyeAt(moment, side, false);
    ink.context.save();
    ink.context.translate(at.x + side * 5, at.y + 12 + ((flow + (side === 1 ? 0.4 : 0)) % 1) * 16);
    fillShape(ink, tear, { base: '#9fdcff', shade: '#5eb4ec' }, 2);
    ink.context.restore();
  }
}

/** Eyes, brows, nose, mouth and what lies on them. `flow` moves tears, in turns. */
export function drawFace(
  ink: Ink,
  look: FigureLook,
  tones: PersonTones,
  moment: FaceMoment,
  flow: number,
): void {
  const { expression, x, y } = moment;
  for (const side of sides)
    fillFlat(
      ink,
      ellipsePath(x + side * 25, y + 18, 8.5, 6.4),
      withOpacity(tones.blush, expression.blush * 0.62),
    );
  drawAge(ink, look, tones, moment);
  drawNose(ink, look, tones, moment);
  drawMouth(ink, look, tones, moment);
  for (const side of sides) drawEye(ink, look, tones, moment, side);
  for (const side of sides) drawBrow(ink, look, tones, moment, side);
  if (look.glasses) drawGlasses(ink, moment, look.age === 'baby' || look.age === 'child');
  if (expression.tears) drawTears(ink, moment, flow);
}
