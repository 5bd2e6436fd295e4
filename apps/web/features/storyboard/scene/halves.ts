import { isInsidePause, saysNothing } from '@scenewright/contract/rules/pauses.ts';

/**
 * A dialogue as two: between the two sentences nearest its middle, else between the two words nearest it. Both say
 * something, and no pause is cut. Null where it has one word, or none.
 */
export function halvesOf(
  dialogue: string,
): { readonly first: string; readonly second: string } | null {
  const text = dialogue.trim();
  const gap =
    nearestMiddle(text, /(?<=[.!?…]["'”’)]*)\s+|(?<=\[pause[^\]]*\])\s+/giu) ??
    nearestMiddle(text, /\s+/gu);
  return gap === null ? null : { first: text.slice(0, gap).trim(), second: text.slice(gap).trim() };
}

function nearestMiddle(text: string, gaps: RegExp): number | null {
  const middle = text.length / 2;
  const at = [...text.matchAll(gaps)]
    .map(({ index }) => index)
    .filter(
      (gap) =>
        !isInsidePause(text, gap) &&
        !saysNothing(text.slice(0, gap)) &&
        !saysNothing(text.slice(gap)),
    );
  return at.length === 0
    ? null
    : at.reduce((best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best));
}
