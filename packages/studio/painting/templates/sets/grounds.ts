import { fillEllipse, fillPolygon, type Context } from '../../brushes/surface.ts';
import {
  breadthAt,
  fillTile,
  layGround,
  nearness,
  outline,
  rowEdges,
  runningLines,
  scatter,
  tiles,
  type Field,
} from '../../grounds/field.ts';
import { mottle, type Ground } from '../../grounds/natural.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';

/** Grains of two shades, all over. */
function grit(context: Context, field: Field, tone: string, count: number): void {
  scatter(field, count, ({ x, y, size }) => {
    const isLight = field.random.chance(0.5);
    fillEllipse(
      context,
      x,
      y,
      size * 0.085,
      size * 0.045,
      withOpacity(isLight ? lighten(tone, 0.45) : darken(tone, 0.5), isLight ? 0.4 : 0.5),
    );
  });
}

/** Rubber with grooves that run along the vehicle. */
export const grooved: Ground = (context, { palette }, field, { tone }) => {
  const { unit, middle, top, bottom } = field;
  layGround(context, field, tone);
  mottle(context, field, tone, 10);
  grit(context, field, tone, 260);
  runningLines(context, field, 0.075, { colour: withOpacity(darken(tone, 0.5), 0.75), thick: 9 });
  runningLines(context, field, 0.15, { colour: withOpacity(lighten(tone, 0.3), 0.3), thick: 4 });
  // The edge that nobody may stand beyond.
  for (const side of [-1, 1])
    fillPolygon(
      context,
      [0.52, 0.56].flatMap((share, at) => {
        const ends = [
          [middle + side * breadthAt(field, top, share), top],
          [middle + side * breadthAt(field, bottom, share), bottom],
        ] as const;
        return at === 0 ? ends : ends.toReversed();
      }),
      withOpacity(palette.accentTwo, 0.6),
    );
  for (const y of rowEdges(field, 7, 1.4)) {
    context.fillStyle = withOpacity(darken(tone, 0.5), 0.4);
    context.fillRect(field.left, y, field.right - field.left, unit * (2 + 5 * nearness(field, y)));
  }
};

/** Asphalt with the lines of bays that run away from us. */
export const asphaltBays: Ground = (context, { palette }, field, { tone }) => {
  layGround(context, field, tone);
  mottle(context, field, tone, 26);
  grit(context, field, tone, 620);
  runningLines(context, field, 0.62, {
    colour: withOpacity(lighten(palette.paper, 0.2), 0.75),
    thick: 16,
  });
};

/** Slabs of concrete, each of its own shade. */
export const slabs: Ground = (context, _brief, field, { tone }) => {
  const { random, unit } = field;
  layGround(context, field, tone);
  tiles(field, { rows: 8, share: 0.22, shift: 0.5, power: 1.4 }, (tile) => {
    const shade = random.between(-0.14, 0.14);
    fillTile(context, tile, shade < 0 ? darken(tone, -shade) : lighten(tone, shade));
    outline(context, tile, withOpacity(darken(tone, 0.45), 0.75), 5 * unit);
  });
  mottle(context, field, tone, 12);
  grit(context, field, tone, 420);
};

/** Slabs with a few dark patches of oil. */
export const forecourt: Ground = (context, brief, field, look) => {
  slabs(context, brief, field, look);
  const { palette } = brief;
  scatter(field, 9, ({ x, y, size }) => {
    fillEllipse(context, x, y, size * 0.9, size * 0.2, withOpacity(palette.ink, 0.24));
  });
};

/** Square tiles in two shades. */
export const chequered: Ground = (context, { palette }, field, { tone }) => {
  layGround(context, field, tone);
  tiles(field, { rows: 9, share: 0.17, power: 1.5 }, (tile) => {
    const isDark = (tile.column + tile.row) % 2 === 0;
    fillTile(
      context,
      tile,
      isDark ? mix(darken(tone, 0.3), palette.accent, 0.14) : lighten(tone, 0.16),
    );
    outline(context, tile, withOpacity(darken(tone, 0.4), 0.35), 2 * field.unit);
  });
  mottle(context, field, tone, 8);
};

/** A shop's floor: pale tiles with thin joints, in which the lamps are mirrored. */
export const shopFloor: Ground = (context, { palette }, field, { tone }) => {
  const { random, unit } = field;
  layGround(context, field, tone);
  tiles(field, { rows: 9, share: 0.18, power: 1.5 }, (tile) => {
    const shade = random.between(-0.1, 0.12);
    fillTile(context, tile, shade < 0 ? darken(tone, -shade) : lighten(tone, shade));
    if (tile.column % 4 === 0)
      fillTile(context, tile, withOpacity(lighten(palette.glow, 0.3), 0.22));
    outline(context, tile, withOpacity(darken(tone, 0.4), 0.5), 4 * unit);
  });
  grit(context, field, lighten(tone, 0.25), 260);
};

/** Beds of earth in rows with a path of bark between them. */
export const beds: Ground = (context, { palette }, field, { tone }) => {
  const { unit, random, middle, top, bottom } = field;
  layGround(context, field, tone);
  const earth = darken(mix('#6b452c', palette.near, 0.14), palette.dark ? 0.45 : 0);
  for (const side of [-1, 1])
    for (let bed = 0; bed < 3; bed++) {
      const [from, to] = [0.34 + bed * 0.52, 0.34 + bed * 0.52 + 0.42];
      const corner = (share: number, y: number): readonly [number, number] => [
        middle + side * breadthAt(field, y, share),
        y,
      ];
      fillPolygon(
        context,
        [
          corner(from, top + 6 * unit),
          corner(to, top + 6 * unit),
          corner(to, bottom),
          corner(from, bottom),
        ],
        earth,
      );
      for (const y of rowEdges(field, 13, 1.5).slice(1))
        for (const place of [0.25, 0.75]) {
          const size = unit * (12 + 62 * nearness(field, y));
          const x = middle + side * breadthAt(field, y, from + (to - from) * place);
          fillEllipse(context, x, y + size * 0.1, size * 0.9, size * 0.22, darken(earth, 0.25));
          for (const leaf of [-1, 1, 0])
            fillEllipse(
              context,
              x + leaf * size * 0.46,
              y - size * (leaf === 0 ? 0.5 : 0.2),
              size * 0.42,
              size * 0.3,
              lighten(mix(palette.near, '#5aa64f', 0.75), random.between(0, 0.24)),
            );
        }
    }
  scatter(field, 420, ({ x, y, size }) => {
    const chip = random.chance(0.5) ? lighten(tone, 0.3) : darken(tone, 0.4);
    fillEllipse(context, x, y, size * 0.13, size * 0.04, withOpacity(chip, 0.6));
  });
};

/** A shelf of frosted glass with rims of light. */
export const glassShelf: Ground = (context, { palette }, field, { tone }) => {
  const { left, right, top, unit } = field;
  layGround(context, field, tone);
  for (const [at, y] of rowEdges(field, 12, 1.5).entries()) {
    context.fillStyle = withOpacity(at % 2 === 0 ? '#ffffff' : palette.skyTop, 0.16);
    context.fillRect(left, y, right - left, unit * (4 + 22 * nearness(field, y)));
  }
  runningLines(context, field, 0.085, { colour: withOpacity('#ffffff', 0.42), thick: 12 });
  runningLines(context, field, 0.17, { colour: withOpacity(darken(tone, 0.35), 0.3), thick: 5 });
  context.fillStyle = withOpacity('#ffffff', 0.75);
  context.fillRect(left, top, right - left, 10 * unit);
  mottle(context, field, tone, 8);
};
