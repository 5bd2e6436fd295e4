import { pluralPhrase } from '@scenewright/contract/rules/prose/number.ts';
import { massNouns } from '@scenewright/contract/rules/prose/words.ts';
import { withArticle } from '../articles.ts';
import handPhrases from '../../data/hand-phrases.json' with { type: 'json' };
import { alternativesIn } from '../../word-patterns.ts';

const said = alternativesIn(handPhrases);

/** A thing that hands work on, as it is named in a picture. */
export interface HandThing {
  /** In the singular. */
  readonly noun: string;
  readonly isPlural: boolean;
  /** "rusty"; empty for most. */
  readonly look: string;
}

/** Nouns that stand without an article, beside the mass nouns of descriptions. */
const uncounted = new RegExp(`^(?:${said.uncounted}|.* (?:${said.uncountedKinds}))$`, 'u');
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
