/** A word of a text as its reader sees it, with the punctuation and emoji that cling to it. */
export interface WrittenWord {
  readonly text: string;
  /** Whether a line of the text ends after it. */
  readonly endsLine: boolean;
}

/** After a dash or an ellipsis inside a run of letters a new word begins: "light—then" is two words, "well-known" is one. */
const innerBreaks = /(?<=[\p{L}\p{N}"'”’)](?:[—–]|--+|…|\.{3,})["'“‘(]?)(?=[\p{L}"'“‘(])/u;

/** The words of a text in order: joined again, they hold every visible character of it and nothing else. */
export function writtenWords(text: string): WrittenWord[] {
  const lines = text.split(/[\r\n\u0085\u2028\u2029]+/u);
  return lines.flatMap((line) => {
    const words = visibleText(line)
      .split(/\s+/u)
      .filter(Boolean)
      .flatMap((run) => run.split(innerBreaks));
    return words.map((word, index) => ({ text: word, endsLine: index === words.length - 1 }));
  });
}

/** Control characters, byte-order marks and zero-width spaces are nobody's words; joiners stay, as emoji are built with them. */
function visibleText(line: string): string {
  return line.replaceAll(/[\p{Cc}\u200b\u2060\ufeff]/gu, ' ').replaceAll(/\p{Cs}/gu, '');
}
