import { floorPlane, paintGroundBelow } from '../grounds/ground-plane.ts';
import { beachSand, openSea } from '../grounds/natural.ts';
import { isAfloat } from '../actors/animals/living.ts';
import { stagingOf } from '../actors/staging.ts';
import { cloudPlane } from '../brushes/clouds.ts';
import { paintLand, rollingRidge, type Ridge } from '../brushes/land.ts';
import { paintBush, paintFrond, paintGrass, paintRock } from '../brushes/plants.ts';
import { lightSide, paintHaze, skyPlace, skyPlane } from '../brushes/sky.ts';
import { paintSea, paintWave } from '../brushes/water.ts';
import { darken, mix, withOpacity } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

function headland(brief: StageBrief, horizon: number, side: number): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('headland');
  const box = sheetBox(brief, horizon - height * 0.14, horizon + height * 0.02);
  const base = mix(palette.far, palette.skyLow, 0.25);
  const roll = rollingRidge(0, height * 0.012, unit * 260, stream);
  const ridge: Ridge = (x) => {
    const share = side > 0 ? x / width : 1 - x / width;
    return (
      horizon +
      8 * unit -
      Math.max(0, share - 0.42) ** 0.7 * height * 0.115 +
      roll(x) * Math.max(0, share - 0.4)
    );
  };
  return {
    depth: 0.14,
    box,
    paint(context) {
      paintLand(
        context,
        ridge,
        box,
        { base, foot: mix(base, palette.skyLow, 0.4), glow: palette.glow },
        stream,
      );
      context.globalCompositeOperation = 'source-atop';
      paintHaze(context, brief, horizon - height * 0.06, horizon + height * 0.02, stream);
    },
  };
}

function sea(brief: StageBrief, horizon: number, sunX: number): Plane {
  const { groundY, height } = brief;
  const box = sheetBox(brief, horizon, groundY + height * 0.06);
  return { depth: 0.4, box, paint: (context) => paintSea(context, brief, box, horizon, sunX) };
}

function surf(brief: StageBrief): Plane {
  const { groundY, height, palette, unit } = brief;
  const stream = brief.random.fork('surf');
  const box = sheetBox(brief, groundY - height * 0.09, groundY + height * 0.1);
  const water = mix(palette.near, palette.skyLow, 0.22);
  return {
    depth: 0.75,
    box,
    paint(context) {
      for (const [index, lift] of [0.065, 0.03].entries()) {
        const colours = {
          water: mix(water, palette.near, index * 0.4),
          foot: darken(water, 0.25),
          foam: withOpacity('#ffffff', 0.42),
        };
        paintWave(context, box, groundY - height * lift, colours, {
          swell: unit * 9,
          length: unit * stream.between(70, 120),
          phase: stream.between(0, 9),
        });
      }
    },
  };
}

function beach(
  brief: StageBrief,
  sinkY: number,
  lightFromX: number,
): { back: Plane; front: Plane } {
  const { width, height, palette, unit, groundY } = brief;
  const stream = brief.random.fork('beach');
  const sand = palette.dark
    ? mix('#6f6a7d', palette.near, 0.45)
    : mix('#f0d9a8', palette.glow, 0.2);
  const edge: Ridge = (x) =>
    groundY - height * 0.018 + Math.sin(x / (unit * 230) + stream.between(0, 0)) * unit * 12;
  const backBox = sheetBox(brief, groundY - height * 0.05, groundY + height * 0.13);
  const frontBox = sheetBox(brief, sinkY - height * 0.06, belowFrame(brief));
  const front = mix(sand, palette.ink, palette.dark ? 0.3 : 0.1);
  const ridge: Ridge = (x) =>
    sinkY + height * 0.014 - ((x - width / 2) / width) ** 2 * height * 0.04;
  return {
    back: {
      depth: 0.95,
      box: backBox,
      paint(context) {
        paintWave(
          context,
          backBox,
          groundY - height * 0.026,
          {
            water: withOpacity('#ffffff', 0.5),
            foot: withOpacity('#ffffff', 0.4),
            foam: withOpacity('#ffffff', 0.85),
          },
          { swell: unit * 7, length: unit * 150, phase: 2 },
        );
        paintLand(
          context,
          edge,
          backBox,
          { base: sand, foot: darken(sand, 0.15), glow: palette.glow },
          stream,
        );
      },
    },
    front: {
      depth: 1.2,
      box: frontBox,
      paint(context) {
        for (const x of [0.02, 0.12, 0.9, 0.99])
          paintRock(
            context,
            x * width,
            ridge(x * width) + 30 * unit,
            unit * stream.between(90, 190),
            mix(front, palette.ink, 0.35),
            stream,
          );
        paintGroundBelow(context, brief, ridge, {
          ground: beachSand,
          label: 'beach',
          tone: front,
          lightFromX,
        });
        paintGrass(
          context,
          frontBox.x,
          width * 0.2,
          ridge,
          70 * unit,
          darken(mix(front, '#54703c', 0.5), 0.1),
          stream,
        );
        paintGrass(
          context,
          width * 0.82,
          width * 1.07,
          ridge,
          70 * unit,
          darken(mix(front, '#54703c', 0.5), 0.1),
          stream,
        );
        paintBush(
          context,
          width * 0.06,
          height * 0.99,
          unit * 330,
          darken(mix(front, '#3c5c40', 0.6), 0.2),
          stream,
        );
      },
    },
  };
}

function openWater(brief: StageBrief, sinkY: number, lightFromX: number): Plane {
  const { palette, height } = brief;
  return floorPlane(brief, {
    ground: openSea,
    label: 'open water',
    top: sinkY - height * 0.02,
    depth: 1.2,
    tone: mix(palette.near, palette.skyTop, 0.35),
    lightFromX,
  });
}

/** The sea from the beach; for boats, from the water itself. */
export const coast: Template = (brief) => {
  const { height, blend, groundY, palette, unit, width } = brief;
  const horizonShare = blend(0.47, 0.5);
  const place = skyPlace(brief, horizonShare);
  const lightFromX = lightSide(place);
  const lead = brief.drawing.heroes[0];
  const staging = lead === undefined ? 'object' : stagingOf(lead.emoji);
  const afloat =
    staging === 'boat' ||
    staging === 'swimmer' ||
    isAfloat(lead) ||
    lead?.emoji === 'painted-iceberg' ||
    lead?.emoji === 'painted-bridge';
  const sinkY = groundY + height * (afloat ? -0.012 : 0.03);
  const shore = beach(brief, sinkY, lightFromX);
  const palm: Plane = {
    depth: 1.5,
    box: sheetBox(brief, 0, height * 0.3),
    paint(context) {
      for (const turn of [0.5, 0.95, 1.4])
        paintFrond(
          context,
          lightFromX > 0 ? -40 * unit : width + 40 * unit,
          -30 * unit,
          unit * 430,
          lightFromX > 0 ? turn : Math.PI - turn,
          mix(palette.front, '#1f5b3a', 0.4),
        );
    },
  };
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.06,
        bottom: 0.32,
        count: 3,
        size: blend(0.4, 0.24),
        depth: 0.06,
        opacity: 0.9,
      }),
      headland(brief, horizonShare * height, -lightFromX),
      sea(brief, horizonShare * height, place.sunX),
      surf(brief),
      ...(afloat ? [] : [shore.back]),
    ],
    foreground: afloat ? [openWater(brief, sinkY, lightFromX)] : [shore.front, palm],
    surface: 'ground',
    groundY: afloat ? groundY + height * 0.012 : groundY,
    sinkY,
    lightFromX,
    ambience: palette.dark ? 'fireflies' : 'dust',
  };
};
