import { gerundOf, isFiniteVerb } from '@scenewright/contract/rules/prose/verbs.ts';
import { ingNouns, massNouns, uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { nounVerbs, sureVerbs } from '../reading/english-words.ts';
import { people } from './plan-words.ts';
import type { Phrase } from './read-line.ts';

/* Whether a word is what a reader took it for. What is not sure is not drawn. */

const gerunds: ReadonlySet<string> = new Set([...sureVerbs, ...nounVerbs].map(gerundOf));

/** Whether a word is a form of a verb that people use: "ran", "bakes"; "guy ropes" holds none. */
export const isVerbForm = (word: string): boolean =>
  isFiniteVerb(word) || gerunds.has(gerundOf(word)) || /^[a-z]{2,}ed$/.test(word);

/** "Burn and tire": one thing of which there are many has an article in English; without it, the word is another. */
export function isBare({ noun, adjectives, determiner, number, isPlural, isName }: Phrase) {
  const words = noun.split(' of ', 1)[0]?.toLowerCase().split(' ') ?? [];
  const head = words.at(-1) ?? '';
  return (
    adjectives.length === 0 &&
    determiner === '' &&
    number === null &&
    !isPlural &&
    !isName &&
    !massNouns.has(head) &&
    !uniqueNouns.has(head) &&
    !people.has(head) &&
    !/['’]s? /u.test(noun)
  );
}

/** Parts of a body, which nobody draws in a group: "arms crossed". */
const partsOfBodies =
  /^(?:arm|leg|hand|foot|feet|head|finger|toe|knee|elbow|shoulder|hip|back|lung|eye|ear|nose)s?$/;

/**
 * Whether a noun phrase stands where a noun stands and is made of nouns: "a facing", "some put butter" and "Lean forward"
 * are none, and a number belongs to no name ("7 Marlow Bridge").
 */
export function isSureNoun(phrase: Phrase): boolean {
  const words = phrase.noun.split(' of ', 1)[0]?.split(' ') ?? [];
  const lower = words.map((word) => word.toLowerCase());
  const head = lower.at(-1) ?? '';
  const isNamed = words.some((word, at) => at > 0 && /^\p{Lu}/u.test(word));
  if ((phrase.number !== null || phrase.isPlural) && (isNamed || phrase.isName)) return false;
  if (lower.slice(0, -1).some((word) => sureVerbs.has(word))) return false;
  const isUndetermined = phrase.determiner === '' && phrase.number === null;
  if (phrase.isPlural && phrase.number === null && partsOfBodies.test(head)) return false;
  if (
    /^\p{L}{2,}ing$/u.test(head) &&
    !ingNouns.has(head) &&
    !/^(?:the|an?)$/.test(phrase.determiner)
  )
    return false;
  return !(isUndetermined && phrase.adjectives.length === 0 && sureVerbs.has(head));
}
