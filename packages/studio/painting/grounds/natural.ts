import { paintCloud } from '../brushes/clouds.ts';
import { fillEllipse, paintGlow, type Context } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { StageBrief } from '../stage.ts';
import {
  groundShadow,
  layGround,
  nearness,
  ripples,
  rowEdges,
  scatter,
  sizeAt,
  type Field,
  type Spot,
} from './field.ts';
import {
  paintBloom,
  paintCrater,
  paintFern,
  paintLeaf,
  paintMushroom,
  paintShell,
  paintStarfish,
  paintStone,
  paintTrail,
  paintTuft,
} from './things.ts';

/** What a ground is made of, and where its light comes from. */
export interface GroundLook {
  tone: string;
  lightFromX: number;
}

export type Ground = (context: Context, brief: StageBrief, field: Field, look: GroundLook) => void;

/** Broad soft patches of light and shade, larger towards us. */
export function mottle(context: Context, field: Field, tone: string, count: number): void {
  const { random, left, right, top, bottom, unit } = field;
  for (let i = 0; i < count; i++) {
    const y = top + random.next() ** 1.2 * (bottom - top);
    const wide = unit * (120 + 420 * nearness(field, y)) * random.between(0.5, 1);
    fillEllipse(
      context,
      random.between(left, right),
      y,
      wide,
      wide * 0.13,
      withOpacity(i % 2 === 0 ? lighten(tone, 0.2) : darken(tone, 0.3), 0.2),
    );
  }
}

/** A meadow: mown waves of grass, tufts and flowers. */
export const meadow: Ground = (context, { palette }, field, { tone }) => {
  layGround(context, field, tone);
  mottle(context, field, tone, 26);
  const stem = darken(tone, 0.25);
  scatter(field, 150, (spot) =>
    paintTuft(
      context,
      { ...spot, size: spot.size * 1.25 },
      field.random.chance(0.5) ? lighten(tone, 0.1) : darken(tone, 0.16),
      field.random,
    ),
  );
  const petals = [palette.accent, palette.paper, palette.accentTwo];
  scatter(field, 46, (spot) => {
    const petal = petals[field.random.index(3)] ?? palette.accent;
    const heart = petal === palette.accentTwo ? palette.paper : palette.accentTwo;
    paintBloom(context, { ...spot, size: spot.size * 1.15 }, { petal, heart, stem });
  });
};

/** A mountain pasture: grass and boulders. */
export const pasture: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  layGround(context, field, tone);
  mottle(context, field, tone, 30);
  const stone = mix(mix(tone, palette.far, 0.45), palette.paper, 0.16);
  scatter(field, 130, (spot) =>
    paintTuft(
      context,
      { ...spot, size: spot.size * 1.25 },
      field.random.chance(0.5) ? lighten(tone, 0.12) : darken(tone, 0.15),
      field.random,
    ),
  );
  scatter(field, 34, (spot) =>
    paintStone(context, { ...spot, size: spot.size * field.random.between(0.6, 1.5) }, stone, {
      fromX: lightFromX,
      ink: palette.ink,
    }),
  );
  scatter(field, 18, (spot) =>
    paintBloom(context, spot, {
      petal: palette.accent,
      heart: palette.paper,
      stem: darken(tone, 0.25),
    }),
  );
};

/** Dry sand: wind ripples, stones and tufts of dry grass. */
export const desert: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  layGround(context, field, tone);
  mottle(context, field, tone, 14);
  ripples(context, field, {
    count: 13,
    colour: withOpacity(darken(tone, 0.42), 0.3),
    lit: withOpacity(lighten(tone, 0.36), 0.34),
    swell: 1,
  });
  scatter(field, 44, (spot) => {
    if (field.random.chance(0.3))
      paintTuft(context, spot, mix(tone, '#7a7a3c', 0.45), field.random);
    else
      paintStone(
        context,
        { ...spot, size: spot.size * field.random.between(0.5, 1.2) },
        mix(tone, palette.ink, 0.2),
        { fromX: lightFromX, ink: palette.ink },
      );
  });
};

/** Snow: drifts, blades that look out of it, and a trail of prints. */
export const snow: Ground = (context, { palette }, field, { tone }) => {
  layGround(context, field, tone);
  ripples(context, field, {
    count: 9,
    colour: withOpacity(mix(tone, palette.skyTop, 0.6), 0.3),
    lit: withOpacity('#ffffff', 0.55),
    swell: 1.5,
  });
  mottle(context, field, tone, 16);
  paintTrail(context, trailOf(field), withOpacity(mix(tone, palette.skyTop, 0.75), 0.5));
  scatter(field, 30, (spot) =>
    paintTuft(context, spot, mix(palette.near, palette.ink, 0.25), field.random),
  );
};

/** A way across the ground from the far side to our feet, in steps. */
function trailOf(field: Field): Spot[] {
  const side = field.random.chance(0.5) ? 1 : -1;
  return rowEdges(field, 15, 1.35).map((y) => {
    const near = nearness(field, y);
    const x = field.middle + side * field.width * (0.12 + 0.22 * near + 0.05 * Math.sin(near * 5));
    return { x, y, size: sizeAt(field, y), near };
  });
}

/** A beach: wet and dry sand in waves, shells, starfish, prints. */
export const beachSand: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  const { random } = field;
  layGround(context, field, tone);
  ripples(context, field, {
    count: 15,
    colour: withOpacity(darken(tone, 0.45), 0.32),
    lit: withOpacity(lighten(tone, 0.5), 0.45),
    swell: 1.1,
  });
  mottle(context, field, tone, 26);
  scatter({ ...field, captions: { top: 0, bottom: 0 } }, 420, ({ x, y, size }) =>
    fillEllipse(
      context,
      x,
      y,
      size * 0.03,
      size * 0.014,
      withOpacity(random.chance(0.5) ? darken(tone, 0.5) : lighten(tone, 0.5), 0.5),
    ),
  );
  paintTrail(context, trailOf(field), withOpacity(darken(tone, 0.4), 0.34));
  const shells = [
    mix(palette.accent, '#ffffff', 0.45),
    mix(palette.paper, tone, 0.15),
    mix(palette.accentTwo, '#ffffff', 0.35),
  ];
  scatter(field, 74, (spot) => {
    const turn = random.between(-0.9, 0.9);
    const shell = shells[random.index(3)] ?? palette.paper;
    if (random.chance(0.42)) {
      groundShadow(context, spot, spot.size * 0.17, palette.ink);
      paintShell(context, spot, shell, turn);
    } else if (random.chance(0.3)) {
      groundShadow(context, spot, spot.size * 0.18, palette.ink);
      paintStarfish(context, spot, mix(palette.accent, tone, 0.12), turn);
    } else
      paintStone(context, { ...spot, size: spot.size * 0.6 }, mix(tone, palette.far, 0.5), {
        fromX: lightFromX,
        ink: palette.ink,
      });
  });
};

/** The bed of the sea: sand, a net of light upon it, shells and stones. */
export const seabed: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  const { random } = field;
  layGround(context, field, tone);
  ripples(context, field, {
    count: 11,
    colour: withOpacity(darken(tone, 0.4), 0.3),
    lit: withOpacity(lighten(tone, 0.35), 0.26),
    swell: 1,
  });
  mottle(context, field, tone, 22);
  scatter(field, 120, ({ x, y, size }) => {
    context.strokeStyle = withOpacity(lighten(palette.glow, 0.4), 0.2);
    context.lineWidth = size * 0.03;
    context.beginPath();
    context.arc(x, y, size * random.between(0.2, 0.5), Math.PI * 0.15, Math.PI * 0.85);
    context.stroke();
  });
  scatter(field, 44, (spot) => {
    if (random.chance(0.3))
      paintStarfish(context, spot, mix(palette.accent, tone, 0.25), random.between(0, 1));
    else if (random.chance(0.5))
      paintShell(context, spot, mix(palette.paper, tone, 0.3), random.between(-1, 1));
    else
      paintStone(context, { ...spot, size: spot.size * 1.2 }, mix(tone, palette.ink, 0.25), {
        fromX: lightFromX,
        ink: palette.ink,
      });
  });
};

/** A forest's floor: a lit way, leaves, ferns, mushrooms. */
export const forestFloor: Ground = (context, { palette, width }, field, { tone }) => {
  const { random } = field;
  layGround(context, field, tone);
  mottle(context, field, tone, 34);
  for (const y of rowEdges(field, 9, 1.4)) {
    const wide = width * (0.12 + 0.2 * nearness(field, y));
    paintGlow(context, field.middle + random.between(-1, 1) * wide, y, wide * 0.7, [
      [0, withOpacity(palette.glow, 0.13)],
      [1, withOpacity(palette.glow, 0)],
    ]);
  }
  const leaves = [palette.accentTwo, mix(palette.accent, tone, 0.3), lighten(tone, 0.22)];
  scatter(field, 150, (spot) =>
    paintLeaf(
      context,
      spot,
      mix(leaves[random.index(3)] ?? tone, tone, 0.25),
      random.between(0, 3),
    ),
  );
  scatter(field, 60, (spot) => {
    const aside = Math.abs(spot.x - field.middle) > width * (0.2 + 0.12 * spot.near);
    if (aside && random.chance(0.55)) paintFern(context, spot, lighten(tone, 0.08), random);
    else if (random.chance(0.3)) paintMushroom(context, spot, palette.accent, palette.ink);
    else paintTuft(context, spot, lighten(tone, 0.12), random);
  });
};

/** The ground of a moon: craters, stones, prints of boots. */
export const moonDust: Ground = (context, { palette }, field, { tone, lightFromX }) => {
  const { random } = field;
  layGround(context, field, tone);
  mottle(context, field, tone, 26);
  scatter(field, 34, (spot) =>
    paintCrater(context, { ...spot, size: spot.size * random.between(0.5, 1.3) }, tone, lightFromX),
  );
  scatter(field, 110, (spot) =>
    paintStone(
      context,
      { ...spot, size: spot.size * random.between(0.35, 0.9) },
      mix(tone, palette.far, 0.25),
      { fromX: lightFromX, ink: palette.ink },
    ),
  );
  paintTrail(context, trailOf(field), withOpacity(darken(tone, 0.5), 0.5));
};

/** Open water up to our feet: swell, foam, and the sky's light on it. */
export const openSea: Ground = (context, { palette }, field, { tone }) => {
  const { random, unit } = field;
  layGround(context, field, tone);
  ripples(context, field, {
    count: 10,
    colour: withOpacity(darken(tone, 0.4), 0.42),
    lit: withOpacity(lighten(palette.skyLow, 0.35), 0.4),
    swell: 1.5,
  });
  scatter(field, 190, ({ x, y, size, near }) =>
    fillEllipse(
      context,
      x,
      y,
      size * random.between(0.12, 0.5),
      unit * (1.5 + 4 * near),
      withOpacity(random.chance(0.6) ? lighten(palette.glow, 0.3) : darken(tone, 0.4), 0.26),
    ),
  );
};

/** The tops of clouds seen from above, bank before bank, larger towards us. */
export const cloudTops: Ground = (context, { palette }, field, { tone }) => {
  const { random, left, right, unit } = field;
  // The first bank rises above what is filled behind it, so that no edge is seen.
  const banks = { ...field, top: field.top + unit * 130 };
  layGround(context, banks, tone);
  const lit = mix(lighten(tone, 0.5), palette.glow, 0.25);
  for (const [index, y] of rowEdges(banks, 8, 1.2).entries()) {
    const near = nearness(field, y);
    const size = unit * (210 + 260 * near);
    const body = mix(tone, darken(tone, 0.3), near * 0.7);
    const colours = { top: mix(lit, body, 0.1 + 0.3 * near), foot: darken(body, 0.3) };
    for (let x = left - (index % 2) * size * 0.4; x < right + size; x += size * 0.62)
      paintCloud(
        context,
        x + random.between(-0.12, 0.12) * size,
        y + size * random.between(0.12, 0.3),
        size * random.between(0.8, 1.2),
        colours,
        random,
      );
  }
};
