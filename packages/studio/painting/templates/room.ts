import { floorPlane } from '../grounds/ground-plane.ts';
import { boardsAndRug } from '../grounds/built.ts';
import { paintFinish } from '../brushes/finish.ts';
import {
  paintFramedPicture,
  paintHangingLamp,
  paintPot,
  paintShelf,
  paintWindow,
  paintWindowLight,
} from '../brushes/furniture.ts';
import { paintGlow, verticalGradient } from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

function wall(brief: StageBrief, tone: string, lightFromX: number): Plane {
  const { width, height, unit, palette } = brief;
  const stripes = brief.random.fork('paper').chance(0.5);
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = verticalGradient(context, 0, height * 0.75, [
        [0, lighten(tone, 0.05)],
        [1, darken(tone, 0.16)],
      ]);
      context.fillRect(0, 0, width, height);
      context.fillStyle = withOpacity(darken(tone, 0.4), 0.09);
      if (stripes)
        for (let x = 0; x < width; x += 90 * unit) context.fillRect(x, 0, 45 * unit, height);
      const away = context.createLinearGradient(
        lightFromX < 0 ? 0 : width,
        0,
        lightFromX < 0 ? width : 0,
        0,
      );
      away.addColorStop(0, withOpacity(palette.glow, palette.dark ? 0.1 : 0.25));
      away.addColorStop(0.5, withOpacity(palette.ink, 0));
      away.addColorStop(1, withOpacity(palette.ink, 0.4));
      context.fillStyle = away;
      context.fillRect(0, 0, width, height);
      paintFinish(context, brief);
    },
  };
}

function fittings(brief: StageBrief, wood: string, lightFromX: number): Plane {
  const { width, height, unit, palette, blend } = brief;
  const stream = brief.random.fork('fittings');
  const box = sheetBox(brief, 0, height * 0.64);
  const broad = width * blend(0.42, 0.22);
  const window = {
    x: lightFromX < 0 ? width * 0.07 : width * 0.93 - broad,
    y: height * 0.1,
    width: broad,
    height: height * blend(0.25, 0.44),
  };
  const other = lightFromX < 0 ? blend(0.58, 0.68) : blend(0.07, 0.06);
  return {
    depth: 0.3,
    box,
    paint(context) {
      paintWindow(context, window, palette, mix(palette.paper, wood, 0.35), stream);
      const shelfWidth = width * blend(0.35, 0.26);
      paintShelf(
        context,
        other * width,
        height * blend(0.2, 0.26),
        shelfWidth,
        palette,
        wood,
        stream,
      );
      if (stream.chance(0.6))
        paintShelf(
          context,
          other * width,
          height * blend(0.32, 0.46),
          shelfWidth,
          palette,
          wood,
          stream,
        );
      else
        paintFramedPicture(
          context,
          {
            x: (other + 0.1) * width,
            y: height * blend(0.25, 0.33),
            width: 150 * unit,
            height: 190 * unit,
          },
          palette,
          wood,
        );
    },
  };
}

function light(brief: StageBrief, lightFromX: number): Plane {
  const { width, height, palette, unit, blend } = brief;
  const box = sheetBox(brief, 0, height * 0.75);
  return {
    depth: 0.4,
    box,
    paint(context) {
      if (palette.dark || palette.light === 'dusk') {
        const x = width * (lightFromX < 0 ? 0.74 : 0.26);
        paintHangingLamp(
          context,
          x,
          height * blend(0.05, 0.02),
          unit * 170,
          palette.accent,
          palette.accentTwo,
          palette.dark,
        );
      } else {
        context.scale(lightFromX < 0 ? 1 : -1, 1);
        const start = lightFromX < 0 ? width * 0.1 : -width * 0.9;
        paintWindowLight(
          context,
          { x: start, y: height * 0.1, width: width * 0.35, height: 0 },
          height * 0.6,
          palette.glow,
          0.3,
        );
      }
    },
  };
}

/** Indoors: a window, shelves, and a floor with a rug. */
export const room: Template = (brief) => {
  const { width, height, unit, palette, groundY, blend } = brief;
  const lightFromX = brief.random.fork('window').chance(0.5) ? -1 : 1;
  const shade = palette.dark ? 0.42 : 0;
  const wood = darken(mix('#9a643c', palette.near, 0.3), shade);
  const tone = darken(
    mix(palette.far, palette.paper, palette.dark ? 0.05 : 0.34),
    palette.dark ? 0.3 : 0,
  );
  const sinkY = groundY + height * 0.02;
  const floorY = groundY - height * 0.045;
  // One floor in two sheets at one depth: who sinks goes down behind the nearer, and no seam is seen.
  const floor = {
    ground: boardsAndRug,
    label: 'floor',
    begins: floorY,
    depth: 1,
    tone: wood,
    lightFromX,
  };
  return {
    planes: [
      wall(brief, tone, lightFromX),
      fittings(brief, wood, lightFromX),
      light(brief, lightFromX),
      floorPlane(brief, { ...floor, top: floorY }),
      {
        depth: 0.85,
        box: sheetBox(brief, groundY - height * 0.2, groundY + 40 * unit),
        paint(context) {
          const x = width * (lightFromX < 0 ? 0.95 : 0.05);
          paintPot(
            context,
            x,
            groundY + 20 * unit,
            unit * blend(130, 150),
            palette.accent,
            mix(palette.near, '#3f8f52', 0.5),
          );
          paintGlow(context, width / 2, groundY, width * 0.3, [
            [0, withOpacity(palette.glow, 0.16)],
            [1, withOpacity(palette.glow, 0)],
          ]);
        },
      },
    ],
    foreground: [floorPlane(brief, { ...floor, top: sinkY })],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
    indoors: true,
  };
};
