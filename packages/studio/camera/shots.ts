import type { TimedWord } from '../scene.ts';
import { easeInOut, interpolate } from './easing.ts';

/** What the camera sees: where its middle is, in shares of the picture, and how many times closer than the whole it is. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** One take without a cut; the camera glides from the first view to the second. */
export interface Shot {
  readonly startMs: number;
  readonly endMs: number;
  readonly from: View;
  readonly to: View;
}

const idealShotMs = 3_300;
const shortestShotMs = 2_200;
/** A cut may move this far to fall on a word. */
const snapMs = 900;
const phraseBonusMs = 500;
/** How much closer the camera comes within a shot. */
const push = 0.06;

/** Wide, then closer on what matters, then the detail; and round again from another side. */
const zooms = [1, 1.3, 1.55];

/**
 * Cuts a still picture into shots of about three seconds, each on the beginning of a word.
 * @param focus the point that matters most, in shares of the picture
 * @param seed picks sides and directions
 */
export function planShots(
  { durationMs, words, seed }: { durationMs: number; words: readonly TimedWord[]; seed: number },
  focus: { x: number; y: number },
): Shot[] {
  const edges = [0, ...planCuts(durationMs, words), durationMs];
  return edges.slice(0, -1).map((startMs, index) => {
    const zoom = zooms[index % zooms.length] ?? 1;
    const side = (Math.abs(Math.trunc(seed)) + index) % 2 === 0 ? 1 : -1;
    // The closer the camera, the more it looks at the focus; it passes by it rather than standing on it.
    const towards = Math.min(1, (zoom - 1) * 2.4);
    const drift = (side * 0.035) / zoom;
    const x = interpolate(0.5, focus.x, towards);
    const y = interpolate(0.5, focus.y, towards);
    const near = { x: x + drift, y, zoom: zoom * (1 + push) };
    const far = { x: x - drift, y, zoom };
    const pullsBack = index % zooms.length === 2;
    return {
      startMs,
      endMs: edges[index + 1] ?? durationMs,
      from: pullsBack ? near : far,
      to: pullsBack ? far : near,
    };
  });
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

function planCuts(durationMs: number, words: readonly TimedWord[]): number[] {
  const shotCount = Math.max(1, Math.round(durationMs / idealShotMs));
  const cuts: number[] = [];
  for (let index = 1; index < shotCount; index += 1) {
    const cut = nearestWordStart((durationMs * index) / shotCount, words);
    const enoughBefore = cut - (cuts.at(-1) ?? 0) >= shortestShotMs;
    if (enoughBefore && durationMs - cut >= shortestShotMs) cuts.push(cut);
  }
  return cuts;
}

/** A new phrase is worth waiting for: the first word after a pause or a comma counts as nearer than it is. */
function nearestWordStart(idealMs: number, words: readonly TimedWord[]): number {
  let best = idealMs;
  let bestDistance = snapMs;
  words.forEach((word, index) => {
    const before = words[index - 1];
    const opensPhrase =
      before !== undefined &&
      (/[.!?,;:。，、؟،।]$/u.test(before.text) || word.startMs - before.endMs > 250);
    const distance = Math.abs(word.startMs - idealMs) - (opensPhrase ? phraseBonusMs : 0);
    if (distance < bestDistance) [best, bestDistance] = [word.startMs, distance];
  });
  return best;
}
