import type { Candidate } from './candidates.ts';
import type { Token } from './spoken-tokens.ts';

/* A text as it reads once a repair has taken the place of what it puts right. */

const printed = (tokens: readonly Token[]): string =>
  tokens.map(({ gap, lead, typed, tail }) => gap + lead + typed + tail).join('');

const endMark = (tail: string): string => /[.!?…]+["”’)]*$/u.exec(tail)?.[0] ?? '';
const withoutBracket = (marks: string): string => marks.replaceAll(/[()[\]*]/gu, '');

const inCaseOf = (
  typed: string,
  old: Token | undefined,
  beganSentence: boolean,
  isFirst: boolean,
): string => {
  if (isFirst && /^\p{Lu}/u.test(old?.typed ?? ''))
    return typed.slice(0, 1).toUpperCase() + typed.slice(1);
  return beganSentence && /^\p{Ll}/u.test(old?.typed ?? '') && /^\p{Lu}\p{Ll}/u.test(typed)
    ? typed.slice(0, 1).toLowerCase() + typed.slice(1)
    : typed;
};

/** The text of some words in which a candidate's repair stands in the place of what it puts right. */
export function putInPlace(tokens: readonly Token[], found: Candidate): string {
  const { oldFrom, oldTo, cueFrom, newFrom, newTo, end } = found;
  const [first, last] = [tokens[oldFrom], tokens[oldTo - 1]];
  const isNear = oldTo === cueFrom;
  const beforeNew = tokens[newFrom - 1];
  const beganSentence = beforeNew?.mark === 'end' || tokens[newFrom]?.isNewLine === true;
  const startsText =
    oldFrom === 0 || tokens[oldFrom - 1]?.mark === 'end' || first?.isNewLine === true;
  const isBracket = tokens.slice(cueFrom, newTo).some(({ lead }) => /[([]/u.test(lead));
  const dropped = tokens[end - 1];
  // "€650, or rather 600" stays in the same money.
  const sign = /^\p{Sc}(?=\d)/u.exec(first?.typed ?? '')?.[0] ?? '';
  const isBare = /^\d[\d.,]*$/u.test(tokens[newFrom]?.typed ?? '') && newTo === newFrom + 1;
  const fresh = tokens.slice(newFrom, newTo).map((token, at, all): Token => {
    const isLast = at === all.length - 1;
    const droppedTail =
      end > newTo && endMark(dropped?.tail ?? '') !== '' ? (dropped?.tail ?? '') : null;
    const own = isBracket || !isNear ? (last?.tail ?? '') : (droppedTail ?? token.tail);
    return {
      ...token,
      typed:
        at === 0
          ? (isBare ? sign : '') + inCaseOf(token.typed, first, beganSentence, startsText)
          : token.typed,
      gap: at === 0 ? (first?.gap ?? '') : token.gap,
      lead: withoutBracket(at === 0 ? (first?.lead ?? '') : token.lead),
      tail: isLast ? (isBracket || !isNear ? own : withoutBracket(own)) : token.tail,
    };
  });
  const between = tokens.slice(oldTo, cueFrom).map((token, at, all): Token => {
    const mark = endMark(dropped?.tail ?? '');
    const isOpen = at === all.length - 1 && endMark(token.tail) === '' && !isBracket;
    return isOpen
      ? {
          ...token,
          tail:
            token.tail.replace(/[\s,;:–—-]+$/u, '') +
            (mark || (/[,;]/u.exec(dropped?.tail ?? '')?.[0] ?? '')),
        }
      : token;
  });
  const rest = tokens.slice(end);
  const [next, ...others] = rest;
  const after =
    next === undefined
      ? []
      : [{ ...next, lead: isBracket ? next.lead.replace(/^[)\]]+/u, '') : next.lead }, ...others];
  const text = printed([...tokens.slice(0, oldFrom), ...fresh, ...between, ...after]).trim();
  // What stood behind its comma went with it.
  return end > newTo && end === tokens.length ? text.replace(/[,;]$/u, '') : text;
}
