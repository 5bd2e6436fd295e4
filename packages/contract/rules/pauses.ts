/*
 * Pauses stand in a dialogue as marks: `[pause]` or `[pause 1.5s]`. They are heard as silence of just that length, and are
 * never spoken, shown in captions or counted as words.
 */

export const defaultPauseS = 0.5;
export const minPauseS = 0.1;
export const maxPauseS = 5;

/** Any other text in brackets is text. */
const mark = /\[pause(?:\s+(\d{1,3}(?:[.,]\d{1,3})?)\s*s?)?\]/giu;
const hasWords = /[\p{L}\p{N}]/u;
/** Punctuation that closes what stood before it. */
const closing = /^\s*([.,;:!?…]+)(?=\s|$)/u;

/** Words said in one breath, and the silence after them. */
export interface SpokenPart {
  readonly text: string;
  /** In milliseconds. */
  readonly pauseMs: number;
}

export interface SpokenParts {
  /** Silence before the first word, in milliseconds. */
  readonly leadingMs: number;
  /** Empty where nothing is said. */
  readonly parts: readonly SpokenPart[];
}

const secondsOf = (length: string | undefined) =>
  length === undefined ? defaultPauseS : Number(length.replace(',', '.'));
const millisecondsOf = (length: string | undefined) =>
  Math.round(Math.min(Math.max(secondsOf(length), minPauseS), maxPauseS) * 1_000);

/** The dialogue in pieces, each with the silence after it. A full stop or comma typed after a mark ends the words before it. */
function piecesOf(dialogue: string): SpokenPart[] {
  const pieces: SpokenPart[] = [];
  let at = 0;
  for (const {
    index,
    0: { length },
    1: seconds,
  } of dialogue.matchAll(mark)) {
    pieces.push({ text: dialogue.slice(at, index), pauseMs: millisecondsOf(seconds) });
    at = index + length;
  }
  pieces.push({ text: dialogue.slice(at), pauseMs: 0 });
  return pieces.map(({ text, pauseMs }, index) => {
    const stray =
      index === pieces.length - 1 ? '' : (closing.exec(pieces[index + 1]?.text ?? '')?.[1] ?? '');
    const rest = index === 0 ? text : text.replace(closing, '');
    return { text: `${rest.trim()}${stray}`, pauseMs };
  });
}

/** A dialogue at its pauses. Pauses beside each other are one; a piece without a word belongs to the words beside it. */
export function partsOf(dialogue: string): SpokenParts {
  const pieces = piecesOf(dialogue);
  const first = pieces.findIndex(({ text }) => hasWords.test(text));
  if (first < 0) {
    const text = joined(pieces);
    return { leadingMs: 0, parts: text === '' ? [] : [{ text, pauseMs: 0 }] };
  }
  const before = pieces.slice(0, first);
  const parts: SpokenPart[] = [];
  for (const piece of pieces.slice(first)) {
    const last = parts.at(-1);
    if (last === undefined) parts.push({ ...piece, text: joined([...before, piece]) });
    else if (hasWords.test(piece.text)) parts.push(piece);
    else
      parts[parts.length - 1] = {
        text: joined([last, piece]),
        pauseMs: last.pauseMs + piece.pauseMs,
      };
  }
  return { leadingMs: before.reduce((sum, { pauseMs }) => sum + pauseMs, 0), parts };
}

const joined = (pieces: readonly SpokenPart[]) =>
  pieces
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

/** A dialogue as it is read: its words, without the marks. */
export function withoutPauses(dialogue: string): string {
  return !dialogue.includes('[') || dialogue.search(mark) < 0
    ? dialogue
    : joined(piecesOf(dialogue));
}

/** All its silences together, in milliseconds. */
export function pausedMs(dialogue: string): number {
  if (!dialogue.includes('[')) return 0;
  return [...dialogue.matchAll(mark)].reduce(
    (sum, [, seconds]) => sum + millisecondsOf(seconds),
    0,
  );
}

/** Whether a dialogue is silence: empty, or pauses alone. */
export function saysNothing(dialogue: string): boolean {
  return withoutPauses(dialogue).trim() === '';
}

/** The mark of a pause. */
export function pauseMark(seconds: number): string {
  return seconds === defaultPauseS ? '[pause]' : `[pause ${seconds}s]`;
}

/** Whether a place in a dialogue lies within a mark, where nothing may be cut or inserted. */
export function isInsidePause(dialogue: string, place: number): boolean {
  return [...dialogue.matchAll(mark)].some(
    ({ index, 0: { length } }) => place > index && place < index + length,
  );
}

/** Why a dialogue's pauses cannot be kept, as a sentence; null where they can. */
export function refusalOfPauses(dialogue: string): string | null {
  const wrong = [...dialogue.matchAll(mark)]
    .map(([, length]) => secondsOf(length))
    .some((seconds) => seconds < minPauseS || seconds > maxPauseS);
  return wrong ? `A pause lasts ${minPauseS} to ${maxPauseS} seconds, such as [pause 1.5s].` : null;
}
