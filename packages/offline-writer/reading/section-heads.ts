import { hasVerb } from './english.ts';
import type { MarkedLine } from './passage.ts';

const mostWords = 5;
const longest = 40;
/** A text is so much longer than what heads it. */
const timesLonger = 1.5;
const leastText = 24;
const leastHeads = 2;

/**
 * Places of lines that head sections: short, without a mark, and with a text right under them, again and again. One alone may be
 * anything.
 */
export function sectionHeadsIn(
  lines: readonly MarkedLine[],
  verses: ReadonlySet<number>,
  points: ReadonlySet<number>,
): ReadonlySet<number> {
  const heads = lines.flatMap((_, at) =>
    !verses.has(at) && !points.has(at) && canHead(lines, at) ? [at] : [],
  );
  const between = lines.flatMap((_, at) => (headsPoints(lines, at) ? [at] : []));
  return new Set([...(heads.length >= leastHeads ? heads : []), ...between]);
}

/** "Tips" between numbered steps and points with dashes. */
function headsPoints(lines: readonly MarkedLine[], at: number): boolean {
  const line = lines[at];
  return (
    line?.mark === 'text' &&
    lines[at - 1]?.mark === 'number' &&
    lines[at + 1]?.mark === 'bullet' &&
    line.text.split(' ').length <= 2 &&
    isHeadLike(line.text)
  );
}

function canHead(lines: readonly MarkedLine[], at: number): boolean {
  const line = lines[at];
  const before = lines[at - 1];
  const under = lines[at + 1];
  if (line?.mark !== 'text' || !isHeadLike(line.text)) return false;
  // The line of a list or of a text without marks heads nothing.
  if (before?.mark === 'text' && !/[.!?…。！？؟।)"”]$/u.test(before.text)) return false;
  return (
    under?.mark === 'text' &&
    /[.!?…。！？؟।]["”)]?$/u.test(under.text) &&
    under.text.length >= Math.max(leastText, line.text.length * timesLonger)
  );
}

const isHeadLike = (text: string): boolean =>
  text.length <= longest &&
  text.split(' ').length <= mostWords &&
  /^[\p{Lu}\p{Lo}]/u.test(text) &&
  !/[.!…,;:。！،؛]["”)]?$/u.test(text) &&
  (/[?？]$/u.test(text) || !hasVerb(text));
