import { paintGroundBelow } from '../grounds/ground-plane.ts';
import { desert, meadow, pasture, snow, type Ground } from '../grounds/natural.ts';
import { cloudPlane } from '../brushes/clouds.ts';
import { paintLand, paintPeaks, peakRidge, rollingRidge, type Ridge } from '../brushes/land.ts';
import {
  paintBush,
  paintConifer,
  paintFlower,
  paintGrass,
  paintLeafTree,
  paintRock,
} from '../brushes/plants.ts';
import { lightSide, paintHaze, skyPlace, skyPlane } from '../brushes/sky.ts';
import type { Context } from '../brushes/surface.ts';
import { darken, lighten, mix } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

type Country = 'meadow' | 'alps' | 'desert' | 'snow';

function countryOf({ drawing, random }: StageBrief): Country {
  if (drawing.weather === 'snow') return 'snow';
  if (drawing.family === 'sand') return random.chance(0.7) ? 'desert' : 'alps';
  const stream = random.fork('country');
  if (drawing.family === 'ember') return stream.chance(0.5) ? 'desert' : 'alps';
  return stream.chance(0.5) ? 'meadow' : 'alps';
}

function distance(brief: StageBrief, country: Country, lightFromX: number): Plane {
  const { height, palette, blend } = brief;
  const peaks = country === 'alps' || country === 'snow';
  const stream = brief.random.fork('distance');
  const base = height * blend(0.58, 0.62);
  const box = sheetBox(brief, height * blend(0.26, 0.18), height * 0.74);
  const length = brief.unit * stream.between(380, 520);
  const colours = {
    base: mix(palette.far, palette.skyLow, 0.18),
    foot: mix(palette.far, palette.skyLow, 0.6),
    glow: palette.glow,
  };
  return {
    depth: 0.18,
    box,
    paint(context) {
      if (peaks) {
        const ridge = peakRidge(base, height * blend(0.26, 0.36), length, stream);
        paintPeaks(context, ridge, box, length, {
          ...colours,
          snow: lighten(palette.glow, 0.6),
          lightFromX,
        });
      } else {
        paintLand(
          context,
          rollingRidge(base - height * 0.05, height * 0.035, length * 2, stream),
          box,
          colours,
          stream,
        );
      }
      paintHaze(context, brief, base - height * 0.12, height * 0.74, stream);
    },
  };
}

function middle(brief: StageBrief, country: Country): Plane {
  const { height, palette } = brief;
  const stream = brief.random.fork('middle');
  const box = sheetBox(brief, brief.groundY - height * 0.16, brief.groundY + height * 0.08);
  const ridge = rollingRidge(
    brief.groundY - height * 0.075,
    height * 0.03,
    brief.unit * 900,
    stream,
  );
  const base = mix(palette.far, country === 'snow' ? '#ffffff' : palette.near, 0.5);
  return {
    depth: 0.5,
    box,
    paint(context) {
      growForest(context, brief, country, ridge);
      paintLand(
        context,
        ridge,
        box,
        { base, foot: mix(base, palette.skyLow, 0.25), glow: palette.glow },
        stream,
      );
    },
  };
}

function growForest(context: Context, brief: StageBrief, country: Country, ridge: Ridge): void {
  if (country === 'desert') return;
  const stream = brief.random.fork('forest');
  const colour = darken(mix(brief.palette.far, brief.palette.near, 0.75), 0.06);
  for (
    let x = -0.05 * brief.width;
    x < brief.width * 1.05;
    x += brief.unit * stream.between(26, 130)
  ) {
    const tall = brief.unit * stream.between(55, 120);
    if (country === 'meadow') paintLeafTree(context, x, ridge(x) + 8, tall, colour, stream);
    else
      paintConifer(
        context,
        x,
        ridge(x) + 8,
        tall,
        country === 'snow' ? mix(colour, '#ffffff', 0.3) : colour,
        stream,
      );
  }
}

function near(brief: StageBrief, country: Country): Plane {
  const { width, height, palette, unit, groundY } = brief;
  const stream = brief.random.fork('near');
  const box = sheetBox(brief, groundY - height * 0.09, groundY + height * 0.16);
  const rolling = rollingRidge(groundY - height * 0.015, height * 0.014, unit * 1100, stream);
  const ridge: Ridge = (x) => rolling(x) + ((x - width / 2) / width) ** 2 * height * 0.03;
  const base =
    country === 'snow' ? mix(palette.near, '#ffffff', palette.dark ? 0.45 : 0.8) : palette.near;
  return {
    depth: 0.9,
    box,
    paint(context) {
      paintLand(
        context,
        ridge,
        box,
        { base, foot: darken(base, 0.35), glow: palette.glow },
        stream,
      );
      if (country === 'meadow') {
        paintGrass(
          context,
          box.x,
          box.x + box.width,
          ridge,
          26 * unit,
          lighten(base, 0.08),
          stream,
        );
        for (let i = 0; i < 26; i++) {
          const x = stream.between(box.x, box.x + box.width);
          paintFlower(
            context,
            x,
            ridge(x) + stream.between(14, 0.1 * height),
            unit * stream.between(12, 20),
            stream.chance(0.5) ? palette.accent : palette.paper,
            palette.accentTwo,
          );
        }
      } else if (country !== 'snow') {
        for (let i = 0; i < 9; i++) {
          const x = stream.between(box.x, box.x + box.width);
          paintRock(
            context,
            x,
            ridge(x) + stream.between(6, 60) * unit,
            unit * stream.between(26, 74),
            mix(base, palette.ink, 0.18),
            stream,
          );
        }
      }
    },
  };
}

const grounds: Record<Country, Ground> = { meadow, alps: pasture, desert, snow };

function front(brief: StageBrief, country: Country, sinkY: number, lightFromX: number): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('front');
  const box = sheetBox(brief, sinkY - height * 0.1, belowFrame(brief));
  const ridge: Ridge = (x) =>
    sinkY +
    height * 0.012 -
    ((x - width / 2) / width) ** 2 * height * 0.05 +
    Math.sin(x / (unit * 140)) * 5 * unit;
  const snowy = country === 'snow';
  const base = snowy
    ? mix(palette.near, '#ffffff', palette.dark ? 0.3 : 0.6)
    : darken(palette.near, palette.dark ? 0.05 : 0.14);
  return {
    depth: 1.2,
    box,
    paint(context) {
      const bush = snowy ? mix(base, '#ffffff', 0.3) : lighten(base, 0.07);
      for (const [from, to] of [
        [-0.06, 0.26],
        [0.74, 1.06],
      ] as const) {
        for (let x = from * width; x < to * width; x += unit * stream.between(60, 120)) {
          if (country === 'desert')
            paintRock(
              context,
              x,
              ridge(x) + 24 * unit,
              unit * stream.between(70, 170),
              bush,
              stream,
            );
          else
            paintBush(
              context,
              x,
              ridge(x) + 22 * unit,
              unit * stream.between(120, 220),
              bush,
              stream,
            );
        }
      }
      paintGroundBelow(context, brief, ridge, {
        ground: grounds[country],
        label: country,
        tone: base,
        lightFromX,
      });
      if (country === 'meadow' || country === 'alps')
        paintGrass(
          context,
          box.x,
          box.x + box.width,
          ridge,
          40 * unit,
          lighten(base, 0.05),
          stream,
        );
    },
  };
}

/** Open country: meadow, alps, desert or snow. */
export const hills: Template = (brief) => {
  const place = skyPlace(brief, brief.blend(0.56, 0.6));
  const country = countryOf(brief);
  const lightFromX = lightSide(place);
  const sinkY = brief.groundY + brief.height * 0.03;
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.06,
        bottom: 0.34,
        count: Math.round(brief.blend(3, 4)),
        size: brief.blend(0.42, 0.24),
        depth: 0.06,
        opacity: 0.9,
      }),
      distance(brief, country, lightFromX),
      middle(brief, country),
      near(brief, country),
    ],
    foreground: [front(brief, country, sinkY, lightFromX)],
    surface: 'ground',
    groundY: brief.groundY,
    sinkY,
    lightFromX,
    ambience: brief.palette.dark ? 'fireflies' : country === 'meadow' ? 'leaves' : 'dust',
  };
};
