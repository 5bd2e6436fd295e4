import { floorPlane } from '../grounds/ground-plane.ts';
import { pitch as nearPitch } from '../grounds/built.ts';
import { runningTrack } from '../grounds/surfaces.ts';
import { lightSide, skyPlace, skyPlane } from '../brushes/sky.ts';
import {
  fillCircle,
  fillPolygon,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import { sheetBox, type Plane, type StageBrief, type Template } from '../stage.ts';

/** Rows of heads in the stand, smaller and paler upwards. */
function paintCrowd(
  context: Context,
  brief: StageBrief,
  top: number,
  bottom: number,
  tone: string,
): void {
  const { width, unit, palette } = brief;
  const stream = brief.random.fork('crowd');
  const rows = Math.round((bottom - top) / (21 * unit));
  for (let row = 0; row < rows; row++) {
    const y = top + ((row + 0.5) / rows) * (bottom - top);
    const size = unit * (6 + (4 * row) / rows);
    for (let x = -0.08 * width; x < width * 1.08; x += size * 2.5) {
      if (stream.chance(0.14)) continue;
      const shirt =
        [palette.accent, palette.accentTwo, palette.paper, palette.far, palette.near][
          stream.index(5)
        ] ?? palette.accent;
      fillCircle(
        context,
        x + stream.between(-2, 2) * unit,
        y,
        size,
        mix(shirt, tone, 0.35 + 0.3 * (1 - row / rows)),
      );
    }
  }
}

function stands(brief: StageBrief): Plane {
  const { width, height, unit, palette, groundY, blend } = brief;
  const bottom = groundY - height * 0.03;
  const top = groundY - height * blend(0.25, 0.34);
  const box = sheetBox(brief, top - 60 * unit, bottom + 30 * unit);
  const tone = mix(palette.ink, palette.near, 0.35);
  return {
    depth: 0.35,
    box,
    paint(context) {
      const curve = (y: number, x: number) => y + (Math.abs(x / width - 0.5) * 2) ** 2 * -46 * unit;
      context.beginPath();
      context.moveTo(box.x, bottom + 30 * unit);
      for (let x = box.x; x <= box.x + box.width; x += 20) context.lineTo(x, curve(top, x));
      context.lineTo(box.x + box.width, bottom + 30 * unit);
      context.closePath();
      context.fillStyle = verticalGradient(context, top, bottom, [
        [0, darken(tone, 0.15)],
        [1, lighten(tone, 0.08)],
      ]);
      context.fill();
      context.save();
      context.clip();
      paintCrowd(context, brief, top - 30 * unit, bottom - 40 * unit, tone);
      const middle = top + (bottom - top) * 0.46;
      context.fillStyle = mix(palette.accent, palette.ink, 0.3);
      context.fillRect(box.x, middle, box.width, 36 * unit);
      for (let x = box.x; x < box.x + box.width; x += 230 * unit)
        fillRounded(
          context,
          { x, y: middle + 9 * unit, width: 130 * unit, height: 18 * unit },
          6 * unit,
          withOpacity(palette.paper, 0.75),
        );
      context.restore();
      context.fillStyle = mix(palette.paper, palette.accent, 0.1);
      context.fillRect(box.x, bottom - 44 * unit, box.width, 44 * unit);
      for (let x = box.x; x < box.x + box.width; x += 300 * unit)
        fillRounded(
          context,
          { x: x + 20 * unit, y: bottom - 36 * unit, width: 240 * unit, height: 28 * unit },
          6 * unit,
          Math.round(x / 300) % 2 === 0 ? palette.accent : palette.near,
        );
    },
  };
}

function floodlights(brief: StageBrief): Plane {
  const { width, height, unit, palette, groundY, blend } = brief;
  const top = height * blend(0.16, 0.08);
  const box = sheetBox(brief, 0, groundY);
  return {
    depth: 0.25,
    box,
    paint(context) {
      for (const x of [0.12, 0.88]) {
        const at = x * width;
        fillPolygon(
          context,
          [
            [at - 8 * unit, groundY],
            [at - 5 * unit, top],
            [at + 5 * unit, top],
            [at + 8 * unit, groundY],
          ],
          darken(palette.far, 0.35),
        );
        fillPolygon(
          context,
          [
            [at, top + 20 * unit],
            [at + (x < 0.5 ? 1 : -1) * width * 0.62, groundY],
            [at + (x < 0.5 ? 1 : -1) * width * 0.16, groundY],
          ],
          verticalGradient(context, top, groundY, [
            [0, withOpacity(palette.glow, palette.light === 'day' ? 0.22 : 0.42)],
            [1, withOpacity(palette.glow, 0)],
          ]),
        );
        fillRounded(
          context,
          { x: at - 100 * unit, y: top - 60 * unit, width: 200 * unit, height: 110 * unit },
          10 * unit,
          darken(palette.far, 0.45),
        );
        for (let i = 0; i < 8; i++)
          fillCircle(
            context,
            at + ((i % 4) - 1.5) * 46 * unit,
            top - 32 * unit + Math.floor(i / 4) * 52 * unit,
            19 * unit,
            lighten(palette.glow, 0.6),
          );
        paintGlow(context, at, top, 260 * unit, [
          [0, withOpacity(lighten(palette.glow, 0.4), 0.75)],
          [1, withOpacity(palette.glow, 0)],
        ]);
      }
    },
  };
}

function fieldTone({ palette }: StageBrief, track: boolean): string {
  const base = track ? mix('#b4503a', palette.accent, 0.25) : mix('#3f9a4c', palette.near, 0.35);
  return palette.dark ? darken(base, 0.3) : base;
}

function pitch(brief: StageBrief, track: boolean): Plane {
  const { width, height, unit, palette, groundY } = brief;
  const top = groundY - height * 0.032;
  const bottom = groundY + height * 0.15;
  const box = sheetBox(brief, top, bottom);
  const tone = fieldTone(brief, track);
  return {
    depth: 0.9,
    box,
    paint(context) {
      context.fillStyle = verticalGradient(context, top, bottom, [
        [0, lighten(tone, 0.12)],
        [1, darken(tone, 0.3)],
      ]);
      context.fillRect(box.x, top, box.width, box.height);
      for (let i = -9; i <= 9; i++) {
        const near = width / 2 + i * 260 * unit;
        const far = width / 2 + i * 105 * unit;
        if (track)
          fillPolygon(
            context,
            [
              [far - 2 * unit, top],
              [far + 2 * unit, top],
              [near + 6 * unit, bottom],
              [near - 6 * unit, bottom],
            ],
            withOpacity(palette.paper, 0.7),
          );
        else if (i % 2 === 0)
          fillPolygon(
            context,
            [
              [far, top],
              [far + 105 * unit, top],
              [near + 260 * unit, bottom],
              [near, bottom],
            ],
            withOpacity('#ffffff', 0.09),
          );
      }
      if (!track) {
        context.strokeStyle = withOpacity(palette.paper, 0.7);
        context.lineWidth = 7 * unit;
        context.beginPath();
        context.ellipse(
          width / 2,
          groundY + 20 * unit,
          width * 0.36,
          height * 0.03,
          0,
          0,
          Math.PI * 2,
        );
        context.stroke();
      }
      context.fillStyle = verticalGradient(context, top, top + 40 * unit, [
        [0, withOpacity(palette.ink, 0.35)],
        [1, withOpacity(palette.ink, 0)],
      ]);
      context.fillRect(box.x, top, box.width, 40 * unit);
    },
  };
}

/** A full stadium under floodlights: a running track or a pitch. */
export const stadium: Template = (brief) => {
  const { height, groundY } = brief;
  const place = skyPlace(brief, (groundY / height) * 0.9);
  const track =
    /running|cycling|biking|shoe|stopwatch|medal|chequered|racing|lifting/.test(
      brief.drawing.heroes[0]?.emoji ?? '',
    ) || brief.random.fork('track').chance(0.3);
  const sinkY = groundY + height * 0.035;
  return {
    planes: [skyPlane(brief, place), floodlights(brief), stands(brief), pitch(brief, track)],
    foreground: [
      floorPlane(brief, {
        ground: track ? runningTrack : nearPitch,
        label: 'near pitch',
        top: sinkY,
        depth: 1.12,
        tone: darken(fieldTone(brief, track), 0.1),
        lightFromX: lightSide(place),
      }),
    ],
    surface: 'ground',
    groundY,
    sinkY,
    lightFromX: lightSide(place),
    ambience: brief.drawing.mood === 'tense' ? 'dust' : 'confetti',
  };
};
