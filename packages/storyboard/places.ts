import type { KeptLeftOut } from './script.ts';

/** The places of left-out sentences among scenes of which those from a position on are moved. */
export function placesShifted(
  leftOut: readonly KeptLeftOut[],
  from: number,
  by: number,
): KeptLeftOut[] {
  return leftOut.map((sentence) =>
    sentence.place < from ? sentence : { ...sentence, place: Math.max(sentence.place + by, 1) },
  );
}

/**
 * The places of left-out sentences once a scene stands at a position. What the idea says before the added sentence stays
 * before its scene, what it says after comes after it.
 * @param added the sentence that the scene says; null where it is none of them
 */
export function placesBeside(
  leftOut: readonly KeptLeftOut[],
  added: KeptLeftOut | null,
  position: number,
): KeptLeftOut[] {
  const at = added === null ? 0 : leftOut.findIndex(({ id }) => id === added.id);
  return [
    ...placesShifted(leftOut.slice(0, at), position + 1, 1),
    ...placesShifted(leftOut.slice(at), position, 1),
  ];
}
