/** A vessel and what is in it, where the two together have a drawing: "a jar of coins" is no jar and no coin. */
const filled: readonly (readonly [RegExp, string])[] = [
  [/\bglass(?:es)? (?:of|full of|filled with) (?:\p{L}+ )?water\b/u, 'drawn-water-glass'],
  [
    /\bjars? (?:\p{L}+ )?(?:of|with) (?:\p{L}+ )?(?:coins?|money|change|savings|pennies)\b/u,
    'drawn-jar-coins',
  ],
  [
    /(?:\bjars? (?:\p{L}+ )?(?:of|with) (?:\p{L}+ )?(?:sweets|candy|candies|marbles|marshmallows|jelly beans|buttons)|\b(?:sweets|marshmallows|marbles|jelly beans) in (?:the|a|this|our) jar)\b/u,
    'drawn-jar-sweets',
  ],
  [
    /\bjars? of (?:\p{L}+ )?(?:jam|chutney|marmalade|preserve|pickle|sauce)s?\b/u,
    'drawn-jar-filled',
  ],
  [/\b(?:sacks?|bags?) (?:\p{L}+ )?of (?:\p{L}+ )?potatoes\b/u, 'drawn-sack-potatoes'],
  [/\bbags? of (?:\p{L}+ )?flour\b/u, 'drawn-flour-bag'],
  [/\bbowls? of (?:\p{L}+ )?dough\b/u, 'drawn-dough-bowl'],
  [/\bbowls? of (?:\p{L}+ )?soup\b/u, 'drawn-soup-bowl'],
  [/\b(?:pan|pot)s? with (?:an?|its|the) lid\b/u, 'drawn-pan-with-lid'],
  [/\b(?:tray|tin)s? of (?:\p{L}+ )?(?:biscuit|cookie)s\b/u, 'drawn-biscuit-tray'],
  [/\b(?:tray|tin)s? of (?:\p{L}+ )?(?:flapjacks|brownies|bakes|cakes)\b/u, 'drawn-tin-of-bakes'],
  [/\bplates? of (?:\p{L}+ )?(?:food|dinner|lunch|meat)\b/u, 'drawn-plate-of-food'],
  [/\bplates? of (?:\p{L}+ )?(?:pasta|spaghetti)\b/u, 'drawn-pasta-plate'],
  [/\b(?:pile|stack)s? of (?:\p{L}+ )?books\b/u, 'drawn-book-pile'],
  [/\b(?:pile|stack)s? of (?:\p{L}+ )?coins\b/u, 'drawn-coin-stack'],
  [/\bbottles? of (?:\p{L}+ )?milk\b/u, 'drawn-milk-bottle'],
  [
    /\bbottles? of (?:\p{L}+ )?(?:cola|lemonade|pop|fizz|soda|fizzy drink)\b/u,
    'drawn-fizzy-bottle',
  ],
  [/\b(?:shaken|shaking a|fizzy|fizzing) bottle\b/u, 'drawn-fizzy-bottle'],
  [/\bcarrots? with (?:an?|the|my|her) (?:\p{L}+ )?ring\b/u, 'drawn-carrot-ring'],
  [/\bpots? (?:of|filled with|full of) (?:\p{L}+ )?(?:soil|earth|compost)\b/u, 'drawn-pot-soil'],
  [/\b(?:cut|halved|sliced|half an?) onion\b/u, 'drawn-onion-half'],
  [/\bpair of (?:\p{L}+ )?socks\b/u, 'drawn-socks'],
];

/** The drawing of a vessel with what is in it; null where a phrase tells of none. */
export const filledIn = (phrase: string): string | null =>
  filled.find(([told]) => told.test(phrase.toLowerCase()))?.[1] ?? null;
