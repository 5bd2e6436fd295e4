import { paintGroundBelow } from '../grounds/ground-plane.ts';
import { forestFloor, snow } from '../grounds/natural.ts';
import { paintMist } from '../brushes/clouds.ts';
import { paintLand, rollingRidge } from '../brushes/land.ts';
import {
  paintBush,
  paintConifer,
  paintFrond,
  paintGrass,
  paintLeafTree,
} from '../brushes/plants.ts';
import { lightSide, skyPlace, skyPlane } from '../brushes/sky.ts';
import { fillEllipse, fillPolygon, paintGlow, type Context } from '../brushes/surface.ts';
import { paintShafts } from '../brushes/water.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Random } from '../random.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** A trunk from below the ground to out of the picture, with a lit side and a bough or two. */
function paintTrunk(
  context: Context,
  x: number,
  foot: number,
  width: number,
  colour: string,
  light: { fromX: number; glow: string },
  random: Random,
): void {
  const top = -40;
  const lean = random.between(-0.04, 0.04) * foot;
  const shape = [
    [x - width * 0.8, foot + 10],
    [x - width * 0.5, foot - width],
    [x - width * 0.38 + lean, top],
    [x + width * 0.38 + lean, top],
    [x + width * 0.5, foot - width],
    [x + width * 0.85, foot + 10],
  ] as const;
  const fill = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  fill.addColorStop(light.fromX < 0 ? 0 : 1, mix(colour, light.glow, 0.3));
  fill.addColorStop(0.5, colour);
  fill.addColorStop(light.fromX < 0 ? 1 : 0, darken(colour, 0.35));
  fillPolygon(context, shape, fill);
  for (let i = 0; i < 2; i++) {
    const side = random.chance(0.5) ? 1 : -1;
    const y = foot * random.between(0.12, 0.6);
    fillPolygon(
      context,
      [
        [x, y],
        [x + side * width * 3, y - width * 2.1],
        [x + side * width * 3.1, y - width * 2.2],
        [x, y - width * 0.6],
      ],
      colour,
    );
  }
}

function trunks(
  brief: StageBrief,
  layer: { depth: number; foot: number; width: number; gap: number; haze: number; bushy: boolean },
  lightFromX: number,
): Plane {
  const { width, height, palette, unit, blend } = brief;
  const stream = brief.random.fork(`trunks ${layer.depth}`);
  const box = sheetBox(brief, 0, layer.foot + height * 0.05);
  const bark = mix(
    mix(palette.near, '#3a2a22', palette.dark ? 0.25 : 0.5),
    mix(palette.far, palette.skyLow, 0.35),
    layer.haze,
  );
  const leaf = mix(mix(palette.near, palette.far, 0.2), palette.skyLow, layer.haze * 0.6);
  return {
    depth: layer.depth,
    box,
    paint(context) {
      for (let x = box.x; x < box.x + box.width; x += layer.gap * stream.between(0.6, 1.4)) {
        const clear = Math.abs(x / width - 0.5) < blend(0.2, 0.16) * (1 - layer.haze);
        if (!clear)
          paintTrunk(
            context,
            x,
            layer.foot,
            layer.width * stream.between(0.7, 1.3),
            bark,
            { fromX: lightFromX, glow: palette.glow },
            stream,
          );
      }
      if (layer.bushy) {
        for (let x = box.x; x < box.x + box.width; x += 70 * unit)
          paintBush(
            context,
            x,
            layer.foot + 20 * unit,
            unit * stream.between(90, 190),
            leaf,
            stream,
          );
      }
      context.globalCompositeOperation = 'source-atop';
      paintMist(
        context,
        box.width,
        layer.foot,
        height * 0.16,
        lighten(palette.skyLow, 0.2),
        0.5 * layer.haze,
      );
    },
  };
}

function canopy(brief: StageBrief): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('canopy');
  const box = sheetBox(brief, 0, height * 0.24);
  const tone = mix(palette.near, palette.front, 0.5);
  return {
    depth: 1.15,
    box,
    paint(context) {
      for (let i = 0; i < 34; i++) {
        const x = stream.between(-0.05, 1.05) * width;
        const edge = (Math.abs(x / width - 0.5) * 2) ** 1.5;
        const y = stream.next() * height * (0.02 + 0.15 * edge);
        fillEllipse(
          context,
          x,
          y,
          unit * stream.between(70, 150),
          unit * stream.between(36, 76),
          mix(tone, i % 3 === 0 ? palette.far : palette.near, stream.between(0, 0.5)),
        );
      }
      for (let i = 0; i < 5; i++)
        paintFrond(
          context,
          stream.between(0, 1) * width,
          -10,
          unit * stream.between(160, 280),
          Math.PI / 2 + stream.between(-0.7, 0.7),
          tone,
        );
    },
  };
}

function clearing(brief: StageBrief, snowy: boolean): Plane {
  const { height, palette, unit, groundY, width } = brief;
  const stream = brief.random.fork('clearing');
  const box = sheetBox(brief, groundY - height * 0.09, groundY + height * 0.15);
  const ridge = rollingRidge(groundY - height * 0.02, height * 0.008, unit * 700, stream);
  const base = snowy
    ? mix(palette.near, '#ffffff', 0.7)
    : mix(palette.near, '#3f5a2c', palette.dark ? 0.1 : 0.25);
  return {
    depth: 0.9,
    box,
    paint(context) {
      for (const x of [0.05, 0.2, 0.82, 0.97]) {
        if (stream.chance(0.5))
          paintConifer(
            context,
            x * width,
            ridge(x * width) + 10,
            unit * stream.between(170, 300),
            mix(palette.near, palette.front, 0.25),
            stream,
          );
        else
          paintLeafTree(
            context,
            x * width,
            ridge(x * width) + 10,
            unit * stream.between(190, 310),
            mix(palette.near, palette.far, 0.2),
            stream,
          );
      }
      paintLand(
        context,
        ridge,
        box,
        { base, foot: darken(base, 0.35), glow: palette.glow },
        stream,
      );
      paintGlow(context, width / 2, groundY + 10, width * 0.42, [
        [0, withOpacity(palette.glow, palette.dark ? 0.22 : 0.32)],
        [1, withOpacity(palette.glow, 0)],
      ]);
      if (!snowy)
        paintGrass(
          context,
          box.x,
          box.x + box.width,
          ridge,
          24 * unit,
          lighten(base, 0.07),
          stream,
        );
    },
  };
}

function undergrowth(
  brief: StageBrief,
  sinkY: number,
  { snowy, lightFromX }: { snowy: boolean; lightFromX: number },
): Plane {
  const { width, height, palette, unit } = brief;
  const stream = brief.random.fork('undergrowth');
  const box = sheetBox(brief, sinkY - height * 0.12, belowFrame(brief));
  const base = snowy
    ? mix(palette.near, '#ffffff', 0.55)
    : mix(mix(palette.near, '#3f5a2c', palette.dark ? 0.1 : 0.25), palette.front, 0.38);
  const ridge = (x: number) =>
    sinkY + height * 0.012 - (Math.abs(x / width - 0.5) * 2) ** 2 * height * 0.03;
  return {
    depth: 1.2,
    box,
    paint(context) {
      for (const x of [-0.02, 0.1, 0.2, 0.82, 0.91, 1.02])
        paintBush(
          context,
          x * width,
          ridge(x * width) + 30 * unit,
          unit * stream.between(150, 260),
          lighten(base, 0.06),
          stream,
        );
      paintGroundBelow(context, brief, ridge, {
        ground: snowy ? snow : forestFloor,
        label: 'forest floor',
        tone: base,
        lightFromX,
      });
      paintGrass(context, box.x, box.x + box.width, ridge, 46 * unit, lighten(base, 0.05), stream);
      for (let i = 0; i < 6; i++) {
        const left = i % 2 === 0;
        paintFrond(
          context,
          width * (left ? stream.between(-0.04, 0.2) : stream.between(0.8, 1.04)),
          height * 1.01,
          unit * stream.between(220, 340),
          -Math.PI / 2 + (left ? 0.5 : -0.5) * stream.between(0.2, 1.4),
          lighten(base, 0.1),
        );
      }
    },
  };
}

/** Among trees: trunks fading into mist, light through the leaves. */
export const forest: Template = (brief) => {
  const { width, height, palette, groundY, unit } = brief;
  const place = skyPlace(brief, groundY / height);
  const lightFromX = lightSide(place);
  const sinkY = groundY + height * 0.03;
  const snowy = brief.drawing.weather === 'snow';
  const shafts: Plane = {
    depth: 0.4,
    box: sheetBox(brief, 0, groundY),
    paint: (context) =>
      paintShafts(
        context,
        { x: 0, y: 0, width, height: groundY },
        palette.glow,
        palette.dark ? 0.16 : 0.32,
        5,
        brief.random.fork('shafts'),
      ),
  };
  return {
    planes: [
      skyPlane(brief, place, (context) =>
        paintMist(
          context,
          width,
          groundY - height * 0.1,
          height * 0.3,
          lighten(palette.skyLow, 0.2),
          0.5,
        ),
      ),
      trunks(
        brief,
        {
          depth: 0.25,
          foot: groundY - height * 0.05,
          width: 20 * unit,
          gap: 74 * unit,
          haze: 0.8,
          bushy: true,
        },
        lightFromX,
      ),
      trunks(
        brief,
        {
          depth: 0.45,
          foot: groundY - height * 0.03,
          width: 44 * unit,
          gap: 170 * unit,
          haze: 0.42,
          bushy: true,
        },
        lightFromX,
      ),
      shafts,
      clearing(brief, snowy),
    ],
    foreground: [canopy(brief), undergrowth(brief, sinkY, { snowy, lightFromX })],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: palette.dark || palette.light === 'dusk' ? 'fireflies' : 'leaves',
  };
};
