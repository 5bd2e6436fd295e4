import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Context,
} from '../../brushes/surface.ts';
import { darken, lighten, mix, withOpacity } from '../../palette/colour.ts';
import type { Palette } from '../../palette/palette.ts';

/** Floating ice in blue and white facets. */
export function paintIceberg(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const ice = mix('#d9f1fb', palette.skyLow, 0.15);
  const at = (x: number, y: number) => [width * x, height * y] as const;
  fillPolygon(
    context,
    [
      at(0, 1),
      at(0.1, 0.62),
      at(0.24, 0.5),
      at(0.36, 0.14),
      at(0.5, 0.02),
      at(0.62, 0.24),
      at(0.74, 0.36),
      at(0.88, 0.66),
      at(1, 1),
    ],
    ice,
  );
  fillPolygon(
    context,
    [
      at(0.5, 0.02),
      at(0.62, 0.24),
      at(0.74, 0.36),
      at(0.88, 0.66),
      at(1, 1),
      at(0.6, 1),
      at(0.66, 0.6),
      at(0.54, 0.34),
    ],
    mix(ice, '#4f9fce', 0.55),
  );
  fillPolygon(context, [at(0.36, 0.14), at(0.5, 0.02), at(0.54, 0.34), at(0.42, 0.46)], '#ffffff');
  fillPolygon(
    context,
    [at(0.24, 0.5), at(0.36, 0.14), at(0.42, 0.46), at(0.3, 0.72)],
    mix(ice, '#8ccbe9', 0.4),
  );
  fillPolygon(
    context,
    [at(0.1, 0.62), at(0.24, 0.5), at(0.3, 0.72), at(0.2, 1), at(0, 1)],
    '#f7fdff',
  );
  fillPolygon(
    context,
    [at(0.54, 0.34), at(0.66, 0.6), at(0.6, 1), at(0.4, 1), at(0.42, 0.46)],
    mix(ice, '#a9daf0', 0.55),
  );
}

/** A round submarine with portholes, tower and periscope, looking left. */
export function paintSubmarine(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const hull = mix('#f2b632', palette.accentTwo, 0.3);
  const y = height * 0.64;
  fillPolygon(
    context,
    [
      [width * 0.86, y],
      [width, y - height * 0.2],
      [width, y + height * 0.2],
    ],
    darken(hull, 0.25),
  );
  fillRounded(
    context,
    { x: width * 0.46, y: height * 0.02, width: width * 0.035, height: height * 0.24 },
    4,
    darken(hull, 0.4),
  );
  fillRounded(
    context,
    { x: width * 0.4, y: height * 0.02, width: width * 0.09, height: height * 0.06 },
    8,
    darken(hull, 0.4),
  );
  fillRounded(
    context,
    { x: width * 0.38, y: height * 0.2, width: width * 0.26, height: height * 0.26 },
    width * 0.05,
    verticalGradient(context, height * 0.2, height * 0.46, [
      [0, lighten(hull, 0.25)],
      [1, hull],
    ]),
  );
  fillEllipse(
    context,
    width * 0.46,
    y,
    width * 0.46,
    height * 0.33,
    verticalGradient(context, y - height * 0.33, y + height * 0.33, [
      [0, lighten(hull, 0.35)],
      [0.45, hull],
      [1, darken(hull, 0.45)],
    ]),
  );
  for (const x of [0.22, 0.42, 0.62]) {
    fillCircle(context, width * x, y - height * 0.02, height * 0.115, darken(hull, 0.45));
    fillCircle(
      context,
      width * x,
      y - height * 0.02,
      height * 0.085,
      mix('#8fe3ff', palette.glow, 0.3),
    );
    fillEllipse(
      context,
      width * x - height * 0.025,
      y - height * 0.055,
      height * 0.03,
      height * 0.02,
      '#ffffff',
    );
  }
  context.fillStyle = mix('#d83a34', palette.accent, 0.4);
  context.fillRect(width * 0.06, y + height * 0.13, width * 0.8, height * 0.035);
}

/** Striped cloth, ropes and a basket. */
export function paintHotAirBalloon(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const x = width / 2;
  const middle = height * 0.34;
  const gore = (from: number, to: number, tone: string) => {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(x, height * 0.01);
    context.bezierCurveTo(
      x + from * width * 0.66,
      height * 0.02,
      x + from * width * 0.62,
      middle + height * 0.2,
      x + from * width * 0.17,
      height * 0.74,
    );
    context.lineTo(x + to * width * 0.17, height * 0.74);
    context.bezierCurveTo(
      x + to * width * 0.62,
      middle + height * 0.2,
      x + to * width * 0.66,
      height * 0.02,
      x,
      height * 0.01,
    );
    context.fill();
  };
  const tones = [palette.accent, palette.paper, palette.accentTwo];
  for (let i = 0; i < 7; i++)
    gore(-1 + (i * 2) / 7, -1 + ((i + 1) * 2) / 7, tones[i % 3] ?? palette.accent);
  context.globalCompositeOperation = 'source-atop';
  const shade = context.createLinearGradient(0, 0, width, height * 0.3);
  shade.addColorStop(0, withOpacity('#ffffff', 0.34));
  shade.addColorStop(0.5, withOpacity('#ffffff', 0));
  shade.addColorStop(1, withOpacity(palette.ink, 0.5));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height * 0.76);
  context.globalCompositeOperation = 'source-over';
  context.strokeStyle = '#5a3d28';
  context.lineWidth = width * 0.01;
  context.beginPath();
  for (const side of [-1, -0.4, 0.4, 1]) {
    context.moveTo(x + side * width * 0.16, height * 0.74);
    context.lineTo(x + side * width * 0.11, height * 0.87);
  }
  context.stroke();
  fillRounded(
    context,
    { x: x - width * 0.13, y: height * 0.86, width: width * 0.26, height: height * 0.14 },
    width * 0.04,
    verticalGradient(context, height * 0.86, height, [
      [0, '#b9824f'],
      [1, '#6d4527'],
    ]),
  );
  fillRounded(
    context,
    { x: x - width * 0.145, y: height * 0.85, width: width * 0.29, height: height * 0.03 },
    6,
    '#d3a06b',
  );
}

/** A dark disc in a ring of burning gas, its far side bent up over the top. */
export function paintBlackHole(
  context: Context,
  width: number,
  height: number,
  palette: Palette,
): void {
  const x = width / 2;
  const y = height / 2;
  const radius = height * 0.25;
  const hot = mix('#ffb45c', palette.accentTwo, 0.4);
  paintGlow(context, x, y, height * 0.5, [
    [0, withOpacity(hot, 0.9)],
    [0.55, withOpacity(mix(hot, palette.accent, 0.5), 0.5)],
    [1, withOpacity(palette.accent, 0)],
  ]);
  for (let i = 0; i < 9; i++) {
    context.strokeStyle = withOpacity(
      mix('#fff6df', mix(hot, palette.accent, i / 9), i / 9),
      0.85 - i * 0.08,
    );
    context.lineWidth = height * 0.012;
    context.beginPath();
    context.arc(x, y, radius * (1.04 + i * 0.055), 0, Math.PI * 2);
    context.stroke();
  }
  fillCircle(context, x, y, radius, '#030208');
  context.globalCompositeOperation = 'lighter';
  for (let i = 0; i < 12; i++) {
    context.strokeStyle = withOpacity(mix('#ffe9c4', palette.accent, i / 12), 0.4);
    context.lineWidth = height * 0.01;
    context.beginPath();
    context.ellipse(
      x,
      y + height * 0.03,
      width * (0.49 - i * 0.014),
      height * (0.075 - i * 0.004),
      -0.12,
      -0.1,
      Math.PI + 0.1,
    );
    context.stroke();
  }
  context.globalCompositeOperation = 'source-over';
}
