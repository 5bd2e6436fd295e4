import many from '../../data/many-in-one.json' with { type: 'json' };

/** Drawings that are many by themselves, or what became of several: of "four eggs, beaten" there is one bowl. */
export const manyInOne: ReadonlySet<string> = new Set(many);
