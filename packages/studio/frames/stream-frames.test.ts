import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { streamFrames } from './stream-frames.ts';

const stream = { width: 2, height: 2, isClip: false };

/** What the encoder gets when these frames are drawn, and the others are the one before them once more: their first bytes. */
async function encoded(frames: number, drawn: readonly number[], inFlight: number) {
  const taken: number[] = [];
  const stdin = new Writable({
    write(bytes: Uint8Array, _encoding, done) {
      // As a slow encoder does: whoever draws is far ahead.
      setTimeout(() => {
        taken.push(bytes[0] ?? -1);
        done();
      }, 1);
    },
  });
  await streamFrames(
    { ...stream, frames, inFlight },
    { stdin, done: Promise.resolve() },
    async (frame, slot) => {
      if (!drawn.includes(frame)) return true;
      new Uint8Array(slot.picture).fill(frame);
      return false;
    },
  );
  return taken;
}

it.each([1, 3, 7])(
  'gives an encoder a repeated frame once more, %i under way',
  async (inFlight) => {
    expect(await encoded(8, [0, 2, 3, 6], inFlight)).toEqual([0, 0, 2, 3, 3, 3, 6, 6]);
  },
);

it('gives an encoder every frame in its turn where none is repeated', async () => {
  expect(await encoded(6, [0, 1, 2, 3, 4, 5], 3)).toEqual([0, 1, 2, 3, 4, 5]);
});
