import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { captionZone, type FrameSize } from '../captions/caption-layout.ts';
import type { CaptionStyle } from '../captions/caption-style.ts';
import { readable } from '../boards/colours.ts';
import { fontFamilies } from '../fonts/fonts.ts';
import { contrast, mix } from '../painting/palette/colour.ts';
import { type Brand, fontNames } from './brand.ts';

export interface BrandPainter {
  /** Adds the logo, the lower third and the cards of this moment; depends on the time alone. */
  draw(context: SKRSContext2D, timeMs: number, durationMs: number): void;
}

interface Logo {
  readonly image: Image;
  readonly isCutOut: boolean;
}

interface Marks {
  readonly brand: Brand;
  readonly frame: FrameSize;
  readonly logo: Logo | null;
  /** The shorter side of the frame. */
  readonly side: number;
  readonly captions: CaptionStyle | null;
}

/** A card is seen whole for so long, and comes or goes in so long. */
const cardMs = { intro: 1_100, outro: 1_800, fade: 300 } as const;
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
    draw(context, timeMs, durationMs) {
      if (brand.hasLogo) drawCornerLogo(context, marks);
      if (brand.lowerThird !== '')
        fading(context, lowerThirdAt(timeMs, brand), () => drawLowerThird(context, marks));
      const intro = brand.intro === '' ? 0 : introAt(timeMs);
      const outro = brand.outro === '' ? 0 : outroAt(durationMs - timeMs, durationMs);
      const words = outro > intro ? brand.outro : brand.intro;
      fading(context, Math.max(intro, outro), () => drawCard(context, marks, words));
    },
  };
}

async function loadLogo(path: string | null): Promise<Logo | null> {
  if (path === null) return null;
  const image = await loadImage(path);
  return { image, isCutOut: isCutOut(image) };
}

/** How high and wide a logo is within a square. */
function sizeWithin(size: number, { image }: Logo) {
  const scale = size / Math.max(image.width, image.height);
  return { width: image.width * scale, height: image.height * scale };
}

const share = (value: number) => Math.min(1, Math.max(0, value));
const introAt = (timeMs: number) => share((cardMs.intro + cardMs.fade - timeMs) / cardMs.fade);
/** No more than the second half of a short scene. */
const outroAt = (leftMs: number, durationMs: number) =>
  share((Math.min(cardMs.outro, durationMs / 2) - leftMs) / cardMs.fade);
/** It waits until the card is gone. */
function lowerThirdAt(timeMs: number, { intro }: Brand): number {
  const fromMs = lowerThirdMs.afterMs + (intro === '' ? 0 : cardMs.intro + cardMs.fade);
  return Math.min(
    share((timeMs - fromMs) / lowerThirdMs.fade),
    share((fromMs + lowerThirdMs.lasts - timeMs) / lowerThirdMs.fade),
  );
}

function fading(context: SKRSContext2D, opacity: number, draw: () => void): void {
  if (opacity <= 0) return;
  context.save();
  context.globalAlpha = opacity;
  draw();
  context.restore();
}

/** Whether the picture beneath is to be seen through a logo: what has no background of its own gets no corners. */
function isCutOut(logo: Image): boolean {
  const side = 32;
  const context = createCanvas(side, side).getContext('2d');
  context.drawImage(logo, 0, 0, side, side);
  const { data } = context.getImageData(0, 0, side, side);
  return data.some((value, index) => index % 4 === 3 && value < 250);
}

/** A logo within a square, in its own proportions; one that is a whole picture is a tile with round corners. */
function drawLogo(
  context: SKRSContext2D,
  logo: Logo,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { width, height } = sizeWithin(size, logo);
  context.save();
  if (!logo.isCutOut) {
    context.beginPath();
    context.roundRect(x, y, width, height, size * 0.12);
    context.clip();
  }
  context.drawImage(logo.image, x, y, width, height);
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

const fontOf = ({ font }: Brand, text: string, weight: number, size: number) =>
  `${weight} ${Math.round(size)}px ${fontFamilies(text, fontNames[font])}`;

/** Lines of a text that are no wider than `most`, at the context's font. */
function linesOf(context: SKRSContext2D, text: string, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/u)) {
    const longer = `${line} ${word}`.trim();
    if (line !== '' && context.measureText(longer).width > most) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** The whole frame in the brand's colour, with its logo and a line. */
function drawCard(
  context: SKRSContext2D,
  { brand, frame, logo, side }: Marks,
  words: string,
): void {
  const { width, height } = frame;
  context.fillStyle = brand.colour;
  context.fillRect(0, 0, width, height);
  const size = fittingSize(context, brand, words, { most: width * 0.8, side });
  context.font = fontOf(brand, words, 700, size);
  const lines = linesOf(context, words, width * 0.8);
  const logoSize = side * 0.34;
  const own = logo === null ? null : sizeWithin(logoSize, logo);
  const gap = side * 0.07;
  const block = (own === null ? 0 : own.height + gap) + lines.length * size * 1.25 + gap * 0.6;
  // Above the middle: captions stand below.
  let y = Math.max(side * 0.08, height * 0.45 - block / 2);
  if (logo !== null && own !== null) {
    drawLogo(context, logo, { x: (width - own.width) / 2, y, size: logoSize });
    y += own.height + gap;
  }
  context.fillStyle = readable('#ffffff', brand.colour);
  context.textAlign = 'center';
  context.textBaseline = 'top';
  for (const line of lines) {
    context.fillText(line, width / 2, y);
    y += size * 1.25;
  }
  context.fillStyle = accentOn(brand);
  context.beginPath();
  context.roundRect(
    width / 2 - side * 0.09,
    y + gap * 0.3,
    side * 0.18,
    side * 0.014,
    side * 0.007,
  );
  context.fill();
}

/** An accent that is seen on the brand's own ground. */
const accentOn = ({ accent, colour }: Brand) =>
  contrast(accent, colour) >= 3 ? accent : readable(accent, colour);

/** The largest type at which no word is wider than there is room. */
function fittingSize(
  context: SKRSContext2D,
  brand: Brand,
  words: string,
  { most, side }: { readonly most: number; readonly side: number },
): number {
  const usual = side * 0.088;
  context.font = fontOf(brand, words, 700, usual);
  const widest = Math.max(...words.split(/\s+/u).map((word) => context.measureText(word).width));
  return widest <= most ? usual : (usual * most) / widest;
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
