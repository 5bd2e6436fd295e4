import { floorPlane } from '../grounds/ground-plane.ts';
import { cobbles } from '../grounds/built.ts';
import { cloudPlane } from '../brushes/clouds.ts';
import { paintSkyline, paintStreetLamp } from '../brushes/buildings.ts';
import { paintPot } from '../brushes/furniture.ts';
import { lightSide, paintHaze, skyPlace, skyPlane } from '../brushes/sky.ts';
import {
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

interface Front {
  x: number;
  foot: number;
  width: number;
  height: number;
  tone: string;
  awning: string;
}

/** An old town house with a shop below: cornice, windows, awning, door. */
function paintHouse(context: Context, front: Front, brief: StageBrief, random: Random): void {
  const { x, foot, width, height, tone } = front;
  const { palette, unit } = brief;
  const top = foot - height;
  const lit = palette.dark || palette.light === 'dusk';
  if (random.chance(0.5))
    fillPolygon(
      context,
      [
        [x - 8 * unit, top],
        [x + width / 2, top - width * 0.36],
        [x + width + 8 * unit, top],
      ],
      darken(mix(tone, palette.accent, 0.4), 0.2),
    );
  context.fillStyle = verticalGradient(context, top, foot, [
    [0, lighten(tone, 0.07)],
    [1, darken(tone, 0.12)],
  ]);
  context.fillRect(x, top, width, height);
  fillRounded(
    context,
    { x: x - 8 * unit, y: top - 10 * unit, width: width + 16 * unit, height: 24 * unit },
    5 * unit,
    lighten(tone, 0.2),
  );
  const shop = Math.min(height * 0.4, 250 * unit);
  const columns = Math.max(2, Math.round(width / (120 * unit)));
  const cell = width / columns;
  for (let y = top + 50 * unit; y < foot - shop - 80 * unit; y += 150 * unit) {
    for (let column = 0; column < columns; column++) {
      const glass =
        lit && random.chance(0.65)
          ? mix(palette.accentTwo, palette.glow, 0.5)
          : mix(palette.skyLow, palette.ink, 0.35);
      const pane = { x: x + column * cell + cell * 0.24, y, width: cell * 0.52, height: 96 * unit };
      fillRounded(
        context,
        {
          x: pane.x - 7 * unit,
          y: pane.y - 7 * unit,
          width: pane.width + 14 * unit,
          height: pane.height + 14 * unit,
        },
        6 * unit,
        lighten(tone, 0.28),
      );
      fillRounded(context, pane, 4 * unit, glass);
      context.fillStyle = lighten(tone, 0.28);
      context.fillRect(pane.x + pane.width / 2 - 2 * unit, pane.y, 4 * unit, pane.height);
    }
  }
  paintShopFront(context, front, shop, brief, lit);
}

function paintShopFront(
  context: Context,
  { x, foot, width, tone, awning }: Front,
  shop: number,
  { palette, unit }: StageBrief,
  lit: boolean,
): void {
  const glass = lit
    ? mix(palette.accentTwo, palette.glow, 0.55)
    : mix(palette.skyLow, palette.ink, 0.28);
  context.fillStyle = darken(tone, 0.35);
  context.fillRect(x + width * 0.05, foot - shop, width * 0.9, shop);
  fillRounded(
    context,
    { x: x + width * 0.1, y: foot - shop * 0.7, width: width * 0.5, height: shop * 0.52 },
    6 * unit,
    glass,
  );
  fillRounded(
    context,
    { x: x + width * 0.67, y: foot - shop * 0.72, width: width * 0.22, height: shop * 0.72 },
    6 * unit,
    darken(awning, 0.35),
  );
  fillRounded(
    context,
    { x: x + width * 0.7, y: foot - shop * 0.66, width: width * 0.16, height: shop * 0.34 },
    4 * unit,
    glass,
  );
  const stripes = 8;
  for (let i = 0; i < stripes; i++) {
    const left = x + (width * i) / stripes;
    const broad = width / stripes;
    const tint = i % 2 === 0 ? awning : mix(palette.paper, awning, 0.08);
    fillPolygon(
      context,
      [
        [left, foot - shop * 1.02],
        [left + broad, foot - shop * 1.02],
        [left + broad, foot - shop * 0.8],
        [left, foot - shop * 0.8],
      ],
      tint,
    );
    fillEllipse(context, left + broad / 2, foot - shop * 0.8, broad / 2, shop * 0.05, tint);
  }
  context.fillStyle = withOpacity(palette.ink, 0.25);
  context.fillRect(x, foot - shop * 0.76, width, shop * 0.06);
}

function houses(brief: StageBrief): Plane {
  const { height, unit, palette, groundY, blend } = brief;
  const stream = brief.random.fork('houses');
  const foot = groundY - height * 0.035;
  const tall = height * blend(0.36, 0.5);
  const box = sheetBox(brief, foot - tall * 1.4, foot + 12 * unit);
  const tones = [
    mix(palette.paper, palette.accent, 0.3),
    mix(palette.far, palette.paper, 0.3),
    mix(palette.paper, palette.accentTwo, 0.32),
    mix(palette.near, palette.paper, 0.3),
  ];
  const awnings = [
    palette.accent,
    palette.near,
    mix(palette.accent, palette.ink, 0.35),
    palette.accentTwo,
  ];
  return {
    depth: 0.55,
    box,
    paint(context) {
      let turn = stream.index(4);
      for (let x = box.x - 30 * unit; x < box.x + box.width; turn++) {
        const width = unit * stream.between(240, 350);
        const tone = darken(
          tones[turn % tones.length] ?? palette.far,
          palette.dark ? 0.62 : palette.light === 'dusk' ? 0.3 : 0.04,
        );
        paintHouse(
          context,
          {
            x,
            foot,
            width,
            height: tall * stream.between(0.75, 1.15),
            tone,
            awning: darken(
              awnings[turn % awnings.length] ?? palette.accent,
              palette.dark ? 0.3 : 0,
            ),
          },
          brief,
          stream,
        );
        x += width + unit * stream.between(0, 8);
      }
    },
  };
}

function pavingTone({ palette }: StageBrief): string {
  return mix(mix(palette.paper, palette.far, 0.5), palette.ink, palette.dark ? 0.66 : 0.32);
}

function paving(brief: StageBrief): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const stream = brief.random.fork('paving');
  const top = groundY - height * 0.037;
  const box = sheetBox(brief, groundY - height * 0.24, groundY + height * 0.14);
  const stone = pavingTone(brief);
  return {
    depth: 0.9,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, box.y + box.height, [
        [0, lighten(stone, 0.1)],
        [1, darken(stone, 0.35)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      for (let row = 0; row < 11; row++) {
        const share = (row / 11) ** 1.5;
        const y = top + share * (box.y + box.height - top) + 6 * unit;
        const long = unit * (46 + 90 * share);
        for (let x = box.x - (row % 2) * long * 0.5; x < box.x + box.width; x += long) {
          context.fillStyle = withOpacity(
            stream.chance(0.5) ? lighten(stone, 0.2) : darken(stone, 0.3),
            0.22,
          );
          context.beginPath();
          context.roundRect(x + 2, y, long - 5 * unit, unit * (12 + 26 * share), 6 * unit);
          context.fill();
        }
      }
      for (const x of [0.03, 0.97]) {
        paintStreetLamp(context, x * width, top + 12 * unit, unit * 330, palette, x < 0.5 ? 1 : -1);
        if (palette.dark)
          paintGlow(context, (x + (x < 0.5 ? 0.04 : -0.04)) * width, top - 310 * unit, unit * 190, [
            [0, withOpacity(palette.glow, 0.7)],
            [1, withOpacity(palette.glow, 0)],
          ]);
      }
    },
  };
}

function planters(brief: StageBrief, sinkY: number): Plane {
  const { width, height, unit, palette } = brief;
  return {
    depth: 1.45,
    box: sheetBox(brief, sinkY - 200 * unit, sinkY + height * 0.06),
    paint(context) {
      for (const x of [0.02, 0.12, 0.89, 0.99])
        paintPot(
          context,
          x * width,
          sinkY + height * 0.045,
          unit * 120,
          darken(palette.accent, 0.3),
          mix(palette.near, '#4c8c4a', 0.45),
        );
    },
  };
}

/** A street of shops. */
export const street: Template = (brief) => {
  const { height, unit, blend, groundY, palette } = brief;
  const place = skyPlace(brief, groundY / height);
  const sinkY = groundY + height * 0.03;
  const lightFromX = lightSide(place);
  const foot = groundY - height * 0.12;
  const farBox = sheetBox(brief, foot - height * 0.4, groundY - height * 0.03);
  const stream = brief.random.fork('far town');
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.05,
        bottom: 0.24,
        count: 3,
        size: blend(0.4, 0.22),
        depth: 0.05,
        opacity: 0.8,
      }),
      {
        depth: 0.25,
        box: farBox,
        paint(context) {
          const colour = mix(palette.far, palette.skyLow, 0.5);
          paintSkyline(
            context,
            farBox.x,
            farBox.x + farBox.width,
            {
              foot: groundY - height * 0.03,
              colour,
              lit: palette.dark ? 0.4 : 0.06,
              lightFromX,
              tall: height * blend(0.38, 0.58),
              broad: 120 * unit,
              palette,
              unit,
            },
            stream,
          );
          context.globalCompositeOperation = 'source-atop';
          paintHaze(context, brief, foot - height * 0.25, groundY, stream);
        },
      },
      houses(brief),
      paving(brief),
    ],
    foreground: [
      floorPlane(brief, {
        ground: cobbles,
        label: 'cobbles',
        top: sinkY,
        depth: 1.12,
        tone: pavingTone(brief),
        lightFromX,
      }),
      planters(brief, sinkY),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
  };
};
