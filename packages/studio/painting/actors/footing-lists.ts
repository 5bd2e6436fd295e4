import footings from '../../data/thing-footings.json' with { type: 'json' };

/* Things that are on no table and stand on no floor, and how they are instead. */

const listed = (names: readonly string[]) => {
  const set: ReadonlySet<string> = new Set(names);
  return (name: string): boolean => set.has(name);
};

/** A piece of land seen from far: a river, a mountain, a football pitch. */
export const isLandscape = listed(footings.landscapes);
/** Part of a body or of a garment: it never lies about. */
export const isPart = listed(footings.parts);
/** What is put on: it hangs on a rail where nobody wears it. */
export const isGarment = listed(footings.worn);
/** What hangs on a wall or from above by itself. */
export const isHanging = listed(footings.hung);
/** Flat and round, and drawn from above: it lies. */
export const liesRound = listed(footings.round);
/** A leaf or a feather, drawn upright: it lies. */
export const liesAsLeaf = listed(footings.leaves);
/** At home in gardens, streets and fields, though it is as small as furniture. */
export const isOutdoors = listed(footings.outdoors);
/** As much at home in a hall as in a street. */
export const isOnAnyGround = listed(footings.anyGround);
/** A landscape and a part of a body are as large as their picture. */
export const isOfNoSize = (name: string): boolean => isLandscape(name) || isPart(name);
