import type { FrameSpan } from './find-pieces.ts';

/** Up to half a minute is searched as a whole; of a longer sound, a share of its length around where a piece is expected. */
const wholeFrames = 3_000;
const windowShare = 0.15;

/**
 * Where the end of each piece may lie: around the moment by which as much has been said as before it in the text.
 * Silences do not count, so that a long rest moves nothing.
 *
 * @param isSpeech 1 for each frame in which somebody speaks
 * @param lengths how long the pieces are beside each other
 */
export function windowsOf(
  isSpeech: Uint8Array,
  lengths: ArrayLike<number>,
): (index: number) => FrameSpan {
  const frames = isSpeech.length;
  if (frames <= wholeFrames) return () => ({ from: 0, to: frames });
  const half = Math.round(Math.max(wholeFrames / 2, frames * windowShare));
  const speech = isSpeech.reduce((sum, speaks) => sum + speaks, 0);
  const all = Array.from(lengths).reduce((sum, length) => sum + length, 0);
  let expected = 0;
  let said = 0;
  let frame = 0;
  const middles = Array.from(lengths, (length) => {
    expected += (length / all) * speech;
    for (; frame < frames && said < expected; frame += 1) said += isSpeech[frame] ?? 0;
    return frame;
  });
  return (index) => {
    const middle = middles[index] ?? 0;
    return { from: Math.max(0, middle - half), to: Math.min(frames, middle + half) };
  };
}
