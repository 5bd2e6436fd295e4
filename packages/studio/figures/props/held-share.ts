/** Small things are drawn somewhat larger than they are, so that they can be seen. */
const shares: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:ring|coin|key|old-key|tooth|pill|gem-stone|honeybee|thread|label|ticket|lipstick|olive|cherries|chestnut|lady-beetle|ant|snail)$/u,
    0.4,
  ],
  [
    /^(?:onion|potato|carrot|tomato|egg|red-apple|green-apple|pear|peach|lemon|tangerine|strawberry|grapes|garlic|mushroom|avocado|bell-pepper|hot-pepper|cookie|cupcake|croissant|bagel|doughnut|mobile-phone|pencil|pen|fountain-pen|watch|mouse|frog|hamster|baby-chick|hatching-chick|sports-medal|military-medal|spiral-shell|bone|socks|light-bulb|envelope|glasses|scissors|butterfly|turtle)$/u,
    0.62,
  ],
];

/** The share of a box for both arms that a held thing takes. */
export const heldShare = (name: string): number =>
  shares.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
