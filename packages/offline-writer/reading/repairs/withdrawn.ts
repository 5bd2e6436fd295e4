import { alternatives } from '@scenewright/contract/rules/alternatives.ts';
import corrections from '../../data/correction-words.json' with { type: 'json' };
import words from '../../data/withdrawal-words.json' with { type: 'json' };
import { lettersOf } from '../../plain-words.ts';
import { splitSentences } from '../sentences.ts';
import { saidInstead, takenBackBy } from './takes-back.ts';
import { bare, stem } from './tokens.ts';
import { wholeWords } from '../whole-words.ts';
import repairWords from '../../data/repair-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(repairWords);

/*
 * Whole sentences and points that their author takes back: struck out ("~~cash~~"), named ("scratch the last one", "lo del vino
 * blanco no"), or said anew ("Put the rice in first. No no, the pepper goes in first").
 */

/** "Ah, oubliez le gravier, ça ne sert à rien": a thing that a sentence just told of. */
const forgets = new RegExp(
  String.raw`^(?:${wholeWords(words.leads)}[,.!]?\s+)*${wholeWords(words.verbs)}\s+(?:${wholeWords(words.articles)}\s+|l['’])(?<named>\p{L}[^,;:.!?\n]{2,30}),\s+\S`,
  'iu',
);
const nearest = 4;
const negation = `(?:${alternatives(corrections.negations)})`;
/** "No no, the pepper goes in first": what was said is said anew, as a sentence. */
const saidAnew = new RegExp(
  String.raw`^(?:${negation},? ${negation}(?:,? ${negation})*|${negation},? (?:${said.saysAnew}))\s*[,.!:–—-]+\s*(?<clause>\p{L}[^\n]{8,})$`,
  'iu',
);
const denies = new RegExp(`^(?:${negation})(?![\\p{L}\\p{M}])`, 'iu');

const struck = /~~[^~\n]{1,200}~~[ ]?/gu;
const emptied = /^[ ]*(?:[-–—*•]|\d{1,2}[.)])?[ ]*$/u;
const point = /^\s*(?:[-–—*•]|\d{1,2}[.)])\s/u;
const mostLetters = 8_000;
const leastStem = 4;

interface Piece {
  readonly line: number;
  readonly text: string;
}

const stemsOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(stem)
    .filter((word) => word.length >= leastStem);

/**
 * A text without what its author takes back, and without the words that take it back; any other text as it is.
 * @param isTurn whether somebody in a dialogue says a line: they take nothing back from the film
 */
export function withoutWithdrawn(text: string, isTurn: (line: string) => boolean): string {
  if (text.length > mostLetters) return text;
  const lines = withoutStruck(text.split('\n'));
  const pieces = lines.flatMap((line, at): Piece[] =>
    splitSentences(line).map((sentence) => ({ line: at, text: sentence })),
  );
  const gone = new Set<number>();
  const instead = new Map<number, string>();
  for (const [at, piece] of pieces.entries()) {
    if (isTurn(lines[piece.line] ?? '')) continue;
    takeInstead(pieces, at, lines, gone, instead);
    takeNamed(pieces, at, lines, gone);
    takeSaidAnew(pieces, at, gone, instead);
    takeDoubled(pieces, at, gone);
  }
  if (gone.size === 0 && instead.size === 0) return lines.join('\n');
  return lines
    .flatMap((line, at) => {
      const own = [...pieces.entries()].filter(([, piece]) => piece.line === at);
      if (own.every(([place]) => !gone.has(place) && !instead.has(place))) return [line];
      const kept = own.filter(([place]) => !gone.has(place));
      if (kept.length === 0) return [];
      const indent = /^\s*/u.exec(line)?.[0] ?? '';
      return [indent + kept.map(([place, piece]) => instead.get(place) ?? piece.text).join(' ')];
    })
    .join('\n');
}

/** "- ~~cash~~" goes with its bullet. */
const withoutStruck = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => {
    if (!line.includes('~~')) return [line];
    const left = line.replaceAll(struck, '');
    return left !== line && emptied.test(left) ? [] : [left];
  });

/** The place of the last piece before another that names one of some words. */
function lastNaming(
  pieces: readonly Piece[],
  before: number,
  { words: named, hasAmount }: { readonly words: string; readonly hasAmount: boolean },
): number {
  const wanted = stemsOf(named);
  return pieces
    .slice(0, before)
    .findLastIndex(
      ({ text }) =>
        stemsOf(text).some((word) => wanted.includes(word)) && (!hasAmount || /\d/u.test(text)),
    );
}

/** The place of the piece that a sentence takes back; -1 where it takes none back. */
function targetOf(
  text: string,
  pieces: readonly Piece[],
  at: number,
  lines: readonly string[],
): number {
  const found = takenBackBy(text);
  if (found?.is === 'point') {
    const headed = new RegExp(String.raw`^\s*${found.number}\s?[.):–-]\s`, 'u');
    return pieces.slice(0, at).findLastIndex(({ line }) => headed.test(lines[line] ?? ''));
  }
  if (found?.is === 'before') return at - 1;
  if (found?.is === 'named') return lastNaming(pieces, at, found);
  const forgotten = stemsOf(forgets.exec(text)?.groups?.['named'] ?? '');
  if (forgotten.length === 0) return -1;
  // Only what one of the last sentences is about, and hardly anything else.
  return pieces.slice(0, at).findLastIndex((piece, place) => {
    const told = stemsOf(piece.text);
    return (
      place >= at - nearest &&
      told.length <= mostTold &&
      forgotten.every((word) => told.includes(word))
    );
  });
}
const mostTold = 4;

/** A sentence, or a point, that takes back its own beginning. */
function takeInstead(
  pieces: readonly Piece[],
  at: number,
  lines: readonly string[],
  gone: Set<number>,
  instead: Map<number, string>,
): void {
  const { line = -1, text = '' } = pieces[at] ?? {};
  const said = text.length > longestSentence ? null : saidInstead(text);
  if (said === null) return;
  const isPoint = point.test(lines[line] ?? '');
  for (const [place, piece] of pieces.entries())
    if (place === at || (isPoint && piece.line === line)) gone.add(place);
  if (said === '') return;
  gone.delete(at);
  const mark = isPoint ? (point.exec(lines[line] ?? '')?.[0] ?? '') : '';
  instead.set(at, mark + said.slice(0, 1).toUpperCase() + said.slice(1));
}
const longestSentence = 600;

function takeNamed(
  pieces: readonly Piece[],
  at: number,
  lines: readonly string[],
  gone: Set<number>,
): void {
  const text = (pieces[at]?.text ?? '').slice(0, 300).replace(/^[[(]\s*/u, '');
  const target = at === 0 ? -1 : targetOf(text, pieces, at, lines);
  if (target < 0) return;
  const line = pieces[target]?.line ?? -1;
  const isPoint = point.test(lines[line] ?? '') && line !== pieces[at]?.line;
  for (const [place, piece] of pieces.entries())
    if (isPoint ? piece.line === line : place === target) gone.add(place);
  gone.add(at);
}

function takeSaidAnew(
  pieces: readonly Piece[],
  at: number,
  gone: Set<number>,
  instead: Map<number, string>,
): void {
  const [before, own] = [pieces[at - 1], pieces[at]];
  const clause = saidAnew.exec((own?.text ?? '').slice(0, 600))?.groups?.['clause'] ?? '';
  if (clause === '' || before === undefined || before.line !== own?.line) return;
  const [old, fresh] = [before.text, clause].map((text) => text.split(' ').map(bare));
  const ending = (old ?? []).slice(-2).join(' ');
  const shared = stemsOf(before.text).filter((word) => stemsOf(clause).includes(word)).length;
  if (shared < 2 && !(fresh ?? []).join(' ').includes(ending)) return;
  gone.add(at - 1);
  instead.set(at, clause.slice(0, 1).toUpperCase() + clause.slice(1));
}

/** "Komt een Belg bij de dokter. Nee, een Fries. Komt een Fries bij de dokter.": said again with another word. */
function takeDoubled(pieces: readonly Piece[], at: number, gone: Set<number>): void {
  const [old, between, fresh] = pieces.slice(at, at + 3);
  if (old === undefined || between === undefined || fresh === undefined) return;
  if (!denies.test(between.text) || between.text.length > longestBetween) return;
  const [one, other] = [old, fresh].map(({ text }) => text.split(' ').map(bare));
  if (one?.length !== other?.length || (one?.length ?? 0) < leastDoubled) return;
  const same = (one ?? []).filter((word, place) => word === other?.[place]).length;
  if (lettersOf(old.text) === lettersOf(fresh.text) || same < (one?.length ?? 0) - 2) return;
  // What stands between says the other word.
  const said = new Set(between.text.split(' ').map(bare));
  const changed = (other ?? []).filter((word, place) => word !== one?.[place]);
  if (!changed.some((word) => said.has(word))) return;
  gone.add(at);
  gone.add(at + 1);
}
const longestBetween = 60;
const leastDoubled = 4;
