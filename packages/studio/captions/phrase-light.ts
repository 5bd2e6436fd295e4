import type { TimedWord } from '../scene.ts';
import type { CaptionStyle } from './caption-style.ts';

/** Which words of a phrase are lit at a moment. Plain data: the same light looks the same. */
export interface PhraseLight {
  /** How much of each word has the active colour, 0 to 1 in reading order. */
  readonly lit: readonly number[];
  /** The word that the pill stands behind, the one it comes from, and how far it is, 0 to 1. */
  readonly pill: { readonly from: number; readonly to: number; readonly progress: number } | null;
}

/** After the last word, a phrase keeps its light for this long. */
const lingerMs = 250;
const slideMs = 140;
/** Steps in which a word fills and a pill slides: fine enough for the eye, few enough to be drawn once each. */
const [fillSteps, slideSteps] = [24, 8];

/** The light of a phrase: by default on the word being said, which stays lit until the next begins. */
export function lightAt(
  words: readonly TimedWord[],
  timeMs: number,
  style: CaptionStyle,
): PhraseLight {
  const active = activeWord(words, timeMs);
  if (style.oneWord === true) return { lit: words.map(() => 1), pill: null };
  if (style.fills === true)
    return { lit: words.map((word) => stepped(filledShare(word, timeMs), fillSteps)), pill: null };
  const lit = words.map((_, index) => Number(index === active));
  const since = timeMs - (words[active]?.startMs ?? timeMs);
  const pill =
    style.backing === 'pill' && active >= 0
      ? {
          from: Math.max(0, active - 1),
          to: active,
          progress: stepped(since / slideMs, slideSteps),
        }
      : null;
  return { lit, pill };
}

/** Index of the word being said; -1 before the first. */
function activeWord(words: readonly TimedWord[], timeMs: number): number {
  const last = words.at(-1);
  if (last && timeMs >= last.endMs + lingerMs) return -1;
  return words.findLastIndex(({ startMs }) => timeMs >= startMs);
}

function filledShare({ startMs, endMs }: TimedWord, timeMs: number): number {
  return timeMs >= endMs ? 1 : (timeMs - startMs) / Math.max(endMs - startMs, 1);
}

const stepped = (share: number, steps: number) =>
  Math.round(Math.min(1, Math.max(0, share)) * steps) / steps;
