import { expect, it } from 'vitest';
import { streamFrames } from './stream-frames.ts';

const stream = { width: 2, height: 2, isClip: false };

/**
 * What the encoder is shown: numbers of frames, and the first bytes of them.
 * @param bytes of each frame; undefined where it is known to be the one before it once more
 */
async function shown(bytes: readonly (number | undefined)[], inFlight: number) {
  const taken: [frame: number, byte: number | undefined][] = [];
  await streamFrames(
    { ...stream, frames: bytes.length, inFlight },
    {
      // As a slow encoder does: whoever draws is far ahead.
      async show(frame, picture) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        taken.push([frame, picture[0]]);
      },
      end: () => {},
    },
    async (frame, slot) => {
      const byte = bytes[frame];
      if (byte !== undefined) new Uint8Array(slot.picture).fill(byte);
      return byte === undefined;
    },
  );
  return taken;
}

it.each([1, 3, 7])(
  'leaves out a frame that is the one before it once more, %i under way',
  async (inFlight) => {
    const drawn = [1, undefined, 2, 3, undefined, 6, undefined];
    const kept = [
      [0, 1],
      [2, 2],
      [3, 3],
      [5, 6],
    ];
    expect(await shown(drawn, inFlight)).toEqual(kept);
  },
);

it('leaves out a frame that comes out as the one before it though nobody knew', async () => {
  const taken = await shown([1, 1, 2, 2], 3);
  expect(taken.map(([frame]) => frame)).toEqual([0, 2]);
});

it('shows an encoder one of two repeated frames in a row', async () => {
  const taken = await shown([4, undefined, undefined, 4, 4, undefined], 3);
  expect(taken).toEqual([
    [0, 4],
    [2, 4],
    [4, 4],
  ]);
});

it('shows an encoder every frame in its turn where none is repeated', async () => {
  const taken = await shown([0, 1, 2, 3, 4, 5], 3);
  expect(taken.map(([frame]) => frame)).toEqual([0, 1, 2, 3, 4, 5]);
});
