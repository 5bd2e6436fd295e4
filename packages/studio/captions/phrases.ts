import type { CaptionWord } from './caption-words.ts';

/** Words shown together. They appear at `showFromMs` and stay until `showUntilMs`. */
export interface Phrase {
  readonly words: readonly CaptionWord[];
  readonly showFromMs: number;
  readonly showUntilMs: number;
}

const mostWords = 6;
const idealWords = 4;
/** A silence this long is where a speaker takes a breath. */
const pauseMs = 320;
const leadMs = 90;
const lingerMs = 600;

const endsSentence = /[.!?…。！？؟।॥][\p{Pe}\p{Pf}"'’]*$/u;
const endsClause = /[,;:–—，、；：،؛][\p{Pe}\p{Pf}"'’]*$/u;
/** A phrase should not end on a word that belongs to the next one: an article, a preposition, a number before its unit. */
const leansForward =
  /^([\p{Sc}\d.,]*\d|an?|the|of|to|in|on|at|by|for|from|with|and|or|but|is|are|was|as|that|its?|your|my|our|his|her|their|le|la|les|de|des|du|un|une|el|los|las|der|die|das|den|ein|eine|und|и|в|на|с|по)$/iu;

/**
 * Groups words the way they are said: never across a pause or the end of a sentence, otherwise in even portions of about
 * four words, preferably after a comma, never ending on an article or preposition if it can be helped.
 * @param mostColumns how wide a phrase may be, in columns of `columnsOf`
 */
export function groupPhrases(words: readonly CaptionWord[], mostColumns: number): Phrase[] {
  return showInTurn(splitBreaths(words).flatMap((breath) => divideEvenly(breath, mostColumns)));
}

/** Each word as a phrase of its own. */
export function singleWords(words: readonly CaptionWord[]): Phrase[] {
  return showInTurn(words.map((word) => [word]));
}

/** Each from a moment before its first word until the next, or until its last word has sunk in. */
function showInTurn(groups: readonly (readonly CaptionWord[])[]): Phrase[] {
  const starts = groups.map(([first]) => Math.max(0, (first?.startMs ?? 0) - leadMs));
  return groups.map((group, index) => {
    const endMs = (group.at(-1)?.endMs ?? 0) + lingerMs;
    return {
      words: group,
      showFromMs: starts[index] ?? 0,
      showUntilMs: Math.min(endMs, starts[index + 1] ?? endMs),
    };
  });
}

/** Width of a text in columns: East Asian characters are twice as wide as others. */
export function columnsOf(text: string): number {
  return (
    text.length +
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)
      ?.length ?? 0)
  );
}

function splitBreaths(words: readonly CaptionWord[]): CaptionWord[][] {
  const breaths: CaptionWord[][] = [];
  let previous: CaptionWord | undefined;
  for (const word of words) {
    const isNew =
      !previous || endsSentence.test(previous.text) || word.startMs - previous.endMs >= pauseMs;
    if (isNew) breaths.push([word]);
    else breaths.at(-1)?.push(word);
    previous = word;
  }
  return breaths;
}

/** What it costs to tear a phone number or an amount apart. */
const tornNumber = 60;
const isFigures = (word: CaptionWord | undefined): boolean =>
  /^[+(]?[\d٠-٩][\d٠-٩().,/-]*$/u.test(word?.text ?? '');
const isOneNumber = (last: CaptionWord | undefined, next: CaptionWord): boolean =>
  isFigures(last) && /^[\d٠-٩]/u.test(next.text);

/** The cheapest way to cut a breath into phrases, found from the end backwards. */
function divideEvenly(breath: readonly CaptionWord[], mostColumns: number): CaptionWord[][] {
  const best: { cost: number; size: number }[] = [];
  best[breath.length] = { cost: 0, size: 0 };
  for (let from = breath.length - 1; from >= 0; from -= 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, size: 1 };
    for (let size = 1; size <= Math.min(mostWords * 2, breath.length - from); size += 1) {
      const group = breath.slice(from, from + size);
      const next = breath[from + size];
      const cost =
        phraseCost(group, next === undefined, mostColumns) +
        (next !== undefined && isOneNumber(group.at(-1), next) ? tornNumber : 0) +
        (best[from + size]?.cost ?? 0);
      if (cost < choice.cost) choice = { cost, size };
    }
    best[from] = choice;
  }

  const groups: CaptionWord[][] = [];
  for (let from = 0; from < breath.length;) {
    const size = best[from]?.size ?? 1;
    groups.push(breath.slice(from, from + size));
    from += size;
  }
  return groups;
}

function phraseCost(group: readonly CaptionWord[], isLast: boolean, mostColumns: number): number {
  // In spaceless scripts a piece is often a syllable or two; two of them weigh as one word.
  const size = group.reduce((sum, { isGlued }) => sum + (isGlued ? 0.5 : 1), 0);
  const columns = group.reduce(
    (sum, { text, isGlued }) => sum + columnsOf(text) + (isGlued ? 0 : 1),
    0,
  );
  const last = group.at(-1)?.text ?? '';

  let cost = (size - idealWords) ** 2;
  if (size <= 1) cost += 6;
  if (group.length > 1 && (size > mostWords || columns > mostColumns)) cost += 100;
  if (group.slice(0, -1).some(({ text }) => endsClause.test(text))) cost += 3;
  if (!isLast) cost += endsClause.test(last) ? -3 : leansForward.test(last) ? 4 : 0;
  return cost;
}
