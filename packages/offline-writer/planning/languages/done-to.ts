import { massNouns, uniqueNouns } from '@scenewright/contract/rules/prose/words.ts';
import type { Hit } from './find-words.ts';

/* What is done to what, as far as people are drawn at it. (`npm test` asks the studio for each of them.) */

const nouns = (text: string): ReadonlySet<string> => new Set(text.split('|'));
const foods = nouns(
  'bread|pizza|hamburger|sandwich|cake|biscuit|pancake|doughnut|ice cream|chocolate|candy|honey|jam|cheese|egg|meat|rice|pasta|soup|salad|potato|carrot|onion|tomato|cucumber|pumpkin|pea|chickpea|corn|broccoli|aubergine|apple|pear|strawberry|cherry|grape|lemon|tangerine|banana|peach|mango|pineapple|watermelon|avocado|olive|peanut|dumpling|popcorn|fish|salmon|shrimp|mushroom|croissant|baguette',
);

/** With what each is shown; behind the verbs of `freely` other things stand beside it, of the rest nothing else is shown. */
export const objects: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['cooking', foods],
  ['baking', foods],
  ['stirring', foods],
  ['eating', foods],
  ['drinking', nouns('coffee|tea|milk|beer|wine|tumbler|soup')],
  ['reading', nouns('book|newspaper')],
  ['writing', nouns('notebook')],
  ['kneading', nouns('bread')],
  ['hugging', nouns('dog|cat|horse|donkey|sheep|goat|rabbit|bear|panda|teddy|tree')],
  [
    'carrying',
    nouns(
      'suitcase|backpack|basket|box|sack|carrier bag|bucket|parcel|gift|bread|book|bottle|flower|umbrella|cake|pizza|egg',
    ),
  ],
  ['pushing', nouns('wheelbarrow')],
  ['throwing', nouns('football')],
  ['sewing', nouns('sock|coat|shirt|jeans')],
  ['knitting', nouns('sock|hat|scarf|glove')],
  [
    'planting',
    nouns('tree|fir tree|apple tree|flower|tulip|seed|seedling|potato|onion|garlic|tomato|cabbage'),
  ],
  [
    'repairing',
    nouns(
      'tap|kettle|washing machine|chair|lamp|wall clock|alarm clock|television|radio|laptop|computer|phone|camera|bicycle|car|fence|bench|table',
    ),
  ],
  ['driving', nouns('car')],
  ['cleaning', nouns('')],
  ['painting a picture', nouns('')],
]);
const freely = nouns('cooking|baking|stirring|eating|drinking|reading|writing|kneading|hugging');
/** Nobody is seen at them without a thing. */
const needsThing = nouns('carrying|pushing|throwing');

const isMass = (noun: string) => massNouns.has(noun.split(' ').at(-1) ?? '');
export const articleOf = (noun: string) => (/^[aeiou]/u.test(noun) ? 'an' : 'a');
const withArticle = (noun: string) =>
  isMass(noun) ? noun : uniqueNouns.has(noun) ? `the ${noun}` : `${articleOf(noun)} ${noun}`;

/** What somebody does, with what it is done to; null where nobody is shown at that. */
export function doingTo(
  doing: string,
  object: Hit | null,
): { doing: string; object: Hit | null } | null {
  if (object === null) return needsThing.has(doing) ? null : { doing, object };
  const { english, kind } = object;
  const known = objects.get(doing);
  if (known === undefined) return { doing, object: null };
  const isShown = known.has(english) || (kind === 'person' && doing === 'hugging');
  if (!isShown) return freely.has(doing) ? { doing, object: null } : null;
  // Painters know what is done to one of them.
  return { doing: `${doing} ${withArticle(english)}`, object };
}
