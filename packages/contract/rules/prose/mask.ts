/*
 * Parts of a description that would be misread stand in typographic quotes, a closing quote within them doubled: “5”” pipe”.
 * Reading first puts one private character in the place of each quotation, so that nothing within it is taken for grammar.
 */

/** Characters that stand for quotations, one each. */
const firstMark = 0xe000;
const mostMarks = 6_000;
/** The mark of one typographic quotation in a masked text, as a character class of a regular expression. */
export const mark = '[\\uE000-\\uF76F]';
const marks = /[\uE000-\uF76F]/g;

export interface Masked {
  readonly text: string;
  /** In their order, unescaped, with the quotation as it was written. */
  readonly quotes: readonly { readonly text: string; readonly written: string }[];
}

export function quoted(text: string): string {
  return `“${text.replaceAll('”', '””')}”`;
}

/** The end of the quotation whose text begins at `from`: the last of an odd run of closing quotes. */
function findClose(prose: string, from: number): number {
  let at = prose.indexOf('”', from);
  while (at >= 0) {
    let end = at;
    while (prose[end + 1] === '”') end += 1;
    if ((end - at) % 2 === 0) return end;
    at = prose.indexOf('”', end + 1);
  }
  return -1;
}

/** Quotations that a person typed: they hold together, but are no escapes. */
const straightQuotes = /"[^"\n]{1,300}"/g;

/** Takes the quotations out of a text. Linear: where one does not close, no later one does. */
export function mask(prose: string): Masked {
  const quotes: { text: string; written: string }[] = [];
  const keep = (text: string, written: string) => {
    if (quotes.length >= mostMarks) return ' ';
    quotes.push({ text, written });
    return String.fromCharCode(firstMark + quotes.length - 1);
  };
  const plain = (text: string) =>
    text.replaceAll(marks, ' ').replaceAll(straightQuotes, (all) => keep(all.slice(1, -1), all));
  let text = '';
  let at = 0;
  for (let open = prose.indexOf('“'); open >= 0; open = prose.indexOf('“', at)) {
    const close = findClose(prose, open + 1);
    if (close < 0) break;
    text += plain(prose.slice(at, open));
    text += keep(prose.slice(open + 1, close).replaceAll('””', '”'), prose.slice(open, close + 1));
    at = close + 1;
  }
  return { text: text + plain(prose.slice(at)), quotes };
}

/** The words behind a part of a masked text: one quotation alone is its text, others stay as they were written. */
export function unmask(part: string, { quotes }: Masked): string {
  const trimmed = part.trim();
  const only = quotes[trimmed.charCodeAt(0) - firstMark];
  if (trimmed.length === 1 && only !== undefined) return only.text;
  return trimmed.replaceAll(marks, (one) => quotes[one.charCodeAt(0) - firstMark]?.written ?? '');
}
