import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { withArticle } from '../articles.ts';

/** A thing that hands work on, as it is named in a picture. */
export interface HandThing {
  /** In the singular. */
  readonly noun: string;
  readonly isPlural: boolean;
  /** "rusty"; empty for most. */
  readonly look: string;
}

/** Nouns that stand without an article, beside the mass nouns of descriptions. */
const uncounted =
  /^(?:batter|broth|chutney|clay|coriander|curry|curry powder|dill|earth|fabric|fish|foil|gas|gravy|ground|ham|hands|kale|laundry|mint|oats|parmesan|pastry|porridge|rhubarb|risotto|sage|salad|sandpaper|semolina|spaghetti|spinach|stew|stock|string|thread|thyme|timber|tofu|twine|wire|yarn|.* (?:oil|milk|water|juice|vinegar|sugar|salt|syrup|sauce|soda|powder|foil|soil|wool|paper|coffee|tape))$/u;
/** Of these one of many is meant. */
const counted = /^(?:glass|iron|light bulb|ring)$/u;

const isUncounted = (noun: string): boolean =>
  !counted.test(noun) && (massNouns.has(noun.split(' ').at(-1) ?? '') || uncounted.test(noun));

/** "A rusty skillet", "salt", "onions". */
export function named({ noun, isPlural, look }: HandThing): string {
  const isMass = isUncounted(noun);
  const own = isPlural && !isMass ? pluralPhrase(noun) : noun;
  const phrase = look === '' ? own : `${look} ${own}`;
  return isMass || isPlural ? phrase : withArticle(phrase);
}
