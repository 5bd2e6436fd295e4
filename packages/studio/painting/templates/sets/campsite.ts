import { paintConifer } from '../../brushes/plants.ts';
import { fillEllipse, fillPolygon, paintGlow } from '../../brushes/surface.ts';
import { paintLand, peakRidge } from '../../brushes/land.ts';
import { meadow } from '../../grounds/natural.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { blocks, setOf, slab, type Scenery } from './kit.ts';

/* A campsite: tents among firs, mountains behind, a fire between stones. */

/** A tent with its flap open. */
function tent(
  { context, floorY, unit, palette, tint }: Scenery,
  x: number,
  size: number,
  cloth: string,
): void {
  const one = unit * size;
  const [foot, top] = [floorY + 6 * unit, floorY - 330 * one];
  const tone = tint(cloth);
  fillPolygon(
    context,
    [
      [x - 300 * one, foot],
      [x - 30 * one, top],
      [x + 330 * one, foot],
    ],
    darken(tone, 0.2),
  );
  fillPolygon(
    context,
    [
      [x - 300 * one, foot],
      [x - 30 * one, top],
      [x + 190 * one, foot],
    ],
    tone,
  );
  fillPolygon(
    context,
    [
      [x - 130 * one, foot],
      [x - 30 * one, top + 90 * one],
      [x + 70 * one, foot],
    ],
    tint('#3b3a45'),
  );
  fillPolygon(
    context,
    [
      [x - 130 * one, foot],
      [x - 30 * one, top + 90 * one],
      [x - 90 * one, foot],
    ],
    lighten(tone, 0.22),
  );
  if (palette.dark)
    paintGlow(context, x - 20 * one, foot - 90 * one, 170 * one, [
      [0, withOpacity('#ffcf7a', 0.75)],
      [1, withOpacity('#ffcf7a', 0)],
    ]);
  slab(context, [x - 36 * one, top - 16 * one, 12 * one, 24 * one], tint('#6a4126'), 4 * one);
}

/** A fire in its ring of stones. */
function fire(scenery: Scenery, x: number): void {
  const { brief, context, unit, tint } = scenery;
  const y = brief.groundY + 8 * unit;
  paintGlow(context, x, y - 50 * unit, 230 * unit, [
    [0, withOpacity('#ffb35a', 0.5)],
    [1, withOpacity('#ffb35a', 0)],
  ]);
  for (const [wide, tall, tone] of [
    [64, 170, '#f08a3c'],
    [42, 116, '#f9bd4a'],
    [22, 66, '#fff0b8'],
  ] as const)
    fillPolygon(
      context,
      [
        [x - wide * unit, y - 20 * unit],
        [x - wide * 0.5 * unit, y - tall * 0.62 * unit],
        [x - wide * 0.2 * unit, y - tall * 0.5 * unit],
        [x + wide * 0.1 * unit, y - tall * unit],
        [x + wide * 0.62 * unit, y - tall * 0.5 * unit],
        [x + wide * unit, y - 20 * unit],
      ],
      tone,
    );
  blocks(
    scenery,
    [x, y],
    [
      [-96, 34, 190, 26, '#6a4126', 12],
      [-70, 48, 150, 22, '#8f5d38', 10],
    ],
  );
  for (const at of [-110, -66, -20, 30, 76, 112])
    fillEllipse(
      context,
      x + at * unit,
      y,
      32 * unit,
      22 * unit,
      tint(at % 4 === 0 ? '#8d8f94' : '#a3a4a6'),
    );
}

export const campsite = setOf({
  name: 'campsite',
  depth: 0.08,
  ground: meadow,
  tone: ({ palette, tint }) => tint(mix('#6f9a58', palette.near, 0.4)),
  middle(scenery) {
    const { brief, context, left, right, width, floorY, unit, palette, random, tint } = scenery;
    const box = { x: left, y: floorY - 760 * unit, width: right - left, height: 770 * unit };
    const land = {
      base: mix(palette.far, palette.skyLow, 0.3),
      foot: palette.far,
      glow: palette.glow,
    };
    paintLand(
      context,
      peakRidge(floorY - 220 * unit, brief.blend(420, 300) * unit, 420 * unit, random),
      box,
      land,
      random,
    );
    for (const [tall, tone] of [
      [430, 0.5],
      [560, 0.22],
    ] as const) {
      const green = tint(mix('#3f6f50', palette.far, tone));
      for (let x = left; x < right; x += random.between(90, 170) * unit)
        paintConifer(
          context,
          x,
          floorY + 6 * unit,
          tall * brief.blend(1, 0.8) * random.between(0.7, 1.1) * unit,
          green,
          random,
        );
    }
    tent(
      scenery,
      width * brief.blend(0.2, 0.22),
      brief.blend(0.95, 0.9),
      mix('#d9783f', palette.accent, 0.4),
    );
    tent(scenery, width * brief.blend(0.84, 0.8), 0.8, mix('#3f86a0', palette.accentTwo, 0.2));
  },
  near(scenery) {
    const { brief, width } = scenery;
    fire(scenery, width * brief.blend(0.5, 0.5));
  },
});
