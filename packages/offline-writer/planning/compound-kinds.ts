import { compoundLook } from '@scenewright/contract/rules/prose/compounds.ts';
import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isListed } from './drawable.ts';
import { people } from './plan-words.ts';
import { usesOf } from './word-uses.ts';
import comparedWords from '../data/compared-words.json' with { type: 'json' };
import { alternativesIn } from '../word-patterns.ts';

const said = alternativesIn(comparedWords);

/*
 * Two nouns name a thing that need not look like the second: a radiator key is no key of a door, a water stone no boulder. The
 * first says of what sort it is (a kitchen knife), of what it is made (a steel pan) or what is in it (a soup bowl); but where it
 * is a thing, an animal or a liquid, what is made for that is another thing.
 */

/** WordNet's fields of nouns. */
const field = { animal: 5, artifact: 6, bodyPart: 8, naturalObject: 17, substance: 27 };

const liquidsAndGases = new RegExp(`^(?:${said.liquidsAndGases})$`, 'u');
/** Whatever they are for, they look as they do. */
const alikeForAll = new RegExp(`^(?:${said.alikeForAll})$`, 'u');

const neverLived = new RegExp(`^(?:${said.neverLived})$`, 'u');

const fieldOf = (noun: string): number => {
  const singular = singularPhrase(noun) ?? noun;
  return usesOf(singular).field;
};

/** Whether the first of two nouns makes another thing of the second. */
export function makesAnotherKind(modifier: string, head: string): boolean {
  const [first, last] = [modifier.toLowerCase(), head.toLowerCase()];
  const singular = singularPhrase(last) ?? last;
  if ([last, singular].some((form) => isListed(`${first} ${form}`))) return false;
  const look = compoundLook(first, last);
  if (look === 'same' || look === 'other') return look === 'other';
  // Whose, or how much of it there is, changes nothing: "grandma's cake", "200 g butter".
  if (look !== null && first.length > 2 && !people.has(first) && !measures.has(first))
    return usesOf(singularPhrase(first) ?? first).noun >= leastNoun;
  if (people.has(singular) || alikeForAll.test(singular)) return false;
  const ofHead = fieldOf(singular);
  // "Rubber duck", "rocking horse": none that ever lived.
  if (ofHead === field.animal && neverLived.test(first)) return true;
  if (ofHead !== field.artifact && ofHead !== field.naturalObject) return false;
  if (liquidsAndGases.test(first)) return true;
  if (sceneHeads.has(first) || people.has(first) || usesOf(first).noun < leastNoun) return false;
  const ofFirst = fieldOf(first);
  return ofFirst === field.artifact || ofFirst === field.animal || ofFirst === field.bodyPart;
}
const leastNoun = 0.5;
const measures: ReadonlySet<string> = new Set(comparedWords.measures);

/** "A bead of silicone", "the doors of the car": so much of a substance, or a part. */
const containers = new RegExp(`^(?:${said.containers})$`, 'u');

const partOfVehicle = new RegExp(`^(?:${said.vehicles})s?$`, 'u');

function isOfAnother(head: string, whole: string): boolean {
  const last = head.toLowerCase();
  const singular = singularPhrase(last) ?? last;
  if (containers.test(singular) || people.has(singular)) return false;
  if (fieldOf(singular) !== field.artifact) return false;
  const of = whole.toLowerCase().split(' ').at(-1) ?? '';
  return fieldOf(of) === field.substance || partOfVehicle.test(of);
}

/** Whether a noun phrase names a thing of another kind than its head alone does. */
export function isAnotherKind(noun: string): boolean {
  const [phrase = '', whole = ''] = noun.split(/ of (?=\p{L})/u, 2);
  const words = phrase.split(' ');
  const head = words.at(-1) ?? '';
  const modifier = words.at(-2);
  if (whole !== '' && isOfAnother(head, whole)) return true;
  if (modifier === undefined) return false;
  // "Pirate ship" at the beginning of a line; other capitals are names.
  const isSurely = compoundLook(modifier.toLowerCase(), head.toLowerCase()) === 'other';
  return isSurely || (/^\p{Ll}+$/u.test(modifier) && makesAnotherKind(modifier, head));
}
