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
/** Where all of their signs lie: most texts have none, and are looked through once instead of four times. */
const mayBeUnspaced = /[\u0e00-\u1fff\u2e80-\uffff]/;

/** How long a text takes to say, in seconds: words or letters, whichever takes longer; figures by their digits. */
export function speakingTimeS(text: string): number {
  if (!mayBeUnspaced.test(text)) return spacedSeconds(text);
  const ideographCount = text.match(ideographs)?.length ?? 0;
  const unspacedCount = text.match(unspacedScripts)?.length ?? 0;
  const rest = text.replace(ideographs, ' ').replace(unspacedScripts, ' ');
  return (
    spacedSeconds(rest) + ideographCount * secondsPerIdeograph + unspacedCount * secondsPerLetter
  );
}

function spacedSeconds(text: string): number {
  let [wordCount, letterCount, extraForFigures] = [0, 0, 0];
  for (const word of text.split(/\s+/u)) {
    if (!/[\p{L}\p{N}]/u.test(word)) continue;
    wordCount += 1;
    letterCount += word.length;
    if (/\d/u.test(word)) extraForFigures += (word.match(/\d/gu)?.length ?? 1) - 1;
  }
  return Math.max(
    (wordCount + extraForFigures * 0.6) * secondsPerWord,
    (letterCount + wordCount) * secondsPerLetter,
  );
}

/** The time a narrator has in a scene, in seconds. */
export function speechBudgetS(sceneLengthS: number): number {
  return Math.max(sceneLengthS - spareS, leastS);
}

/** Whether a text can be said in a scene of this length with a breath to spare. */
export function fitsScene(text: string, sceneLengthS: number): boolean {
  return speakingTimeS(text) <= speechBudgetS(sceneLengthS) + 1e-9;
}
