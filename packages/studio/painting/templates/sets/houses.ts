import { paintHangingLamp, paintWindow } from '../../brushes/furniture.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  verticalGradient,
} from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { chequered, glassShelf } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';

/** A washing machine with its round door. */
function washer(scenery: Scenery, x: number, y: number, size: number): void {
  const { context, palette, random, tint } = scenery;
  slab(context, [x - size / 2, y - size * 1.12, size, size * 1.12], tint('#e9eaea'), size * 0.05);
  slab(
    context,
    [x - size * 0.42, y - size * 1.05, size * 0.84, size * 0.16],
    tint('#c3c8cd'),
    size * 0.03,
  );
  for (const dot of [0, 1])
    fillCircle(
      context,
      x + (0.18 + dot * 0.15) * size,
      y - size * 0.97,
      size * 0.045,
      tint(dot === 0 ? palette.accent : '#4a515c'),
    );
  fillCircle(context, x, y - size * 0.44, size * 0.37, tint('#aab1b8'));
  fillCircle(context, x, y - size * 0.44, size * 0.31, tint('#26313d'));
  context.save();
  context.beginPath();
  context.arc(x, y - size * 0.44, size * 0.29, 0, Math.PI * 2);
  context.clip();
  for (let cloth = 0; cloth < 5; cloth++)
    fillEllipse(
      context,
      x + random.between(-0.2, 0.2) * size,
      y - size * random.between(0.2, 0.5),
      size * 0.14,
      size * 0.1,
      tint([palette.accent, palette.accentTwo, '#f2efe8', '#5f8fb8'][random.index(4)] ?? '#ffffff'),
    );
  context.restore();
  fillPolygon(
    context,
    [
      [x - size * 0.2, y - size * 0.4],
      [x - size * 0.04, y - size * 0.68],
      [x + size * 0.06, y - size * 0.68],
      [x - size * 0.1, y - size * 0.4],
    ],
    withOpacity('#ffffff', 0.24),
  );
}

/** A launderette: machines in two rows, tiles, a bench. */
export const launderette = setOf({
  name: 'launderette',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint, palette }) => tint(mix('#d9d6cc', palette.paper, 0.3)),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    const tone = tint(mix(mix(palette.accentTwo, palette.skyLow, 0.5), '#ffffff', 0.25));
    paintWall(scenery, tone);
    context.fillStyle = withOpacity('#ffffff', 0.2);
    for (let y = floorY; y > 0; y -= 74 * unit) context.fillRect(0, y, width, 4 * unit);
    for (let x = 0; x < width; x += 74 * unit) context.fillRect(x, 0, 4 * unit, floorY);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const size = brief.blend(300, 280) * unit;
    for (const x of along(scenery, size * 1.06)) {
      washer(scenery, x, floorY - size * 1.17, size);
      washer(scenery, x, floorY + 4 * unit, size);
    }
    slab(
      context,
      [left, floorY - size * 2.42, right - left, 44 * unit],
      tint(mix(palette.accent, '#ffffff', 0.1)),
    );
    const y = height * brief.blend(0.15, 0.13);
    fillCircle(context, width * 0.5, y, 84 * unit, tint('#4a515c'));
    fillCircle(context, width * 0.5, y, 72 * unit, tint('#fbf8ef'));
    context.strokeStyle = tint('#2a3038');
    context.lineCap = 'round';
    context.lineWidth = 9 * unit;
    context.beginPath();
    context.moveTo(width * 0.5, y - 46 * unit);
    context.lineTo(width * 0.5, y);
    context.lineTo(width * 0.5 + 32 * unit, y + 18 * unit);
    context.stroke();
    for (const x of along(scenery, brief.blend(620, 640) * unit))
      fillRounded(
        context,
        { x: x - 210 * unit, y: height * 0.035, width: 420 * unit, height: 24 * unit },
        12 * unit,
        withOpacity(lighten(palette.glow, 0.5), 0.95),
      );
  },
  near(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    const y = floorY + brief.height * 0.055;
    for (const side of [-1, 1]) {
      const x = width / 2 + side * brief.blend(450, 760) * unit;
      slab(
        context,
        [x - 190 * unit, y - 130 * unit, 380 * unit, 30 * unit],
        tint('#b98a57'),
        8 * unit,
      );
      for (const leg of [-160, 136])
        slab(context, [x + leg * unit, y - 104 * unit, 24 * unit, 108 * unit], tint('#5b626d'));
      for (const cloth of [-1, 0, 1])
        fillEllipse(
          context,
          x + cloth * 60 * unit,
          y - 236 * unit,
          58 * unit,
          40 * unit,
          tint(cloth === 0 ? '#f4f1e8' : cloth < 0 ? palette.accent : '#6f9fc4'),
        );
      slab(
        context,
        [x - 116 * unit, y - 236 * unit, 232 * unit, 110 * unit],
        tint('#7fb3c8'),
        20 * unit,
      );
      for (const slot of [-2, -1, 0, 1, 2])
        fillRounded(
          context,
          {
            x: x + slot * 42 * unit - 9 * unit,
            y: y - 206 * unit,
            width: 18 * unit,
            height: 56 * unit,
          },
          8 * unit,
          withOpacity(darken('#7fb3c8', 0.5), 0.6),
        );
    }
  },
});

/** A flight of stairs that rises to one side, with its banister. */
function flight(scenery: Scenery, from: number, side: number): void {
  const { brief, context, floorY, unit, tint } = scenery;
  const steps = 9;
  const [tread, rise] = [brief.blend(62, 84) * unit, brief.blend(66, 56) * unit];
  const wood = tint('#8a5a36');
  for (let step = 0; step < steps; step++) {
    const x = from + side * step * tread;
    const high = (step + 1) * rise;
    const far = from + side * steps * tread;
    slab(
      context,
      [Math.min(x, far), floorY - high, Math.abs(far - x), rise + 2],
      step % 2 === 0 ? tint('#e3dccd') : tint('#d9d1c0'),
    );
    context.fillStyle = wood;
    context.fillRect(
      Math.min(x, x + side * tread) - 6 * unit,
      floorY - high - 10 * unit,
      tread + 12 * unit,
      14 * unit,
    );
    context.fillRect(
      x + side * tread * 0.5 - 5 * unit,
      floorY - high - 210 * unit,
      10 * unit,
      204 * unit,
    );
  }
  context.strokeStyle = wood;
  context.lineWidth = 24 * unit;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(from + side * tread * 0.2, floorY - rise - 190 * unit);
  context.lineTo(from + side * steps * tread, floorY - steps * rise - 220 * unit);
  context.stroke();
  slab(
    context,
    [from - 22 * unit, floorY - rise - 240 * unit, 44 * unit, rise + 240 * unit],
    wood,
    10 * unit,
  );
}

function flatDoor({ context, unit, tint, palette }: Scenery, x: number, y: number, n: string) {
  const [wide, tall] = [250 * unit, 560 * unit];
  slab(
    context,
    [x - wide / 2 - 22 * unit, y - tall - 22 * unit, wide + 44 * unit, tall + 22 * unit],
    tint('#efe8d8'),
    6 * unit,
  );
  const paint = tint(mix(palette.accent, '#5a3d36', 0.45));
  slab(context, [x - wide / 2, y - tall, wide, tall], paint, 4 * unit);
  for (const [top, high] of [
    [0.08, 0.32],
    [0.48, 0.42],
  ] as const)
    slab(
      context,
      [x - wide * 0.34, y - tall * (1 - top), wide * 0.68, tall * high],
      darken(paint, 0.14),
      8 * unit,
    );
  fillCircle(context, x + wide * 0.38, y - tall * 0.46, 13 * unit, tint('#e4b64c'));
  context.fillStyle = tint('#fff3d4');
  context.font = `700 ${46 * unit}px Poppins`;
  context.textAlign = 'center';
  context.fillText(n, x, y - tall * 0.57);
}

/** The hall of a house with flats: stairs, doors, letterboxes. */
export const stairwell = setOf({
  name: 'stairwell',
  depth: 0.05,
  ground: chequered,
  tone: ({ tint }) => tint('#c9c1b0'),
  back(scenery) {
    const { context, width, floorY, height, unit, palette, tint } = scenery;
    const wall = tint(mix('#efe6d2', palette.paper, 0.4));
    paintWall(scenery, wall);
    const dado = floorY - dadoHeight(height, floorY);
    context.fillStyle = verticalGradient(context, dado, floorY, [
      [0, tint(mix(palette.near, '#7fa08a', 0.5))],
      [1, darken(tint(mix(palette.near, '#7fa08a', 0.5)), 0.2)],
    ]);
    context.fillRect(0, dado, width, height - dado);
    context.fillStyle = lighten(wall, 0.3);
    context.fillRect(0, dado - 10 * unit, width, 12 * unit);
  },
  middle(scenery) {
    const { brief, context, width, height, floorY, unit, palette, random, tint } = scenery;
    const broad = brief.blend(300, 330) * unit;
    paintWindow(
      context,
      {
        x: width * brief.blend(0.5, 0.46) - broad / 2,
        y: height * 0.08,
        width: broad,
        height: height * brief.blend(0.19, 0.3),
      },
      palette,
      tint('#efe8d8'),
      random,
    );
    flatDoor(scenery, width * brief.blend(0.2, 0.18), floorY, '1');
    flight(scenery, width * brief.blend(0.56, 0.58), 1);
    const x = width * brief.blend(0.41, 0.33);
    for (let box = 0; box < 4; box++)
      slab(
        context,
        [
          x + (box % 2) * 84 * unit,
          floorY - (430 - Math.floor(box / 2) * 110) * unit,
          76 * unit,
          98 * unit,
        ],
        tint('#6d7f8c'),
        6 * unit,
      );
    for (let box = 0; box < 4; box++)
      fillRounded(
        context,
        {
          x: x + (box % 2) * 84 * unit + 14 * unit,
          y: floorY - (408 - Math.floor(box / 2) * 110) * unit,
          width: 48 * unit,
          height: 10 * unit,
        },
        3 * unit,
        tint('#23303a'),
      );
    paintHangingLamp(
      context,
      width * brief.blend(0.76, 0.72),
      height * 0.03,
      150 * unit,
      tint('#f2ead8'),
      palette.glow,
      palette.dark,
    );
  },
});

/** How high the painted lower part of the wall is, px. */
function dadoHeight(height: number, floorY: number): number {
  return Math.min(height * 0.22, floorY * 0.36);
}

/** Inside a fridge: cold light, shelves of glass with what stands on them. */
export const fridge = setOf({
  name: 'fridge',
  depth: 0.075,
  ground: glassShelf,
  ambience: 'dust',
  tone: ({ tint, palette }) => tint(mix('#bcd6e2', palette.skyLow, 0.2)),
  back(scenery) {
    const { context, width, height, floorY } = scenery;
    context.fillStyle = verticalGradient(context, 0, floorY, [
      [0, '#d3e8f1'],
      [0.5, '#b3cfdd'],
      [1, '#7c9fb3'],
    ]);
    context.fillRect(0, 0, width, height);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, random } = scenery;
    for (const side of [0, 1]) {
      const [x, inner] = side === 0 ? [left, width * 0.06] : [right, width * 0.94];
      fillPolygon(
        context,
        [
          [x, 0],
          [inner, height * 0.05],
          [inner, floorY],
          [x, floorY + 8 * unit],
        ],
        side === 0 ? '#b4cedb' : '#a1c0cf',
      );
    }
    fillRounded(
      context,
      { x: width * 0.3, y: height * 0.06, width: width * 0.4, height: 30 * unit },
      14 * unit,
      '#ffffff',
    );
    const rows = [0.3, 0.55, 0.8].map((share) => height * 0.08 + (floorY - height * 0.08) * share);
    const step = (rows[1] ?? 0) - (rows[0] ?? 0);
    for (const y of rows) {
      for (let x = width * 0.1; x < width * 0.88;) {
        const wide = random.between(70, 150) * unit;
        if (random.chance(0.72)) food(scenery, x, y, Math.min(wide, width * 0.9 - x), step * 0.62);
        x += wide + random.between(16, 60) * unit;
      }
      context.fillStyle = withOpacity('#ffffff', 0.9);
      context.fillRect(width * 0.06, y, width * 0.88, 9 * unit);
      context.fillStyle = withOpacity(mix(palette.skyTop, '#6fa6c0', 0.6), 0.5);
      context.fillRect(width * 0.06, y + 9 * unit, width * 0.88, brief.blend(16, 12) * unit);
    }
    context.fillStyle = withOpacity('#e2f1f8', 0.16);
    context.fillRect(width * 0.06, height * 0.05, width * 0.88, floorY - height * 0.05);
  },
});

/** A jar, a carton, a bowl or a bottle, pale behind the cold air. */
function food(
  { context, random, palette }: Scenery,
  x: number,
  y: number,
  wide: number,
  most: number,
) {
  const colours = ['#e9b85a', '#c9604c', '#7fae68', '#f2efe6', '#8fb4d0', palette.accent];
  const paint = mix(colours[random.index(6)] ?? '#ffffff', '#dcecf4', 0.25);
  const kind = random.index(3);
  const tall = most * (kind === 0 ? 0.95 : kind === 1 ? 0.7 : 0.4);
  if (kind === 2) {
    fillEllipse(
      context,
      x + wide / 2,
      y - tall * 0.9,
      wide * 0.42,
      tall * 0.5,
      lighten(paint, 0.1),
    );
    slab(context, [x, y - tall * 0.8, wide, tall * 0.8], '#eef4f6', wide * 0.3);
    return;
  }
  const narrow = Math.min(wide, most * 0.5);
  slab(context, [x, y - tall, narrow, tall], paint, narrow * (kind === 0 ? 0.08 : 0.2));
  slab(
    context,
    [x + narrow * 0.12, y - tall * 1.06, narrow * 0.76, tall * 0.12],
    darken(paint, 0.2),
    4,
  );
  context.fillStyle = withOpacity('#ffffff', 0.6);
  context.fillRect(x + narrow * 0.12, y - tall * 0.6, narrow * 0.76, tall * 0.3);
}
