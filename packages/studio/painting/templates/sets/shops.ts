import { paintPot } from '../../brushes/furniture.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  verticalGradient,
} from '../../brushes/surface.ts';
import { beachSand } from '../../grounds/natural.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { shopFloor, slabs } from './grounds.ts';
import { along, paintWall, setOf, sign, slab, type Scenery } from './kit.ts';

/** Goods side by side on a shelf: boxes, tins and bottles. */
function goods(scenery: Scenery, from: number, to: number, y: number, tall: number): void {
  const { context, unit, palette, random, tint } = scenery;
  const colours = [palette.accent, palette.accentTwo, '#4f8fb8', '#e9e4d6', '#6f9d58', '#b0597a'];
  for (let x = from; x < to - 30 * unit;) {
    const wide = random.between(34, 74) * unit;
    const high = tall * random.between(0.55, 0.92);
    const paint = tint(mix(colours[random.index(6)] ?? '#999999', palette.far, 0.22));
    if (x + wide > to) break;
    slab(context, [x, y - high, wide - 6 * unit, high], paint, random.chance(0.4) ? 14 * unit : 4);
    fillRounded(
      context,
      { x: x + 4 * unit, y: y - high * 0.62, width: wide - 14 * unit, height: high * 0.26 },
      4,
      withOpacity('#ffffff', 0.5),
    );
    x += wide;
  }
}

/** A shop at its till: full shelves, a belt, a screen. */
export const checkout = setOf({
  name: 'checkout',
  depth: 0.07,
  ground: shopFloor,
  tone: ({ tint }) => tint('#b9bcc0'),
  back(scenery) {
    paintWall(scenery, scenery.tint(mix('#e8e3d5', scenery.palette.paper, 0.4)));
  },
  middle(scenery) {
    const { brief, context, left, right, height, floorY, unit, palette, tint } = scenery;
    const top = height * brief.blend(0.2, 0.17);
    const rows = 4;
    const step = (floorY - top) / rows;
    slab(context, [left, top - 30 * unit, right - left, floorY - top + 40 * unit], tint('#7c828b'));
    for (let at = 1; at <= rows; at++) {
      const y = top + step * at - 26 * unit;
      goods(scenery, left, right, y, step * 0.8);
      slab(context, [left, y, right - left, 24 * unit], tint('#d8d4c8'));
      for (const x of along(scenery, 190 * unit))
        fillRounded(
          context,
          { x: x - 32 * unit, y: y + 3 * unit, width: 64 * unit, height: 18 * unit },
          3 * unit,
          tint('#ffe9a8'),
        );
    }
    for (const x of along(scenery, brief.blend(560, 640) * unit)) {
      context.fillStyle = tint('#5b626d');
      context.fillRect(x - 4 * unit, 0, 8 * unit, height * 0.08);
      fillRounded(
        context,
        { x: x - 180 * unit, y: height * 0.075, width: 360 * unit, height: 26 * unit },
        12 * unit,
        withOpacity(lighten(palette.glow, 0.5), 0.95),
      );
    }
  },
  near(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    const y = floorY + brief.height * 0.045;
    for (const side of [-1, 1]) {
      const x = width / 2 + side * brief.blend(450, 690) * unit;
      const wide = brief.blend(330, 430) * unit;
      const from = x - wide / 2;
      slab(context, [from, y - 250 * unit, wide, 250 * unit], tint('#e6e2d8'), 14 * unit);
      slab(context, [from, y - 190 * unit, wide, 26 * unit], tint(palette.accent));
      slab(
        context,
        [from - 14 * unit, y - 286 * unit, wide + 28 * unit, 44 * unit],
        tint('#4a515c'),
        12 * unit,
      );
      context.fillStyle = tint('#4a515c');
      context.fillRect(x - 12 * unit, y - 430 * unit, 24 * unit, 150 * unit);
      slab(
        context,
        [x - 96 * unit, y - 560 * unit, 192 * unit, 146 * unit],
        tint('#2a3038'),
        16 * unit,
      );
      fillRounded(
        context,
        { x: x - 80 * unit, y: y - 544 * unit, width: 160 * unit, height: 114 * unit },
        8 * unit,
        verticalGradient(context, y - 544 * unit, y - 430 * unit, [
          [0, lighten(palette.skyTop, 0.35)],
          [1, palette.skyTop],
        ]),
      );
      for (const line of [0, 1, 2])
        fillRounded(
          context,
          {
            x: x - 62 * unit,
            y: y - (524 - line * 30) * unit,
            width: (line === 2 ? 60 : 110) * unit,
            height: 14 * unit,
          },
          5 * unit,
          withOpacity('#ffffff', 0.85),
        );
      context.fillStyle = tint('#5b626d');
      context.fillRect(x + side * wide * 0.36, y - 860 * unit, 10 * unit, 580 * unit);
      sign(scenery, [x + side * wide * 0.36 + 5 * unit, y - 880 * unit, 110 * unit, 110 * unit], {
        text: side < 0 ? '3' : '4',
        board: tint('#3f9a5c'),
        ink: '#ffffff',
      });
    }
  },
});

/** Under the glass of a garden centre: benches of plants on both sides. */
export const gardenCentre = setOf({
  name: 'garden centre',
  depth: 0.075,
  ground: slabs,
  tone: ({ tint }) => tint('#b7ab97'),
  ambience: 'leaves',
  back(scenery) {
    const { context, width, height, palette } = scenery;
    context.fillStyle = verticalGradient(context, 0, height * 0.65, [
      [0, palette.skyTop],
      [1, lighten(palette.skyLow, 0.2)],
    ]);
    context.fillRect(0, 0, width, height);
    const green = mix(palette.far, '#6fa56a', 0.35);
    for (let x = -40; x < width + 80; x += width * 0.11)
      fillEllipse(context, x, scenery.floorY, width * 0.12, height * 0.12, green);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, tint, random, palette } =
      scenery;
    const iron = tint('#e9ede8');
    context.strokeStyle = iron;
    context.lineWidth = 12 * unit;
    for (const x of along(scenery, brief.blend(240, 270) * unit)) {
      context.beginPath();
      context.moveTo(x, floorY);
      context.lineTo(x, height * 0.2);
      context.lineTo(width / 2 + (x - width / 2) * 0.35, -20);
      context.stroke();
    }
    for (const y of [0.2, 0.34]) {
      context.fillStyle = iron;
      context.fillRect(left, height * y, right - left, 12 * unit);
    }
    for (const [at, y] of [floorY - 300 * unit, floorY - 70 * unit].entries()) {
      slab(context, [left, y, right - left, 26 * unit], tint('#9a7b52'));
      for (const x of along(scenery, 150 * unit)) {
        const clay = random.chance(0.7) ? '#c4683f' : '#6d7f8c';
        const leaf = mix('#4c9a55', palette.near, random.between(0, 0.4));
        paintPot(context, x + at * 60 * unit, y + 6 * unit, 118 * unit, tint(clay), tint(leaf));
        if (random.chance(0.5))
          for (const bloom of [-1, 0, 1])
            fillCircle(
              context,
              x + at * 60 * unit + bloom * 34 * unit,
              y - (150 + (bloom === 0 ? 36 : 0)) * unit,
              17 * unit,
              tint(random.chance(0.5) ? palette.accent : palette.accentTwo),
            );
      }
    }
  },
  near(scenery) {
    const { brief, context, width, floorY, unit, tint, palette } = scenery;
    const y = floorY + brief.height * 0.05;
    for (const side of [-1, 1]) {
      const x = width / 2 + side * brief.blend(470, 780) * unit;
      slab(
        context,
        [x - 170 * unit, y - 150 * unit, 340 * unit, 34 * unit],
        tint('#a5835a'),
        6 * unit,
      );
      for (const leg of [-140, 120])
        slab(context, [x + leg * unit, y - 120 * unit, 24 * unit, 130 * unit], tint('#7d6040'));
      for (const at of [-1, 0, 1])
        paintPot(
          context,
          x + at * 104 * unit,
          y - 144 * unit,
          110 * unit,
          tint('#c4683f'),
          tint(mix('#4c9a55', palette.near, 0.3)),
        );
    }
  },
});

/** A kiosk on the beach under a striped awning. */
export const kiosk = setOf({
  name: 'kiosk',
  depth: 0.09,
  ground: beachSand,
  tone: ({ tint }) => tint('#e6cf9c'),
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const sea = floorY - height * brief.blend(0.1, 0.16);
    context.fillStyle = verticalGradient(context, sea, floorY, [
      [0, mix(palette.skyTop, '#1c86b8', 0.5)],
      [1, lighten(mix(palette.skyTop, '#36b3c4', 0.6), 0.15)],
    ]);
    context.fillRect(left, sea, right - left, floorY - sea + 8 * unit);
    for (const [at, x] of along(scenery, 210 * unit).entries())
      fillRounded(
        context,
        {
          x,
          y: sea + ((at % 4) + 0.6) * ((floorY - sea) / 5),
          width: 120 * unit,
          height: 7 * unit,
        },
        4 * unit,
        withOpacity('#ffffff', 0.55),
      );
    const wide = brief.blend(700, 820) * unit;
    const x = width / 2 - wide / 2;
    const tall = brief.blend(680, 520) * unit;
    const wood = tint('#d99a5b');
    for (let board = 0; board < 7; board++)
      slab(context, [x + (board * wide) / 7, floorY - tall, wide / 7 - 3 * unit, tall], wood, 2);
    slab(
      context,
      [x + wide * 0.1, floorY - tall * 0.8, wide * 0.8, tall * 0.42],
      palette.dark ? mix(palette.glow, '#7a4b2a', 0.3) : tint('#4a3426'),
      8 * unit,
    );
    const bottles = [palette.accent, palette.accentTwo, '#f4f1e8', '#58a08a'];
    for (let bottle = 0; bottle < 12; bottle++)
      slab(
        context,
        [
          x + wide * (0.14 + bottle * 0.06),
          floorY - tall * (0.56 + (bottle % 3) * 0.02),
          26 * unit,
          tall * 0.14,
        ],
        tint(bottles[bottle % 4] ?? '#ffffff'),
        10 * unit,
      );
    slab(
      context,
      [x - 26 * unit, floorY - tall * 0.4, wide + 52 * unit, 40 * unit],
      lighten(wood, 0.2),
      8 * unit,
    );
    awning(scenery, x - 60 * unit, wide + 120 * unit, floorY - tall - 20 * unit, 150 * unit);
  },
  near(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    const y = floorY + brief.height * 0.05;
    for (const side of [-1, 1]) {
      const x = width / 2 + side * brief.blend(440, 720) * unit;
      context.fillStyle = tint('#f2ead8');
      context.fillRect(x - 7 * unit, y - 760 * unit, 14 * unit, 760 * unit);
      for (let slice = 0; slice < 6; slice++)
        fillPolygon(
          context,
          [
            [x, y - 830 * unit],
            [x + (slice - 3) * 82 * unit, y - 650 * unit],
            [x + (slice - 2) * 82 * unit, y - 650 * unit],
          ],
          tint(slice % 2 === 0 ? palette.accent : '#fff6e4'),
        );
      slab(
        context,
        [x - 110 * unit, y - 210 * unit, 220 * unit, 22 * unit],
        tint('#f2ead8'),
        8 * unit,
      );
      context.fillRect(x - 7 * unit, y - 200 * unit, 14 * unit, 200 * unit);
    }
  },
});

/** Stripes that hang down in scallops. */
function awning(
  { context, unit, palette, tint }: Scenery,
  x: number,
  wide: number,
  y: number,
  tall: number,
): void {
  const stripes = 9;
  const step = wide / stripes;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const tone = tint(stripe % 2 === 0 ? mix(palette.accent, '#e04f4a', 0.3) : '#fff6e4');
    const inset = (at: number) => x + at * step + (wide / 2 - at * step) * 0.12;
    fillPolygon(
      context,
      [
        [inset(stripe), y],
        [inset(stripe + 1), y],
        [x + (stripe + 1) * step, y + tall],
        [x + stripe * step, y + tall],
      ],
      tone,
    );
    fillCircle(context, x + (stripe + 0.5) * step, y + tall, step / 2, darken(tone, 0.08));
  }
  context.fillStyle = withOpacity(palette.ink, 0.22);
  context.fillRect(x + wide * 0.04, y + tall + step / 2, wide * 0.92, 26 * unit);
}
