import { floorPlane } from '../grounds/ground-plane.ts';
import { theatreBoards } from '../grounds/built.ts';
import { paintFinish } from '../brushes/finish.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { backdropBox, sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** Velvet in folds between two heights: each fold lit on one side. */
function paintFolds(
  context: Context,
  from: number,
  to: number,
  top: number,
  bottom: number,
  tone: string,
  fold: number,
): void {
  for (let x = from; x < to; x += fold) {
    const gradient = context.createLinearGradient(x, 0, x + fold, 0);
    gradient.addColorStop(0, darken(tone, 0.5));
    gradient.addColorStop(0.35, lighten(tone, 0.1));
    gradient.addColorStop(0.6, tone);
    gradient.addColorStop(1, darken(tone, 0.5));
    context.fillStyle = gradient;
    context.fillRect(x, top, fold + 1, bottom - top);
  }
}

function backcloth(brief: StageBrief, velvet: string): Plane {
  const { width, height, unit, palette, groundY } = brief;
  return {
    depth: 0,
    box: backdropBox(brief),
    paint(context) {
      context.fillStyle = palette.ink;
      context.fillRect(0, 0, width, height);
      paintFolds(context, -20, width, 0, groundY, darken(velvet, 0.35), 74 * unit);
      context.fillStyle = verticalGradient(context, 0, groundY, [
        [0, withOpacity(palette.ink, 0.72)],
        [0.5, withOpacity(palette.ink, 0.18)],
        [1, withOpacity(palette.ink, 0.5)],
      ]);
      context.fillRect(0, 0, width, height);
      paintGlow(context, width / 2, groundY * 0.66, Math.max(width, height) * 0.36, [
        [0, withOpacity(palette.glow, 0.5)],
        [1, withOpacity(palette.glow, 0)],
      ]);
      paintFinish(context, brief);
    },
  };
}

function beams(brief: StageBrief, lightFromX: number): Plane {
  const { width, unit, palette, groundY, portrait } = brief;
  const stream = brief.random.fork('beams');
  const box = sheetBox(brief, 0, groundY + 40 * unit);
  const aims = portrait ? [-0.1, 0.2, 0.8, 1.1] : [0.12, 0.34, 0.66, 0.88];
  return {
    depth: 0.4,
    box,
    paint(context) {
      context.globalCompositeOperation = 'lighter';
      for (const [index, x] of aims.entries()) {
        const tone = index % 2 === 0 ? palette.glow : mix(palette.accent, palette.glow, 0.4);
        const target = width * (0.5 + stream.between(-0.1, 0.1) + (x - 0.5) * 0.25);
        const spread = unit * stream.between(120, 190);
        fillPolygon(
          context,
          [
            [x * width - 16 * unit, -10],
            [x * width + 16 * unit, -10],
            [target + spread, groundY],
            [target - spread, groundY],
          ],
          verticalGradient(context, 0, groundY, [
            [0, withOpacity(tone, 0.45)],
            [1, withOpacity(tone, 0.03)],
          ]),
        );
      }
      const main = width * (0.5 + lightFromX * 0.2);
      fillPolygon(
        context,
        [
          [main - 24 * unit, -10],
          [main + 24 * unit, -10],
          [width / 2 + 330 * unit, groundY],
          [width / 2 - 330 * unit, groundY],
        ],
        verticalGradient(context, 0, groundY, [
          [0, withOpacity(palette.glow, 0.55)],
          [1, withOpacity(palette.glow, 0.05)],
        ]),
      );
      context.globalCompositeOperation = 'source-over';
    },
  };
}

function boards(brief: StageBrief): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const top = groundY - height * 0.055;
  const bottom = groundY + height * 0.12;
  const box = sheetBox(brief, top, bottom);
  const wood = mix('#8a5436', palette.near, 0.25);
  return {
    depth: 0.85,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, bottom, [
        [0, darken(wood, 0.4)],
        [0.5, wood],
        [1, darken(wood, 0.4)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      for (let i = -14; i <= 14; i++)
        fillPolygon(
          context,
          [
            [width / 2 + i * 62 * unit, top],
            [width / 2 + i * 62 * unit + 2 * unit, top],
            [width / 2 + i * 150 * unit + 5 * unit, bottom],
            [width / 2 + i * 150 * unit, bottom],
          ],
          withOpacity(darken(wood, 0.7), 0.5),
        );
      context.save();
      context.translate(width / 2, groundY + 8 * unit);
      context.scale(1, 0.17);
      paintGlow(context, 0, 0, 460 * unit, [
        [0, withOpacity(palette.glow, 0.75)],
        [0.6, withOpacity(palette.glow, 0.4)],
        [1, withOpacity(palette.glow, 0)],
      ]);
      context.restore();
    },
  };
}

function curtains(brief: StageBrief, velvet: string): Plane {
  const { width, height, unit, palette, blend } = brief;
  const box = sheetBox(brief, 0, height * 0.78);
  const broad = width * blend(0.2, 0.16);
  return {
    depth: 1.2,
    box,
    paint(context) {
      for (const side of [0, 1]) {
        context.save();
        context.beginPath();
        const edge = (y: number) =>
          side === 0
            ? broad * (1 - 0.55 * Math.sin((Math.min(1, y / (height * 0.52)) * Math.PI) / 2) ** 2)
            : width -
              broad * (1 - 0.55 * Math.sin((Math.min(1, y / (height * 0.52)) * Math.PI) / 2) ** 2);
        context.moveTo(side === 0 ? box.x : box.x + box.width, 0);
        for (let y = 0; y <= height * 0.78; y += 20) context.lineTo(edge(y), y);
        context.lineTo(side === 0 ? box.x : box.x + box.width, height * 0.78);
        context.closePath();
        context.clip();
        paintFolds(context, box.x, box.x + box.width, 0, height * 0.78, velvet, 58 * unit);
        context.restore();
      }
      const drop = height * blend(0.055, 0.08);
      for (let x = box.x; x < box.x + box.width; x += 180 * unit) {
        fillEllipse(context, x + 90 * unit, 0, 104 * unit, drop, darken(velvet, 0.12));
        fillEllipse(context, x + 90 * unit, -drop * 0.15, 92 * unit, drop * 0.85, velvet);
      }
      for (let x = box.x; x < box.x + box.width; x += 22 * unit)
        fillCircle(
          context,
          x,
          drop * (0.75 + 0.27 * Math.abs(Math.sin((x / (180 * unit)) * Math.PI))),
          6 * unit,
          palette.accentTwo,
        );
    },
  };
}

/** A theatre: curtains, spotlights, and boards down to the footlights. */
export const stage: Template = (brief) => {
  const { palette, groundY, height } = brief;
  const lightFromX = brief.random.fork('spot').chance(0.5) ? -1 : 1;
  const velvet = mix('#a31f34', palette.accent, 0.3);
  const sinkY = groundY + height * 0.035;
  return {
    planes: [backcloth(brief, velvet), beams(brief, lightFromX), boards(brief)],
    foreground: [
      curtains(brief, velvet),
      floorPlane(brief, {
        ground: theatreBoards,
        label: 'apron',
        top: sinkY,
        depth: 1.12,
        tone: darken(mix('#9a5f38', palette.near, 0.25), palette.dark ? 0.35 : 0.12),
        lightFromX,
      }),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX,
    ambience: 'dust',
    indoors: true,
  };
};
