import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { createKeptPicture } from './kept-picture.ts';

const size = { width: 8, height: 8 };

/** How often pictures are painted that are shown one after the other, each named and whether the next frame shows it too. */
function paintings(shown: readonly (readonly [key: string, isShownAgain: boolean])[]): number {
  const context = createCanvas(size.width, size.height).getContext('2d');
  const kept = createKeptPicture(size);
  let painted = 0;
  for (const [key, isShownAgain] of shown) {
    context.reset();
    const paint = (onto: SKRSContext2D) => {
      painted += 1;
      onto.fillStyle = key;
      onto.fillRect(0, 0, 8, 8);
    };
    kept.draw(context, { key, isShownAgain, paint });
    const inked = createCanvas(1, 1).getContext('2d');
    inked.fillStyle = key;
    inked.fillRect(0, 0, 1, 1);
    expect(context.canvas.data().subarray(0, 4)).toEqual(inked.canvas.data());
  }
  return painted;
}

it('paints a picture once that the next frame shows under another caption', () => {
  expect(
    paintings([
      ['#ff0000', true],
      ['#ff0000', false],
      ['#00ff00', true],
      ['#00ff00', false],
    ]),
  ).toBe(2);
});

it('keeps none that is shown once, and paints what it did not keep', () => {
  expect(
    paintings([
      ['#ff0000', false],
      ['#ff0000', false],
      ['#0000ff', false],
    ]),
  ).toBe(3);
});
