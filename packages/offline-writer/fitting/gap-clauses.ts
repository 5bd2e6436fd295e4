import { hasVerb, isVerbForm } from '../reading/english.ts';
import { auxiliaries, determiners, irregularPasts } from '../reading/english-words.ts';
import type { Token } from './gap-costs.ts';
import { doers, links, phraseOpeners, subordinators } from './gap-words.ts';
import gapWords from '../data/gap-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(gapWords);

/* Where an English sentence has its verbs: a comma between two clauses is a place to rest, one between a subject and its verb is none. */

const textOf = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')
    .replace(/,$/u, '');

/** What follows a mark is looked at so far. */
const farthest = 30;

const nextComma = (tokens: readonly Token[], from: number) => {
  const comma = tokens.findIndex(({ ends }, at) => at >= from && ends !== null);
  return comma < 0 ? tokens.length : comma + 1;
};

const isName = (token: Token | undefined) => /^["“]?\p{Lu}\p{Ll}/u.test(token?.text ?? '');

const mayBeSubject = (tokens: readonly Token[], at: number) => {
  const word = tokens[at]?.word ?? '';
  const opensOther = phraseOpeners.has(word) || subordinators.has(word) || links.has(word);
  return !opensOther && (determiners.has(word) || doers.has(word) || isName(tokens[at]));
};

/** "Been doing it 26 years, | my dad did it before me": each side of the comma has a verb of its own. */
export function partsClauses(tokens: readonly Token[], at: number): boolean {
  if (!mayBeSubject(tokens, at)) return false;
  const to = Math.min(nextComma(tokens, at), at + farthest);
  if (!hasVerb(textOf(tokens, at, to))) return false;
  // "Been doing it 26 years" says who by what comes next.
  const isDoing = /^(?:been|done|\p{L}{2,}ing)$/u.test(tokens[0]?.word ?? '') && at >= leastClause;
  return isDoing || hasVerb(textOf(tokens, Math.max(at - farthest, 0), at));
}
const leastClause = 4;

/** "The vessel, | named after a nurse, | takes 22 cars": whether what stands before a word waits for the verb behind it. */
export function partsSubject(tokens: readonly Token[], at: number): boolean {
  const first = nextComma(tokens, 0);
  if (at < first || at > first + farthest || tokens[first - 1]?.ends !== 'comma') return false;
  const isVerb = verbAfterAside(tokens, first);
  return isVerb !== null && at <= isVerb;
}

const opensAside = new RegExp(String.raw`^(?:${said.asideOpeners}|\p{L}+ed|\p{L}+ing)$`, 'u');

/** The place of the verb behind what is said beside a subject, between commas; null where there is none. */
function verbAfterAside(tokens: readonly Token[], first: number): number | null {
  if (!mayBeSubject(tokens, 0) || hasVerb(textOf(tokens, 0, first))) return null;
  // Of several things in a row none is said beside another.
  const beside = tokens[first]?.word ?? '';
  if (!opensAside.test(beside)) return null;
  for (let at = first; at < Math.min(tokens.length - 1, first + farthest);) {
    at = nextComma(tokens, at);
    const { word = '' } = tokens[at] ?? {};
    if (tokens[at - 1]?.ends !== 'comma') return null;
    if (auxiliaries.has(word) || irregularPasts.has(word) || isVerbForm(word)) return at;
  }
  return null;
}

/** So few words before a comma may be all adverb ("But every evening, at ten past eleven,") or all subject ("Stella, a mule of 19,"). */
const longestBeginning = 8;

/**
 * Whether all that stands before a comma is what a sentence begins with, before anybody does anything. Verbs of English are
 * known; of other languages only that so few words before a comma are hardly a clause, unless somebody who does something
 * stands behind the mark.
 */
export function isOnlyBeginning(tokens: readonly Token[], at: number): boolean {
  if (at > longestBeginning || tokens[at - 1]?.ends !== 'comma') return false;
  // "Quando o posto fechou, em 1993,": in whatever language, its first word says that a verb is in it.
  if (subordinators.has(tokens[0]?.word ?? '') && at > leastClause) return false;
  const { word = '' } = tokens[at] ?? {};
  const beginsClause = subordinators.has(word) || (links.has(word) && at > leastClause);
  if (beginsClause || (doers.has(word) && !phraseOpeners.has(tokens[0]?.word ?? ''))) return false;
  return !partsClauses(tokens, at) && !hasVerb(textOf(tokens, 0, at));
}
