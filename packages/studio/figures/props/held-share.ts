import sizes from '../../data/sizes.json' with { type: 'json' };

/** Small things are drawn somewhat larger than they are, so that they can be seen. */
const shares: ReadonlyMap<string, number> = new Map(
  sizes.inHands.flatMap(({ share, names }) => names.map((name) => [name, share] as const)),
);

/** The share of a box for both arms that a held thing takes. */
export const heldShare = (name: string): number => shares.get(name) ?? 1;

/** An umbrella is over the head, a balloon and a flag above the hand. */
export const isAloft = (name: string): boolean => /umbrella|balloon|flag|parasol/u.test(name);
