import { hasVerb } from './english.ts';
import { numberWords } from './english-words.ts';

/** A list within a sentence: what introduces it, and its points. */
export interface InlineList {
  readonly intro: string;
  readonly points: readonly string[];
}

const leastPoints = 2;

/** The list behind a sentence's colon: "three reasons: cost, time and health"; null where none stands there. */
export function readInlineList(sentence: string, language: string): InlineList | null {
  const colon = sentence.search(/[:：](?=\s|$|[^\d/])/u);
  if (colon <= 0) return null;
  const intro = sentence.slice(0, colon).trim();
  const rest = sentence
    .slice(colon + 1)
    .trim()
    .replace(/[.!。]$/u, '');
  if (/[:：]\s/u.test(rest) || /["“«]/u.test(rest) || rest === '') return null;
  const points = splitPoints(rest, language);
  return points.length >= leastPoints && points.every((point) => point.split(' ').length <= 14)
    ? { intro, points }
    : null;
}

function splitPoints(text: string, language: string): readonly string[] {
  const byMark = text.includes(';') ? /[;；]\s*/u : /(?:,(?!\d)|[、，،])\s*/u;
  const last =
    language === 'en' ? /^(?:and|or|plus|then)\s+/iu : /^(?:y|e|et|und|en|i|и|ve|و|ו)\s+/iu;
  const pieces = text.split(byMark).flatMap((piece, index, all) => {
    // "a, b and c": the last two share a piece; "b and c" alone are no list.
    const isLast = index === all.length - 1 && all.length > 1 && !last.test(piece);
    return isLast && language === 'en' ? splitLast(piece) : [piece];
  });
  return pieces.map((piece) => piece.replace(last, '').trim()).filter((piece) => piece !== '');
}

function splitLast(piece: string): readonly string[] {
  const match = /^(.{2,60}?) (?:and|or) (.{2,60})$/iu.exec(piece);
  return match === null || hasVerb(match[1] ?? '') ? [piece] : [match[1] ?? '', match[2] ?? ''];
}

/** Whether a sentence announces how many points its list has: "There are three reasons". */
export function announcesCount(intro: string, points: number): boolean {
  // The 4 of "4.817" counts nothing.
  return new RegExp(
    String.raw`(?<![\d.,’])\b(?:${points}|${numberWords[points] ?? points})\b(?![.,’]?\d)`,
    'iu',
  ).test(intro);
}
