/** What a line tells of a thing decides which of its drawings is shown: an onion that is cut. */
const variants: ReadonlyMap<string, readonly (readonly [RegExp, string])[]> = new Map([
  ['drawn-volcano-erupting', [[/\b(?:magma|chamber|inside|underground)\b/u, 'drawn-volcano-cut']]],
  [
    'drawn-onion',
    [[/\b(?:cut|cutting|slic\w+|chop\w*|layers?|fleshy|halves|halved)\b/u, 'drawn-onion-half']],
  ],
  ['drawn-heart-organ', [[/\bchambers?\b/u, 'drawn-heart-chambers']]],
  ['drawn-carrot-whole', [[/\bring\b/u, 'drawn-carrot-ring']]],
  ['drawn-jar-empty', [[/\b(?:coins?|savings?|pennies)\b/u, 'drawn-jar-coins']]],
  [
    'drawn-pan-with-lid',
    [[/\b(?:on fire|in flames|burning|catches fire)\b/u, 'drawn-burning-pan']],
  ],
  ['drawn-frying-pan', [[/\b(?:on fire|in flames|burning|catches fire)\b/u, 'drawn-burning-pan']]],
  ['drawn-bottle', [[/\b(?:fizz\w*|cola|lemonade|soda|shak\w+)\b/u, 'drawn-fizzy-bottle']]],
  ['drawn-river-bend', [[/\b(?:burst|flood\w*|overflow\w*)\b/u, 'drawn-river-flood']]],
  [
    'drawn-pot-sprout',
    [
      [/\b(?:bushy|full[- ]grown|flowers?|harvest)\b/u, 'drawn-pot-bushy'],
      [/\b(?:young|taller|repot\w*)\b/u, 'drawn-pot-young'],
    ],
  ],
  ['drawn-dog', [[/\bblack (?:\p{L}+ )?(?:dog|puppy|labrador)\b/u, 'drawn-dog-black']]],
]);

/** The drawing of a thing that suits what is told of it. */
export function toldAs(drawing: string, told: string): string {
  const text = told.toLowerCase();
  return variants.get(drawing)?.find(([when]) => when.test(text))?.[1] ?? drawing;
}
