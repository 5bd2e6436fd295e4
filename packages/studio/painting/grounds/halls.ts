import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  paintGlow,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import {
  fillTile,
  layGround,
  nearness,
  outline,
  rowEdges,
  runningLines,
  scatter,
  tiles,
  type Field,
  type Tile,
} from './field.ts';
import type { Ground } from './natural.ts';
import { paintLeaf } from './things.ts';

/** Marble in two shades, a border of keys, a few leaves of laurel. */
export const marble: Ground = (context, { palette }, field, { tone }) => {
  const { random, unit } = field;
  layGround(context, field, tone);
  tiles(field, { rows: 8, share: 0.24, power: 1.6 }, (tile) => {
    const dark = (tile.column + tile.row) % 2 === 0;
    fillTile(
      context,
      tile,
      dark ? withOpacity(darken(tone, 0.42), 0.5) : withOpacity(lighten(tone, 0.2), 0.35),
    );
    outline(context, tile, withOpacity(lighten(tone, 0.32), 0.32), 2.5 * unit);
    const [a, , c] = tile.corners;
    if (dark && a && c)
      fillEllipse(
        context,
        (a[0] + c[0]) / 2,
        (a[1] + c[1]) / 2,
        tile.breadth * 0.16,
        (tile.bottom - tile.top) * 0.18,
        withOpacity(palette.accentTwo, 0.4),
      );
  });
  scatter(field, 26, (spot) =>
    paintLeaf(context, spot, mix(palette.near, '#6f9a54', 0.5), random.between(0, 3)),
  );
};

/** Plates of steel with a tread, rivets at their corners, a yellow way painted across. */
export const steelPlates: Ground = (context, { palette }, field, { tone }) => {
  const { unit, left, right, top, bottom, random } = field;
  layGround(context, field, tone);
  tiles(field, { rows: 5, share: 0.42, shift: 0.5, power: 1.4 }, (tile) => {
    const shade = random.between(-0.1, 0.1);
    fillTile(context, tile, shade < 0 ? darken(tone, -shade) : lighten(tone, shade));
    paintTread(context, field, tile, withOpacity(lighten(tone, 0.3), 0.34));
    outline(context, tile, withOpacity(darken(tone, 0.55), 0.8), 4 * unit);
    for (const [x, y] of tile.corners.slice(2)) {
      fillCircle(context, x, y - 16 * unit, 7 * unit, darken(tone, 0.45));
      fillCircle(context, x - 1.5 * unit, y - 18 * unit, 4 * unit, lighten(tone, 0.35));
    }
  });
  const stripe = top + (bottom - top) * 0.72;
  context.save();
  context.beginPath();
  context.rect(left, stripe, right - left, 58 * unit);
  context.clip();
  for (let x = left - 90 * unit; x < right; x += 124 * unit)
    fillPolygon(
      context,
      [
        [x, stripe + 58 * unit],
        [x + 62 * unit, stripe + 58 * unit],
        [x + 110 * unit, stripe],
        [x + 48 * unit, stripe],
      ],
      mix(palette.accentTwo, tone, 0.3),
    );
  context.restore();
};

/** Short raised bars, each second one turned the other way. */
function paintTread(context: Context, { unit }: Field, tile: Tile, colour: string): void {
  const [a, b, c, d] = tile.corners;
  if (!a || !b || !c || !d) return;
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = unit * 5;
  context.beginPath();
  for (let row = 1; row < 4; row++)
    for (let bar = 1; bar < 8; bar++) {
      const [across, down] = [bar / 8, row / 4];
      const x =
        a[0] +
        (b[0] - a[0]) * across +
        (d[0] + (c[0] - d[0]) * across - a[0] - (b[0] - a[0]) * across) * down;
      const y = a[1] + (d[1] - a[1]) * down;
      const turn = (row + bar) % 2 === 0 ? 1 : -1;
      context.moveTo(x - tile.breadth * 0.018, y - turn * tile.breadth * 0.01);
      context.lineTo(x + tile.breadth * 0.018, y + turn * tile.breadth * 0.01);
    }
  context.stroke();
}

/** A hall's floor of dark glass: glowing joints, lit tiles, reflections. */
export const glassFloor: Ground = (context, { palette }, field, { tone }) => {
  const { random, unit, middle, top, width } = field;
  const glow = mix(palette.accent, palette.skyLow, 0.3);
  layGround(context, field, tone);
  tiles(field, { rows: 9, share: 0.2, power: 1.7 }, (tile) => {
    if (random.chance(0.22))
      fillTile(
        context,
        tile,
        withOpacity(random.chance(0.5) ? glow : palette.accentTwo, random.between(0.1, 0.3)),
      );
    else if (random.chance(0.4)) fillTile(context, tile, withOpacity(darken(tone, 0.4), 0.5));
  });
  for (const y of rowEdges(field, 9)) {
    context.fillStyle = withOpacity(lighten(glow, 0.25), 0.42);
    context.fillRect(
      field.left,
      y,
      field.right - field.left,
      unit * (1.5 + 3 * nearness(field, y)),
    );
  }
  runningLines(context, field, 0.2, { colour: withOpacity(lighten(glow, 0.25), 0.4), thick: 6 });
  paintGlow(context, middle, top, width * 0.5, [
    [0, withOpacity(glow, 0.32)],
    [1, withOpacity(glow, 0)],
  ]);
};
