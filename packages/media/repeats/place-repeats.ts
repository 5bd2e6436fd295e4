/** A picture as it comes in the stream: coded sample number `sample`, or that one once more. */
export interface PlacedPicture {
  readonly sample: number;
  readonly isRepeat: boolean;
  /** The frame that it is shown as. */
  readonly frame: number;
}

/**
 * Places repeated pictures among coded ones, wherever a frame is missing: each as early as decoders may show it, so that they need
 * hold no more pictures than before.
 * @param shownAs the frame of each coded sample, in the order of the stream
 * @param frames how many there are in all
 */
export function placeRepeats(shownAs: readonly number[], frames: number): PlacedPicture[] {
  const samples = new Map(shownAs.map((frame, sample) => [frame, sample]));
  const placed: PlacedPicture[] = [];
  let next = 0;
  for (const [sample, frame] of shownAs.entries()) {
    placed.push({ sample, isRepeat: false, frame });
    for (; next < frames; next += 1) {
      const shown = samples.get(next) ?? samples.get(next - 1) ?? Infinity;
      if (shown > sample) break;
      if (!samples.has(next)) placed.push({ sample: shown, isRepeat: true, frame: next });
    }
  }
  return placed;
}
