import { floorPlane } from '../grounds/ground-plane.ts';
import { roadAndKerb } from '../grounds/built.ts';
import { paintSkyline, paintStreetLamp } from '../brushes/buildings.ts';
import { cloudPlane } from '../brushes/clouds.ts';
import { paintLeafTree } from '../brushes/plants.ts';
import { lightSide, paintHaze, skyPlace, skyPlane } from '../brushes/sky.ts';
import { paintGlow, verticalGradient } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { belowFrame, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

function litShare({ palette }: StageBrief): number {
  return { dawn: 0.18, day: 0.05, dusk: 0.42, night: 0.55 }[palette.light];
}

function blocks(
  brief: StageBrief,
  layer: { depth: number; tall: number; broad: number; foot: number; haze: number },
  lightFromX: number,
): Plane {
  const { height, palette, unit } = brief;
  const stream = brief.random.fork(`blocks ${layer.depth}`);
  const foot = layer.foot;
  const box = sheetBox(brief, foot - layer.tall * 1.75, foot + height * 0.06);
  const colour = mix(
    darken(palette.near, palette.dark ? 0.1 : 0),
    mix(palette.far, palette.skyLow, 0.35),
    layer.haze,
  );
  return {
    depth: layer.depth,
    box,
    paint(context) {
      const style = {
        foot,
        colour,
        lit: litShare(brief) * (1 - layer.haze * 0.5),
        lightFromX,
        tall: layer.tall,
        broad: layer.broad,
        palette,
        unit,
      };
      paintSkyline(context, box.x, box.x + box.width, style, stream);
      context.fillStyle = colour;
      context.fillRect(box.x, foot - 2, box.width, height * 0.06);
      context.globalCompositeOperation = 'source-atop';
      paintHaze(context, brief, foot - layer.tall * 0.7, foot + height * 0.05, stream);
    },
  };
}

function roadTone({ palette }: StageBrief): string {
  return mix(mix(palette.ink, palette.far, 0.25), palette.near, palette.dark ? 0.25 : 0.5);
}

function road(brief: StageBrief): Plane {
  const { width, height, palette, unit, groundY } = brief;
  const stream = brief.random.fork('road');
  const kerb = groundY - height * 0.035;
  const box = sheetBox(brief, kerb - 290 * unit, groundY + height * 0.14);
  const tar = roadTone(brief);
  return {
    depth: 0.85,
    box,
    paint(context) {
      for (const x of [0.06, 0.3, 0.72, 0.95]) {
        if (stream.chance(0.5))
          paintLeafTree(
            context,
            (x + 0.07) * width,
            kerb + 4,
            unit * stream.between(150, 230),
            mix(palette.near, '#2f7a4a', 0.55),
            stream,
          );
        paintStreetLamp(context, x * width, kerb, unit * 270, palette, x < 0.5 ? 1 : -1);
        if (palette.dark)
          paintGlow(
            context,
            x * width + (x < 0.5 ? 35 : -35) * unit,
            kerb - unit * 262,
            unit * 150,
            [
              [0, withOpacity(palette.glow, 0.6)],
              [1, withOpacity(palette.glow, 0)],
            ],
          );
      }
      context.fillStyle = lighten(tar, 0.24);
      context.fillRect(box.x, kerb, box.width, height * 0.03);
      context.fillStyle = verticalGradient(context, kerb, belowFrame(brief), [
        [0, lighten(tar, 0.08)],
        [1, darken(tar, 0.4)],
      ]);
      context.fillRect(box.x, kerb + height * 0.02, box.width, height);
      context.fillStyle = withOpacity(palette.paper, 0.4);
      for (let x = box.x; x < box.x + box.width; x += 190 * unit)
        context.fillRect(x, groundY + height * 0.012, 96 * unit, 7 * unit);
    },
  };
}

/** A town across the road, seen from the other pavement. */
export const city: Template = (brief) => {
  const { height, unit, blend, groundY } = brief;
  const place = skyPlace(brief, groundY / height);
  const lightFromX = lightSide(place);
  const sinkY = groundY + height * 0.035;
  const rise = blend(1, 0.72);
  return {
    planes: [
      skyPlane(brief, place),
      cloudPlane(brief, {
        top: 0.05,
        bottom: 0.26,
        count: 3,
        size: blend(0.4, 0.22),
        depth: 0.05,
        opacity: 0.75,
      }),
      blocks(
        brief,
        {
          depth: 0.2,
          tall: 560 * unit * rise,
          broad: 120 * unit,
          foot: groundY - height * 0.05,
          haze: 0.8,
        },
        lightFromX,
      ),
      blocks(
        brief,
        {
          depth: 0.5,
          tall: 370 * unit * rise,
          broad: 150 * unit,
          foot: groundY - height * 0.03,
          haze: 0.35,
        },
        lightFromX,
      ),
      road(brief),
    ],
    foreground: [
      floorPlane(brief, {
        ground: roadAndKerb,
        label: 'near road',
        top: sinkY,
        depth: 1.12,
        tone: roadTone(brief),
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
