import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  irregularPasts,
  nounVerbs,
  prepositions,
  subjectPronouns,
  sureVerbs,
} from './english-words.ts';
import referenceWords from '../data/reference-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(referenceWords);
const plurals: ReadonlySet<string> = new Set(referenceWords.plurals);

/** The words of a text in lower case; apostrophes are straight. */
export function wordsOf(text: string): readonly string[] {
  return (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’\-.][\p{L}\p{M}\p{N}]+)*/gu) ?? []).map(
    (word) => word.toLowerCase().replace(/’/g, "'"),
  );
}

function isFunctionWord(word: string): boolean {
  return (
    determiners.has(word) ||
    prepositions.has(word) ||
    conjunctions.has(word) ||
    subjectPronouns.has(word) ||
    auxiliaries.has(word)
  );
}

/** The verb that a form may belong to: `carries` to `carry`, `stopped` to `stop`; null where none is known. */
function verbOf(
  word: string,
): { readonly base: string; readonly form: 'base' | 's' | 'ed' } | null {
  if (isVerb(word)) return { base: word, form: 'base' };
  const forms: readonly (readonly [string, readonly string[], 's' | 'ed'])[] = [
    ['ies', ['y'], 's'],
    ['es', ['', 'e'], 's'],
    ['s', [''], 's'],
    ['ied', ['y'], 'ed'],
    ['ed', ['', 'e'], 'ed'],
  ];
  for (const [ending, replacements, form] of forms) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    const doubled = form === 'ed' && stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    for (const base of [...replacements.map((rest) => stem + rest), ...doubled])
      if (isVerb(base)) return { base, form };
  }
  return null;
}

function isVerb(word: string): boolean {
  return sureVerbs.has(word) || nounVerbs.has(word);
}

/** Whether a word may be a form of a verb, whatever else it may be. */
export const isVerbForm = (word: string): boolean => verbOf(word) !== null;

const namesObject = new RegExp(`^(?:${said.objectPronouns})$`);

/** Whether a text begins as an instruction does: "Mix the flour", "Never wash it", "Please call us". */
export function isImperative(text: string): boolean {
  const words = wordsOf(text);
  let at = 0;
  while (at < words.length && at < 4 && (adverbs.has(words[at] ?? '') || words[at] === 'and'))
    at += 1;
  const first = words[at] ?? '';
  if (
    first === "don't" ||
    first === "let's" ||
    (first === 'do' && words[at + 1] === 'not') ||
    first === 'be'
  )
    return true;
  if (!isVerb(first)) return false;
  const next = words[at + 1];
  if (next === undefined) return sureVerbs.has(first);
  // "Work hours", "Love letters" are nouns; "Mix flour" is none, for mixing is seldom anything else.
  if (!nounVerbs.has(first)) return true;
  return (
    determiners.has(next) ||
    prepositions.has(next) ||
    adverbs.has(next) ||
    namesObject.test(next) ||
    /^\d/.test(next) ||
    next.endsWith('ly')
  );
}

/**
 * Whether an English text holds a verb that makes it a sentence. A relative clause alone makes none: "a robot who finds
 * a kitten".
 */
export function hasVerb(text: string): boolean {
  const main = mainClause(text);
  const words = wordsOf(main);
  if (words.length === 0) return false;
  if (isImperative(main)) return true;
  return words.some((word, index) => isVerbAt(words, word, index));
}

/** A text without the relative clauses that hang on its first noun. */
function mainClause(text: string): string {
  const match = /^(?:\p{L}[\p{L}'’-]*,? ){1,8}?(?:who|which|that|whose|where)\b/iu.exec(
    text.slice(0, 120),
  );
  if (match === null || hasVerbWord(match[0])) return text;
  const comma = text.indexOf(',', match[0].length);
  const before = match[0].replace(/\S+$/, '');
  return comma < 0 ? restAfterRelative(text, before) : `${before}${text.slice(comma + 1)}`;
}

/** "The man who lived next door was kind": a second sure verb makes the sentence. */
function restAfterRelative(text: string, before: string): string {
  const words = wordsOf(text.slice(before.length));
  const verbs = words.filter(
    (word, index) => index > 0 && (auxiliaries.has(word) || irregularPasts.has(word)),
  );
  return verbs.length >= 2 ? text : before;
}

function hasVerbWord(text: string): boolean {
  return wordsOf(text).some((word) => auxiliaries.has(word) || irregularPasts.has(word));
}

function isVerbAt(words: readonly string[], word: string, index: number): boolean {
  if (auxiliaries.has(word)) return true;
  const before = words[index - 1];
  if (irregularPasts.has(word)) return before === undefined || !determiners.has(before);
  if (before === undefined) return false;
  if (before.endsWith("n't")) return true;
  const verb =
    verbOf(word) ??
    (/[^e]ed$/.test(word) && word.length > 4 ? { base: word, form: 'ed' as const } : null);
  if (verb === null) return false;
  if (subjectPronouns.has(before)) return true;
  if (before === 'to' || (isFunctionWord(before) && !conjunctions.has(before))) return false;
  return agrees(words, index, verb.base, verb.form);
}

/** Whether the words around a form of a verb let it be one. */
function agrees(
  words: readonly string[],
  index: number,
  base: string,
  form: 'base' | 's' | 'ed',
): boolean {
  const before = words[index - 1] ?? '';
  const after = words[index + 1];
  const isAdverbBefore = adverbs.has(before) || before.endsWith('ly');
  const goesOn =
    after === undefined ||
    isFunctionWord(after) ||
    adverbs.has(after) ||
    /^(?:me|us|him|them|\d.*)$/.test(after) ||
    after.endsWith('ly');
  const hasSubject = determiners.has(words[index - 2] ?? '') && !isFunctionWord(before);
  if (form === 'ed' && hasSubject) return true;
  if (form === 'ed') return isAdverbBefore || goesOn || determiners.has(after ?? '');
  const isPlural = /[^s]s$/.test(before) || plurals.has(before);
  const agreesInNumber = isAdverbBefore || (form === 's' ? !isPlural : isPlural);
  if (!agreesInNumber) return false;
  if (!nounVerbs.has(base)) return true;
  return (
    isAdverbBefore ||
    after === undefined ||
    determiners.has(after) ||
    adverbs.has(after) ||
    after === 'to'
  );
}
