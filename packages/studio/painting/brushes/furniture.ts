import { darken, lighten, mix, withOpacity } from '../palette/colour.ts';
import type { Palette } from '../palette/palette.ts';
import type { Random } from '../random.ts';
import {
  fillCircle,
  fillEllipse,
  fillPolygon,
  fillRounded,
  paintGlow,
  verticalGradient,
  type Box,
  type Context,
} from './surface.ts';

/** A window: the sky outside, a frame, a sill. */
export function paintWindow(
  context: Context,
  box: Box,
  palette: Palette,
  frame: string,
  random: Random,
): void {
  const line = Math.max(8, box.width * 0.045);
  fillRounded(
    context,
    {
      x: box.x - line,
      y: box.y - line,
      width: box.width + line * 2,
      height: box.height + line * 2,
    },
    line * 0.6,
    frame,
  );
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.fillStyle = verticalGradient(context, box.y, box.y + box.height, [
    [0, palette.skyTop],
    [1, palette.skyLow],
  ]);
  context.fillRect(box.x, box.y, box.width, box.height);
  const sunX = box.x + box.width * random.between(0.25, 0.75);
  const sunY = box.y + box.height * random.between(0.2, 0.42);
  paintGlow(context, sunX, sunY, box.width * 0.7, [
    [0, withOpacity(palette.glow, 0.8)],
    [1, withOpacity(palette.glow, 0)],
  ]);
  fillCircle(context, sunX, sunY, box.width * 0.09, lighten(palette.glow, 0.5));
  for (const [tone, lift, swell] of [
    [mix(palette.far, palette.skyLow, 0.3), 0.32, 0.06],
    [mix(palette.far, palette.near, 0.6), 0.18, 0.05],
  ] as const) {
    context.fillStyle = tone;
    context.beginPath();
    context.moveTo(box.x, box.y + box.height);
    const phase = random.between(0, 6);
    for (let i = 0; i <= 20; i++)
      context.lineTo(
        box.x + (box.width * i) / 20,
        box.y + box.height * (1 - lift + Math.sin(i * 0.4 + phase) * swell),
      );
    context.lineTo(box.x + box.width, box.y + box.height);
    context.fill();
  }
  context.restore();
  context.fillStyle = frame;
  context.fillRect(box.x + box.width / 2 - line * 0.3, box.y, line * 0.6, box.height);
  context.fillRect(box.x, box.y + box.height * 0.45, box.width, line * 0.6);
  fillRounded(
    context,
    {
      x: box.x - line * 2,
      y: box.y + box.height + line * 0.6,
      width: box.width + line * 4,
      height: line * 1.3,
    },
    line * 0.3,
    lighten(frame, 0.1),
  );
}

/** Light from a window, lying across wall and floor. */
export function paintWindowLight(
  context: Context,
  box: Box,
  reach: number,
  glow: string,
  opacity: number,
): void {
  context.fillStyle = verticalGradient(context, box.y, box.y + reach, [
    [0, withOpacity(glow, opacity)],
    [1, withOpacity(glow, 0)],
  ]);
  context.beginPath();
  context.moveTo(box.x, box.y);
  context.lineTo(box.x + box.width, box.y);
  context.lineTo(box.x + box.width * 1.9, box.y + reach);
  context.lineTo(box.x - box.width * 0.1, box.y + reach);
  context.fill();
}

/** A wall shelf with books, a pot and a jar. */
export function paintShelf(
  context: Context,
  x: number,
  y: number,
  width: number,
  palette: Palette,
  wood: string,
  random: Random,
): void {
  const tones = [
    palette.accent,
    palette.accentTwo,
    palette.far,
    palette.near,
    mix(palette.paper, palette.far, 0.3),
  ];
  for (let at = x + width * 0.04; at < x + width * 0.9;) {
    const thick = width * random.between(0.03, 0.07);
    const tall = width * random.between(0.17, 0.27);
    if (random.chance(0.16)) {
      paintPot(
        context,
        at + width * 0.07,
        y,
        width * 0.15,
        mix(palette.accent, palette.paper, 0.3),
        mix(palette.near, '#3f8f52', 0.5),
      );
      at += width * 0.17;
    } else {
      fillRounded(
        context,
        { x: at, y: y - tall, width: thick * 0.94, height: tall },
        3,
        darken(tones[random.index(tones.length)] ?? palette.accent, palette.dark ? 0.35 : 0.05),
      );
      context.fillStyle = withOpacity('#ffffff', 0.22);
      context.fillRect(at + thick * 0.2, y - tall * 0.85, thick * 0.55, tall * 0.07);
      at += thick;
    }
  }
  fillRounded(context, { x, y, width, height: width * 0.045 }, 4, wood);
  context.fillStyle = withOpacity(darken(wood, 0.6), 0.3);
  context.fillRect(x, y + width * 0.045, width, width * 0.03);
}

export function paintPot(
  context: Context,
  x: number,
  y: number,
  width: number,
  clay: string,
  leaf: string,
): void {
  for (let i = -2; i <= 2; i++) {
    context.save();
    context.translate(x, y - width * 0.6);
    context.rotate(i * 0.38);
    fillEllipse(
      context,
      0,
      -width * 0.55,
      width * 0.13,
      width * 0.55,
      i % 2 === 0 ? leaf : lighten(leaf, 0.12),
    );
    context.restore();
  }
  fillPolygon(
    context,
    [
      [x - width * 0.4, y - width * 0.7],
      [x + width * 0.4, y - width * 0.7],
      [x + width * 0.3, y],
      [x - width * 0.3, y],
    ],
    clay,
  );
  context.fillStyle = lighten(clay, 0.14);
  context.fillRect(x - width * 0.44, y - width * 0.76, width * 0.88, width * 0.16);
}

/** A lamp hanging from the ceiling with its cone of light. */
export function paintHangingLamp(
  context: Context,
  x: number,
  drop: number,
  size: number,
  shade: string,
  glow: string,
  dark: boolean,
): void {
  context.fillStyle = darken(shade, 0.5);
  context.fillRect(x - size * 0.02, -10, size * 0.04, drop + 10);
  context.fillStyle = verticalGradient(context, drop + size * 0.4, drop + size * 3.6, [
    [0, withOpacity(glow, dark ? 0.34 : 0.2)],
    [1, withOpacity(glow, 0)],
  ]);
  fillPolygon(
    context,
    [
      [x - size * 0.5, drop + size * 0.45],
      [x + size * 0.5, drop + size * 0.45],
      [x + size * 1.9, drop + size * 3.6],
      [x - size * 1.9, drop + size * 3.6],
    ],
    context.fillStyle,
  );
  fillEllipse(context, x, drop + size * 0.46, size * 0.3, size * 0.12, lighten(glow, 0.4));
  context.fillStyle = verticalGradient(context, drop, drop + size * 0.5, [
    [0, lighten(shade, 0.12)],
    [1, darken(shade, 0.18)],
  ]);
  context.beginPath();
  context.moveTo(x - size * 0.09, drop);
  context.lineTo(x + size * 0.09, drop);
  context.quadraticCurveTo(
    x + size * 0.52,
    drop + size * 0.15,
    x + size * 0.56,
    drop + size * 0.48,
  );
  context.lineTo(x - size * 0.56, drop + size * 0.48);
  context.quadraticCurveTo(x - size * 0.52, drop + size * 0.15, x - size * 0.09, drop);
  context.fill();
}

/** A framed picture of hills and a disc. */
export function paintFramedPicture(
  context: Context,
  box: Box,
  palette: Palette,
  frame: string,
): void {
  const line = box.width * 0.06;
  fillRounded(
    context,
    {
      x: box.x - line,
      y: box.y - line,
      width: box.width + line * 2,
      height: box.height + line * 2,
    },
    6,
    frame,
  );
  context.fillStyle = palette.paper;
  context.fillRect(box.x, box.y, box.width, box.height);
  const inner = {
    x: box.x + line,
    y: box.y + line,
    width: box.width - line * 2,
    height: box.height - line * 2,
  };
  context.save();
  context.beginPath();
  context.rect(inner.x, inner.y, inner.width, inner.height);
  context.clip();
  context.fillStyle = mix(palette.skyLow, palette.paper, 0.3);
  context.fillRect(inner.x, inner.y, inner.width, inner.height);
  fillCircle(
    context,
    inner.x + inner.width * 0.62,
    inner.y + inner.height * 0.38,
    inner.width * 0.2,
    palette.accent,
  );
  fillEllipse(
    context,
    inner.x + inner.width * 0.25,
    inner.y + inner.height * 1.05,
    inner.width * 0.6,
    inner.height * 0.42,
    palette.near,
  );
  fillEllipse(
    context,
    inner.x + inner.width * 0.85,
    inner.y + inner.height * 1.1,
    inner.width * 0.55,
    inner.height * 0.38,
    palette.far,
  );
  context.restore();
}
