import type { TimedWord } from '../scene.ts';
import { planCutTimes, stillLengths } from './cut-times.ts';
import { easeInOut, interpolate } from './easing.ts';
import { drift, push, type View } from './framings.ts';

/** One take without a cut; the camera glides from the first view to the second. */
export interface Shot {
  readonly startMs: number;
  readonly endMs: number;
  readonly from: View;
  readonly to: View;
}

/**
 * Shows a still picture in its framings, one after the other, with cuts on words.
 * @param framings the whole first; the next differ from their neighbours in size; a single one is shown without a cut
 * @param seed picks the order and the side the camera drifts to
 */
export function planShots(
  { durationMs, words, seed }: { durationMs: number; words: readonly TimedWord[]; seed: number },
  framings: readonly View[],
): Shot[] {
  const cuts = framings.length > 1 ? planCutTimes({ durationMs, words }, stillLengths) : [];
  const edges = [0, ...cuts, durationMs];
  return edges.slice(0, -1).map((startMs, index) => {
    const view = framings[framingAt(index, framings.length, seed)];
    if (view === undefined) throw new RangeError('a picture needs at least one framing');
    const side = (Math.abs(Math.trunc(seed)) + index) % 2 === 0 ? 1 : -1;
    // It passes by what it looks at rather than standing on it.
    const aside = (side * drift) / view.zoom;
    const near = { ...view, x: view.x + aside, zoom: view.zoom * push };
    const far = { ...view, x: view.x - aside };
    const pullsBack = index % 3 === 2;
    return {
      startMs,
      endMs: edges[index + 1] ?? durationMs,
      from: pullsBack ? near : far,
      to: pullsBack ? far : near,
    };
  });
}

/** Which framing the shot at `index` has: the whole first, then the others in an order of the scene's own; never one twice. */
export function framingAt(index: number, count: number, seed: number): number {
  const turn = index % count;
  const isReversed = Math.abs(Math.trunc(seed)) % 4 >= 2;
  return turn > 0 && isReversed ? count - turn : turn;
}

/** Where the camera stands at a moment. */
export function viewAt(shots: readonly Shot[], timeMs: number): View {
  const shot = shots.find(({ endMs }) => timeMs < endMs) ?? shots.at(-1);
  if (!shot) throw new RangeError('a picture needs at least one shot');
  const share = easeInOut((timeMs - shot.startMs) / (shot.endMs - shot.startMs));
  return {
    x: interpolate(shot.from.x, shot.to.x, share),
    y: interpolate(shot.from.y, shot.to.y, share),
    zoom: interpolate(shot.from.zoom, shot.to.zoom, share),
  };
}
