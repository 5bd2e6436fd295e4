import { unspacedScripts } from '@scenewright/contract/rules/unspaced-scripts.ts';
import { endOf, type Token } from './gap-costs.ts';

/** A bracket or quotation longer than this is cut as any other text. */
const longestEnclosed = 240;
const enclosures = new RegExp(
  `\\([^()]{1,${longestEnclosed}}\\)|（[^（）]{1,${longestEnclosed}}）|\\[[^[\\]]{1,80}\\]|「[^「」]{1,${longestEnclosed}}」|『[^『』]{1,${longestEnclosed}}』|“[^“”]{1,${longestEnclosed}}”|«[^«»]{1,${longestEnclosed}}»|"[^"]{1,${longestEnclosed}}"|„[^„“”]{1,${longestEnclosed}}[“”]`,
  'gu',
);
const unspaced = new RegExp(`[${unspacedScripts}]`, 'u');
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
/** A figure and what it counts in a script without spaces (11月6日, 3号楼) is one word; so is an opening bracket and what it holds first. */
const belongsToNext = /(?:\p{N}|[（「『【《〈“([]|\p{N}[年月])$/u;

/** Words of a script that writes no spaces, each with the marks after it. */
function segmentsOf(text: string): string[] {
  const segments: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const before = segments.at(-1);
    const isWord = isWordLike === true || /^[（「『【《〈“([]$/u.test(segment);
    if (before === undefined || (isWord && !belongsToNext.test(before))) segments.push(segment);
    else segments[segments.length - 1] += segment;
  }
  return segments;
}

const plain = (text: string) =>
  text.toLowerCase().replaceAll(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** The words of a sentence, those of unspaced scripts and those too long for any scene by their segments; none where one is longer than any scene. */
export function tokensOf(text: string, fits: (part: string) => boolean): Token[] {
  const ranges = [...text.matchAll(enclosures)].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  let range = 0;
  const isEnclosed = (start: number) => {
    while ((ranges[range]?.[1] ?? Infinity) <= start) range += 1;
    return start > (ranges[range]?.[0] ?? Infinity);
  };
  let isTooLong = false;
  const tokens = [...text.matchAll(/\S+/gu)].flatMap(({ index, 0: found }) => {
    const isCut = unspaced.test(found) || !fits(found);
    let start = index;
    const parts = isCut ? segmentsOf(found) : [found];
    isTooLong ||= isCut && !parts.every(fits);
    return parts.map((part, place): Token => {
      const token = {
        start,
        end: start + part.length,
        text: part,
        word: plain(part),
        joined: place > 0,
        enclosed: isEnclosed(start),
        ends: endOf(part, text, text.slice(start + part.length).trimStart()),
      };
      start += part.length;
      return token;
    });
  });
  return isTooLong ? [] : tokens;
}
