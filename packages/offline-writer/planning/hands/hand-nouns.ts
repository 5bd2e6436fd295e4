import data from '../../data/hand-acts.json' with { type: 'json' };
import { named, type HandThing } from './thing-names.ts';

/* What hands work on and with, by what it is. */

/** What something is put into, and on. */
export const vessels: ReadonlySet<string> = new Set(data.vessels);
export const grounds: ReadonlySet<string> = new Set(data.grounds);
const alone: ReadonlySet<string> = new Set(data.alone);
/** A thing as a picture names it: of some one is shown, however many there are. */
export const shownAs = (thing: HandThing): string =>
  named(alone.has(thing.noun) ? { ...thing, isPlural: false } : thing);
export const foods: ReadonlySet<string> = new Set(data.foods);
export const liquids: ReadonlySet<string> = new Set(data.liquids);
export const loose: ReadonlySet<string> = new Set(data.loose);
/** What spoons are heaped with. */
export const spooned: ReadonlySet<string> = new Set(data.spooned);
export const isEdible = (noun: string): boolean => foods.has(noun);
export const isLiquid = (noun: string): boolean => liquids.has(noun);
/** Of flour and salt nobody says one. */
export const isLoose = (noun: string): boolean => loose.has(noun);
