import { fillCircle, fillPolygon, fillRounded, type Context } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import type { Palette } from '../../palette/palette.ts';
import { roundShade } from './round-shade.ts';

/** A white mill with four latticed sails. */
export function paintWindmill(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const x = width / 2;
  const hubY = height * 0.36;
  const wall = mix('#f3eadb', palette.paper, 0.4);
  fillPolygon(
    context,
    [
      [x - width * 0.13, hubY],
      [x + width * 0.13, hubY],
      [x + width * 0.23, height],
      [x - width * 0.23, height],
    ],
    roundShade(context, x - width * 0.23, x + width * 0.23, wall),
  );
  fillPolygon(
    context,
    [
      [x - width * 0.17, hubY + height * 0.02],
      [x, hubY - height * 0.13],
      [x + width * 0.17, hubY + height * 0.02],
    ],
    roundShade(context, x - width * 0.17, x + width * 0.17, mix('#a8452f', palette.accent, 0.4)),
  );
  fillRounded(
    context,
    { x: x - width * 0.055, y: height * 0.83, width: width * 0.11, height: height * 0.17 },
    width * 0.05,
    '#5a3823',
  );
  for (const y of [0.52, 0.67])
    fillRounded(
      context,
      { x: x - width * 0.035, y: height * y, width: width * 0.07, height: height * 0.06 },
      5,
      mix(palette.accentTwo, '#4a5a6a', palette.dark ? 0.1 : 0.7),
    );
  for (let sail = 0; sail < 4; sail++) {
    context.save();
    context.translate(x, hubY);
    context.rotate((sail * Math.PI) / 2 + 0.55);
    const long = width * 0.46;
    fillRounded(
      context,
      { x: 0, y: -width * 0.012, width: long, height: width * 0.024 },
      3,
      '#5a3823',
    );
    fillRounded(
      context,
      { x: long * 0.22, y: width * 0.012, width: long * 0.76, height: width * 0.105 },
      4,
      withOpacity('#fffaf0', 0.94),
    );
    context.fillStyle = withOpacity('#5a3823', 0.7);
    for (let slat = 0; slat < 7; slat++)
      context.fillRect(long * (0.22 + slat * 0.122), width * 0.012, width * 0.007, width * 0.105);
    context.fillRect(long * 0.22, width * 0.062, long * 0.76, width * 0.007);
    context.restore();
  }
  fillCircle(context, x, hubY, width * 0.035, '#3b2517');
}

/** Courses of stone rising to a point: one side in the sun, one in shade. */
export function paintPyramid(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const stone = mix('#dcb473', palette.accentTwo, 0.12);
  const apex = [width * 0.5, height * 0.03] as const;
  const edge = [width * 0.63, height] as const;
  fillPolygon(context, [apex, [0, height], edge], stone);
  fillPolygon(context, [apex, edge, [width, height]], darken(stone, 0.4));
  const rows = 17;
  for (let row = 1; row < rows; row++) {
    const share = row / rows;
    const y = apex[1] + (height - apex[1]) * share;
    const left = apex[0] * (1 - share);
    const middle = apex[0] + (edge[0] - apex[0]) * share;
    const right = apex[0] + (width - apex[0]) * share;
    context.fillStyle = withOpacity(darken(stone, 0.5), 0.3);
    context.fillRect(left, y, middle - left, height * 0.007);
    context.fillStyle = withOpacity('#000000', 0.24);
    context.fillRect(middle, y, right - middle, height * 0.007);
    context.fillStyle = withOpacity(darken(stone, 0.5), 0.2);
    for (let x = left + (row % 2) * 16; x < middle; x += width * 0.05)
      context.fillRect(x, y, width * 0.003, (height - apex[1]) / rows);
  }
  fillPolygon(
    context,
    [apex, [width * 0.44, height * 0.15], [width * 0.516, height * 0.15]],
    lighten(stone, 0.35),
  );
  fillPolygon(
    context,
    [apex, [width * 0.516, height * 0.15], [width * 0.56, height * 0.15]],
    lighten(darken(stone, 0.4), 0.2),
  );
}

/** A suspension bridge from the side. */
export function paintBridge(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const steel = mix('#c4432f', palette.accent, 0.4);
  const deck = height * 0.7;
  const towers = [width * 0.24, width * 0.76];
  context.strokeStyle = darken(steel, 0.15);
  context.lineWidth = width * 0.008;
  const sag = (x: number) => {
    const share = (x - width * 0.24) / (width * 0.52);
    if (share < 0) return height * 0.08 + (deck - height * 0.08) * (-share / 0.46) ** 0.9;
    if (share > 1) return height * 0.08 + (deck - height * 0.08) * ((share - 1) / 0.46) ** 0.9;
    return height * 0.08 + (deck - height * 0.14) * (1 - (share * 2 - 1) ** 2);
  };
  context.beginPath();
  for (let x = 0; x <= width; x += width / 80) context.lineTo(x, sag(x));
  context.stroke();
  context.lineWidth = width * 0.003;
  context.beginPath();
  for (let x = width * 0.03; x < width; x += width * 0.03) {
    context.moveTo(x, sag(x));
    context.lineTo(x, deck);
  }
  context.stroke();
  fillRounded(context, { x: 0, y: deck, width, height: height * 0.055 }, 3, steel);
  context.fillStyle = darken(steel, 0.4);
  context.fillRect(0, deck + height * 0.055, width, height * 0.025);
  for (const x of towers) {
    for (const side of [-1, 1])
      fillPolygon(
        context,
        [
          [x + side * width * 0.02 - width * 0.009, height * 0.03],
          [x + side * width * 0.02 + width * 0.009, height * 0.03],
          [x + side * width * 0.028 + width * 0.011, height],
          [x + side * width * 0.028 - width * 0.011, height],
        ],
        roundShade(context, x - width * 0.04, x + width * 0.04, steel),
      );
    for (const y of [0.05, 0.22, 0.42, 0.62])
      context.fillRect(x - width * 0.025, height * y, width * 0.05, height * 0.024);
  }
}
