import { compoundLook } from '@scenewright/contract/rules/prose/compounds.ts';
import { sceneHeads } from '@scenewright/contract/rules/prose/places.ts';
import { singularPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { isListed } from './drawable.ts';
import { people } from './plan-words.ts';
import { usesOf } from './word-uses.ts';

/*
 * Two nouns name a thing that need not look like the second: a radiator key is no key of a door, a water stone no boulder. The
 * first says of what sort it is (a kitchen knife), of what it is made (a steel pan) or what is in it (a soup bowl); but where it
 * is a thing, an animal or a liquid, what is made for that is another thing.
 */

/** WordNet's fields of nouns. */
const field = { animal: 5, artifact: 6, bodyPart: 8, naturalObject: 17, substance: 27 };

const liquidsAndGases =
  /^(?:water|oil|petrol|gas|diesel|fuel|ink|air|steam|milk|acid|paint|glue|blood|sweat|smoke|sewage|brine|wine|beer)$/u;
/** Whatever they are for, they look as they do. */
const alikeForAll =
  /^(?:van|car|truck|lorry|bus|boat|ship|ferry|train|bike|bicycle|trailer|wagon|shop|store|shed|house|hut|barn|stall|factory|museum|station|school|room|hall|bottle|jug|glass|cup|mug|bucket|jar|can|bowl|pot|box|crate|basket|barrel|bag|sack|shirt|jacket|coat|hat|cap|shoe|boot|sock|glove|scarf|apron|uniform|book|magazine|newspaper|poster|leaflet|letter|card|ticket|sign|photo|picture|painting|video|film)$/u;

const neverLived =
  /^(?:toy|rubber|rocking|stuffed|cuddly|soft|plush|plastic|paper|origami|wooden|clay|china|ceramic|porcelain|glass|stone|bronze|brass|metal|tin|chocolate|sugar|marzipan|gummy|jelly|balloon|inflatable|robot|knitted|crochet|pottery|plaster|lego|clockwork)$/u;

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
const measures: ReadonlySet<string> = new Set(
  'tin can jar cup cups spoon spoons teaspoon tablespoon litre litres liter kilo kilos gram grams pinch piece pieces head half pack packet bag box bottle slice slices handful bunch thousand hundred dozen pair metre metres year years'.split(
    ' ',
  ),
);

/** "A bead of silicone", "the doors of the car": so much of a substance, or a part. */
const containers =
  /^(?:cup|mug|glass|bottle|jug|jar|can|tin|box|crate|bag|sack|packet|basket|bucket|bowl|pot|plate|tray|barrel|pile|heap|stack|group|pair|bunch|bouquet|slice|piece|loaf|photo|picture|map|book|statue|queue|herd|flock)$/u;

function isOfAnother(head: string, whole: string): boolean {
  const last = head.toLowerCase();
  const singular = singularPhrase(last) ?? last;
  if (containers.test(singular) || people.has(singular)) return false;
  if (fieldOf(singular) !== field.artifact) return false;
  const of = whole.toLowerCase().split(' ').at(-1) ?? '';
  return fieldOf(of) === field.substance || /^(?:car|van|bus|lorry|truck|train|plane)s?$/u.test(of);
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
