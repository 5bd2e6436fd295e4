import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  type Context,
} from '../../brushes/surface.ts';
import { lighten, mix, withOpacity } from '../../palette/colour.ts';
import type { Palette } from '../../palette/palette.ts';
import { roundShade } from './round-shade.ts';

// Shares of the height, from the top.
const lampAt = 0.165;
const towerTop = 0.24;
const towerFoot = 0.88;

const iron = '#2d3440';
const red = (palette: Palette): string => mix('#d83a34', palette.accent, 0.35);

function paintBeams(context: Context, width: number, height: number, palette: Palette): void {
  const x = width / 2;
  const lampY = height * lampAt;
  for (const side of [-1, 1]) {
    const beam = context.createLinearGradient(x, 0, x + side * width * 0.5, 0);
    beam.addColorStop(0, withOpacity(lighten(palette.glow, 0.4), 0.85));
    beam.addColorStop(1, withOpacity(palette.glow, 0));
    fillPolygon(
      context,
      [
        [x, lampY - height * 0.014],
        [x + side * width * 0.5, lampY - height * 0.07],
        [x + side * width * 0.5, lampY + height * 0.07],
        [x, lampY + height * 0.014],
      ],
      beam,
    );
  }
}

function paintRock(context: Context, width: number, height: number, palette: Palette): void {
  const x = width / 2;
  fillEllipse(
    context,
    x,
    height * 0.97,
    width * 0.48,
    height * 0.11,
    mix('#5d6470', palette.near, 0.35),
  );
  fillEllipse(
    context,
    x - width * 0.08,
    height * 0.94,
    width * 0.34,
    height * 0.085,
    mix('#7a828e', palette.near, 0.3),
  );
}

/** The tower in bands of white and red, with two windows and a door. */
function paintTower(context: Context, width: number, height: number, palette: Palette): void {
  const x = width / 2;
  const tower = (share: number) => width * (0.15 + 0.1 * share);
  const top = height * towerTop;
  const foot = height * towerFoot;
  for (let band = 0; band < 6; band++) {
    const [from, to] = [band / 6, (band + 1) / 6];
    const tone = band % 2 === 0 ? '#f4f1ea' : red(palette);
    fillPolygon(
      context,
      [
        [x - tower(from), top + (foot - top) * from],
        [x + tower(from), top + (foot - top) * from],
        [x + tower(to), top + (foot - top) * to],
        [x - tower(to), top + (foot - top) * to],
      ],
      roundShade(context, x - tower(1), x + tower(1), tone),
    );
  }
  for (const share of [0.25, 0.58])
    fillRounded(
      context,
      {
        x: x - width * 0.03,
        y: top + (foot - top) * share,
        width: width * 0.06,
        height: height * 0.05,
      },
      width * 0.03,
      mix(palette.accentTwo, palette.glow, 0.4),
    );
  fillRounded(
    context,
    { x: x - width * 0.06, y: foot - height * 0.09, width: width * 0.12, height: height * 0.09 },
    width * 0.05,
    '#4b2e22',
  );
}

/** The gallery with the lamp behind bars, under its roof. */
function paintLantern(context: Context, width: number, height: number, palette: Palette): void {
  const x = width / 2;
  const top = height * towerTop;
  fillRounded(
    context,
    { x: x - width * 0.22, y: top - height * 0.015, width: width * 0.44, height: height * 0.026 },
    6,
    iron,
  );
  fillRounded(
    context,
    { x: x - width * 0.1, y: height * 0.115, width: width * 0.2, height: height * 0.11 },
    6,
    lighten(palette.glow, 0.5),
  );
  for (let bar = 0; bar <= 4; bar++)
    fillRounded(
      context,
      {
        x: x - width * 0.1 + bar * width * 0.048,
        y: height * 0.115,
        width: width * 0.01,
        height: height * 0.11,
      },
      1,
      iron,
    );
  context.fillStyle = roundShade(context, x - width * 0.15, x + width * 0.15, red(palette));
  context.beginPath();
  context.moveTo(x - width * 0.15, height * 0.118);
  context.quadraticCurveTo(x - width * 0.1, height * 0.045, x, height * 0.03);
  context.quadraticCurveTo(x + width * 0.1, height * 0.045, x + width * 0.15, height * 0.118);
  context.fill();
  fillCircle(context, x, height * 0.027, width * 0.026, iron);
}

/** A striped tower on a rock, its lamp alight with two beams. */
export function paintLighthouse(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  paintBeams(context, width, height, palette);
  paintRock(context, width, height, palette);
  paintTower(context, width, height, palette);
  paintLantern(context, width, height, palette);
  paintGlow(context, width / 2, height * lampAt, width * 0.24, [
    [0, withOpacity(lighten(palette.glow, 0.5), 0.9)],
    [1, withOpacity(palette.glow, 0)],
  ]);
}
