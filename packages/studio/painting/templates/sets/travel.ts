import { paintLeafTree } from '../../brushes/plants.ts';
import { paintSkyline } from '../../brushes/buildings.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { asphaltBays, forecourt, grooved } from './grounds.ts';
import { along, setOf, sign, slab, type Scenery } from './kit.ts';

/** The town behind glass or beyond a wall. */
function town({ brief, context, left, right, floorY, height, palette, unit, random }: Scenery) {
  paintSkyline(
    context,
    left,
    right,
    {
      foot: floorY,
      colour: mix(palette.far, palette.skyLow, 0.4),
      lit: palette.dark ? 0.4 : 0.06,
      lightFromX: 1,
      tall: height * brief.blend(0.3, 0.5),
      broad: 130 * unit,
      palette,
      unit,
    },
    random,
  );
}

/** A window of a bus cut out of its wall. */
const busWindow = (x: number, y: number, wide: number, tall: number, radius: number) =>
  [x - wide / 2, y, wide, tall, radius] as const;

/** A seat of a bus, seen from the side; it looks to the right. */
function seat({ context, unit, tint, palette }: Scenery, x: number, y: number, size: number): void {
  const cloth = tint(mix(palette.accent, '#2f5fa8', 0.6));
  const u = unit * size;
  slab(context, [x + 4 * u, y - 66 * u, 96 * u, 66 * u], darken(cloth, 0.5), 10 * u);
  context.save();
  context.translate(x, y);
  context.rotate(-0.09);
  slab(context, [-24 * u, -330 * u, 54 * u, 300 * u], cloth, 24 * u);
  slab(context, [-22 * u, -400 * u, 46 * u, 84 * u], darken(cloth, 0.12), 20 * u);
  context.restore();
  slab(context, [-20 * u + x, y - 122 * u, 176 * u, 60 * u], lighten(cloth, 0.06), 26 * u);
  for (const dot of [0, 1, 2])
    fillCircle(
      context,
      x + (14 + dot * 46) * u,
      y - 94 * u,
      7 * u,
      withOpacity(palette.accentTwo, 0.7),
    );
}

/** Inside a bus: windows on the town, seats in a row, poles and a rail with straps. */
export const bus = setOf({
  name: 'bus',
  depth: 0.075,
  ground: grooved,
  tone: ({ tint }) => tint('#6d7480'),
  back(scenery) {
    const { context, width, height, palette } = scenery;
    context.fillStyle = verticalGradient(context, 0, height * 0.6, [
      [0, palette.skyTop],
      [1, palette.skyLow],
    ]);
    context.fillRect(0, 0, width, height);
    town(scenery);
  },
  middle(scenery) {
    const { brief, context, left, right, height, floorY, unit, palette, tint } = scenery;
    const body = tint(mix('#e9e4d6', palette.paper, 0.4));
    const step = brief.blend(620, 640) * unit;
    const top = height * brief.blend(0.17, 0.16);
    const tall = floorY - top - brief.blend(430, 330) * unit;
    const windows = along(scenery, step).map((x) =>
      busWindow(x, top, step - 64 * unit, tall, 54 * unit),
    );
    context.beginPath();
    context.rect(left, 0, right - left, floorY + 8 * unit);
    for (const each of windows) context.roundRect(...each);
    context.fillStyle = verticalGradient(context, 0, floorY, [
      [0, darken(body, 0.08)],
      [0.3, body],
      [1, darken(body, 0.2)],
    ]);
    context.fill('evenodd');
    for (const [x, y, wide, high, radius] of windows) {
      context.strokeStyle = tint('#3b424d');
      context.lineWidth = 16 * unit;
      context.beginPath();
      context.roundRect(x, y, wide, high, radius);
      context.stroke();
      context.fillStyle = tint('#3b424d');
      context.fillRect(x, y + high * 0.24, wide, 8 * unit);
      fillPolygon(
        context,
        [
          [x + wide * 0.12, y + high - 12 * unit],
          [x + wide * 0.42, y + 12 * unit],
          [x + wide * 0.56, y + 12 * unit],
          [x + wide * 0.26, y + high - 12 * unit],
        ],
        withOpacity('#ffffff', 0.16),
      );
    }
    slab(context, [left, 0, right - left, height * 0.055], darken(body, 0.2));
    for (const x of along(scenery, step))
      fillRounded(
        context,
        { x: x - 200 * unit, y: height * 0.02, width: 400 * unit, height: 22 * unit },
        10 * unit,
        withOpacity(lighten(palette.glow, 0.4), 0.9),
      );
    const sill = top + tall + 70 * unit;
    context.fillStyle = tint(mix(palette.accent, '#2f5fa8', 0.45));
    context.fillRect(left, sill, right - left, 34 * unit);
    rail(scenery, height * 0.095);
  },
  near(scenery) {
    const { brief, context, floorY, height, unit, tint } = scenery;
    const step = brief.blend(360, 400) * unit;
    for (const x of along(scenery, step)) seat(scenery, x - 70 * unit, floorY + 46 * unit, 1.1);
    for (const x of along(scenery, step * 2.5).map((at) => at + step * 1.25)) {
      context.fillStyle = tint('#f0b429');
      context.fillRect(x, height * 0.05, 20 * unit, floorY - height * 0.02);
      context.fillStyle = withOpacity('#ffffff', 0.4);
      context.fillRect(x + 4 * unit, height * 0.05, 5 * unit, floorY - height * 0.02);
    }
  },
});

/** The rail under the ceiling, with straps to hold on to. */
function rail(scenery: Scenery, y: number): void {
  const { context, left, right, unit, tint } = scenery;
  context.fillStyle = tint('#f0b429');
  context.fillRect(left, y, right - left, 16 * unit);
  for (const x of along(scenery, 230 * unit)) {
    context.strokeStyle = tint('#3b424d');
    context.lineWidth = 10 * unit;
    context.beginPath();
    context.moveTo(x + 90 * unit, y + 8 * unit);
    context.lineTo(x + 90 * unit, y + 84 * unit);
    context.stroke();
    context.lineWidth = 13 * unit;
    context.beginPath();
    context.arc(x + 90 * unit, y + 118 * unit, 34 * unit, 0, Math.PI * 2);
    context.stroke();
  }
}

/** A pump with its screen, its hose and its nozzle. */
function pump({ context, unit, palette, tint }: Scenery, x: number, y: number): void {
  const body = tint(mix(palette.accent, '#d9433f', 0.5));
  slab(context, [x - 120 * unit, y - 26 * unit, 240 * unit, 34 * unit], tint('#c9c5bb'), 8 * unit);
  slab(context, [x - 82 * unit, y - 400 * unit, 164 * unit, 380 * unit], body, 22 * unit);
  slab(context, [x - 82 * unit, y - 450 * unit, 164 * unit, 62 * unit], tint('#f4f1e8'), 18 * unit);
  slab(context, [x - 58 * unit, y - 362 * unit, 116 * unit, 84 * unit], tint('#20303c'), 10 * unit);
  for (const row of [0, 1])
    fillRounded(
      context,
      { x: x - 44 * unit, y: y - (346 - row * 34) * unit, width: 88 * unit, height: 18 * unit },
      4 * unit,
      withOpacity(palette.accentTwo, 0.85),
    );
  context.strokeStyle = tint('#20242c');
  context.lineWidth = 14 * unit;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + 80 * unit, y - 340 * unit);
  context.bezierCurveTo(
    x + 170 * unit,
    y - 330 * unit,
    x + 170 * unit,
    y - 60 * unit,
    x + 112 * unit,
    y - 150 * unit,
  );
  context.stroke();
  slab(context, [x + 84 * unit, y - 240 * unit, 44 * unit, 96 * unit], tint('#20242c'), 12 * unit);
}

/** Under the roof of a petrol station, with its shop behind the pumps. */
export const petrolStation = setOf({
  name: 'petrol station',
  depth: 0.1,
  ground: forecourt,
  tone: ({ tint }) => tint('#a7a69f'),
  ambience: 'dust',
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    town(scenery);
    const wide = brief.blend(760, 1050) * unit;
    const x = width / 2 - wide / 2;
    const tall = brief.blend(440, 330) * unit;
    slab(context, [x, floorY - tall, wide, tall], tint('#ece6d8'), 8 * unit);
    const glass = mix(palette.skyLow, palette.glow, palette.dark ? 0.6 : 0.25);
    for (const at of [0, 1, 2, 3])
      slab(
        context,
        [x + (at + 0.1) * (wide / 4), floorY - tall * 0.72, (wide / 4) * 0.8, tall * 0.72],
        glass,
        6 * unit,
      );
    slab(
      context,
      [x - 20 * unit, floorY - tall - 10 * unit, wide + 40 * unit, 84 * unit],
      tint(palette.accent),
      8 * unit,
    );
    const roof = height * brief.blend(0.2, 0.14);
    for (const column of along(scenery, brief.blend(860, 1160) * unit).map(
      (at) => at + brief.blend(430, 580) * unit,
    ))
      slab(context, [column - 26 * unit, roof, 52 * unit, floorY - roof], tint('#dcd8cd'));
    slab(context, [left, roof - 120 * unit, right - left, 130 * unit], tint('#f6f3ea'));
    context.fillStyle = tint(palette.accent);
    context.fillRect(left, roof - 48 * unit, right - left, 40 * unit);
    for (const lamp of along(scenery, 300 * unit))
      paintGlow(context, lamp, roof + 14 * unit, 150 * unit, [
        [0, withOpacity(lighten(palette.glow, 0.4), palette.dark ? 0.8 : 0.35)],
        [1, withOpacity(palette.glow, 0)],
      ]);
  },
  near(scenery) {
    const { brief, width, floorY, unit } = scenery;
    for (const side of [-1, 1])
      pump(scenery, width / 2 + side * brief.blend(400, 640) * unit, floorY + brief.height * 0.055);
  },
});

/** A parked car, seen from behind. */
function parked(
  { context, unit, palette, tint }: Scenery,
  x: number,
  y: number,
  colour: string,
): void {
  const paint = tint(colour);
  fillEllipse(context, x, y, 170 * unit, 18 * unit, withOpacity(palette.ink, 0.4));
  for (const side of [-1, 1])
    slab(
      context,
      [x + side * 112 * unit - 24 * unit, y - 58 * unit, 48 * unit, 58 * unit],
      tint('#23262d'),
      12 * unit,
    );
  fillPolygon(
    context,
    [
      [x - 112 * unit, y - 134 * unit],
      [x - 82 * unit, y - 222 * unit],
      [x + 82 * unit, y - 222 * unit],
      [x + 112 * unit, y - 134 * unit],
    ],
    darken(paint, 0.08),
  );
  fillPolygon(
    context,
    [
      [x - 92 * unit, y - 138 * unit],
      [x - 70 * unit, y - 206 * unit],
      [x + 70 * unit, y - 206 * unit],
      [x + 92 * unit, y - 138 * unit],
    ],
    mix(palette.skyLow, '#32404d', 0.45),
  );
  slab(context, [x - 146 * unit, y - 144 * unit, 292 * unit, 112 * unit], paint, 30 * unit);
  for (const side of [-1, 1])
    fillRounded(
      context,
      {
        x: x + side * 116 * unit - 22 * unit,
        y: y - 118 * unit,
        width: 44 * unit,
        height: 26 * unit,
      },
      8 * unit,
      tint('#d8403a'),
    );
  slab(context, [x - 46 * unit, y - 82 * unit, 92 * unit, 26 * unit], tint('#f3efe2'), 4 * unit);
}

function lamp({ context, unit, palette, tint }: Scenery, x: number, y: number): void {
  const tall = 720 * unit;
  context.fillStyle = tint('#5b626d');
  context.fillRect(x - 7 * unit, y - tall, 14 * unit, tall);
  slab(
    context,
    [x - 70 * unit, y - tall - 14 * unit, 140 * unit, 22 * unit],
    tint('#5b626d'),
    8 * unit,
  );
  if (palette.dark)
    paintGlow(context, x, y - tall + 20 * unit, 260 * unit, [
      [0, withOpacity(palette.glow, 0.7)],
      [1, withOpacity(palette.glow, 0)],
    ]);
}

const row = (context: Context, from: number, to: number, y: number, tall: number, fill: string) => {
  context.fillStyle = fill;
  context.fillRect(from, y - tall, to - from, tall);
};

/** A car park: bays, a row of cars, a hedge and trees behind. */
export const carPark = setOf({
  name: 'car park',
  depth: 0.12,
  ground: asphaltBays,
  tone: ({ tint }) => tint('#5d626c'),
  ambience: 'leaves',
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, random, tint } = scenery;
    town(scenery);
    const green = mix(palette.near, '#4f8a4b', 0.5);
    for (const x of along(scenery, 310 * unit))
      paintLeafTree(
        context,
        x + random.between(-50, 50) * unit,
        floorY,
        random.between(330, 470) * unit,
        green,
        random,
      );
    row(context, left, right, floorY + 8 * unit, 120 * unit, darken(green, 0.2));
    const colours = ['#c94f46', '#3f6fa6', '#e8e5dc', '#4c5560', '#d8a13a', '#5d8d77'];
    for (const [at, x] of along(scenery, brief.blend(370, 390) * unit).entries())
      if (random.chance(0.82)) parked(scenery, x, floorY + 6 * unit, colours[at % 6] ?? '#888888');
    const apart = brief.blend(860, 1240) * unit;
    for (const x of along(scenery, apart)) lamp(scenery, x + apart / 2, floorY);
    const x = brief.width * brief.blend(0.14, 0.12);
    context.fillStyle = tint('#5b626d');
    context.fillRect(x - 8 * unit, floorY - 560 * unit, 16 * unit, 560 * unit);
    sign(scenery, [x, floorY - 560 * unit, 150 * unit, 150 * unit], {
      text: 'P',
      board: tint('#2563b8'),
      ink: '#ffffff',
    });
  },
});
