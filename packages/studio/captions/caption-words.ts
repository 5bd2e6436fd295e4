import { hasGlyph } from '../fonts/glyphs.ts';
import type { TimedWord } from '../scene.ts';
import { emojiName, flagLetters } from './emoji-art.ts';
import { isEmoji, splitGraphemes } from './graphemes.ts';
import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';

/** The smallest thing a caption lights up: a word, or a piece of one in scripts that put no spaces between words. */
export interface CaptionWord extends TimedWord {
  /** True where no space stands between this and the word before. */
  readonly isGlued: boolean;
}

/** A longer word (an address, a chemical name) is broken, so that it can wrap. */
const longestWord = 18;
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const spaceless = new RegExp(`[${unspacedScripts}ー]`, 'u');
/** Unlike Thai, Chinese and Japanese have no spaces between sentences either. */
const neverSpacedEnd =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，！？：；」』）]$/u;
const neverSpacedStart = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー「『（]/u;

/** Brings spoken words into the form captions need: drawable characters only, in order, none too long to wrap. */
export function toCaptionWords(words: readonly TimedWord[]): CaptionWord[] {
  const captionWords: CaptionWord[] = [];
  let previousStartMs = 0;
  for (const word of words) {
    const text = keepDrawable(word.text.normalize('NFC'));
    if (text === '') continue;
    const startMs = Math.max(previousStartMs, word.startMs);
    const endMs = Math.max(startMs, word.endMs);
    const previous = captionWords.at(-1);
    const isGlued =
      previous !== undefined && neverSpacedEnd.test(previous.text) && neverSpacedStart.test(text);
    captionWords.push(...shareTime(splitWord(text), startMs, endMs, isGlued));
    previousStartMs = startMs;
  }
  return captionWords;
}

function splitWord(text: string): string[] {
  return (spaceless.test(text) ? splitSpaceless(text) : [text]).flatMap(breakLong);
}

/** Words as the dictionaries of ICU see them; punctuation stays with the word it follows. */
function splitSpaceless(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of wordSegmenter.segment(text)) {
    const previous = pieces.at(-1);
    const opens = /^[「『（《“‘([{]$/u.test(previous ?? '');
    if (previous !== undefined && (!isWordLike || opens))
      pieces[pieces.length - 1] = previous + segment;
    else pieces.push(segment);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function breakLong(text: string): string[] {
  const graphemes = splitGraphemes(text);
  if (graphemes.length <= longestWord) return [text];
  const pieceCount = Math.ceil(graphemes.length / longestWord);
  const size = Math.ceil(graphemes.length / pieceCount);
  return Array.from({ length: pieceCount }, (_, index) =>
    graphemes.slice(index * size, (index + 1) * size).join(''),
  );
}

/** Gives each piece of a word its share of the word's time, by length. */
function shareTime(
  pieces: string[],
  startMs: number,
  endMs: number,
  isGlued: boolean,
): CaptionWord[] {
  const total = pieces.reduce((sum, { length }) => sum + length, 0);
  let done = 0;
  return pieces.map((text, index) => {
    const at = (share: number) => startMs + ((endMs - startMs) * share) / total;
    const piece = {
      text,
      startMs: at(done),
      endMs: at(done + text.length),
      isGlued: isGlued || index > 0,
    };
    done += text.length;
    return piece;
  });
}

/** Better a missing character than a box in its place. */
function keepDrawable(text: string): string {
  return splitGraphemes(text.replace(/\p{Cc}+/gu, ' ').trim())
    .map(drawableForm)
    .join('')
    .trim();
}

/** Signs that belong to the text around them, though there are pictures of them too. */
const textSigns = /^[©®™‼⁉ℹ↔-↪]$/u;

/** The character, asking for its picture where it is one or no font has it; '' when it cannot be shown at all. */
function drawableForm(grapheme: string): string {
  const isPicture =
    isEmoji(grapheme) || (/\p{Extended_Pictographic}/u.test(grapheme) && !textSigns.test(grapheme));
  const asEmoji = isEmoji(grapheme) ? grapheme : `${grapheme}\uFE0F`;
  const hasPicture = emojiName(asEmoji) !== null || flagLetters(asEmoji) !== null;
  if (isPicture && hasPicture) return asEmoji;
  if ([...grapheme].every(hasGlyph)) return grapheme;
  return hasPicture ? asEmoji : '';
}
