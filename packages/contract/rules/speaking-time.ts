/*
 * How long a text takes to say, before any voice has said it: scenes are cut to this, and the sound decides in the end.
 */

/** An unhurried narrator speaks 150 words, or about 900 letters, a minute. */
const secondsPerWord = 60 / 150;
const secondsPerLetter = 1 / 15.5;
const secondsPerIdeograph = 1 / 4.5;
/** Silence kept at the end of a scene, so that the picture may breathe before the cut. */
const spareS = 0.8;
/** The least a scene gets, however short it is: one short word. */
const leastS = 0.45;

const ideographs = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const unspacedScripts = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** How long a text takes to say, in seconds: words or letters, whichever takes longer; figures by their digits. */
export function speakingTimeS(text: string): number {
  const ideographCount = text.match(ideographs)?.length ?? 0;
  const unspacedCount = text.match(unspacedScripts)?.length ?? 0;
  const rest = text.replace(ideographs, ' ').replace(unspacedScripts, ' ');
  const words = rest.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letterCount = words.reduce((sum, word) => sum + word.length, 0);
  const extraForFigures = words.reduce(
    (sum, word) => sum + Math.max(0, (word.match(/\d/gu)?.length ?? 0) - 1),
    0,
  );
  const spacedS = Math.max(
    (words.length + extraForFigures * 0.6) * secondsPerWord,
    (letterCount + words.length) * secondsPerLetter,
  );
  return spacedS + ideographCount * secondsPerIdeograph + unspacedCount * secondsPerLetter;
}

/** The time a narrator has in a scene, in seconds. */
export function speechBudgetS(sceneLengthS: number): number {
  return Math.max(sceneLengthS - spareS, leastS);
}

/** Whether a text can be said in a scene of this length with a breath to spare. */
export function fitsScene(text: string, sceneLengthS: number): boolean {
  return speakingTimeS(text) <= speechBudgetS(sceneLengthS) + 1e-9;
}
