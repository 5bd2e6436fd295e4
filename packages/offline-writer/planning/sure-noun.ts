import { gerundOf, isFiniteVerb } from '@scenewright/contract/rules/prose/verbs.ts';
import { ingNouns, massNouns, uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import { nounVerbs, sureVerbs } from '../reading/english-words.ts';
import { isListed, isPlanet } from './drawable.ts';
import { everydayAnimals, everydayThings, people, vagueNouns } from './plan-words.ts';
import { usesOf } from './word-uses.ts';
import { pluralPhrase, singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import type { Phrase } from './phrases.ts';
import { ofScenes } from './scene-words.ts';

/* Whether a word is what a reader took it for. What is not sure is not drawn. */

const gerunds: ReadonlySet<string> = new Set([...sureVerbs, ...nounVerbs].map(gerundOf));

/** Whether a word is a form of a verb that people use: "ran", "bakes"; "guy ropes" holds none. */
export const isVerbForm = (word: string): boolean =>
  isFiniteVerb(word) || gerunds.has(gerundOf(word)) || /^[a-z]{2,}ed$/.test(word);

/** Animals, what people make, objects and people: each is one of many. */
const thingFields: ReadonlySet<number> = new Set([5, 6, 17, 18]);

/** "Burn and tire": one thing of which there are many has an article in English; without it, the word is another. */
export function isBare({ noun, adjectives, determiner, number, isPlural, isName }: Phrase) {
  const words = noun.split(' of ', 1)[0]?.toLowerCase().split(' ') ?? [];
  const head = words.at(-1) ?? '';
  // "Lift bridge", "wind gauge": two nouns are surely meant as one thing, also in a headline.
  const isThing = thingFields.has(usesOf(singularPhrase(head) ?? head).field);
  if (words.length > 1 && isThing && words.slice(0, -1).every((word) => usesOf(word).noun > 0))
    return false;
  return (
    adjectives.length === 0 &&
    determiner === '' &&
    number === null &&
    !isPlural &&
    !isName &&
    !massNouns.has(head) &&
    !uniqueNouns.has(head) &&
    !isPlanet(noun) &&
    !people.has(head) &&
    !/['’]s? /u.test(noun)
  );
}

const leastShare = 0.15;
/** WordNet's field of people. */
const peopleField = 18;
const livingOrEaten: ReadonlySet<number> = new Set([5, 13, 20]);

/** Whether people use a word as a noun at all: "delete" is none, and nobody ever met "max" or "ref" as a thing. */
function isUsedAsNoun(word: string): boolean {
  const singular = singularPhrase(word) ?? word;
  if (people.has(word) || everydayThings.has(singular) || everydayAnimals.has(singular))
    return true;
  const { noun, nounUses, field } = usesOf(singular);
  if (noun === 0 && usesOf(word).noun === 0) return usesOf(word).verb === 0;
  if (singular.length <= 3) return nounUses > 0 || livingOrEaten.has(field);
  // "The tailor" is somebody, though books rather tell what is tailored.
  return noun >= leastShare || nounUses > 0 || field === peopleField;
}

/** Parts of a body, which nobody draws in a group: "arms crossed". */
const partsOfBodies = new RegExp(`^(?:${ofScenes.partsOfBodies})s?$`);

/** "Hands that have an extra thumb": a part of a body is drawn only as what a line is about. */
export const isPartOfBody = ({ noun }: Phrase): boolean => isBodyPart(noun);
export const isBodyPart = (what: string): boolean => partsOfBodies.test(headOf(what));
/** "A group of elbows" is of elbows. */
const headOf = (what: string): string =>
  what
    .replace(/^group of /u, '')
    .split(' of ', 1)[0]
    ?.split(' ')
    .at(-1)
    ?.toLowerCase() ?? '';

/** A part that is drawn by itself, where its film tells what ails it: `word-senses.json` asks for that. */
export const isDrawnPart = (what: string): boolean =>
  isBodyPart(what) && isListed(singularPhrase(headOf(what)) ?? headOf(what));

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
  // "Things people left": two nouns side by side that are no name.
  if (lower.slice(0, -1).some((word) => vagueNouns.has(word) && singularPhrase(word) !== null))
    return false;
  // "3 bed end terrace": a number before one thing counts something else.
  const isOne = phrase.number === null || /^(?:one|1|an?)$/iu.test(phrase.number);
  if (!isOne && !phrase.isPlural && !massNouns.has(head) && pluralPhrase(head) !== head)
    return false;
  if (!isUsedAsNoun(head)) return false;
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
