import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { fillCircle, fillEllipse, fillPolygon, verticalGradient, type Context } from './surface.ts';

/** A fir of `height` px standing at (x, y). */
export function paintConifer(
  context: Context,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  const tiers = 4;
  context.fillStyle = darken(colour, 0.45);
  context.fillRect(x - height * 0.025, y - height * 0.12, height * 0.05, height * 0.13);
  for (let tier = 0; tier < tiers; tier++) {
    const top = y - height + (tier * height * 0.82) / tiers;
    const foot = top + (height * 0.82) / tiers + height * 0.13;
    const half = height * (0.085 + 0.055 * tier) * random.between(0.92, 1.08);
    const fill = verticalGradient(context, top, foot, [
      [0, lighten(colour, 0.08)],
      [1, darken(colour, 0.18)],
    ]);
    fillPolygon(
      context,
      [
        [x, top],
        [x + half, foot],
        [x + half * 0.3, foot - height * 0.018],
        [x - half * 0.3, foot - height * 0.018],
        [x - half, foot],
      ],
      fill,
    );
  }
}

/** A leafy tree: a trunk and a crown of overlapping rounds, lit from above. */
export function paintLeafTree(
  context: Context,
  x: number,
  y: number,
  height: number,
  colour: string,
  random: Random,
): void {
  const trunk = mix(colour, '#3b2417', 0.7);
  fillPolygon(
    context,
    [
      [x - height * 0.035, y],
      [x - height * 0.02, y - height * 0.5],
      [x + height * 0.02, y - height * 0.5],
      [x + height * 0.04, y],
    ],
    trunk,
  );
  const crown = height * 0.3;
  for (const [tone, lift] of [
    [darken(colour, 0.22), 0],
    [colour, 0.07],
    [lighten(colour, 0.13), 0.15],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      const turn = (i / 6) * Math.PI * 2 + random.between(0, 0.8);
      const reach = crown * (0.62 - lift * 1.6);
      fillCircle(
        context,
        x + Math.cos(turn) * reach - crown * lift,
        y - height * 0.68 + Math.sin(turn) * reach * 0.75 - crown * lift,
        crown * (0.52 - lift),
        tone,
      );
    }
  }
}

/** A low round bush, its foot on y. */
export function paintBush(
  context: Context,
  x: number,
  y: number,
  width: number,
  colour: string,
  random: Random,
): void {
  for (const [tone, share] of [
    [darken(colour, 0.25), 1],
    [colour, 0.8],
    [lighten(colour, 0.1), 0.5],
  ] as const) {
    for (let i = 0; i < 5; i++) {
      const place = (i / 4 - 0.5) * width * 0.75 * share;
      const radius =
        width *
        0.2 *
        (0.75 + 0.5 * Math.cos((i / 4 - 0.5) * 2)) *
        random.between(0.85, 1.1) *
        (0.6 + share * 0.4);
      fillCircle(
        context,
        x + place - width * 0.03 * (1 - share),
        y - radius * 0.55 - width * 0.1 * (1 - share),
        radius,
        tone,
      );
    }
  }
}

/** A row of blades along a ridge, from x to `endX`. */
export function paintGrass(
  context: Context,
  x: number,
  endX: number,
  ridge: (x: number) => number,
  height: number,
  colour: string,
  random: Random,
): void {
  for (let at = x; at < endX; at += height * random.between(0.1, 0.3)) {
    const tall = height * random.between(0.4, 1);
    const lean = tall * random.between(-0.45, 0.45);
    const foot = ridge(at) + height * 0.25;
    context.fillStyle = mix(
      colour,
      random.chance(0.3) ? '#ffffff' : '#000000',
      random.between(0, 0.14),
    );
    context.beginPath();
    context.moveTo(at - tall * 0.06, foot);
    context.quadraticCurveTo(at, foot - tall * 0.6, at + lean, foot - tall);
    context.quadraticCurveTo(at + tall * 0.08, foot - tall * 0.5, at + tall * 0.08, foot);
    context.fill();
  }
}

/** Small flowers scattered in grass. */
export function paintFlower(
  context: Context,
  x: number,
  y: number,
  size: number,
  petal: string,
  heart: string,
): void {
  context.strokeStyle = withOpacity('#1f4d2c', 0.8);
  context.lineWidth = size * 0.12;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x, y - size * 1.3);
  context.stroke();
  for (let i = 0; i < 5; i++) {
    const turn = (i / 5) * Math.PI * 2;
    fillCircle(
      context,
      x + Math.cos(turn) * size * 0.34,
      y - size * 1.4 + Math.sin(turn) * size * 0.34,
      size * 0.28,
      petal,
    );
  }
  fillCircle(context, x, y - size * 1.4, size * 0.22, heart);
}

/** A stone with a lit top. */
export function paintRock(
  context: Context,
  x: number,
  y: number,
  width: number,
  colour: string,
  random: Random,
): void {
  const height = width * random.between(0.45, 0.65);
  const fill = verticalGradient(context, y - height, y, [
    [0, lighten(colour, 0.2)],
    [0.5, colour],
    [1, darken(colour, 0.35)],
  ]);
  fillPolygon(
    context,
    [
      [x - width * 0.5, y],
      [x - width * 0.42, y - height * 0.55],
      [x - width * 0.12, y - height],
      [x + width * 0.22, y - height * 0.88],
      [x + width * 0.46, y - height * 0.4],
      [x + width * 0.52, y],
    ],
    fill,
  );
  fillPolygon(
    context,
    [
      [x - width * 0.12, y - height],
      [x + width * 0.22, y - height * 0.88],
      [x + width * 0.05, y - height * 0.55],
      [x - width * 0.2, y - height * 0.6],
    ],
    withOpacity('#ffffff', 0.16),
  );
}

/** A leafy frond hanging into the picture from a corner; `turn` in radians. */
export function paintFrond(
  context: Context,
  x: number,
  y: number,
  length: number,
  turn: number,
  colour: string,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  for (let i = 0; i < 9; i++) {
    const at = length * (0.12 + i * 0.1);
    const leaf = length * 0.2 * (1 - i * 0.07);
    for (const side of [-1, 1]) {
      context.save();
      context.translate(at, 0);
      context.rotate(side * 0.75);
      fillEllipse(
        context,
        leaf * 0.5,
        0,
        leaf * 0.5,
        leaf * 0.15,
        i % 2 === 0 ? colour : lighten(colour, 0.06),
      );
      context.restore();
    }
  }
  context.restore();
}
