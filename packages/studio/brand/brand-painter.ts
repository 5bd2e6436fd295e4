import type { SKRSContext2D } from '@napi-rs/canvas';
import { captionZone, type FrameSize } from '../captions/caption-layout.ts';
import type { CaptionStyle } from '../captions/caption-style.ts';
import { readable } from '../boards/colours.ts';
import { mix } from '../painting/palette/colour.ts';
import type { Brand } from './brand.ts';
import { accentOn, fontOf } from './brand-type.ts';
import { drawLogo, loadLogo, type Logo, sizeWithin } from './logo.ts';

export interface BrandPainter {
  /** Adds the logo and the lower third of this moment; depends on the time alone. */
  draw(context: SKRSContext2D, timeMs: number): void;
  /** Moments with the same look have the same added. */
  lookAt(timeMs: number): number;
}

interface Marks {
  readonly brand: Brand;
  readonly frame: FrameSize;
  readonly logo: Logo | null;
  /** The shorter side of the frame. */
  readonly side: number;
  readonly captions: CaptionStyle | null;
}

const lowerThirdMs = { afterMs: 500, lasts: 4_000, fade: 250 } as const;
/** Of captions: two lines as high as they may become, and air above them. */
const captionLines = 3.1;

/** Prepares what a brand adds to a scene. Call `registerFonts` for its words first. */
export async function createBrandPainter(
  brand: Brand,
  frame: FrameSize,
  captions: CaptionStyle | null,
): Promise<BrandPainter> {
  const logo = await loadLogo(brand.logoPath);
  const side = Math.min(frame.width, frame.height);
  const marks = { brand, frame, logo, side, captions };
  return {
    draw(context, timeMs) {
      if (brand.hasLogo) drawCornerLogo(context, marks);
      if (brand.lowerThird !== '')
        fading(context, lowerThirdAt(timeMs), () => drawLowerThird(context, marks));
    },
    lookAt: (timeMs) => (brand.lowerThird === '' ? 0 : Math.max(0, lowerThirdAt(timeMs))),
  };
}

const share = (value: number) => Math.min(1, Math.max(0, value));
function lowerThirdAt(timeMs: number): number {
  const { afterMs, lasts, fade } = lowerThirdMs;
  return Math.min(share((timeMs - afterMs) / fade), share((afterMs + lasts - timeMs) / fade));
}

function fading(context: SKRSContext2D, opacity: number, draw: () => void): void {
  if (opacity <= 0) return;
  context.save();
  context.globalAlpha = opacity;
  draw();
  context.restore();
}

/** Clear of what the platforms lay over a video: its lowest fifth and right eighth where it is upright. */
function drawCornerLogo(context: SKRSContext2D, { brand, frame, logo, side }: Marks): void {
  if (logo === null) return;
  const { width, height } = frame;
  const isUpright = height > width;
  const size = side * 0.13;
  const own = sizeWithin(size, logo);
  const margin = side * 0.05;
  const right = width - (isUpright ? width * 0.13 : margin);
  const bottom = height * (isUpright ? 0.88 : 1) - (isUpright ? 0 : margin);
  const isLeft = brand.corner.endsWith('left');
  const isTop = brand.corner.startsWith('top');
  const x = isLeft ? margin : (isTop ? width - margin : right) - own.width;
  const y = isTop ? (isUpright ? height * 0.075 : margin) : bottom - own.height;
  drawLogo(context, logo, { x, y, size });
}

/** A name and a line at the foot of the picture, above the captions. */
function drawLowerThird(context: SKRSContext2D, { brand, frame, side, captions }: Marks): void {
  const { width, height } = frame;
  const zone = captionZone(frame, captions ?? {});
  const band = captions === null || zone.position !== 'bottom' ? 0 : zone.fontSize * captionLines;
  const [size, lineSize, padding] = [side * 0.046, side * 0.034, side * 0.028];
  const most = width * 0.7;
  context.font = fontOf(brand, brand.lowerThird, 700, size);
  const wide = context.measureText(brand.lowerThird).width;
  context.font = fontOf(brand, brand.lowerThirdLine, 500, lineSize);
  const wideLine = context.measureText(brand.lowerThirdLine).width;
  const shrink = Math.min(1, most / Math.max(wide, wideLine, 1));
  const hasLine = brand.lowerThirdLine !== '';
  const boxWidth = Math.max(wide, wideLine) * shrink + 2 * padding + side * 0.012;
  const boxHeight = (size + (hasLine ? lineSize * 1.35 : 0)) * shrink + 1.7 * padding;
  const x = side * 0.05;
  const y = Math.min(height * 0.9, zone.bottom) - band - boxHeight;
  context.fillStyle = brand.colour;
  context.beginPath();
  context.roundRect(x, y, boxWidth, boxHeight, side * 0.012);
  context.fill();
  context.fillStyle = accentOn(brand);
  context.fillRect(x, y, side * 0.012, boxHeight);
  context.textAlign = 'left';
  context.textBaseline = 'top';
  const ink = readable('#ffffff', brand.colour);
  const left = x + side * 0.012 + padding;
  context.fillStyle = ink;
  context.font = fontOf(brand, brand.lowerThird, 700, size * shrink);
  context.fillText(brand.lowerThird, left, y + 0.8 * padding);
  if (!hasLine) return;
  context.fillStyle = readable(mix(ink, brand.colour, 0.2), brand.colour);
  context.font = fontOf(brand, brand.lowerThirdLine, 500, lineSize * shrink);
  context.fillText(brand.lowerThirdLine, left, y + 0.8 * padding + size * shrink * 1.2);
}
