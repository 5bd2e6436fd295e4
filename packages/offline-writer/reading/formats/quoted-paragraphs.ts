import { splitSentences } from '../sentences.ts';

/* A review or a letter that was copied stands in one pair of quotation marks: these are the paragraph's, and no sentence's. */

const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
]);
/** Two sentences in quotation marks may be what somebody says in a tale. */
const leastSentences = 3;
const longestQuoted = 6_000;
const mostLines = 40;

/** A text without the quotation marks that stand around whole paragraphs; a line of its own begins and ends there. */
export function withoutQuotedParagraphs(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfQuoted(lines, at);
    if (end === null) continue;
    const open = lines[at]?.[0] ?? '';
    for (let line = at; line <= end; line += 1)
      lines[line] = bare(lines[line] ?? '', open, line === end);
    at = end;
  }
  return lines.join('\n');
}

const bare = (line: string, open: string, isLast: boolean): string => {
  const opened = line.startsWith(open) ? line.slice(1).trimStart() : line;
  return isLast ? opened.slice(0, -1).trimEnd() : opened;
};

/** The line that closes what a line opens; null where that is no quotation of many sentences, or holds another. */
function endOfQuoted(lines: readonly string[], from: number): number | null {
  const close = closing.get(lines[from]?.[0] ?? '');
  if (close === undefined) return null;
  let letters = 0;
  const last = Math.min(lines.length, from + mostLines);
  for (let at = from; at < last && letters <= longestQuoted; at += 1) {
    const line = (lines[at] ?? '').slice(lines[at]?.startsWith(lines[from]?.[0] ?? '') ? 1 : 0);
    letters += line.length + 1;
    const closes = line.indexOf(close);
    if (closes < 0) continue;
    const quoted = lines.slice(from, at + 1).flatMap((each) => splitSentences(each.slice(1)));
    return closes === line.length - 1 && quoted.length >= leastSentences ? at : null;
  }
  return null;
}
