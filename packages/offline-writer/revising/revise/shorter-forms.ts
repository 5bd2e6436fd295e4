import { cutAtClauses } from '../../reading/clauses.ts';
import { asSpoken } from '../../reading/sentences.ts';
import { plainWords } from '../enhance/same-material.ts';
import editWords from '../../data/edit-words.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(editWords);

/** A clause that takes back or limits what stands before it: neither is told without the other. */
const limiting = new RegExp(String.raw`^(?:${said.limitingOpeners})\b`, 'iu');
const opensClause = new RegExp(String.raw`^(?:${said.openClauses})\b`, 'iu');
/** Clauses that may end early with their sentence still whole. */
const trailing = new RegExp(
  String.raw`,? (?=because )|, (?=(?:${said.trailingOpeners}) )|(?: [—–] |; )(?=\p{L})`,
  'gu',
);
const leastWords = 4;
const longestSentence = 2_000;

/**
 * Shorter whole sentences made of an English one, those that lose least first: without its asides, then without clauses
 * from its end. No word is added; a clause that limits the one before it is never cut alone.
 */
export function shorterForms(text: string): readonly string[] {
  if (text.length > longestSentence) return [];
  const forms: string[] = [];
  const add = (form: string): void => {
    const spoken = asSpoken(closed(form, text));
    if (
      plainWords(spoken).length >= leastWords &&
      spoken.length < text.length &&
      !forms.includes(spoken)
    )
      forms.push(spoken);
  };
  const plain = text.replace(/ ?\([^()]{0,300}\)/gu, '').trim();
  if (plain !== text) add(plain);
  for (let pieces = [...cutAtClauses(plain)]; pieces.length > 1;) {
    const last = pieces.at(-1) ?? '';
    pieces = pieces.slice(0, -1);
    if (limiting.test(last)) break;
    // Told in the creator's own form: from the sentence's beginning to the end of the last piece that stays.
    const end = endOf(pieces, plain);
    if (end > 0) add(plain.slice(0, end));
  }
  for (const { index, 0: joint } of [...plain.matchAll(trailing)].toReversed()) {
    const rest = plain.slice(index + joint.length);
    const isAside = /[—–]/u.test(joint) && / [—–] /u.test(rest);
    if (!limiting.test(rest) && !isAside && isOpen(plain.slice(0, index)))
      add(plain.slice(0, index));
  }
  return forms.toSorted(
    (one, other) => figuresIn(other) - figuresIn(one) || other.length - one.length,
  );
}

/** Whether no quotation or bracket is still open, and the clause does not wait for its main clause. */
function isOpen(clause: string): boolean {
  const isBalanced = (clause.match(/["“”]/gu) ?? []).length % 2 === 0 && !/\([^)]*$/u.test(clause);
  return isBalanced && !(opensClause.test(clause) && !clause.includes(','));
}

function endOf(pieces: readonly string[], text: string): number {
  let at = 0;
  for (const piece of pieces) {
    const bare = piece.replace(/[.!?]+$/u, '');
    const from = text.toLowerCase().indexOf(bare.toLowerCase(), at);
    if (from < 0) return -1;
    at = from + bare.length;
  }
  return at;
}

/** A clause ends as its sentence did: a question stays a question. */
function closed(clause: string, sentence: string): string {
  const bare = clause.replace(/[\s,;:–—-]+$/u, '');
  return /[.!?…]["”')]*$/u.test(bare) ? bare : `${bare}${/\?["”')]*$/u.test(sentence) ? '?' : '.'}`;
}

export const figuresIn = (text: string): number => (text.match(/\d[\d.,:]*/gu) ?? []).length;
