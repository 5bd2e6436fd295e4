import { heardSign, isHeardOnly, whoseVoice } from './off-stage.ts';

/** Stands in front of what somebody says where the form of a text says who speaks; tidied texts hold no such sign. */
const turnSign = '\uE001';

/** In characters and words, as long as a name in front of a colon may be. */
const longestName = 24;
const mostNameWords = 3;

/** What somebody says, written so that no reader has to guess who speaks. */
export function turnOf(label: string, said: string, isElsewhere = false): string {
  const name = label.replaceAll(/\s*\([^()]*\)?/gu, '');
  const heard = isElsewhere || isHeardOnly(label) ? heardSign : '';
  const plain = whoseVoice(name)
    .replace(/\d{4,}|[^\p{L}\p{M}\p{N} ._'’-]/gu, '')
    .trim()
    .split(/\s+/u)
    .slice(0, mostNameWords)
    .join(' ')
    .slice(0, longestName)
    .replace(/[ ._-]+$/u, '');
  return `${/^\p{L}/u.test(plain) ? plain : nobody}: ${turnSign}${heard}${said.trim()}`;
}

/** Who has a number and no name. */
const nobody = 'Someone';

/** The name of a sure turn, in lower case; null where a line is none. */
export function nameOfTurn(line: string): string | null {
  const at = line.slice(0, longestName + 3).indexOf(`: ${turnSign}`);
  return at < 0 ? null : line.slice(0, at).toLowerCase();
}

export const isSureTurn = (line: string): boolean => nameOfTurn(line) !== null;

export const withoutTurnSign = (text: string): string =>
  text.replaceAll(turnSign, '').replaceAll(heardSign, '');
