import { actsOfVerb } from './hand-acts.ts';
import { joined, links } from './english-words.ts';

/* The clauses of an English text, as far as each may tell something to do. */

export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly at: number;
}

export interface Clause {
  readonly words: readonly Word[];
  readonly at: number;
  /** The word that links it to the clause before; empty behind a mark. */
  readonly link: string;
  /** Whether a sentence begins with it. */
  readonly opens: boolean;
}

const signs = /[\p{L}\p{N}]+(?:[.,'’/-](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]+/gu;

/** "Fold that edge": behind a verb it stands before a noun. */
function isLink(lower: string, words: readonly Word[], opens: boolean): boolean {
  if (!links.has(lower)) return false;
  if (lower === 'so') return words.length > 0 || !opens;
  return lower !== 'that' || actsOfVerb(words.at(-1)?.lower ?? '').length === 0;
}

/** "Inside out" and "to the boil" are read as one word, of the same length. */
const phrases = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${joined.join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const asOne = (text: string): string =>
  text.replaceAll(phrases, (phrase) => phrase.replaceAll(' ', '-'));

export function clausesOf(text: string): readonly Clause[] {
  const clauses: Clause[] = [];
  let words: Word[] = [];
  let link = '';
  let opens = true;
  let isAside = false;
  const close = (next: string, nextOpens: boolean) => {
    if (words.length > 0) clauses.push({ words, at: words[0]?.at ?? 0, link, opens });
    if (words.length > 0 || next !== '') opens = nextOpens;
    words = [];
    link = next;
  };
  for (const { 0: sign, index } of asOne(text.slice(0, 600)).matchAll(signs)) {
    const lower = sign.toLowerCase().replaceAll('’', "'");
    if (!/^[\p{L}\p{N}&+]/u.test(sign)) {
      // A bracket stands beside its sentence.
      if (/[(]/u.test(sign)) isAside = true;
      if (/[)]/u.test(sign)) {
        isAside = false;
        continue;
      }
      if (/^[-/'’"“”‘*%]+$/u.test(sign) && sign !== '-') continue;
      close('', /[.!?…:]/u.test(sign));
    } else if (isAside) continue;
    else if (isLink(lower, words, opens)) {
      // "You can", "make sure that": only what opens a clause links.
      if (words.length === 0 && link !== '') link = /^(?:and|then)$/u.test(lower) ? link : lower;
      else close(lower, false);
    } else words.push({ text: sign, lower, at: index });
  }
  close('', false);
  return clauses;
}
