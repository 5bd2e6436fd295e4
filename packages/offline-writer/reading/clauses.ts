import { hasVerb, wordsOf } from './english.ts';
import { determiners, prepositions } from './english-words.ts';
import { asSpoken } from './sentences.ts';
import sentenceSigns from '../data/sentence-signs.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(sentenceSigns);

const leastPieceWords = 4;
const subordinators = new RegExp(String.raw`^(?:${said.subordinators})\b`, 'iu');
const subject = new RegExp(String.raw`^(?:${said.subjects})\b`, 'iu');

/**
 * The clauses of an English sentence that can each stand alone, as sentences of their own; the whole where no cut is
 * safe. No word is lost or added.
 */
export function cutAtClauses(text: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { end, next } of joints(text)) {
    const before = text.slice(start, end);
    if (
      next < start ||
      !standsAlone(before) ||
      !beginsClause(text.slice(next), text.slice(end, next))
    )
      continue;
    pieces.push(before);
    start = next;
  }
  pieces.push(text.slice(start));
  return pieces.length === 1 ? [text] : pieces.map(asSpoken);
}

/** Where clauses may meet, outside of quotations and brackets: the first ends at `end`, the second begins at `next`. */
function* joints(text: string): Generator<{ readonly end: number; readonly next: number }> {
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if ('([“«„'.includes(sign)) depth += 1;
    else if (')]”»'.includes(sign)) depth = Math.max(0, depth - 1);
    else if (sign === '"') quoted = !quoted;
    if (depth > 0 || quoted) continue;
    if (sign === ';' || sign === '；') yield { end: index, next: skipSpace(text, index + 1) };
    else if (/[—–]/u.test(sign) && text[index - 1] === ' ' && text[index + 1] === ' ')
      yield { end: index - 1, next: index + 2 };
    else if (sign === ',' && text[index + 1] === ' ') yield { end: index, next: index + 2 };
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

function standsAlone(piece: string): boolean {
  const words = wordsOf(piece);
  if (words.length < leastPieceWords || !hasVerb(piece)) return false;
  if (!subordinators.test(piece.trim())) return true;
  // "If it rains, we stay in" has its main clause behind its own comma.
  const comma = piece.indexOf(',');
  return comma > 0 && beginsSubject(piece.slice(comma + 1).trim());
}

function beginsClause(rest: string, joint: string): boolean {
  const clause = rest.slice(0, 200);
  if (wordsOf(clause).length < leastPieceWords) return false;
  const linked = /^(?:but|and|so|yet)\s+(.*)$/isu.exec(clause);
  if (joint.includes(',')) return linked !== null && beginsSubject(linked[1] ?? '');
  return beginsSubject(linked?.[1] ?? clause);
}

/** Whether a text begins with a subject and its verb. */
function beginsSubject(text: string): boolean {
  const end = text.search(/[,;:—–]/u);
  const clause = end < 0 ? text : text.slice(0, end);
  if (!hasVerb(clause)) return false;
  if (subject.test(clause)) return true;
  const words = wordsOf(clause);
  const first = words[0] ?? '';
  if (prepositions.has(first)) return false;
  const isPhrase = determiners.has(first) || /^\p{Lu}/u.test(clause) || first.endsWith('s');
  return isPhrase && words.length >= 3;
}
