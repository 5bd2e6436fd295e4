import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';

/** A creator's logo, ready to be drawn. */
export interface Logo {
  readonly image: Image;
  readonly isCutOut: boolean;
}

export async function loadLogo(path: string | null): Promise<Logo | null> {
  if (path === null) return null;
  const image = await loadImage(path);
  return { image, isCutOut: isCutOut(image) };
}

/** How high and wide a logo is within a square. */
export function sizeWithin(size: number, { image }: Logo) {
  const scale = size / Math.max(image.width, image.height);
  return { width: image.width * scale, height: image.height * scale };
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
export function drawLogo(
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
