import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isFiniteVerb, isPastForm } from '@scenewright/contract/rules/prose/verbs.ts';
import { titlesBeforeNames } from '../plan-words.ts';
import type { Word } from '../word.ts';
import { usesOf } from '../word-uses.ts';
import { asVerb, isFinite } from './as-verb.ts';
import { isSomebody } from './somebody.ts';
import { ofVerbs } from './verb-words.ts';

/*
 * A clause that is a sentence has a verb. Where the tagger found none in it, the word behind somebody that can be one is it: "my
 * neighbour waters her tomatoes". What stands behind a thing stays what it is: "our window seats are sold".
 */

const pronounOfOne: ReadonlySet<string> = new Set(['he', 'she', 'it']);
const pronounOfMany: ReadonlySet<string> = new Set(['i', 'they', 'we', 'you']);

interface Subject {
  /** Whether its verb ends in "s"; null where it may or may not. */
  readonly isOne: boolean | null;
}

/** The subject that ends at a word: with what leads it, at the beginning of its clause or behind when it is. */
function subjectAt(clause: readonly Word[], at: number): Subject | null {
  const head = clause[at];
  if (head === undefined) return null;
  if (head.is === 'pronoun')
    return pronounOfOne.has(head.lower)
      ? { isOne: true }
      : pronounOfMany.has(head.lower)
        ? { isOne: false }
        : null;
  if (head.is !== 'noun' || !isSomebody(head)) return null;
  let from = at;
  while (from > 0 && /^(?:noun|adjective|number)$/u.test(clause[from - 1]?.is ?? '')) from -= 1;
  const lead = clause[from - 1];
  const isLed = lead?.is === 'determiner' || lead?.is === 'possessive';
  const before = isLed ? clause[from - 2] : lead;
  const isName = /^\p{Lu}/u.test(head.text) || titlesBeforeNames.has(clause[at - 1]?.lower ?? '');
  const isMany = head.tags.has('Plural');
  const isCounted = clause[from]?.is === 'number';
  if (!isLed && !isName && !isMany && !isCounted) return null;
  const isOfSome =
    before?.lower === 'of' &&
    (ofVerbs.quantifiers.has(clause[from - (isLed ? 3 : 2)]?.lower ?? '') ||
      clause[from - (isLed ? 3 : 2)]?.is === 'number');
  if (before?.is === 'preposition' && !isOfSome) return null;
  // "Mum and Dad work".
  const isUnsure = ofVerbs.asMany.has(head.lower) || before?.lower === 'and';
  return { isOne: isUnsure ? null : !isMany };
}

/** What can stand right behind a verb, and not behind two nouns that are one thing. */
const behindVerb: ReadonlySet<string> = new Set([
  'determiner',
  'possessive',
  'pronoun',
  'preposition',
  'adverb',
  'number',
]);

/** In which form a word can be what its subject does; null where it cannot. */
function formOf(word: Word, { isOne }: Subject): 'past' | 'present' | 'base' | null {
  const { lower } = word;
  if (isPastForm(lower) && lower !== 'left') return 'past';
  const one = singularPhrase(lower) ?? lower;
  const isThird = one !== lower && /[^s]s$/u.test(lower);
  const isUsed = isFiniteVerb(lower) || usesOf(one).verb > leastVerb;
  if (!isUsed) return null;
  if (isThird) return isOne === false ? null : 'present';
  return isOne === true ? null : 'base';
}
/** Such a share of its uses in books is as a verb. */
const leastVerb = 0.1;

const skips = (word: Word | undefined): boolean => ofVerbs.beforeVerbs.has(word?.lower ?? '');

/** "Fishermen on the pier mend nets": who stands before where they are, where something is done to something. */
function subjectBefore(
  clause: readonly Word[],
  at: number,
  next: Word | undefined,
): Subject | null {
  const isObject =
    next?.is === 'determiner' || next?.is === 'possessive' || next?.tags.has('Plural') === true;
  const lead = clause.slice(0, at).findLastIndex(({ is }) => is === 'preposition');
  const isPlace =
    lead > 0 &&
    clause[lead]?.lower !== 'of' &&
    /^(?:determiner|possessive)$/u.test(clause[lead + 1]?.is ?? '') &&
    clause.slice(lead + 2, at + 1).every(({ is }) => is === 'noun' || is === 'adjective');
  return isObject && isPlace ? subjectAt(clause, lead - 1) : null;
}

/** The place of a verb that nobody took for one, with its form. */
function verbIn(clause: readonly Word[]): { readonly at: number; readonly as: Word } | null {
  for (const [at, word] of clause.entries()) {
    if (at === 0 || !/^(?:noun|adjective)$/u.test(word.is) || word.isHyphened) continue;
    let head = at - 1;
    while (head > 0 && skips(clause[head])) head -= 1;
    const next = clause[at + 1];
    const subject = subjectAt(clause, head) ?? subjectBefore(clause, head, next);
    const form = subject === null ? null : formOf(word, subject);
    const isSure = head < at - 1 || form === 'past' || next === undefined;
    const opens = isSure || behindVerb.has(next.is) || (form !== 'base' && next.is === 'adjective');
    if (form !== null && opens && word.ends !== 'part') return { at, as: asVerb(word, form) };
  }
  return null;
}

/** Adverbs between somebody and what they do, that the tagger took for how something looks. */
const freed = (clause: readonly Word[], verb: number): readonly Word[] =>
  clause.map((word, at) =>
    at < verb && at > 0 && skips(word) && word.is === 'adjective'
      ? { ...word, is: 'adverb' }
      : word,
  );

function withVerb(clause: readonly Word[]): readonly Word[] {
  if (clause.some(isFinite)) return clause;
  const found = verbIn(clause);
  if (found === null) return clause;
  return freed(clause, found.at).map((word, at) => (at === found.at ? found.as : word));
}

/** "Sit by the stove and peel apples": behind a verb in its base form, and before what it is done to. */
function isSecond(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word?.is === 'noun' &&
    word.tags.has('Singular') &&
    words[at - 1]?.lower === 'and' &&
    word.ends === 'no' &&
    (next?.is === 'determiner' || next?.is === 'possessive' || next?.tags.has('Plural') === true) &&
    isFiniteVerb(word.lower) &&
    words.slice(0, at).some(({ is, tags }) => is === 'verb' && tags.has('Infinitive'))
  );
}

/** "Used to whittle spoons": where another verb leads to it by "to", no noun stands. */
function isLed(words: readonly Word[], at: number): boolean {
  const [lead, to, word] = [words[at - 2], words[at - 1], words[at]];
  return (
    to?.lower === 'to' &&
    word?.is === 'noun' &&
    !word.tags.has('Plural') &&
    (ofVerbs.leadingOn.has(lead?.lower ?? '') || ofVerbs.leadingTo.has(lead?.lower ?? '')) &&
    (isFiniteVerb(word.lower) || usesOf(word.lower).verb > leastVerb)
  );
}

/** The words of a line, of which each clause that tells of somebody has its verb. */
export function withFoundVerbs(words: readonly Word[]): readonly Word[] {
  const clauses: Word[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (!isOpen || word.is === 'link') clauses.push([]);
    clauses.at(-1)?.push(word);
    isOpen = word.ends === 'no' && word.is !== 'link';
  }
  return clauses
    .flatMap(withVerb)
    .map((word, at, all) => (isSecond(all, at) || isLed(all, at) ? asVerb(word, 'base') : word));
}
