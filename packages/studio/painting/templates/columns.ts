import { floorPlane } from '../grounds/ground-plane.ts';
import { marble } from '../grounds/halls.ts';
import { cloudPlane } from '../brushes/clouds.ts';
import { paintLand, rollingRidge } from '../brushes/land.ts';
import { paintConifer } from '../brushes/plants.ts';
import { lightSide, paintHaze, skyPlace, skyPlane } from '../brushes/sky.ts';
import {
  fillEllipse,
  fillPolygon,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** A fluted column with base and capital. */
function paintColumn(
  context: Context,
  x: number,
  top: number,
  foot: number,
  width: number,
  stone: string,
  lightFromX: number,
): void {
  const shaft = context.createLinearGradient(x - width / 2, 0, x + width / 2, 0);
  shaft.addColorStop(lightFromX < 0 ? 0 : 1, lighten(stone, 0.22));
  shaft.addColorStop(0.45, stone);
  shaft.addColorStop(lightFromX < 0 ? 1 : 0, darken(stone, 0.5));
  fillPolygon(
    context,
    [
      [x - width * 0.43, top],
      [x + width * 0.43, top],
      [x + width * 0.5, foot],
      [x - width * 0.5, foot],
    ],
    shaft,
  );
  for (let i = 1; i < 7; i++) {
    const at = -0.43 + (i / 7) * 0.86;
    fillPolygon(
      context,
      [
        [x + width * at, top],
        [x + width * (at + 0.035), top],
        [x + width * (at * 1.16 + 0.04), foot],
        [x + width * at * 1.16, foot],
      ],
      withOpacity(darken(stone, 0.6), 0.26),
    );
  }
  context.fillStyle = verticalGradient(context, top - width * 0.3, top, [
    [0, lighten(stone, 0.2)],
    [1, darken(stone, 0.2)],
  ]);
  context.fillRect(x - width * 0.68, top - width * 0.3, width * 1.36, width * 0.16);
  context.fillRect(x - width * 0.56, top - width * 0.15, width * 1.12, width * 0.16);
  for (const side of [-1, 1])
    fillEllipse(
      context,
      x + side * width * 0.52,
      top - width * 0.04,
      width * 0.14,
      width * 0.14,
      darken(stone, 0.08),
    );
  context.fillStyle = verticalGradient(context, foot - width * 0.3, foot, [
    [0, lighten(stone, 0.1)],
    [1, darken(stone, 0.3)],
  ]);
  context.fillRect(x - width * 0.58, foot - width * 0.26, width * 1.16, width * 0.13);
  context.fillRect(x - width * 0.7, foot - width * 0.14, width * 1.4, width * 0.16);
}

function colonnade(
  brief: StageBrief,
  layer: {
    depth: number;
    top: number;
    foot: number;
    width: number;
    places: readonly number[];
    haze: number;
  },
  lightFromX: number,
): Plane {
  const { width, palette, height } = brief;
  const box = sheetBox(brief, layer.top - layer.width * 2, layer.foot + 6);
  const marble = mix(
    mix('#e8dfd2', palette.glow, 0.2),
    palette.ink,
    palette.dark ? 0.5 : palette.light === 'dusk' ? 0.22 : 0.06,
  );
  const stone = mix(marble, mix(palette.far, palette.skyLow, 0.5), layer.haze);
  return {
    depth: layer.depth,
    box,
    paint(context) {
      for (const place of layer.places)
        paintColumn(context, place * width, layer.top, layer.foot, layer.width, stone, lightFromX);
      const beam = layer.top - layer.width * 0.3;
      context.fillStyle = verticalGradient(context, beam - layer.width * 1.3, beam, [
        [0, lighten(stone, 0.16)],
        [0.3, stone],
        [0.34, darken(stone, 0.28)],
        [0.42, stone],
        [1, darken(stone, 0.2)],
      ]);
      context.fillRect(box.x, beam - layer.width * 1.3, box.width, layer.width * 1.3);
      context.globalCompositeOperation = 'source-atop';
      if (layer.haze > 0.3)
        paintHaze(context, brief, layer.foot - height * 0.2, layer.foot, brief.random.fork('haze'));
    },
  };
}

function floorTone({ palette }: StageBrief): string {
  return mix(mix('#d9cdbb', palette.near, 0.25), palette.ink, palette.dark ? 0.58 : 0.2);
}

function floor(brief: StageBrief): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const top = groundY - height * 0.055;
  const bottom = groundY + height * 0.14;
  const box = sheetBox(brief, top, bottom);
  const stone = floorTone(brief);
  return {
    depth: 0.85,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, bottom, [
        [0, lighten(stone, 0.16)],
        [1, darken(stone, 0.32)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      for (let row = 0; row < 5; row++) {
        const y = top + (bottom - top) * (row / 5) ** 1.6;
        const next = top + (bottom - top) * ((row + 1) / 5) ** 1.6;
        for (let i = -8; i < 8; i++) {
          if ((i + row) % 2 !== 0) continue;
          const spread = (at: number) => 90 * unit + 190 * unit * ((at - top) / (bottom - top));
          fillPolygon(
            context,
            [
              [width / 2 + i * spread(y), y],
              [width / 2 + (i + 1) * spread(y), y],
              [width / 2 + (i + 1) * spread(next), next],
              [width / 2 + i * spread(next), next],
            ],
            withOpacity(darken(stone, 0.5), 0.2),
          );
        }
      }
      paintGlow(context, width / 2, groundY, width * 0.34, [
        [0, withOpacity(palette.glow, 0.34)],
        [1, withOpacity(palette.glow, 0)],
      ]);
    },
  };
}

function steps(brief: StageBrief, sinkY: number): Plane {
  const { height, unit, palette } = brief;
  const box = sheetBox(brief, sinkY, sinkY + height * 0.062);
  const stone = floorTone(brief);
  return {
    depth: 1.2,
    box,
    paint(context) {
      for (let i = 0; i < 2; i++) {
        const y = sinkY + height * 0.03 * i;
        const tone = darken(stone, i * 0.09);
        context.fillStyle = verticalGradient(context, y, y + height * 0.03, [
          [0, lighten(tone, 0.22)],
          [0.3, lighten(tone, 0.14)],
          [0.34, tone],
          [1, darken(tone, 0.25)],
        ]);
        context.fillRect(box.x, y, box.width, height * 0.032);
        context.fillStyle = withOpacity(palette.glow, 0.3);
        context.fillRect(box.x, y, box.width, 3 * unit);
      }
    },
  };
}

/** Old hills with firs, in haze. */
function farLand(brief: StageBrief): Plane {
  const { height, unit, groundY, palette, width } = brief;
  const land = sheetBox(brief, groundY - height * 0.18, groundY);
  const stream = brief.random.fork('land');
  return {
    depth: 0.18,
    box: land,
    paint(context) {
      const ridge = rollingRidge(groundY - height * 0.12, height * 0.022, unit * 500, stream);
      const base = mix(palette.far, palette.skyLow, 0.2);
      paintLand(
        context,
        ridge,
        land,
        { base, foot: mix(base, palette.skyLow, 0.5), glow: palette.glow },
        stream,
      );
      for (let i = 0; i < 12; i++) {
        const x = stream.between(land.x, land.x + width * 1.1);
        paintConifer(
          context,
          x,
          ridge(x) + 14,
          unit * stream.between(50, 110),
          mix(palette.far, palette.near, 0.6),
          stream,
        );
      }
    },
  };
}

/** A marble colonnade above old hills. */
export const columns: Template = (brief) => {
  const { height, unit, groundY, portrait, blend } = brief;
  const place = skyPlace(brief, groundY / height - 0.05);
  const lightFromX = lightSide(place);
  const sinkY = groundY + height * 0.035;
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.12,
        bottom: 0.36,
        count: 3,
        size: blend(0.42, 0.24),
        depth: 0.05,
        opacity: 0.8,
      }),
      farLand(brief),
      colonnade(
        brief,
        {
          depth: 0.44,
          top: height * blend(0.28, 0.26),
          foot: groundY - height * 0.045,
          width: 62 * unit,
          places: portrait ? [0.05, 0.23, 0.77, 0.95] : [0.1, 0.22, 0.34, 0.66, 0.78, 0.9],
          haze: 0.42,
        },
        lightFromX,
      ),
      floor(brief),
      colonnade(
        brief,
        {
          depth: 0.95,
          top: height * blend(0.13, 0.14),
          foot: groundY + height * 0.005,
          width: 128 * unit,
          places: portrait ? [-0.02, 1.02] : [0.03, 0.97],
          haze: 0,
        },
        lightFromX,
      ),
    ],
    foreground: [
      steps(brief, sinkY),
      floorPlane(brief, {
        ground: marble,
        label: 'court',
        top: sinkY + height * 0.058,
        depth: 1.2,
        tone: darken(floorTone(brief), 0.12),
        lightFromX,
      }),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
  };
};
