/** A word of a preview, and how long it is lit. */
export interface PreviewWord {
  readonly text: string;
  /** No space stands before it. */
  readonly isGlued: boolean;
  readonly ms: number;
}

const mostWords = 4;
const mostCharacters = 26;
const wordMs = 140;
const characterMs = 45;
const restMs = 280;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text as captions show it, phrase by phrase, at about the pace of a voice. Films follow the voice itself. */
export function previewPhrases(text: string, oneWord: boolean): PreviewWord[][] {
  const phrases: PreviewWord[][] = [];
  for (const word of wordsOf(text)) {
    const phrase = phrases.at(-1);
    if (phrase !== undefined && !oneWord && hasRoom(phrase, word)) phrase.push(word);
    else phrases.push([word]);
  }
  return phrases;
}

function wordsOf(text: string): PreviewWord[] {
  return text
    .split(/\s+/u)
    .filter((run) => run !== '')
    .flatMap((run) =>
      piecesOf(run).map((piece, index) => ({
        text: piece,
        isGlued: index > 0,
        ms: wordMs + [...piece].length * characterMs + (/[.!?…。！？]$/u.test(piece) ? restMs : 0),
      })),
    );
}

/** Scripts without spaces are parted by dictionary; punctuation stays with the word before it. */
function piecesOf(run: string): string[] {
  if (!unspaced.test(run)) return [run];
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, {
    granularity: 'word',
  }).segment(run)) {
    if (isWordLike !== true && pieces.length > 0) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

function hasRoom(phrase: readonly PreviewWord[], word: PreviewWord): boolean {
  const characters = [...phrase, word].reduce((sum, { text }) => sum + text.length + 1, 0);
  return (
    phrase.length < mostWords &&
    characters <= mostCharacters &&
    !/[.!?…。！？]$/u.test(phrase.at(-1)?.text ?? '')
  );
}
