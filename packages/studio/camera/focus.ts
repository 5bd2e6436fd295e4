import { type Canvas, createCanvas } from '@napi-rs/canvas';

const gridSize = 36;

/**
 * The point of a picture that draws the eye, in shares of its width and height: where colours are strong and edges many,
 * with a preference for the middle, slightly above centre, where photographers and image models put their subject.
 */
export function findFocus(picture: Canvas): { x: number; y: number } {
  const context = createCanvas(gridSize, gridSize).getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, gridSize, gridSize);
  const { data } = context.getImageData(0, 0, gridSize, gridSize);

  let [sumX, sumY, sum] = [0, 0, 0];
  for (let y = 1; y < gridSize - 1; y += 1) {
    for (let x = 1; x < gridSize - 1; x += 1) {
      // Cubed, so that the subject outweighs a busy background.
      const weight = (interestAt(data, x, y) * centrality(x, y)) ** 3;
      sumX += weight * (x + 0.5);
      sumY += weight * (y + 0.5);
      sum += weight;
    }
  }
  return sum === 0 ? { x: 0.5, y: 0.5 } : { x: sumX / sum / gridSize, y: sumY / sum / gridSize };
}

function interestAt(data: Uint8ClampedArray, x: number, y: number): number {
  const channels = (cellX: number, cellY: number) =>
    [0, 1, 2].map((channel) => data[(cellY * gridSize + cellX) * 4 + channel] ?? 0);
  const difference = (a: number[], b: number[]) =>
    a.reduce((total, value, channel) => total + Math.abs(value - (b[channel] ?? 0)), 0);
  const here = channels(x, y);
  const edges =
    difference(channels(x - 1, y), channels(x + 1, y)) +
    difference(channels(x, y - 1), channels(x, y + 1));
  const saturation = Math.max(...here) - Math.min(...here);
  return edges + saturation;
}

function centrality(x: number, y: number): number {
  const across = (x + 0.5) / gridSize - 0.5;
  const down = (y + 0.5) / gridSize - 0.45;
  return Math.exp(-(across ** 2 + down ** 2) / 0.12);
}
