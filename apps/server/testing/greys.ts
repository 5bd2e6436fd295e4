import { createCanvas, loadImage } from '@napi-rs/canvas';

const cells = 16;

/** Mean brightness of each cell of a picture, row by row; the same for one picture in several sizes. */
export async function greys(file: Buffer): Promise<number[]> {
  const image = await loadImage(file);
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const sums = Array.from({ length: cells * cells }, () => ({ sum: 0, count: 0 }));
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const cell = sums[Math.floor((y * cells) / height) * cells + Math.floor((x * cells) / width)];
    if (cell === undefined) continue;
    cell.sum += ((data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)) / 3;
    cell.count += 1;
  }
  return sums.map(({ sum, count }) => sum / count);
}

/** How far two pictures' {@link greys} are from one another, of 255. */
export const greyDistance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, grey, at) => sum + Math.abs(grey - (other[at] ?? 0)), 0) / one.length;
