import type { Segment } from './segments.ts';

const speaksUp = /^[–—-] \S/u;
/** Places of the lines in which two or more speak up, each behind a dash: "– Hi. – Hello." */
export function talksIn(segments: readonly Segment[]): ReadonlySet<number> {
  const lines = segments.flatMap(({ line, text }) => (speaksUp.test(text) ? [line] : []));
  return new Set(lines.filter((line, at) => lines.indexOf(line) !== at));
}

export const isTurnOfTalk = ({ line, text }: Segment, talks: ReadonlySet<number>): boolean =>
  talks.has(line) && speaksUp.test(text);
