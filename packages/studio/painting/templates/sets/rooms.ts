import { boards } from '../../grounds/built.ts';
import { paintHangingLamp, paintWindow } from '../../brushes/furniture.ts';
import { fillCircle, fillEllipse, fillPolygon, fillRounded } from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import { chequered, shopFloor } from './grounds.ts';
import { along, paintWall, setOf, slab, type Scenery } from './kit.ts';

/* Rooms of everyday screenplays: a ward, a baker's shop, a kitchen with its fridge, a classroom, a hairdresser's. */

const window = (scenery: Scenery, x: number, wide: number, frame: string) => {
  const { brief, context, palette, random, tint, height } = scenery;
  const tall = height * brief.blend(0.17, 0.28);
  const box = { x: x - wide / 2, y: height * brief.blend(0.16, 0.1), width: wide, height: tall };
  paintWindow(context, box, palette, tint(frame), random);
};

/** Tubes of light along the ceiling. */
function tubes({ context, height, unit, palette, brief, ...rest }: Scenery): void {
  for (const x of along(
    { brief, context, height, unit, palette, ...rest },
    brief.blend(620, 640) * unit,
  ))
    fillRounded(
      context,
      { x: x - 190 * unit, y: height * 0.035, width: 380 * unit, height: 22 * unit },
      11 * unit,
      withOpacity(lighten(palette.glow, 0.5), 0.9),
    );
}

/** A bed of a ward, seen from its foot's side: rails, pillow, blanket. */
function wardBed({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const [wide, steel] = [430 * unit, tint('#7f8d98')];
  for (const end of [-1, 1]) {
    const post = x + (end * wide) / 2;
    slab(
      context,
      [post - 9 * unit, y - (end < 0 ? 300 : 215) * unit, 18 * unit, (end < 0 ? 300 : 215) * unit],
      steel,
      8 * unit,
    );
    fillCircle(context, post, y - 8 * unit, 15 * unit, tint('#4d5761'));
  }
  slab(context, [x - wide / 2, y - 290 * unit, 26 * unit, 160 * unit], tint('#e9eef1'), 10 * unit);
  slab(context, [x - wide / 2, y - 130 * unit, wide, 34 * unit], steel, 8 * unit);
  slab(
    context,
    [x - wide / 2 + 14 * unit, y - 186 * unit, wide - 30 * unit, 62 * unit],
    tint('#f6f7f5'),
    22 * unit,
  );
  const blanket = tint(mix('#2f7fa6', palette.accent, 0.15));
  slab(context, [x - wide * 0.18, y - 200 * unit, wide * 0.66, 96 * unit], blanket, 20 * unit);
  slab(
    context,
    [x - wide * 0.18, y - 200 * unit, 58 * unit, 84 * unit],
    tint('#ffffff'),
    16 * unit,
  );
  slab(
    context,
    [x - wide * 0.47, y - 232 * unit, 112 * unit, 62 * unit],
    tint('#ffffff'),
    28 * unit,
  );
}

/** A curtain on its rail between two beds. */
function wardCurtain({ context, unit, tint, floorY }: Scenery, x: number): void {
  const [top, foot] = [floorY - 660 * unit, floorY - 40 * unit];
  for (let fold = 0; fold < 5; fold++)
    slab(
      context,
      [x + (fold - 2.5) * 30 * unit, top, 32 * unit, foot - top],
      tint(fold % 2 === 0 ? '#9fd0c4' : '#8cc2b6'),
      12 * unit,
    );
}

/** A ward: beds in a row, curtains on rails, a lamp over each bed. */
export const hospitalWard = setOf({
  name: 'hospital-ward',
  depth: 0.07,
  ground: shopFloor,
  tone: ({ tint }) => tint('#c3d3d2'),
  back(scenery) {
    const { context, width, height, floorY, unit, tint } = scenery;
    paintWall(scenery, tint('#d3e2de'));
    context.fillStyle = tint('#a9cbc3');
    context.fillRect(0, floorY - 210 * unit, width, height);
    context.fillStyle = tint('#f3f7f4');
    context.fillRect(0, floorY - 216 * unit, width, 12 * unit);
  },
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(560, 640) * unit;
    for (const x of along(scenery, step)) window(scenery, x + 70 * unit, 210 * unit, '#f2f5f2');
    slab(context, [left, floorY - 672 * unit, right - left, 14 * unit], tint('#b8c2c8'), 6 * unit);
    for (const x of along(scenery, step)) {
      wardCurtain(scenery, x + step * 0.5);
      slab(
        context,
        [x - 190 * unit, floorY - 430 * unit, 120 * unit, 26 * unit],
        tint('#f4f0dc'),
        12 * unit,
      );
      fillEllipse(
        context,
        x - 130 * unit,
        floorY - 396 * unit,
        90 * unit,
        34 * unit,
        withOpacity(palette.glow, 0.5),
      );
      wardBed(scenery, x, floorY + 6 * unit);
      slab(
        context,
        [x + 240 * unit, floorY - 170 * unit, 96 * unit, 176 * unit],
        tint('#e6dcc4'),
        10 * unit,
      );
    }
  },
});

/** A loaf, long or round. */
function loaf({ context, unit, random, tint }: Scenery, x: number, y: number): void {
  const crust = tint(['#c98a45', '#b87636', '#d8a25c', '#a9682f'][random.index(4)] ?? '#c98a45');
  const wide = random.between(44, 62) * unit;
  slab(context, [x - wide, y - 62 * unit, wide * 2, 62 * unit], crust, 30 * unit);
  for (const cut of [-0.5, 0, 0.5])
    fillPolygon(
      context,
      [
        [x + cut * wide - 10 * unit, y - 22 * unit],
        [x + cut * wide + 10 * unit, y - 54 * unit],
        [x + cut * wide + 22 * unit, y - 54 * unit],
        [x + cut * wide + 2 * unit, y - 22 * unit],
      ],
      lighten(crust, 0.4),
    );
}

/** A baker's shop: loaves on boards along the wall, a counter with glass. */
export const bakeryShop = setOf({
  name: 'bakery-shop',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#d8c4a0'),
  back(scenery) {
    const { context, width, floorY, unit, tint } = scenery;
    paintWall(scenery, tint('#f3e2c0'));
    context.fillStyle = withOpacity(tint('#c79a62'), 0.24);
    for (let x = 0; x < width; x += 96 * unit) context.fillRect(x, 0, 48 * unit, floorY);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const wood = tint('#9a643c');
    for (const row of [0, 1, 2]) {
      const y = floorY - (470 + row * 150) * unit;
      for (const x of along(scenery, 138 * unit)) loaf(scenery, x, y);
      slab(context, [left, y, right - left, 22 * unit], wood);
    }
    for (const x of along(scenery, brief.blend(480, 560) * unit))
      paintHangingLamp(
        context,
        x,
        height * 0.03,
        120 * unit,
        tint(palette.accent),
        palette.glow,
        palette.dark,
      );
    const top = floorY - 320 * unit;
    slab(context, [left, top, right - left, 330 * unit], wood);
    slab(context, [left, top - 20 * unit, right - left, 30 * unit], lighten(wood, 0.25), 8 * unit);
    for (const x of along(scenery, 330 * unit)) {
      slab(
        context,
        [x - 150 * unit, top + 46 * unit, 300 * unit, 190 * unit],
        tint('#fbf1d8'),
        12 * unit,
      );
      for (const bun of [-94, 0, 94])
        slab(
          context,
          [x + (bun - 40) * unit, top + 150 * unit, 80 * unit, 54 * unit],
          tint('#d79a4e'),
          26 * unit,
        );
      context.fillStyle = withOpacity('#ffffff', 0.22);
      context.fillRect(x - 150 * unit, top + 46 * unit, 300 * unit, 60 * unit);
    }
    slab(
      context,
      [width * 0.62, top - 140 * unit, 170 * unit, 122 * unit],
      tint('#4b5560'),
      14 * unit,
    );
    slab(
      context,
      [width * 0.62 + 22 * unit, top - 122 * unit, 126 * unit, 40 * unit],
      tint('#bfe0c8'),
      8 * unit,
    );
  },
});

/** A fridge, as tall as somebody, with notes on its door. */
function tallFridge({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const [wide, tall] = [270 * unit, 640 * unit];
  slab(context, [x - wide / 2, y - tall, wide, tall], tint('#e8edef'), 26 * unit);
  context.fillStyle = tint('#aeb8bd');
  context.fillRect(x - wide / 2, y - tall * 0.66, wide, 8 * unit);
  for (const [up, high] of [
    [0.9, 0.16],
    [0.6, 0.26],
  ] as const)
    slab(
      context,
      [x + wide * 0.32, y - tall * up, 16 * unit, tall * high],
      tint('#8e989e'),
      8 * unit,
    );
  for (const [dx, dy, paint] of [
    [-0.26, 0.86, '#ffe28a'],
    [-0.05, 0.8, '#ffffff'],
    [-0.2, 0.52, palette.accent],
  ] as const)
    slab(context, [x + wide * dx, y - tall * dy, 52 * unit, 58 * unit], tint(paint), 4 * unit);
}

/** A kitchen: cupboards above, worktop with sink and hob, a fridge at the side, a window. */
export const kitchen = setOf({
  name: 'kitchen',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#d6cdb8'),
  back(scenery) {
    const { context, width, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#f1e6cf', palette.paper, 0.3)));
    context.fillStyle = withOpacity('#ffffff', 0.4);
    for (let x = 0; x < width; x += 64 * unit)
      context.fillRect(x, floorY - 560 * unit, 4 * unit, 560 * unit);
    for (let row = 0; row < 9; row++)
      context.fillRect(0, floorY - row * 64 * unit, width, 4 * unit);
  },
  middle(scenery) {
    const { brief, context, left, right, width, height, floorY, unit, palette, tint } = scenery;
    const paint = tint(mix('#6f9a8c', palette.accentTwo, 0.25));
    const top = floorY - 300 * unit;
    window(scenery, width * 0.5, brief.blend(330, 420) * unit, '#f5efe0');
    for (const x of along(scenery, 200 * unit))
      if (Math.abs(x - width / 2) > brief.blend(240, 330) * unit) {
        slab(
          context,
          [
            x - 96 * unit,
            floorY - brief.blend(900, 690) * unit,
            192 * unit,
            brief.blend(270, 220) * unit,
          ],
          paint,
          8 * unit,
        );
        slab(
          context,
          [x + 58 * unit, floorY - brief.blend(690, 540) * unit, 14 * unit, 44 * unit],
          tint('#e6c77a'),
          6 * unit,
        );
      }
    for (const x of along(scenery, 200 * unit)) {
      slab(context, [x - 98 * unit, top, 196 * unit, 310 * unit], paint, 6 * unit);
      slab(
        context,
        [x - 40 * unit, top + 54 * unit, 80 * unit, 14 * unit],
        tint('#e6c77a'),
        6 * unit,
      );
    }
    slab(context, [left, top - 26 * unit, right - left, 36 * unit], tint('#b98a57'), 6 * unit);
    const tap = width * 0.5;
    slab(
      context,
      [tap - 9 * unit, top - 120 * unit, 18 * unit, 96 * unit],
      tint('#aab4ba'),
      8 * unit,
    );
    slab(
      context,
      [tap - 9 * unit, top - 128 * unit, 70 * unit, 18 * unit],
      tint('#aab4ba'),
      8 * unit,
    );
    slab(
      context,
      [width * brief.blend(0.22, 0.3) - 60 * unit, top - 112 * unit, 120 * unit, 88 * unit],
      tint(palette.accent),
      34 * unit,
    );
    tallFridge(scenery, width * brief.blend(0.86, 0.84), floorY + 10 * unit);
    paintHangingLamp(
      context,
      width * 0.36,
      height * 0.02,
      130 * unit,
      tint(palette.accent),
      palette.glow,
      palette.dark,
    );
  },
});

/** A table of a pupil with its chair. */
function schoolDesk({ context, unit, tint }: Scenery, x: number, y: number): void {
  for (const leg of [-120, 100])
    slab(
      context,
      [x + leg * unit, y - 150 * unit, 20 * unit, 150 * unit],
      tint('#5d6670'),
      6 * unit,
    );
  slab(context, [x - 150 * unit, y - 176 * unit, 300 * unit, 34 * unit], tint('#c99a5c'), 8 * unit);
  slab(context, [x - 60 * unit, y - 204 * unit, 110 * unit, 28 * unit], tint('#4f86b8'), 4 * unit);
}

/** A classroom: a green board, pictures by children, desks. */
export const classroom = setOf({
  name: 'classroom',
  depth: 0.07,
  ground: boards,
  tone: ({ tint }) => tint('#b98f5e'),
  back(scenery) {
    paintWall(scenery, scenery.tint('#f0e3bd'));
  },
  middle(scenery) {
    const { brief, context, width, floorY, unit, palette, tint } = scenery;
    const [wide, tall] = [brief.blend(660, 900) * unit, brief.blend(400, 300) * unit];
    const [x, y] = [width * 0.5 - wide / 2, floorY - brief.blend(800, 590) * unit];
    slab(
      context,
      [x - 22 * unit, y - 22 * unit, wide + 44 * unit, tall + 44 * unit],
      tint('#a9733f'),
      8 * unit,
    );
    slab(context, [x, y, wide, tall], tint('#2f6a55'));
    context.fillStyle = withOpacity('#ffffff', 0.8);
    context.font = `600 ${96 * unit}px Poppins`;
    context.textAlign = 'center';
    context.fillText('7 + 5 = 12', width * 0.5, y + tall * 0.46);
    slab(
      context,
      [x + wide * 0.2, y + tall + 10 * unit, wide * 0.6, 20 * unit],
      tint('#8a5a36'),
      6 * unit,
    );
    tubes(scenery);
    for (const side of [-1, 1])
      for (const at of [0, 1, 2]) {
        const px = width / 2 + side * (wide / 2 + (150 + at * 190) * unit);
        slab(
          context,
          [px - 70 * unit, y + 40 * unit, 140 * unit, 170 * unit],
          tint('#fffaf0'),
          4 * unit,
        );
        fillCircle(
          context,
          px,
          y + 110 * unit,
          40 * unit,
          tint(at % 2 === 0 ? palette.accent : '#f2c14e'),
        );
      }
    for (const dx of along(scenery, brief.blend(400, 440) * unit))
      schoolDesk(scenery, dx, floorY + 8 * unit);
  },
});

/** A chair of a hairdresser, with its foot of steel. */
function barberChair({ context, unit, tint, palette }: Scenery, x: number, y: number): void {
  const leather = tint(mix('#7d2f34', palette.accent, 0.2));
  slab(context, [x - 70 * unit, y - 16 * unit, 140 * unit, 18 * unit], tint('#b9c2c8'), 8 * unit);
  slab(context, [x - 16 * unit, y - 120 * unit, 32 * unit, 110 * unit], tint('#9aa4ab'), 8 * unit);
  slab(context, [x - 110 * unit, y - 180 * unit, 220 * unit, 70 * unit], leather, 24 * unit);
  slab(context, [x - 90 * unit, y - 420 * unit, 180 * unit, 250 * unit], leather, 30 * unit);
  slab(context, [x - 60 * unit, y - 480 * unit, 120 * unit, 56 * unit], leather, 22 * unit);
  for (const arm of [-1, 1])
    slab(
      context,
      [x + arm * 112 * unit - 16 * unit, y - 260 * unit, 32 * unit, 100 * unit],
      tint('#d9dee1'),
      14 * unit,
    );
}

/** A hairdresser's: mirrors with lamps, bottles on the shelf before them, chairs. */
export const barbershop = setOf({
  name: 'barbershop',
  depth: 0.06,
  ground: chequered,
  tone: ({ tint }) => tint('#cfc8bd'),
  back(scenery) {
    const { context, width, height, floorY, unit, palette, tint } = scenery;
    paintWall(scenery, tint(mix('#d8e2dc', palette.paper, 0.3)));
    context.fillStyle = tint('#35505c');
    context.fillRect(0, floorY - 260 * unit, width, height);
  },
  middle(scenery) {
    const { brief, context, left, right, floorY, unit, palette, random, tint } = scenery;
    tubes(scenery);
    const step = brief.blend(430, 480) * unit;
    for (const x of along(scenery, step)) {
      slab(
        context,
        [
          x - 160 * unit,
          floorY - brief.blend(860, 640) * unit,
          320 * unit,
          brief.blend(470, 250) * unit,
        ],
        tint('#b58a4e'),
        40 * unit,
      );
      slab(
        context,
        [
          x - 140 * unit,
          floorY - brief.blend(840, 620) * unit,
          280 * unit,
          brief.blend(430, 210) * unit,
        ],
        tint('#bcd6dd'),
        30 * unit,
      );
      const shine = withOpacity('#ffffff', 0.3);
      fillPolygon(
        context,
        [
          [x - 100 * unit, floorY - 440 * unit],
          [x + 20 * unit, floorY - brief.blend(820, 600) * unit],
          [x + 80 * unit, floorY - brief.blend(820, 600) * unit],
          [x - 40 * unit, floorY - 440 * unit],
        ],
        shine,
      );
      for (const bottle of [-120, -70, 90, 130])
        slab(
          context,
          [x + bottle * unit, floorY - random.between(400, 430) * unit, 32 * unit, 90 * unit],
          tint([palette.accent, '#7fb3c8', '#e9c46a', '#f4f1e8'][random.index(4)] ?? '#ffffff'),
          10 * unit,
        );
    }
    slab(context, [left, floorY - 340 * unit, right - left, 30 * unit], tint('#8a5a36'), 6 * unit);
    for (const x of along(scenery, step)) barberChair(scenery, x, floorY + 8 * unit);
  },
});
