import type { WrittenWord } from './written-words.ts';
import { currencyAfterMagnitude, say } from './spoken-core.ts';
import { abbreviations, beforeNumber, places, titles } from './word-tables.ts';

/** How long the voice rests after a word, in order of length. */
export type Pause = 'none' | 'comma' | 'clause' | 'sentence' | 'paragraph';

/** How one written word is read aloud. */
export interface SpokenForm {
  /** In lower case, of a–z and apostrophes alone, each at most 30 letters long. Empty for what is not read, as an emoji. */
  readonly words: readonly string[];
  readonly pauseAfter: Pause;
  readonly asks: boolean;
}

const pauses: readonly Pause[] = ['none', 'comma', 'clause', 'sentence', 'paragraph'];
/** Pictures, and what joins, tints and frames them. Not all of `\p{Extended_Pictographic}`: "©" and "™" have a sound. */
const emoji =
  /[\u{1F000}-\u{1FBFF}\u2600-\u27BF\u2B00-\u2BFF\u{E0020}-\u{E007F}]|\uFE0F|\u200D|\u20E3/gu;
const leading = /^(?:[\p{Ps}\p{Pi}"'‘’*_~`¿¡.…,—–]|-(?![\d$€£]))+(?=.)/u;
const trailing = /[\p{Pe}\p{Pf}"'’*_~`.,;:!?…—–-]+$/u;
const longestWord = 30;

/**
 * Reads a text's words as a speaker would: figures, money, dates, units, short forms and web addresses become words.
 * Answers with one form for each written word, in order.
 */
export function spokenForms(written: readonly WrittenWord[]): SpokenForm[] {
  const cores = written.map((word) => coreOf(word.text));
  const shouted = shoutedWordsOf(written);
  return written.map((word, index) => {
    const [core = '', after = '', next = ''] = [
      cores[index],
      cores[index + 1],
      written[index + 1]?.text,
    ];
    const before = /[,;:!?]$/.test(written[index - 1]?.text ?? '') ? '' : (cores[index - 1] ?? '');
    const dotted = readsWithDot(core, word.text, after) ? `${core}.` : core;
    const isRest = core === '=' && standsForRest.test(after);
    const said =
      core === '' || isRest
        ? ''
        : `${say(dotted, { before, after, shouting: shouted[index] ?? false })} ${currencyAfterMagnitude(core, before) ?? ''}`;
    const rest = restAfter(word, dotted !== core, next);
    return {
      words: speakableWords(said),
      ...rest,
      ...(isRest && { pauseAfter: 'comma' as const }),
    };
  });
}

/** "3 right = you win": no sum, but a pause, as a reader makes it. */
const standsForRest =
  /^(?!(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|half)$)\p{L}{2}/iu;

/** The word without the punctuation and emoji around it; a sign that belongs to it (an apostrophe of "'90s", a minus) stays. */
function coreOf(text: string): string {
  const bare = text.replaceAll(emoji, '');
  const start = /^['’]\d\d(?:\D|$)|^[-−.]\d/u.test(bare) ? bare : bare.replace(leading, '');
  const end = start.replace(trailing, '');
  return /[\p{L}\p{N}\p{S}@#&%*]/u.test(end) ? end : '';
}

/** Whether the full stop after the word marks a short form. */
function readsWithDot(core: string, text: string, after: string): boolean {
  const key = core.toLowerCase();
  if (!text.replaceAll(emoji, '').includes(`${core}.`)) return false;
  if (/^(\p{L}\.)+\p{L}$/u.test(core) || abbreviations.has(key))
    return key !== 'ok' && key !== 'okay';
  if (beforeNumber.has(key)) return /^\d/.test(after);
  return titles.has(key) || places.has(key)
    ? /^\p{Lu}/u.test(core) && (/^\p{Lu}/u.test(after) || places.has(key))
    : false;
}

function restAfter(
  word: WrittenWord,
  isShortForm: boolean,
  next: string,
): Pick<SpokenForm, 'pauseAfter' | 'asks'> {
  const bare = word.text.replaceAll(emoji, '');
  const marks = /[^\p{L}\p{N}]*$/u.exec(bare)?.[0] ?? '';
  const opensBracket = /^[([{]/.test(next);
  const found = [
    word.endsLine ? 'paragraph' : 'none',
    endsSentence(marks, isShortForm, bare, next) ? 'sentence' : 'none',
    /[;:—–…]|--|^-$|\.{2,}/.test(marks) ? 'clause' : 'none',
    /[,)\]}!?]/.test(marks) || opensBracket ? 'comma' : 'none',
  ] as const;
  const pauseAfter = pauses[Math.max(...found.map((pause) => pauses.indexOf(pause)))] ?? 'none';
  return { pauseAfter, asks: marks.includes('?') };
}

function endsSentence(marks: string, isShortForm: boolean, text: string, next: string): boolean {
  const startsLow = /^["'“‘(]*\p{Ll}/u.test(next);
  if (/…|\.{2,}/.test(marks)) return !startsLow;
  if (/[!?]/.test(marks)) return !(startsLow && /["'”’)]$/.test(marks));
  if (!marks.includes('.')) return false;
  return !isShortForm || (!startsLow && /^\W*(etc|a\.m|p\.m|inc|ltd|jr)\./i.test(text));
}

/**
 * Which words are loud: those in a row of three or more in capitals are shouted, so that their capitals mark no acronym.
 * A comma ends a row, as in a list of acronyms.
 */
function shoutedWordsOf(written: readonly WrittenWord[]): boolean[] {
  const loud = written.map(
    ({ text }) => /^\P{L}*\p{Lu}[\p{Lu}'’]*\P{L}*$/u.test(text) && !/\d/.test(text),
  );
  const endsRow = written.map(({ text }, index) => !loud[index] || text.endsWith(','));
  return loud.map((isLoud, index) => {
    if (!isLoud) return false;
    const start = index === 0 ? 0 : endsRow.lastIndexOf(true, index - 1) + 1;
    const end = endsRow.indexOf(true, index);
    return (end < 0 ? written.length : end) - start + (loud[end] ? 1 : 0) >= 3;
  });
}

const foldedLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'th', þ: 'th', ı: 'i' }),
);

/** Takes the accents off and drops what English has no sound for. */
function speakableWords(said: string): string[] {
  const folded = said
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('’', "'")
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => foldedLetters.get(letter) ?? '');
  return folded
    .replaceAll(/\p{M}/gu, '')
    .split(/[^a-z']+/)
    .map((word) => word.replaceAll(/^'+|'+$/g, ''))
    .filter(Boolean)
    .flatMap((word) => word.match(new RegExp(`.{1,${longestWord}}`, 'g')) ?? []);
}
