import words from '../../data/heavy-words.json' with { type: 'json' };

/* Which words of a line carry it. */

/** What turns a line round: it is missed at one's peril. */
const negations = new Set(words.negations);
/** Shares and multiples that are written as words. */
const shares = new Set(words.shares);
const year = /^(?:1[0-9]|20)\d{2}$/u;

/** Where characters stand singly: those of the first figure. */
function firstFigure(pieces: readonly string[]): readonly number[] {
  const from = pieces.findIndex((piece) => /\p{N}/u.test(piece));
  if (from < 0) return [];
  const length = pieces.slice(from).findIndex((piece) => !/[\p{N}.,%]/u.test(piece));
  const to = length < 0 ? pieces.length : from + length;
  return Array.from({ length: to - from }, (_, at) => from + at);
}

/** Characters that stand singly, as in scripts that write no spaces. */
export const isUnspaced = (pieces: readonly string[]): boolean =>
  pieces.length > 3 && pieces.every((piece) => [...piece].length === 1);

export const isNegation = (word: string): boolean =>
  negations.has(word) ||
  /(?:do|does|did|is|was|were|are|ca|wo|would|should|could)n['’]?t$/u.test(word);

const plainWord = (word: string): string =>
  word
    .replaceAll('’', "'")
    .replace(/[^\p{L}']/gu, '')
    .toLowerCase();
const bans = new Set(words.bans);
const polite = new Set(words.polite);
const pointers = new Set(words.pointers);
const deniesBehind = new Set(words.deniesBehind);
/** "Kapağı açma": a Turkish verb forbids by its ending. */
const turkishBan = /\p{L}m[ae](?:y[ıi]n(?:[ıi]z)?)?$/u;
const turkishLetters = /[ğışİ]/u;

/** "Not the bottom", "Den Akku niemals öffnen": whether a point tells what shall not be. */
export function forbids(text: string): boolean {
  const said = text.split(/\s+/u).map(plainWord).filter(Boolean);
  const [first = '', second = '', third = ''] = said;
  const isBan = (word: string): boolean =>
    isNegation(word) || bans.has(word) || word.startsWith("n'");
  const isLead = isBan(first) || (polite.has(first) && isBan(second));
  const last = said.at(-1) ?? '';
  return (
    isLead ||
    // "It isn't laziness", "das ist keine Faulheit": what something is not.
    (pointers.has(first) && (isBan(second) || isBan(third))) ||
    deniesBehind.has(second) ||
    (/(?:en|ern|eln)$/u.test(last) && deniesBehind.has(said.at(-2) ?? '')) ||
    (turkishLetters.test(text) && turkishBan.test(last))
  );
}

const continuesBan = new Set(words.continuesBan);

/** Which points are of what shall not be: by their own words, by a heading that denies them all, or as the first of them goes on. */
export function forbidden(items: readonly string[], heading: string): readonly boolean[] {
  const led = heading.split(/\s+/u);
  const isIn = led.some((word) => portuguese.test(word));
  const areAll = (isIn ? [] : led.map(plainWord)).some(
    (word) => isNegation(word) || bans.has(word) || word.startsWith("n'"),
  );
  const [first = ''] = items;
  const isOpen = forbids(first);
  return items.map((item) => {
    const word = plainWord(item.split(/\s/u, 1)[0] ?? '');
    return areAll || forbids(item) || (isOpen && continuesBan.has(word));
  });
}

/** "No quintal" is in the yard: a line with words that only Portuguese has denies nothing by "no". */
const portuguese = new RegExp(`[ãõ]|^(?:${words.onlyPortuguese.join('|')})[,.!?]?$`, 'iu');

/** How much a word carries of its line; nought where nothing turns on it. */
function weightOf(piece: string, isLoudText: boolean): number {
  const letters = piece.replace(/[^\p{L}\p{N}'’]/gu, '').replaceAll('’', "'");
  const lower = letters.toLowerCase();
  // What is written in capitals is meant to be loud.
  if (!isLoudText && /^[\p{Lu}']{3,}$/u.test(letters)) return 5;
  if (negations.has(lower) || lower.endsWith("n't")) return 4;
  if (/\p{N}/u.test(letters)) return year.test(letters) ? 1 : 3;
  return shares.has(lower) ? 3.5 : 0;
}

const asks = (pieces: readonly string[]): boolean => /[?？؟]["'”’)]*$/u.test(pieces.at(-1) ?? '');
const hasFigure = (piece: string | undefined): boolean => /\p{N}/u.test(piece ?? '');
/** "1 to 27": both ends of it. */
const linksFigures = /^(?:to|bis|à|a|al|or|oder|ou|o|tot|of|do|lub|till|until|[-–—])$/iu;

/**
 * The word that carries a line: what is written loud, a negation, a share, a figure with both its ends. One at the most, and
 * none where nothing in the line turns on it: colour that falls on any word says nothing. A question's figures may be its answer.
 */
export function heavyWords(pieces: readonly string[]): readonly number[] {
  if (isUnspaced(pieces)) return firstFigure(pieces);
  const isLoudText = pieces.every((piece) => !/\p{Ll}/u.test(piece));
  const isAsked = asks(pieces);
  const isIn = pieces.some((piece) => portuguese.test(piece));
  const weighed = pieces
    .map((piece, index) => ({
      index,
      weight: isIn && /^no$/iu.test(piece) ? 0 : weightOf(piece, isLoudText),
    }))
    .filter(({ index, weight }) => weight > 0 && !(isAsked && hasFigure(pieces[index])))
    .toSorted((one, other) => other.weight - one.weight);
  const [first] = weighed;
  if (first === undefined) return [];
  const { index } = first;
  const isRange =
    hasFigure(pieces[index]) &&
    linksFigures.test(pieces[index + 1] ?? '') &&
    hasFigure(pieces[index + 2]);
  return isRange ? [index, index + 1, index + 2] : [index];
}
