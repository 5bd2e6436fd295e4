import { fillCircle, fillEllipse, fillPolygon, type Context } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { groundShadow, type Spot } from './field.ts';

/** A tuft of blades. */
export function paintTuft(context: Context, spot: Spot, colour: string, random: Random): void {
  const { x, y, size } = spot;
  const blades = 5;
  for (let i = 0; i < blades; i++) {
    const tall = size * random.between(0.22, 0.42);
    const lean = (i / (blades - 1) - 0.5) * tall * 1.3;
    const foot = x + (i / (blades - 1) - 0.5) * size * 0.22;
    context.fillStyle = i % 2 === 0 ? colour : lighten(colour, 0.1);
    context.beginPath();
    context.moveTo(foot - size * 0.02, y);
    context.quadraticCurveTo(foot, y - tall * 0.6, foot + lean, y - tall);
    context.quadraticCurveTo(foot + size * 0.05, y - tall * 0.5, foot + size * 0.035, y);
    context.fill();
  }
}

/** A flower with a stem, seen from a standing height. */
export function paintBloom(
  context: Context,
  { x, y, size }: Spot,
  { petal, heart, stem }: { petal: string; heart: string; stem: string },
): void {
  context.strokeStyle = stem;
  context.lineWidth = size * 0.03;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + size * 0.03, y - size * 0.16, x, y - size * 0.3);
  context.stroke();
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2 - 0.3;
    fillEllipse(
      context,
      x + Math.cos(turn) * size * 0.075,
      y - size * 0.32 + Math.sin(turn) * size * 0.055,
      size * 0.065,
      size * 0.052,
      petal,
    );
  }
  fillEllipse(context, x, y - size * 0.32, size * 0.045, size * 0.036, heart);
}

/** A rounded stone, lit from one side. */
export function paintStone(
  context: Context,
  spot: Spot,
  colour: string,
  light: { fromX: number; ink: string },
): void {
  const { x, y, size } = spot;
  groundShadow(context, { ...spot, x: x - light.fromX * size * 0.05 }, size * 0.24, light.ink);
  context.fillStyle = darken(colour, 0.22);
  context.beginPath();
  context.ellipse(x, y - size * 0.06, size * 0.19, size * 0.11, 0, 0, Math.PI * 2);
  context.fill();
  fillEllipse(
    context,
    x + light.fromX * size * 0.02,
    y - size * 0.08,
    size * 0.16,
    size * 0.08,
    colour,
  );
  fillEllipse(
    context,
    x + light.fromX * size * 0.06,
    y - size * 0.105,
    size * 0.07,
    size * 0.03,
    lighten(colour, 0.22),
  );
}

/** A scallop shell, its fan upwards. */
export function paintShell(context: Context, spot: Spot, colour: string, turn: number): void {
  const { x, y, size } = spot;
  context.save();
  context.translate(x, y);
  context.scale(1, 0.72);
  context.rotate(turn);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(0, size * 0.14);
  for (let i = 0; i <= 6; i++) {
    const angle = Math.PI * (1.12 + (0.76 * i) / 6);
    context.lineTo(Math.cos(angle) * size * 0.2, Math.sin(angle) * size * 0.2 + size * 0.05);
    const between = Math.PI * (1.12 + (0.76 * (i + 0.5)) / 6);
    if (i < 6)
      context.lineTo(
        Math.cos(between) * size * 0.18,
        Math.sin(between) * size * 0.18 + size * 0.05,
      );
  }
  context.closePath();
  context.fill();
  context.strokeStyle = withOpacity(darken(colour, 0.4), 0.5);
  context.lineWidth = size * 0.014;
  context.beginPath();
  for (let i = 1; i < 6; i++) {
    const angle = Math.PI * (1.12 + (0.76 * i) / 6);
    context.moveTo(0, size * 0.12);
    context.lineTo(Math.cos(angle) * size * 0.17, Math.sin(angle) * size * 0.17 + size * 0.05);
  }
  context.stroke();
  context.restore();
}

/** A starfish lying flat. */
export function paintStarfish(context: Context, spot: Spot, colour: string, turn: number): void {
  const { x, y, size } = spot;
  context.save();
  context.translate(x, y);
  context.scale(1, 0.6);
  context.rotate(turn);
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * Math.PI * 2;
    const reach = size * (i % 2 === 0 ? 0.24 : 0.09);
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = colour;
  context.lineWidth = size * 0.06;
  context.stroke();
  context.fill();
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2;
    for (const share of [0.06, 0.12, 0.17])
      fillCircle(
        context,
        Math.cos(angle) * size * share,
        Math.sin(angle) * size * share,
        size * 0.013,
        lighten(colour, 0.35),
      );
  }
  context.restore();
}

/** A fallen leaf or petal. */
export function paintLeaf(context: Context, spot: Spot, colour: string, turn: number): void {
  const { x, y, size } = spot;
  context.save();
  context.translate(x, y);
  context.scale(1, 0.5);
  context.rotate(turn);
  context.fillStyle = colour;
  context.beginPath();
  context.moveTo(-size * 0.16, 0);
  context.quadraticCurveTo(0, -size * 0.13, size * 0.17, 0);
  context.quadraticCurveTo(0, size * 0.13, -size * 0.16, 0);
  context.fill();
  context.strokeStyle = withOpacity(darken(colour, 0.35), 0.6);
  context.lineWidth = size * 0.012;
  context.beginPath();
  context.moveTo(-size * 0.2, 0);
  context.lineTo(size * 0.13, 0);
  context.stroke();
  context.restore();
}

export function paintMushroom(context: Context, spot: Spot, cap: string, ink: string): void {
  const { x, y, size } = spot;
  groundShadow(context, spot, size * 0.15, ink);
  context.fillStyle = mix('#efe3cf', cap, 0.12);
  context.beginPath();
  context.roundRect(x - size * 0.045, y - size * 0.2, size * 0.09, size * 0.21, size * 0.04);
  context.fill();
  context.fillStyle = cap;
  context.beginPath();
  context.ellipse(x, y - size * 0.19, size * 0.15, size * 0.13, 0, Math.PI, Math.PI * 2);
  context.fill();
  for (const [dx, dy] of [
    [-0.07, -0.23],
    [0.02, -0.27],
    [0.08, -0.22],
  ] as const)
    fillEllipse(
      context,
      x + size * dx,
      y + size * dy,
      size * 0.022,
      size * 0.016,
      lighten(cap, 0.6),
    );
}

/** A fern of bowed fronds growing from one point. */
export function paintFern(context: Context, spot: Spot, colour: string, random: Random): void {
  const { x, y, size } = spot;
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 0.42 + random.between(-0.1, 0.1);
    const long = size * random.between(0.5, 0.72);
    for (let leaf = 1; leaf < 9; leaf++) {
      const share = leaf / 9;
      const atX = x + Math.sin(lean * (0.6 + share)) * long * share;
      const atY = y - Math.cos(lean * (0.6 + share)) * long * share * 0.85;
      for (const side of [-1, 1])
        fillEllipse(
          context,
          atX + side * size * 0.06 * (1 - share),
          atY,
          size * 0.075 * (1.05 - share),
          size * 0.022,
          i % 2 === 0 ? colour : lighten(colour, 0.1),
        );
    }
  }
}

/** A crater seen aslant: a dark bowl with a lit far rim. */
export function paintCrater(context: Context, spot: Spot, tone: string, fromX: number): void {
  const { x, y, size } = spot;
  fillEllipse(context, x, y, size * 0.52, size * 0.17, lighten(tone, 0.17));
  fillEllipse(context, x, y + size * 0.012, size * 0.46, size * 0.14, darken(tone, 0.42));
  fillEllipse(
    context,
    x - fromX * size * 0.08,
    y + size * 0.04,
    size * 0.36,
    size * 0.095,
    darken(tone, 0.2),
  );
}

/** Pairs of prints that walk towards us. */
export function paintTrail(context: Context, steps: readonly Spot[], colour: string): void {
  for (const [index, { x, y, size }] of steps.entries()) {
    const side = index % 2 === 0 ? -1 : 1;
    fillEllipse(context, x + side * size * 0.11, y, size * 0.055, size * 0.075, colour);
    fillEllipse(
      context,
      x + side * size * 0.11,
      y + size * 0.1,
      size * 0.042,
      size * 0.035,
      colour,
    );
  }
}

/** A paper or cloth lying flat, its far edge shorter. */
export function paintSheetLying(
  context: Context,
  at: { x: number; y: number; wide: number; deep: number; skew: number },
  fill: string,
  ink: string,
): void {
  const { x, y, wide, deep, skew } = at;
  const corners = (grow: number) =>
    [
      [x - wide * 0.43 + skew, y - deep / 2],
      [x + wide * 0.43 + skew, y - deep / 2],
      [x + wide * 0.5 - skew + grow, y + deep / 2 + grow],
      [x - wide * 0.5 - skew + grow, y + deep / 2 + grow],
    ] as const;
  fillPolygon(context, corners(deep * 0.05), withOpacity(ink, 0.3));
  fillPolygon(context, corners(0), fill);
}
